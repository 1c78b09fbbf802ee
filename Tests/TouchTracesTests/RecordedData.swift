import Foundation
import TouchTraces

/// Recordings of real fingers. Other people own them, so they are not in the repository; tests that use
/// them are skipped where they are absent.
enum RecordedData {
  /// `$TSUMAMI_DATA`, or `../shared/data` beside the package.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TSUMAMI_DATA"] {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/data")
  }()

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  /// The recordings with this extension, by their path below `recordings`, in alphabetical order.
  static func recordings(_ fileExtension: String) -> [String] {
    let root = folder.appendingPathComponent("recordings")
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }

  static func source(_ recording: String) throws -> ByteSource {
    try ByteSource(path: folder.appendingPathComponent("recordings/" + recording).path)
  }
}
