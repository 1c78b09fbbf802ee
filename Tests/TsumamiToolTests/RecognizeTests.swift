import Foundation
import Testing

@Suite struct RecognizeTests {
  private static let trace = """
    {"tsumami":"trace","version":1,"width":320,"height":480,"scale":2,"source":"a test"}
    {"t":0,"id":1,"phase":"began","x":100,"y":100}
    {"t":0.05,"id":1,"phase":"ended","x":100,"y":100}

    """

  private func tool() throws -> Tool {
    let tool = try Tool()
    for label in ["tap", "double"] {
      try FileManager.default.createDirectory(
        at: tool.folder.appendingPathComponent("all/\(label)"), withIntermediateDirectories: true)
    }
    try tool.write(Self.trace, to: "all/tap/one.jsonl")
    try tool.write(Self.trace, to: "all/double/half.jsonl")
    return tool
  }

  @Test func `each folder is counted, and what is missed says why`() throws {
    let result = try tool()("recognize", "all")
    #expect(
      result.output == """
        tap: 1 of 1
        double: 0 of 1
          half: tap; 1 finger, 0.050 s, 0 × 0 pt
            no further tap in time (doubleTap at 0.400 s)

        """)
    #expect(result.status == 0)
  }

  @Test func `a page gets tables`() throws {
    let result = try tool()("recognize", "--format", "markdown", "all")
    #expect(
      result.output.hasSuffix(
        """
        | double/half | tap | 1 finger, 0.050 s, 0 × 0 pt | no further tap in time (doubleTap at 0.400 s) |

        """))
    #expect(result.output.contains("| all | 1 of 2 |"))
  }

  @Test func `a folder without labels is none`() throws {
    let result = try Tool()("recognize", ".")
    #expect(result.status == 66)
    #expect(result.error == ".: there is no folder of a label in it\n")
  }

  @Test func `a recording that cannot be read is named`() throws {
    let tool = try tool()
    try tool.write("nothing\n", to: "all/tap/two.jsonl")
    let result = try tool("recognize", "all")
    #expect(result.status == 65)
    #expect(result.error.contains("two.jsonl"))
  }

  private static let recordings = TestData.folder.appendingPathComponent("recordings/labelled")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: recordings.path),
      "the recordings are not in $TSUMAMI_DATA"))
  func `the documented tables are what comes of the recordings`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Recordings.md")
    let result = try Tool()("recognize", "--format", "markdown", Self.recordings.path)
    #expect(result.status == 0)
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains(result.output), "write the tables anew:\n\(result.output)")
  }
}
