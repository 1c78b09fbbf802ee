import Tsumami
import UIKit

/// Letters drawn with one finger: I, L, U, O and C, each watched for by a recognizer of its own, all at once. While the
/// finger draws, the letter that lifting now would make is lit.
class StrokesViewController: UIViewController, UIGestureRecognizerDelegate {
  private(set) var cards: [ShapeCard] = []
  private let label = UILabel(.systemFont(ofSize: 30, weight: .bold), Palette.ink)
  private let hint = UILabel(.systemFont(ofSize: 15), Palette.dimInk)
  private let history = UILabel(.systemFont(ofSize: 15, weight: .semibold), Palette.dimInk)

  private var trail = Trail(brightness: 0.18)
  private var isDrawing = false
  // What lifting now would make of the stroke under way, and what it has been recognized as.
  private var candidate: StrokeShape?
  private var latest: StrokeShape?
  private var recognized: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.ground
    view.accessibilityLabel = "Pad to draw the letters I, L, U, O and C on"
    label.accessibilityTraits = .updatesFrequently
    for shape in StrokeShape.allCases { watch(for: shape) }
    for view in [label, hint, history] { self.view.addSubview(view) }
    show(candidate: nil)
  }

  private func watch(for shape: StrokeShape) {
    let recognizer = StrokeGestureRecognizer()
    for direction in shape.directions { recognizer.addWantedStroke(direction) }
    recognizer.lowerLimitOfStrokeLength = 45
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: StrokesViewController.stroked)
    view.addGestureRecognizer(recognizer)
    cards.append(ShapeCard(shape, recognizer: recognizer))
    view.addSubview(cards[cards.count - 1])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  func stroked(_ recognizer: StrokeGestureRecognizer) {
    guard recognizer.state == .ended,
      let card = cards.first(where: { $0.recognizer === recognizer })
    else { return }
    recognize(card.shape)
  }

  private func recognize(_ shape: StrokeShape) {
    latest = shape
    recognized.append(shape.letter)
    label.text = shape.letter
    label.textColor = Palette.warm
    // As many as fit on a line.
    history.text = recognized.suffix(12).joined(separator: "   ")
  }

  /// Draws a letter without a finger.
  func draw(_ shape: StrokeShape) {
    let side = min(view.bounds.width, view.bounds.height) * 0.4
    beginTrail()
    trail.points = shape.outline(
      in: CGRect(
        x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2 + 40, width: side,
        height: side))
    recognize(shape)
    endTrail()
  }

  // MARK: The trail

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    beginTrail()
    trail.points = [touch.location(in: view)]
    isDrawing = true
    label.text = ""
    show(candidate: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for place in event?.coalescedTouches(for: touch) ?? [touch] {
      trail.addLine(to: place.location(in: view))
    }
    // There are more samples than frames: what they come to is shown with the next one.
    view.setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDrawing = false
    endTrail()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func beginTrail() {
    latest = nil
    trail.removeFromSuperview()
    trail = Trail(brightness: 0.18)
    trail.frame = view.bounds
    view.addSubview(trail)
  }

  private func endTrail() {
    for card in cards { card.rest() }
    show(candidate: latest)
    hint.text = "Draw a letter with one finger, and lift"
    // A tap, or a slip, is not worth a word.
    let isTap = latest == nil && trail.extent < 20
    if latest == nil, !isTap {
      trail.paint(Palette.rose)
      label.text = "None of these"
      label.textColor = Palette.rose
    }
    let old = trail
    UIView.animate(
      withDuration: 0.4, delay: latest != nil ? 0.8 : isTap ? 0 : 0.4, options: .curveLinear
    ) {
      old.alpha = 0
    }
  }

  // MARK: The letters

  private func showCandidate() {
    // Of several sequences at most one is complete.
    var candidate: StrokeShape?
    for card in cards where card.follow() { candidate = card.shape }
    if candidate != self.candidate { show(candidate: candidate) }
  }

  private func show(candidate: StrokeShape?) {
    self.candidate = candidate
    for card in cards { card.isLit = card.shape == candidate }
    trail.paint(candidate == nil ? Palette.ink : Palette.warm)
    hint.text =
      candidate.map { "Lift now for " + $0.letter } ?? "Draw a letter with one finger, and lift"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isDrawing { showCandidate() }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let (gap, width) = (CGFloat(8), (min(room.width - 32, 460) - 32) / 5)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: room.midX - 2.5 * width - 2 * gap + CGFloat(index) * (width + gap), y: room.minY + 18,
        width: width, height: width + 36)
    }
    let below = room.minY + width + 54
    hint.frame = CGRect(x: 0, y: below + 14, width: view.bounds.width, height: 24)
    label.frame = CGRect(x: 0, y: below + 42, width: view.bounds.width, height: 44)
    history.frame = CGRect(x: 0, y: room.maxY - 34, width: view.bounds.width, height: 24)
  }
}
