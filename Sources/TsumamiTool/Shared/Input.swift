import ArgumentParser
import Foundation
import TouchTraces

/// What every command has that reads something.
struct InputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors: no notes, no progress.")
  var quiet = false

  /// Something odd that kept nothing from being done.
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
