import ArgumentParser
import Foundation
import TouchTraces

/// Why the tool ends without having done what was asked.
struct Failure: Error {
  /// The exit codes of `sysexits.h` that the tool uses. ArgumentParser answers wrong usage with 64.
  enum Status: Int32 {
    /// Something is wrong with the input.
    case data = 65
    /// The input is not there or cannot be opened.
    case noInput = 66
    /// Another program that is needed is not there.
    case unavailable = 69
    /// The output cannot be created.
    case cannotCreate = 73
    /// Reading or writing broke off.
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
    let place = error.line == 0 ? error.file : "\(error.file):\(error.line)"
    self.init(error.line == 0 ? .noInput : .data, "\(place): \(error.message)")
  }
}

/// Runs a command; what goes wrong becomes one line on standard error and an exit code.
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

/// Standard error, for what is no result.
enum StandardError {
  static func write(_ text: String) {
    // Where nobody can be told, nobody is told.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static var isTerminal: Bool {
    isatty(STDERR_FILENO) == 1
  }
}
