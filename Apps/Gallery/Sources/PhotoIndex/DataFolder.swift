import Foundation
import PhotoFolder

/// Where the app keeps what people have made and what cannot be made again: `$XDG_DATA_HOME/tsumami`, or the folder that was named.
package struct DataFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> DataFolder {
    DataFolder(StandardFolder.url("XDG_DATA_HOME", usual: ".local/share", environment))
  }

  /// The file of the ratings that were given to the photos of a folder, by the folder's real path.
  package func ratings(of folder: Folder) -> URL {
    url.appending(path: "ratings/\(StandardFolder.word(for: folder)).sqlite")
  }
}
