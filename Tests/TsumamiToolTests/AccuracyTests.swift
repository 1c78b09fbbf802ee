import Foundation
import Testing

/// Strokes of two writers that anybody can check by hand, in the format of the $1 logs.
private struct HandMadeLog {
  /// Corners of the shapes, in a square of side 100.
  static let shapes: [(name: String, corners: [(Double, Double)])] = [
    ("caret", [(0, 100), (50, 0), (100, 100)]),
    ("rectangle", [(0, 0), (0, 100), (100, 100), (100, 0), (0, 0)]),
    ("v", [(0, 0), (50, 100), (100, 0)]),
  ]

  var lines: [String] = []

  /// Ten strokes of each shape, each a little wider than the one before.
  init(writers: [String] = ["ann", "bob"]) {
    for writer in writers {
      for shape in Self.shapes {
        for number in 1...10 {
          add(writer, shape.name, number, shape.corners)
        }
      }
    }
  }

  mutating func add(
    _ writer: String, _ name: String, _ number: Int, _ corners: [(Double, Double)]
  ) {
    var points: [String] = []
    for (a, b) in zip(corners, corners.dropFirst()) {
      for step in 0...10 {
        let part = Double(step) / 10
        let x = (a.0 + (b.0 - a.0) * part) * (1 + Double(number) / 100)
        let y = a.1 + (b.1 - a.1) * part
        points.append("[\(x),\(y),\(points.count * 10)]")
      }
    }
    lines.append(
      #"{"writer":"\#(writer)","speed":"medium","name":"\#(name)","number":\#(number),"#
        + #""points":[\#(points.joined(separator: ","))]}"#)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

/// The report as programs read it.
private struct Report: Decodable {
  struct Shapes: Decodable {
    var matching: String
    var source: String
    var templates: Int
    var asked: Int
    var right: Int
  }
  struct Rejection: Decodable {
    struct Outcome: Decodable {
      var maximumDistance: Double
      var writers: [String]
      var falseRejects: Double
      var falseAccepts: Double
    }
    var matching: String
    var outcomes: [Outcome]
  }
  struct Directions: Decodable {
    var shape: String
    var strokes: Int
    var right: Int
    var wrong: Int
    var letters: Int
    var shareSeen: Double
    var shareUnseen: Double
  }
  struct Time: Decodable {
    var templates: Int
    var microseconds: Double
  }
  var shapes: [Shapes]
  var rejection: [Rejection]
  var directions: [Directions]
  var times: [Time]
}

@Suite struct Accuracy {
  private func report(_ log: HandMadeLog, _ arguments: String...) throws -> Report {
    let tool = try Tool(files: ["log.jsonl": log.text])
    let process = tool.process(
      ["accuracy", "log.jsonl", "--format", "json", "--repeats", "2"] + arguments)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Report.self, from: data)
  }

  @Test func `each stroke that is drawn as it should be counts as right, everywhere`() throws {
    let report = try report(HandMadeLog())
    // 2 writers, 2 repeats, 3 shapes.
    #expect(report.shapes.count == 24)
    for line in report.shapes {
      #expect(line.asked == 12 && line.right == 12, "\(line)")
    }
    #expect(Set(report.shapes.map(\.matching)).count == 3)
    #expect(Set(report.shapes.map(\.templates)) == [1, 3, 5, 9])
    #expect(report.directions.map(\.shape) == ["rectangle", "caret", "v"])
    for line in report.directions {
      #expect(line.strokes == 20 && line.right == 20 && line.wrong == 0, "\(line)")
    }
    #expect(report.times.allSatisfy { $0.templates == 15 && $0.microseconds > 0 })
  }

  @Test func `a stroke that is drawn as another one lowers what is right, and is told as wrong`()
    throws
  {
    var log = HandMadeLog()
    // The second writer's letters: those of every other writer chose the constants.
    log.add("bob", "v", 11, [(0, 0), (0, 100)])
    log.add("bob", "v", 12, [(0, 0), (100, 0)])
    log.add("bob", "v", 13, [(0, 100), (50, 0), (100, 100)])
    let v = try #require(try report(log).directions.first { $0.shape == "v" })
    // Down alone is the letter I, to the right is none of the sequences, up and down is the caret.
    #expect(v.strokes == 23 && v.right == 20 && v.letters == 1 && v.wrong == 1)
    #expect(v.shareSeen == 1 && abs(v.shareUnseen - 10 / 13) < 1e-9)
  }

  @Test func `shapes that are taken for each other are counted as such`() throws {
    var log = HandMadeLog(writers: ["ann"])
    // What ann calls a circle is her rectangle: one in two of both is taken for the other, or thereabouts.
    for number in 1...10 { log.add("ann", "circle", number, HandMadeLog.shapes[1].corners) }
    let report = try report(log)
    let lines = report.shapes.filter { $0.source == "own" && $0.templates == 5 }
    #expect(lines.count == 3)
    for line in lines {
      #expect(line.asked == 8 && 4...7 ~= line.right, "\(line)")
    }
    // One writer alone: nobody else to take templates from, or to choose a distance with.
    #expect(report.shapes.filter { $0.source == "others" }.allSatisfy { $0.right == 0 })
    #expect(report.rejection.allSatisfy { $0.outcomes.isEmpty })
  }

  @Test
  func `what is left out of the library is rejected by the distance that other writers chose`()
    throws
  {
    let report = try report(HandMadeLog())
    #expect(report.rejection.count == 3)
    for line in report.rejection {
      #expect(line.outcomes.map(\.writers) == [["bob"], ["ann"]])
      for outcome in line.outcomes {
        #expect(outcome.maximumDistance > 0)
        #expect(outcome.falseRejects == 0 && outcome.falseAccepts == 0, "\(line)")
      }
    }
  }

  @Test func `the same log and seed give the same report, but for the times`() throws {
    let log = HandMadeLog()
    let tool = try Tool(files: ["log.jsonl": log.text])
    func table(_ arguments: String...) throws -> [Substring] {
      let result = try tool(
        "accuracy", "--repeats", "1", arguments.first ?? "-", input: log.text)
      #expect(result.status == 0 && result.error.isEmpty)
      let lines = result.output.split(separator: "\n")
      return Array(lines.prefix { !$0.hasPrefix("One stroke") })
    }
    let first = try table("log.jsonl")
    #expect(try table("log.jsonl") == first)
    #expect(try table("-") == first, "from standard input")
    #expect(first.contains { $0.hasPrefix("  Protractor, control run") })
    #expect(
      first.contains { $0.split(separator: " ") == ["v", "100.0", "100.0", "100.0", "0", "0"] })
  }

  @Test func `packed logs are unpacked`() throws {
    let tool = try Tool(files: ["log.jsonl": HandMadeLog(writers: ["ann", "bob"]).text])
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", tool.folder.appendingPathComponent("log.jsonl").path]
    try gzip.run()
    gzip.waitUntilExit()
    let result = try tool("accuracy", "--repeats", "1", "log.jsonl.gz")
    #expect(
      result.status == 0 && result.output.hasPrefix("Shapes, with the writer's own templates"))
  }

