import Foundation
import PhotoFacts
import PhotoFolder

/// Where the app keeps what people have made and what cannot be made again: `$XDG_DATA_HOME/tsumami`, or the folder that was named.
package struct DataFolder: Sendable {
  package let place: URL

  package init(_ place: URL) { self.place = place }

  /// By the rules of freedesktop.org: a path that is not absolute does not count.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> DataFolder {
    let own = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return DataFolder(
      URL(fileURLWithPath: own ?? "\(home)/.local/share").appending(path: "tsumami"))
  }

  /// The file of the ratings that were given to the photos of a folder, by the folder's real place.
  package func ratings(of folder: Folder) -> URL {
    let word = Hex.text(FileContent.digest(Data(folder.place)))
    return place.appending(path: "ratings/\(word).sqlite")
  }
}
