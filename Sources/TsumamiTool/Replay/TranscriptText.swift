import Foundation
import Scenes

/// A transcript for people: columns, and colours where there are some.
///
///        0.250  oneFingerZoom  began      scale   1      x  100      y  200
struct TranscriptText {
  let isColored: Bool

  func line(_ entry: SceneEntry) -> String {
    let (who, what, color): (String, String, TerminalColor) =
      switch entry.subject {
      case .recognizer(let name, let state):
        ("\(name.string)", "\(state.string)", Self.color(of: "\(state.string)"))
      case .event(let name): ("event", "\(name.string)", .magenta)
      case .scene(let name): ("scene", "\(name.string)", .bold)
      }
    let time = painted(String(thousandths: entry.time, width: 9), .faint)
    let fields = entry.fields.map {
      painted("\($0.key.string)", .faint) + " " + text($0.value)
    }
    let line =
      "\(time)  \(padded(who, 14)) \(painted(padded(what, 10), color)) "
      + fields.joined(separator: "  ")
    return trimmed(line) + "\n"
  }

  /// A step has its reason where an action has its values.
  ///
  ///        0.386  doubleTap      failed     no further tap in time
  func line(_ step: GestureStep) -> String {
    let (what, why): (String, String) =
      switch step.kind {
      case .possible: ("possible", "")
      case .waits(let other): ("waits", "for \(other)")
      case .moved(let state, nil): (state, "")
      case .moved(let state, .preventedBy(let other)): (state, "prevented by \(other)")
      case .moved(let state, .because(let reason)): (state, reason)
      }
    let time = String(thousandths: step.time, width: 9)
    let line = "\(time)  \(padded(step.recognizer, 14)) \(padded(what, 10)) \(why)"
    return painted("\(trimmed(line))", .faint) + "\n"
  }

  private static func color(of state: String) -> TerminalColor {
    switch state {
    case "began": .green
    case "changed": .plain
    case "ended": .cyan
    case "cancelled": .yellow
    default: .red
    }
  }

  private func painted(_ text: String, _ color: TerminalColor) -> String {
    isColored ? color.paint(text) : text
  }

  private func text(_ value: SceneEntry.Value) -> String {
    switch value {
    case .number(let number): aligned(number)
    case .numbers(let numbers): "(" + numbers.map(aligned).joined(separator: ",") + ")"
    case .text(let text): "“\(text.string)”"
    case .texts(let texts): texts.map { "\($0.string)" }.joined(separator: ", ")
    }
  }

  // Three places, the zeros at the end left out but their room kept, so that points stand below each
  // other.
  private func aligned(_ number: CGFloat) -> String {
    String(thousandths: Double(number), width: 8, hasBlanks: true)
  }

  // In bytes: names are ASCII, and a line is written for each touch.
  private func padded(_ text: String, _ width: Int) -> String {
    let room = width - text.utf8.count
    return room <= 0 ? text : text + String(repeating: " ", count: room)
  }

  private func trimmed(_ line: String) -> Substring {
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { line[...$0] } ?? ""
  }
}
