/// Something odd in a recording that did not keep it from being imported.
public struct TraceNote: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1; in binary recordings the number of the record; 0 for the whole file.
  public var line: Int

  /// What is odd, and what was made of it.
  public var text: String

  /// A remark about a line, counted from 1.
  public init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// `LINE: what is odd, and what was made of it`.
  public var description: String { "\(line): \(text)" }
}

/// Collects notes, up to ``TraceLimits/notes``.
struct TraceNotes {
  private(set) var kept: [TraceNote] = []
  private var omitted = 0
  private var subjects: Set<String> = []

  mutating func add(_ line: Int, _ text: String) {
    if kept.count < TraceLimits.notes {
      kept.append(TraceNote(line: line, text: text))
    } else {
      omitted += 1
    }
  }

  /// Adds a note only the first time that the subject comes up.
  mutating func addOnce(_ subject: String, _ line: Int, _ text: @autoclosure () -> String) {
    guard subjects.count < TraceLimits.notes, subjects.insert(subject).inserted else { return }
    add(line, text())
  }

  /// All notes, with the number of those that were too many.
  var all: [TraceNote] {
    omitted == 0 ? kept : kept + [TraceNote(line: 0, text: "and \(omitted) more notes")]
  }
}
