import Foundation
import Testing

@Suite struct `Documentation/Tool.md` {
  /// A command of the page, and what it prints.
  private struct Example {
    var line: Int
    var command: String
    var output = ""
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Tool.md")

  /// The blocks marked `console`: `$ command`, and its output up to the next one.
  private func examples(_ text: String) -> [Example] {
    var examples: [Example] = []
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(line: index + 1, command: String(line.dropFirst(2))))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  private static let recording = """
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

    """

  @Test func `every example prints what the page says`() throws {
    let examples = examples(String(decoding: try Data(contentsOf: Self.page), as: UTF8.self))
    #expect(examples.count >= 15)
    let tool = try Tool(files: [
      "pinch.jsonl": Traces.pinch.replacing("a test", with: "two fingers"),
      "finger.events": Self.recording,
    ])
    // One shell, so that an example can ask for the status of the one above.
    let mark = "-- example --"
    let script = examples.map { "echo '\(mark)'\n(exit $status)\n\($0.command)\nstatus=$?\n" }
    try tool.write("status=0\n" + script.joined(), to: "examples.sh")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "exec sh examples.sh > examples.out 2>&1"]
    shell.currentDirectoryURL = tool.folder
    let path = Tool.program.deletingLastPathComponent().path
    shell.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": path + ":" + ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    ]) { $1 }
    try shell.run()
    shell.waitUntilExit()
    let outputs = try tool.read("examples.out").components(separatedBy: mark + "\n").dropFirst()
    #expect(outputs.count == examples.count)
    for (example, output) in zip(examples, outputs) {
      #expect(output == example.output, "line \(example.line): \(example.command)")
    }
    for file in ["pinch.svg", "dark.svg", "PinchTests.swift"] {
      #expect(try !tool.read(file).isEmpty)
    }
  }
}
