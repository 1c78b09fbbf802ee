import Foundation
import PhotoFacts
import PhotoFolder

/// The folders of freedesktop.org (https://specifications.freedesktop.org/basedir-spec/latest/).
enum StandardFolder {
  /// The app's own folder in one of them.
  ///
  /// - Parameters:
  ///   - variable: what names the folder; a path that is not absolute does not count.
  ///   - usual: where it is otherwise, in the home folder.
  static func url(_ variable: String, usual: String, _ environment: [String: String]) -> URL {
    let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: named ?? "\(home)/\(usual)").appending(path: "tsumami")
  }

  /// What files about a folder of photos are called: a word for its real path.
  static func word(for folder: Folder) -> String {
    Hex.text(FileContent.digest(Data(folder.realPath)))
  }
}
