import Foundation
import TouchTraces

/// Recordings of real fingers: `TestData`.
enum RecordedData {
  static let isThere = FileManager.default.fileExists(atPath: TestData.folder.path)

  /// The recordings with this extension, by their path below `recordings`, in alphabetical order.
  static func recordings(_ fileExtension: String) -> [String] {
    let root = TestData.folder.appendingPathComponent("recordings")
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }

  static func source(_ recording: String) throws -> ByteSource {
    try ByteSource(path: TestData.folder.appendingPathComponent("recordings/" + recording).path)
  }
}
