import TouchKit
import Tsumami

/// Letters drawn with one finger: I, L, U, O and C, each watched for by a recognizer of its own, all at once.
///
/// While the finger draws, the letter that lifting now would make is lit; what is none of them
/// comes to nothing.
final class StrokesScene: Scene {
  private let ground = UIView(frame: .zero)
  private let pad: StrokePad
  private let cards: [ShapeCard]
  private let status = UILabel.status(size: 30, weight: 700, color: Palette.ink)
  private let hint = UILabel(size: 15, color: Palette.dimInk)
  private let history = UILabel(size: 15, weight: 600, color: Palette.dimInk)
  private var recognized: [Name] = []
  // What the stroke under way has been recognized as.
  private var latest: StrokeShape?
  // What the cards, the hint and the trail show of the stroke under way, and nil while they show
  // something else.
  private var shown: StrokeShape??

  private static let help = "Draw a letter with one finger, and lift"
  // A tap, or a slip, is not worth a word, in points.
  private static let smallest: CGFloat = 20

  init(size: CGSize, clock: FrameClock) {
    pad = StrokePad(frame: CGRect(origin: .zero, size: size), clock: clock)
    cards = StrokeShape.allCases.map { ShapeCard($0) }
    super.init(name: SceneKind.strokes.name, size: size, clock: clock)
    ground.backgroundColor = Palette.ground
    window.addSubview(ground)
    pad.accessibilityLabel = "Pad to draw the letters I, L, U, O and C on"
    hint.text = StrokesScene.help
    history.text = ""
    for card in cards { window.addSubview(card) }
    for view in [status, hint, history, pad] { window.addSubview(view) }
    watch()
    pad.drawing = { [unowned(unsafe) self] in drawing() }
    pad.drawn = { [unowned(unsafe) self] in drawn() }
    lay()
  }

  private func watch() {
    for card in cards {
      let (recognizer, shape) = (card.recognizer, card.shape)
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      follow(recognizer, as: shape.name)
      recognizer.addAction { [unowned(unsafe) self] in
        if $0.state == .ended { recognize(shape) }
      }
      pad.addGestureRecognizer(recognizer)
    }
  }

  override var inspectorTop: CGFloat {
    cardsBottom + 90
  }

  override var outcome: [SceneEntry.Field] {
    [SceneEntry.Field("recognized", .texts(recognized))]
  }

  // MARK: What happens

  private func recognize(_ shape: StrokeShape) {
    latest = shape
    recognized.append(shape.name)
    note(.event("recognized")) { $0.append(SceneEntry.Field("name", .text(shape.name))) }
    status.text = "\(shape.name.string)"
    status.textColor = Palette.warm
    // As many as fit on a line.
    history.text = recognized.suffix(12).map { "\($0.string)" }.joined(separator: "   ")
  }

  private func drawing() {
    latest = nil
    // The letter that lifting now would make; of several sequences at most one is complete.
    var candidate: StrokeShape?
    cards.forEachBorrowed { if $0.follow() { candidate = $0.shape } }
    // Most movements of a finger change nothing else.
    if shown != .some(candidate) { show(candidate) }
  }

  private func show(_ candidate: StrokeShape?) {
    shown = .some(candidate)
    for card in cards { card.isLit = card.shape == candidate }
    pad.color = candidate == nil ? Palette.ink : Palette.warm
    hint.text = candidate.map { "Lift now for \($0.name.string)" } ?? StrokesScene.help
    if status.text?.isEmpty == false { status.text = "" }
  }

  private func drawn() {
    shown = nil
    for card in cards { card.rest() }
    hint.text = StrokesScene.help
    if let latest {
      finish(latest)
    } else {
      for card in cards { card.isLit = false }
      guard pad.extent >= StrokesScene.smallest else {
        pad.clear(after: 0)
        return
      }
      pad.color = Palette.rose
      status.text = "None of these"
      status.textColor = Palette.rose
      pad.clear(after: 0.4)
    }
  }

  private func finish(_ shape: StrokeShape) {
    shown = nil
    for card in cards { card.isLit = card.shape == shape }
    pad.color = Palette.warm
    pad.clear(after: 0.8)
  }

  /// Draws a letter without a finger.
  override func keyPressed(_ key: SceneKey) -> Bool {
    guard let shape = StrokeShape.allCases.first(where: { $0.key == key }) else { return false }
    recognize(shape)
    let side = min(window.bounds.width, window.bounds.height) * 0.4
    let place = CGRect(
      x: (window.bounds.width - side) / 2, y: (window.bounds.height - side) / 2 + 40, width: side,
      height: side)
    pad.show(shape.outline(in: place))
    finish(shape)
    return true
  }

  // MARK: Layout

  override func resize(to size: CGSize) {
    super.resize(to: size)
    lay()
  }

  private static let gap: CGFloat = 8

  private var cardWidth: CGFloat {
    (min(window.bounds.width - 32, 460) - 4 * StrokesScene.gap) / 5
  }

  private var cardsBottom: CGFloat {
    18 + cardWidth + 36
  }

  private func lay() {
    let size = window.bounds.size
    ground.frame = window.bounds
    pad.frame = window.bounds
    let (gap, width) = (StrokesScene.gap, cardWidth)
    let left = (size.width - 5 * width - 4 * gap) / 2
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: left + CGFloat(index) * (width + gap), y: 18, width: width, height: width + 36)
    }
    let below = cardsBottom
    hint.frame = CGRect(x: 0, y: below + 14, width: size.width, height: 24)
    status.frame = CGRect(x: 0, y: below + 42, width: size.width, height: 44)
    history.frame = CGRect(
      x: 0, y: size.height - Toolbar.height - 34, width: size.width, height: 24)
  }
}

extension StrokesScene: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
