import ArgumentParser
import Foundation
import TouchTraces

/// The options of every command that reads a file.
struct InputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors: no notes, no progress.")
  var quiet = false

  /// Prints a warning.
  func note(_ text: String) {
    if !quiet { StandardError.write(text + "\n") }
  }

  /// Opens a file, `-` for standard input, with its progress on the terminal.
  ///
  /// - Parameter verb: what is done with it: `replaying`.
  func open(_ path: String, _ verb: String) throws(TraceError) -> (ByteSource, ProgressLine) {
    let progress = ProgressLine(verb, path: path, isShown: !quiet && StandardError.isTerminal)
    let source = try ByteSource(path: path)
    return (source.reportingProgress { progress.update($0) }, progress)
  }
}
