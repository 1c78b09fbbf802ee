import Foundation
import Testing

/// The built tool, run as people run it: as a process in a folder of its own.
final class Tool {
  /// What came of a run.
  struct Result: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  /// The folder that it runs in; it is gone when the tool is.
  let folder: URL

  /// `tsumami`, beside the tests' own program.
  static let program = program(named: "tsumami")

  private static func program(named name: String) -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let places = [tests, package.appendingPathComponent(".build/debug")]
    return places.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }

  private let program: URL

  init(_ name: String = "tsumami", files: [String: String] = [:]) throws {
    program = Self.program(named: name)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumami-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The same for a file that the tool may not have made yet.
  func read(ifThere name: String) throws -> String? {
    let path = folder.appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: path) ? try read(name) : nil
  }

  /// Runs it to its end.
  func callAsFunction(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    // Through files: pipes that nobody empties hold a program up.
    try write(input, to: ".input")
    for name in [".output", ".error"] { try write("", to: name) }
    let process = process(arguments, environment: environment)
    process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent(".input"))
    process.standardOutput = try FileHandle(forWritingTo: folder.appendingPathComponent(".output"))
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent(".error"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try read(".output"), error: try read(".error"))
  }

  /// The tool with its arguments, not yet started.
  func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NO_COLOR" }
      .merging(["COLUMNS": "80", "TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    return process
  }
}

/// Traces for the tests.
enum Traces {
  static let header =
    #"{"tsumami":"trace","version":1,"width":320,"height":480,"scale":2,"source":"a test"}"# + "\n"

  /// A tap, then the same finger again, held, and drawn up by 100 points.
  static let oneFingerZoom =
    header + """
      {"t":0,"id":1,"phase":"began","x":160,"y":240}
      {"t":0.05,"id":1,"phase":"ended","x":160,"y":240}
      {"t":0.2,"id":1,"phase":"began","x":160,"y":240}
      {"t":0.3,"id":1,"phase":"moved","x":160,"y":140}
      {"t":0.4,"id":1,"phase":"ended","x":160,"y":140}

      """

  static let tap =
    header + """
      {"t":0,"id":1,"phase":"began","x":160,"y":240}
      {"t":0.05,"id":1,"phase":"ended","x":160,"y":240}

      """

  /// Two fingers that go from 80 to 160 points apart about the window's middle.
  static let pinch =
    header + """
      {"t":0,"id":1,"phase":"began","x":120,"y":240}
      {"t":0,"id":2,"phase":"began","x":200,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":100,"y":240}
      {"t":0.1,"id":2,"phase":"moved","x":220,"y":240}
      {"t":0.2,"id":1,"phase":"moved","x":80,"y":240}
      {"t":0.2,"id":2,"phase":"moved","x":240,"y":240}
      {"t":0.5,"id":1,"phase":"ended","x":80,"y":240}
      {"t":0.5,"id":2,"phase":"ended","x":240,"y":240}

      """
}
