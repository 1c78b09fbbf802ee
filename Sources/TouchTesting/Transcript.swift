import TouchKit

/// What happened in a test, line by line, each with its time: compared as a whole, and shown as a
/// diff where it differs.
public final class Transcript: CustomStringConvertible {
  /// The lines so far, such as `0.350 tap ended`.
  public private(set) var lines: [String] = []

  var clock: FrameClock?

  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  /// Adds a line, with the time on the clock in front of it.
  public func note(_ text: String) {
    lines.append(Transcript.seconds(clock?.now ?? 0) + " " + text)
  }

  /// Removes all lines.
  public func clear() {
    lines.removeAll()
  }

  /// `nil` where the transcript is as expected, otherwise the difference.
  ///
  /// ```swift
  /// #expect(tester.transcript.difference(from: "0.050 tap ended") == nil)
  /// ```
  ///
  /// In XCTest:
  ///
  /// ```swift
  /// XCTAssertNil(tester.transcript.difference(from: "0.050 tap ended"))
  /// ```
  ///
  /// The comparison is in the test, so the failure has the test's line.
  ///
  /// - Parameter expected: the lines. Empty ones do not count, nor does space at their ends.
  public func difference(from expected: String) -> TranscriptDifference? {
    let wanted = expected.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return wanted == lines ? nil : TranscriptDifference(expected: wanted, found: lines)
  }

  /// All lines, as `print` shows them.
  public nonisolated var description: String {
    MainActor.assumeIsolated { lines.joined(separator: "\n") }
  }

  // MARK: Texts

  /// A number, rounded to hundredths, without trailing zeros.
  public static func text(_ number: CGFloat) -> String {
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(number)" }
    let whole = Int(abs(hundredths))
    let sign = hundredths < 0 ? "-" : ""
    switch whole % 100 {
    case 0: return sign + "\(whole / 100)"
    case let rest where rest % 10 == 0: return sign + "\(whole / 100).\(rest / 10)"
    case let rest: return sign + "\(whole / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
  }

  /// A point, as two numbers.
  public static func text(_ point: CGPoint) -> String {
    text(point.x) + " " + text(point.y)
  }

  static func text(_ feedback: HapticFeedback) -> String {
    switch feedback {
    case .prepare: "prepare"
    case .impact(let style, let intensity):
      "impact \(style)" + (intensity == 1 ? "" : " " + text(intensity))
    case .selection: "selection"
    case .notification(let type): "notification \(type)"
    }
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
