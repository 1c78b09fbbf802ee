import Scenes
import TouchKit

/// A transcript as text in columns, with colours where those are on.
///
///        0.250  oneFingerZoom  began      scale   1      x  100      y  200
struct TranscriptText {
  let isColored: Bool

  /// Appends a line.
  func write(_ entry: SceneEntry, to bytes: inout [UInt8]) {
    bytes.append(atMost: longestLine(of: entry)) { line in
      paint(.faint, &line) { $0.append(thousandths: entry.time, width: 9) }
      line.append("  ")
      switch entry.subject {
      case .recognizer(let name, let state): write(name, state, Self.color(of: state), &line)
      case .event(let name): write("event", name, .magenta, &line)
      case .scene(let name): write("scene", name, .bold, &line)
      }
      for (index, field) in entry.fields.enumerated() {
        line.append(index == 0 ? " " : "  ")
        paint(.faint, &line) { $0.append(field.key.string) }
        line.append(" ")
        write(field.value, &line)
      }
    }
    trim(&bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A step has its reason in the column of an action's values.
  ///
  ///        0.386  doubleTap      failed     no further tap in time
  func write(_ step: GestureStep, to bytes: inout [UInt8]) {
    let (what, why): (String, String) =
      switch step.kind {
      case .possible: ("possible", "")
      case .waits(let other): ("waits", "for \(other)")
      case .moved(let state, nil): ("\(state.word)", "")
      case .moved(let state, .preventedBy(let other)): ("\(state.word)", "prevented by \(other)")
      case .moved(let state, .because(let reason)): ("\(state.word)", reason)
      case .reset: ("reset", "")
      }
    // Names and reasons are the program's texts, of any length.
    let room = 64 + step.recognizer.utf8.count + what.utf8.count + why.utf8.count
    bytes.append(atMost: room + TextCursor.longestThousandths(of: step.time, width: 9)) { line in
      if isColored { line.append(TerminalColor.faint.start) }
      line.append(thousandths: step.time, width: 9)
      line.append("  ")
      line.append(step.recognizer, width: 14)
      line.append(" ")
      line.append(what, width: 10)
      line.append(" ")
      line.append(why, width: 0)
    }
    trim(&bytes)
    if isColored { bytes.append(contentsOf: "\(TerminalColor.faint.end)".utf8) }
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Parts of a line

  // The recognizer and its state, in columns.
  private func write(
    _ who: Name, _ what: Name, _ color: TerminalColor, _ line: inout TextCursor
  ) {
    line.append(who.string)
    line.append(blanks: 14 - who.size)
    line.append(" ")
    paint(color, &line) {
      $0.append(what.string)
      $0.append(blanks: 10 - what.size)
    }
  }

  private func write(_ value: SceneEntry.Value, _ line: inout TextCursor) {
    switch value {
    case .number(let number):
      align(number, &line)
    case .point(let point):
      line.append("(")
      align(point, &line)
      line.append(")")
    case .rect(let rect):
      line.append("(")
      align(rect.origin, &line)
      line.append(",")
      align(CGPoint(x: rect.width, y: rect.height), &line)
      line.append(")")
    case .text(let text):
      line.append("“")
      line.append(text.string)
      line.append("”")
    case .texts(let texts):
      for (index, text) in texts.enumerated() {
        if index > 0 { line.append(", ") }
        line.append(text.string)
      }
    }
  }

  private func align(_ point: CGPoint, _ line: inout TextCursor) {
    align(point.x, &line)
    line.append(",")
    align(point.y, &line)
  }

  // Three decimals, with spaces instead of trailing zeros, so that decimal points are aligned.
  private func align(_ number: CGFloat, _ line: inout TextCursor) {
    line.append(thousandths: Double(number), width: Self.width, hasBlanks: true)
  }

  // Removes the blanks at the end of a line.
  private func trim(_ bytes: inout [UInt8]) {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  // MARK: Room

  private static let width = 8

  // In bytes; three of them for the colours, each with two sequences.
  private func longestLine(of entry: SceneEntry) -> Int {
    var size = 64 + TextCursor.longestThousandths(of: entry.time, width: 9) + entry.subject.size
    for field in entry.fields { size += 16 + field.key.size + longest(field.value) }
    return size
  }

  private func longest(_ value: SceneEntry.Value) -> Int {
    switch value {
    case .number(let number): longest(number)
    case .point(let point): longest(point.x) + longest(point.y) + 3
    case .rect(let rect):
      longest(rect.minX) + longest(rect.minY) + longest(rect.width) + longest(rect.height) + 5
    case .text(let text): text.size + 8
    case .texts(let texts): texts.reduce(0) { $0 + $1.size + 2 }
    }
  }

  private func longest(_ number: CGFloat) -> Int {
    TextCursor.longestThousandths(of: Double(number), width: Self.width)
  }

  // MARK: Colours

  private static func color(of state: Name) -> TerminalColor {
    switch state {
    case "changed": .plain
    case "began": .green
    case "ended": .cyan
    case "cancelled": .yellow
    default: .red
    }
  }

  private func paint(
    _ color: TerminalColor, _ line: inout TextCursor, _ write: (inout TextCursor) -> Void
  ) {
    if isColored { line.append(color.start) }
    write(&line)
    if isColored { line.append(color.end) }
  }
}
