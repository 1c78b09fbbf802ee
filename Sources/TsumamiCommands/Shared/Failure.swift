import ArgumentParser
import Foundation
import TouchTraces

/// An error that ends the tool.
struct Failure: Error {
  /// The exit codes of `sysexits.h` that the tool uses. ArgumentParser uses 64 for wrong usage.
  enum Status: Int32 {
    /// Something is wrong with the input.
    case data = 65
    /// The input does not exist or cannot be opened.
    case noInput = 66
    /// A required program is not installed.
    case unavailable = 69
    /// The output cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// This user may not do that.
    case noPermission = 77
  }

  let status: Status
  /// One line: what is wrong, and what would be right.
  let message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: TraceError) {
    // Line 0 is the file as a whole.
    let location = error.line == 0 ? error.file : "\(error.file):\(error.line)"
    self.init(error.line == 0 ? .noInput : .data, "\(location): \(error.message)")
  }
}

/// Runs a command; an error becomes one line on standard error and an exit code.
func reportingFailures(_ body: () throws -> Void) throws {
  let failure: Failure
  do {
    try body()
    return
  } catch let error as Failure {
    failure = error
  } catch let error as TraceError {
    failure = Failure(error)
  } catch let error as TraceWriter.Refusal {
    failure = Failure(.data, error.description)
  }
  StandardError.write(failure.message + "\n")
  throw ExitCode(failure.status.rawValue)
}

/// Standard error, for messages that are not results.
enum StandardError {
  static func write(_ text: String) {
    // A failure to write to standard error cannot be reported.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static var isTerminal: Bool {
    isatty(STDERR_FILENO) == 1
  }
}
