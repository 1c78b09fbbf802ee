import Foundation
import Testing

@Suite struct Plotting {
  @Test func `a scene's recognizers are drawn as the transcript tells them`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let played = try tool("plot", "pinch.jsonl", "--scene", "image-viewer")
    #expect(played.status == 0 && played.error.isEmpty)
    #expect(played.output.hasPrefix("<svg ") && played.output.hasSuffix("</svg>\n"))
    #expect(played.output.contains(">pinch<"))
    let transcript = try tool(
      "replay", "--scene", "image-viewer", "--format", "json", "--steps", "pinch.jsonl")
    try tool.write(transcript.output, to: "pinch.transcript")
    #expect(
      try tool("plot", "pinch.jsonl", "--transcript", "pinch.transcript", "-o", "pinch.svg")
        == Tool.Result(status: 0, output: "", error: ""))
    #expect(try tool.read("pinch.svg") == played.output)
    let alone = try tool("plot", "-", input: Traces.pinch)
    #expect(alone.status == 0 && !alone.output.contains(">pinch<"))
  }

  @Test func `light, dark, or as the page that shows it; and a heading`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let pictures = try ["light", "dark", "auto"].map {
      try tool("plot", "pinch.jsonl", "--appearance", $0, "--title", "Two fingers").output
    }
    #expect(pictures.map { $0.contains("prefers-color-scheme") } == [false, false, true])
    #expect(pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { $0.contains(">Two fingers<") })
  }

  @Test func `a name of another kind of picture is refused`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let refused = try tool("plot", "pinch.jsonl", "-o", "pinch.gif")
    #expect(refused.status == 64)
    #expect(refused.error.contains("A plot is .svg or .png, not .gif."))
    #expect(try tool("plot", "pinch.jsonl", "-o", "PINCH.SVG").status == 0)
    #expect(try tool("plot", "pinch.jsonl", "-o", "plain").status == 0)
  }

  @Test func `where what draws PNG is not there, it says how to get it`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    let process = tool.process(
      ["plot", "pinch.jsonl", "-o", "none.png"], environment: ["PATH": "/nowhere"])
    let error = Pipe()
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
    #expect(process.terminationStatus == 69)
    #expect(said.hasPrefix("rsvg-convert is not there, which draws PNG (Debian: apt install lib"))
    #expect(try tool.read(ifThere: "none.png") == nil)
  }

  private static var canDrawPNG: Bool {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/rsvg-convert")
    }
  }

  @Test(
    .enabled(if: canDrawPNG, "skipped: rsvg-convert is not here, Debian has it in librsvg2-bin"))
  func `PNG has two pixels for a point`() throws {
    let tool = try Tool(files: ["pinch.jsonl": Traces.pinch])
    #expect(
      try tool("plot", "pinch.jsonl", "-o", "pinch.png")
        == Tool.Result(status: 0, output: "", error: ""))
    let bytes = try Data(contentsOf: tool.folder.appendingPathComponent("pinch.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The IHDR chunk's width, big-endian: 800 points at two pixels each.
    #expect(bytes[16..<20].elementsEqual([0, 0, 6, 64]))
  }

  @Test func `who waits for whom, who prevents whom, and who fails and why is in the picture`()
    throws
  {
    let tool = try Tool(files: ["zoom.jsonl": Traces.oneFingerZoom])
    let prevention = try tool("plot", "zoom.jsonl", "--scene", "image-viewer").output
    #expect(prevention.components(separatedBy: ">prevented by oneFingerZoom<").count == 3)
    let waits = try tool("plot", "-", "--scene", "all", input: Traces.tap).output
    #expect(waits.contains(">lifted before it moved far enough<"))
    #expect(waits.components(separatedBy: "class=\"wait\"").count == 3, "of tap, and in the legend")
  }

  @Test func `a recording that names no device is headed by its file`() throws {
    let tool = try Tool(files: [
      "swipe.csv": """
      type,down,position.dx,position.dy,timeStamp
      down,true,137.9,120.7,0:00:02.772699
      up,false,137.9,120.7,0:00:02.872699

      """
    ])
    let headings = try ["-q", "--title=A swipe"].map {
      let result = try tool("plot", "-q", "swipe.csv", $0)
      return result.output.split(separator: "\n").first { $0.contains("class=\"title\"") } ?? ""
    }
    #expect(headings[0].hasSuffix(">swipe.csv (csv)</text>"))
    #expect(headings[1].hasSuffix(">A swipe</text>"))
  }

  @Test func `a scene and a transcript exclude each other`() throws {
    let tool = try Tool()
    #expect(
      try tool("plot", "a", "--scene", "image-viewer", "--transcript", "b").status == 64)
  }
}
