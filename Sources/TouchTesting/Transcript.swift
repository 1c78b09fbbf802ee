import TouchKit

/// What happened in a test, line by line, each with its time: compared as a whole, and shown as a diff where it differs.
public final class Transcript {
  /// The lines so far, such as `0.350 tap ended`.
  public private(set) var lines: [String] = []

  var clock: FrameClock?

  init() {}

  /// Adds a line, with the time on the clock in front of it.
  public func note(_ text: String) {
    lines.append(Transcript.seconds(clock?.now ?? 0) + " " + text)
  }

  /// Forgets what happened so far.
  public func clear() {
    lines.removeAll()
  }

  /// `nil` where the transcript is as expected, otherwise both as a diff: `-` before a line that is missing, `+` before one that should not be there.
  ///
  ///     #expect(tester.transcript.difference(from: """
  ///       0.000 pan began
  ///       0.016 pan ended
  ///       """) == nil)
  public func difference(from expected: String) -> String? {
    let wanted = expected.split(separator: "\n").map(String.init)
    guard wanted != lines else { return nil }
    let changes = lines.difference(from: wanted)
    var removed = Set<Int>()
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let element, _): inserted[offset] = element
      }
    }
    return Transcript.merge(wanted, removed, inserted, lines.count).joined(separator: "\n")
  }

  private static func merge(
    _ wanted: [String], _ removed: Set<Int>, _ inserted: [Int: String], _ count: Int
  ) -> [String] {
    var diff: [String] = []
    var (old, new) = (0, 0)
    while old < wanted.count || new < count {
      if removed.contains(old) {
        diff.append("- " + wanted[old])
        old += 1
      } else if let line = inserted[new] {
        diff.append("+ " + line)
        new += 1
      } else {
        diff.append("  " + wanted[old])
        old += 1
        new += 1
      }
    }
    return diff
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
