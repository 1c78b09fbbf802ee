import Foundation
import Testing

/// A finger on a touch screen of 800 × 1280 units, as evemu records it.
private let recording = """
  # EVEMU 1.3
  N: A touch screen
  A: 35 0 799 0 0 0
  A: 36 0 1279 0 0 0
  E: 10.000000 0003 0039 5
  E: 10.000000 0003 0035 200
  E: 10.000000 0003 0036 400
  E: 10.000000 0000 0000 0
  E: 10.010000 0003 0036 300
  E: 10.010000 0000 0000 0
  E: 10.020000 0003 0039 -1
  E: 10.020000 0000 0000 0

  """

private let trace = """
  {"tsumami":"trace","version":1,"width":320,"height":512,"scale":1,"source":"A touch screen (evemu)"}
  {"t":0,"id":1,"phase":"began","x":80,"y":160}
  {"t":0.01,"id":1,"phase":"moved","x":80,"y":120}
  {"t":0.02,"id":1,"phase":"ended","x":80,"y":120}

  """

@Suite struct Converting {
  @Test func `a recording becomes a trace`() throws {
    let tool = try Tool(files: ["finger.events": recording])
    #expect(
      try tool("convert", "finger.events", "-o", "finger.jsonl")
        == Tool.Result(status: 0, output: "", error: ""))
    #expect(try tool.read("finger.jsonl") == trace)
    #expect(
      try tool("convert", "-", "-o", "-", input: recording)
        == Tool.Result(status: 0, output: trace, error: ""))
    let wider = try tool("convert", "-", "--size", "640x1024", input: recording)
    #expect(
      wider.output
        == trace.replacing("320", with: "640").replacing("512", with: "1024")
        .replacing(#""x":80"#, with: #""x":160"#).replacing(#""y":120"#, with: #""y":240"#)
        .replacing(#""y":160"#, with: #""y":320"#))
  }

  @Test func `what is odd is reported with its line, unless nobody wants to hear`() throws {
    let cut = recording.split(separator: "\n").dropLast(2).joined(separator: "\n")
    let tool = try Tool(files: ["cut.events": cut])
    let result = try tool("convert", "cut.events")
    #expect(
      result.error
        == "cut.events:10: the recording ends while finger 1 is down, it is cancelled\n")
    #expect(
      result.output.hasSuffix(#"{"t":0.01,"id":1,"phase":"cancelled","x":80,"y":120}"# + "\n"))
    let quiet = try tool("convert", "-q", "cut.events")
    #expect(quiet == Tool.Result(status: 0, output: result.output, error: ""))
  }

  @Test func `the ranges of the surface may be in a file of their own`() throws {
    let ranges = recording.split(separator: "\n")[1...3].joined(separator: "\n")
    let events = recording.split(separator: "\n")[4...].joined(separator: "\n")
    let tool = try Tool(files: ["a.txt": ranges, "finger.events": events])
    let result = try tool("convert", "finger.events", "--axes", "a.txt")
    #expect(result == Tool.Result(status: 0, output: trace, error: ""))
  }

  @Test func `the name of the output says what it is, --format says it better`() throws {
    let tool = try Tool(files: ["a.jsonl": trace])
    for (name, beginning) in [
      ("a.json", #"{"actions":["#), ("a.events", "# EVEMU"), ("A.SWIFT", "import "),
      ("a.trace", #"{"tsumami":"trace""#),
    ] {
      #expect(
        try tool("convert", "a.jsonl", "-o", name) == Tool.Result(status: 0, output: "", error: ""))
      #expect(try tool.read(name).hasPrefix(beginning), "\(name)")
    }
    let actions = try tool("convert", "a.jsonl", "--format", "webdriver")
    #expect(try actions.output == tool.read("a.json"))
    // And back: the window's size is not in the actions.
    let back = try tool("convert", "a.json", "--size", "320x512", "-q")
    #expect(
      back.output.split(separator: "\n").dropFirst() == trace.split(separator: "\n").dropFirst())
  }

  @Test func `a recording that is none leaves the output as it was`() throws {
    let tool = try Tool(files: ["finger.jsonl": trace, "words": "These are words.\n"])
    let result = try tool("convert", "words", "-o", "finger.jsonl")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.hasPrefix("words:1: unknown format, known are trace, evemu, "))
    #expect(try tool.read("finger.jsonl") == trace)
    #expect(
      try tool("convert", "--from", "evemu", "words")
        == Tool.Result(
          status: 65, output: "",
          error: "words:1: “These are words.” is no line of evemu, E: N: I: P: B: A: are known\n"))
  }

  @Test func `an output that cannot be`() throws {
    let tool = try Tool(files: ["a.jsonl": trace])
    #expect(
      try tool("convert", "a.jsonl", "-o", "nowhere/a.json")
        == Tool.Result(
          status: 73, output: "",
          error: "nowhere/a.json: cannot be created: No such file or directory\n"))
    #if os(Linux)
      #expect(
        try tool("convert", "a.jsonl", "-o", "/dev/full")
          == Tool.Result(
            status: 74, output: "",
            error: "/dev/full: cannot be written: No space left on device\n"))
    #endif
  }
}
