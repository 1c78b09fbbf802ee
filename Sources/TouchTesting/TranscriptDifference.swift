/// A transcript that is not as expected, shown as a diff: `-` before a line that is missing, `+`
/// before one that should not be there.
///
///       0.017 pan began
///     - 0.033 pan changed
///     + 0.033 pan cancelled
nonisolated public struct TranscriptDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines that were expected.
  public let expected: [String]
  /// The lines that were found.
  public let found: [String]

  /// The diff, on lines of its own.
  public var description: String {
    "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The diff, line by line.
  public var lines: [String] {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in found.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var diff: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < found.count {
      if removed.contains(old) {
        diff.append("- " + expected[old])
        old += 1
      } else if inserted.contains(new) {
        diff.append("+ " + found[new])
        new += 1
      } else {
        diff.append("  " + expected[old])
        old += 1
        new += 1
      }
    }
    return diff
  }
}
