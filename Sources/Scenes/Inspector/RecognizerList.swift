import TouchKit

/// The recognizers that take part in the touches at hand, a line each, in the order in which they
/// hear of touches. It stays for a while after the last one is done, to be read.
final class RecognizerList {
  let view = UIView(frame: .zero)
  private var rows: [RecognizerRow] = []
  // How many of them are of the touches at hand.
  private var used = 0
  private let note = UILabel(size: 11, color: Palette.dimInk)
  private let fade: Fade
  private var room = CGRect.zero
  private var isTold = false

  /// True while fingers are down.
  var isTouched = false {
    didSet { if isTouched != oldValue { rest() } }
  }

  // In seconds: as long as it takes to read some lines.
  private static let reading: TimeInterval = 3
  // In points.
  private static let lineHeight: CGFloat = 15
  private static let nameWidth: CGFloat = 108
  private static let widest: CGFloat = 420
  private static let edge: CGFloat = 8

  init(clock: FrameClock) {
    fade = Fade(view, clock: clock)
    // So dark that the reddest line can be read over a white photo: 4.9 to 1.
    view.backgroundColor = UIColor(white: 0, alpha: 0.82)
    view.layerCornerRadius = 10
    note.textAlignment = .left
    view.addSubview(note)
  }

  /// Sets the room that it may use: it begins at its top, and uses what it needs.
  func fit(_ room: CGRect) {
    self.room = room
    lay()
  }

  func stop() {
    fade.hide()
  }

  // MARK: What recognizers do

  func hear(_ step: GestureStep) {
    let known = rows[..<used].first { $0.source == ObjectIdentifier(step.source) }
    guard case .possible = step.kind else {
      known?.hear(step)
      rest()
      return
    }
    fade.show()
    // Once all are done, what comes is a new gesture; until then it may belong to the one before,
    // as the second tap of two.
    if known == nil, !isGoingOn { clear() }
    (known ?? add()).hear(step)
    isTold = true
    lay()
  }

  private var isGoingOn: Bool {
    rows[..<used].contains { $0.isOpen }
  }

  private func clear() {
    for row in rows[..<used] { row.clear() }
    used = 0
  }

  private func add() -> RecognizerRow {
    if used == rows.count {
      let row = RecognizerRow()
      view.addSubview(row.name)
      view.addSubview(row.state)
      rows.append(row)
    }
    used += 1
    return rows[used - 1]
  }

  // It hides after a while in which no recognizer has changed.
  private func rest() {
    if isTold, !isTouched, !isGoingOn { fade.hide(after: RecognizerList.reading, over: 0.5) }
  }

  // MARK: Layout

  private func lay() {
    let (line, edge) = (RecognizerList.lineHeight, RecognizerList.edge)
    let width = min(room.width, RecognizerList.widest)
    let most = max(1, Int((room.height - 2 * edge) / line))
    // Where there is no room for all, the last line says so.
    let shown = used > most ? most - 1 : used
    for (index, row) in rows.enumerated() {
      let y = edge + CGFloat(index) * line
      let left = edge + RecognizerList.nameWidth
      row.name.frame = CGRect(x: edge, y: y, width: RecognizerList.nameWidth - 6, height: line)
      row.state.frame = CGRect(x: left, y: y, width: width - left - edge, height: line)
      row.name.isHidden = index >= shown
      row.state.isHidden = index >= shown
    }
    note.isHidden = isTold && shown == used
    note.text = isTold ? "and \(used - shown) more" : "Touch, and see what the recognizers do"
    note.frame = CGRect(
      x: edge, y: edge + CGFloat(shown) * line, width: width - 2 * edge, height: line)
    let lines = CGFloat(note.isHidden ? shown : shown + 1)
    view.frame = CGRect(x: room.minX, y: room.minY, width: width, height: 2 * edge + lines * line)
  }
}
