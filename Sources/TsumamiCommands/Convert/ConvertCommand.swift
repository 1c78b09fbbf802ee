import ArgumentParser
import Foundation
import TouchKit
import TouchTraces

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Makes recordings into traces, and traces into what other programs read.",
    usage: "\(TsumamiCommand.programName) convert [<options>] <in> [-o <out>]",
    discussion: """
      The recording's format is recognized by its content: \
      \(TraceFormat.allCases.map(\.rawValue).joined(separator: ", ")). What is odd in it is reported on standard error, with its line.

        tsumami convert touchscreen.events -o pinch.jsonl
        adb shell getevent -lt | tsumami convert - -o pinch.jsonl
        tsumami convert pinch.jsonl -o PinchTests.swift
        tsumami convert pinch.jsonl --format webdriver > actions.json
      """)

  /// What is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case trace
    case webdriver
    case evemu
    case swift

    /// The format of a file's extension; a trace by default.
    init(path: String) {
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "json": self = .webdriver
      case "events", "evemu": self = .evemu
      case "swift": self = .swift
      default: self = .trace
      }
    }

    fileprivate var export: TraceExportFormat? {
      switch self {
      case .trace: nil
      case .webdriver: .webDriver
      case .evemu: .evemu
      case .swift: .swiftTest
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The recording; `-` is standard input.", valueName: "in"),
    completion: .file())
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; standard output without it.", valueName: "out"),
    completion: .file())
  var output = "-"

  @Option(
    help:
      "What to write. Without it as the output's name says: .json webdriver, .events evemu, .swift swift, otherwise trace."
  )
  var format: Format?

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    try reportingFailures {
      let trace = try recording.read(path, "reading", input)
      let result = Output(path: output)
      if let format = (format ?? Format(path: output)).export {
        try result.write(trace.exported(as: format))
      } else {
        try write(trace, to: result)
      }
      try result.close()
    }
  }

  private func write(_ trace: TouchTrace, to result: Output) throws {
    var writer = try TraceWriter(header: trace.header) { try result.write($0) }
    try writer.write(trace.samples)
    try writer.finish()
  }
}
