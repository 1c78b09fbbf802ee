/// What is wrong with a trace or a recording, and where.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the caller gave it; `-` for standard input.
  public var file: String

  /// The line, counted from 1. In the binary formats, which have no lines, the number of the record.
  /// 0 where the file as a whole is meant: it cannot be opened or read.
  public var line: Int

  /// What is wrong and what would be right.
  public var message: String

  /// An error at a line of a file, counted from 1.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `FILE:LINE: what is wrong, what would be right`, on one line.
  public var description: String {
    "\(file):\(line): \(message)"
  }
}

/// What is wrong at the reader's position; the caller adds the line.
struct Fault: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
