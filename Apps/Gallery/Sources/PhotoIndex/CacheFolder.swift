import Foundation
import PhotoFolder

/// Where what can be made again is kept: `$XDG_CACHE_HOME/tsumami`, or the folder that was named.
package struct CacheFolder: Sendable {
  package let place: URL

  package init(_ place: URL) { self.place = place }

  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheFolder {
    CacheFolder(StandardFolder.place("XDG_CACHE_HOME", usual: ".cache", environment))
  }

  /// The file of a folder's index, by the folder's real place.
  package func index(of folder: Folder) -> URL { file(of: folder, "sqlite") }

  /// The file of its list, as a server sends it.
  package func list(of folder: Folder) -> URL { file(of: folder, "list") }

  private func file(of folder: Folder, _ ending: String) -> URL {
    place.appending(path: "index/\(StandardFolder.word(for: folder)).\(ending)")
  }

  /// The folder of the thumbnails, of all photos of all folders: they are named by content.
  package var thumbnails: URL { place.appending(path: "thumbnails") }
}