  @Test func `bad logs are one line with the place, and the exit codes of the other commands`()
    throws
  {
    let tool = try Tool(files: [
      "bad": HandMadeLog().lines[0] + "\n{\"writer\":\"ann\"}\n", "empty": "", "no.gz": "plain",
    ])
    let malformed = "not a stroke with writer, speed, name, number and points"
    #expect(
      try tool("accuracy", "bad")
        == Tool.Result(status: 65, output: "", error: "bad:2: \(malformed)\n"))
    #expect(
      try tool("accuracy", "empty")
        == Tool.Result(status: 65, output: "", error: "empty:1: no strokes\n"))
    #expect(
      try tool("accuracy", "nowhere")
        == Tool.Result(status: 66, output: "", error: "nowhere: no such file\n"))
    let packed = try tool("accuracy", "no.gz")
    #expect(packed.status == 65 && packed.error.hasSuffix("no.gz: gzip cannot unpack it\n"))
    #expect(try tool("accuracy", "bad", "--repeats", "0").status == 64)
    let usual = try tool("accuracy", environment: ["TSUMAMI_DATA": "/nowhere"])
    #expect(
      usual
        == Tool.Result(
          status: 66, output: "",
          error: "/nowhere/strokes/onedollar.jsonl.gz: no such file\n"))
    let unnamed = try tool("accuracy", environment: ["TSUMAMI_DATA": ""])
    #expect(unnamed.status == 64)
    #expect(unnamed.error.contains("Name the logs, or set TSUMAMI_DATA."))
  }
}
