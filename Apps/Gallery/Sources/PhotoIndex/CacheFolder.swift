import Foundation
import PhotoFolder

/// Where what can be made again is kept: `$XDG_CACHE_HOME/tsumami`, or the folder that was named.
package struct CacheFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheFolder {
    CacheFolder(StandardFolder.url("XDG_CACHE_HOME", usual: ".cache", environment))
  }

  /// The file of a folder's index, by the folder's real path.
  package func index(of folder: Folder) -> URL { file(of: folder, "sqlite") }

  /// The file of its list, as a server sends it.
  package func list(of folder: Folder) -> URL { file(of: folder, "list") }

  private func file(of folder: Folder, _ ending: String) -> URL {
    url.appending(path: "index/\(StandardFolder.word(for: folder)).\(ending)")
  }

  /// The folder of the thumbnails, of all photos of all folders: they are named by content.
  package var thumbnails: URL { url.appending(path: "thumbnails") }
}
