import TouchKit
import Tsumami

/// Two fingers on the window: once they are more than 100 points farther apart than they were, the
/// label says "Outward Pinch"; once more than 100 nearer, "Inward Pinch". It is erased 1.6 seconds
/// after it was shown.
final class PinchMeScene: Scene {
  private let ground = UIView(frame: .zero)
  private let pad: PinchPad
  private let pinch = PinchDirectionGestureRecognizer()
  private let title = UILabel.status(size: 34, weight: 700, color: Palette.ink)
  private let hint = UILabel(size: 15, color: Palette.dimInk)
  private let sketch = PinchSketch()
  private var label: Name = ""
  private var erasure: FrameTimer?
  // Which way the fingers have gone beyond the threshold, while they are there.
  private var beyond: PinchDirectionGestureRecognizer.Direction?

  /// How long the label is shown, in seconds. The sample's.
  private static let shownFor: TimeInterval = 1.6

  init(size: CGSize, clock: FrameClock) {
    pad = PinchPad(frame: CGRect(origin: .zero, size: size))
    super.init(name: SceneKind.pinchMe.name, size: size, clock: clock)
    ground.backgroundColor = Palette.ground
    window.addSubview(ground)
    pad.accessibilityLabel = "Pad to pinch on, with two fingers"
    pad.changed = { [unowned(unsafe) self] in fingersChanged() }
    pinch.cancelsTouchesInView = false
    pinch.addAction { [unowned(unsafe) self] in pinched($0) }
    pinch.name = "pinchDirection"
    pad.addGestureRecognizer(pinch)
    for view in [sketch, title, hint, pad] { window.addSubview(view) }
    lay()
    fingersChanged()
  }

  override var inspectorTop: CGFloat {
    0.14 * window.bounds.height + 106
  }

  override var outcome: [SceneEntry.Field] {
    [SceneEntry.Field("label", .text(label))]
  }

  // MARK: The label

  private func pinched(_ recognizer: PinchDirectionGestureRecognizer) {
    let change = recognizer.change
    let now: PinchDirectionGestureRecognizer.Direction? =
      change > recognizer.threshold ? .outward : change < -recognizer.threshold ? .inward : nil
    defer { beyond = now }
    guard let now, now != beyond else { return }
    show(now)
  }

  private func show(_ direction: PinchDirectionGestureRecognizer.Direction) {
    switch direction {
    case .outward: setLabel("Outward Pinch", Palette.warm)
    case .inward: setLabel("Inward Pinch", Palette.cool)
    }
    erasure?.cancel()
    erasure = window.clock.after(PinchMeScene.shownFor) { [unowned(unsafe) self] in
      setLabel("", Palette.ink)
    }
  }

  private func setLabel(_ text: Name, _ color: UIColor) {
    label = text
    note(.event("label")) { $0.append(SceneEntry.Field("text", .text(text))) }
    title.text = "\(text.string)"
    title.textColor = color
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    switch key {
    case .plus: show(.outward)
    case .minus: show(.inward)
    default: return false
    }
    return true
  }

  // MARK: The fingers

  private func fingersChanged() {
    let fingers = pad.fingers
    sketch.isHidden = !fingers.isEmpty
    let change = pinch.change
    let isBeyond = abs(change) > pinch.threshold
    let color = !isBeyond ? Palette.ink : change > 0 ? Palette.warm : Palette.cool
    var remembered: CGFloat = 0
    switch fingers.count {
    case 0: hint.text = "Two fingers: spread them, or join them,\nby more than 100 points"
    case 1: hint.text = "And a second finger"
    case 2:
      remembered = distanceBetweenPoints(fingers[0], fingers[1]) - change
      let points = Int(change.rounded())
      hint.text =
        (points > 0 ? "+" : points < 0 ? "−" : "") + abs(points).description + " points"
        + (isBeyond ? "" : " of 100")
    default: hint.text = "Two fingers, no more"
    }
    pad.show(remembered: remembered, threshold: pinch.threshold, color: color)
  }

  // MARK: Layout

  override func resize(to size: CGSize) {
    super.resize(to: size)
    lay()
  }

  private func lay() {
    let size = window.bounds.size
    ground.frame = window.bounds
    pad.frame = window.bounds
    title.frame = CGRect(x: 0, y: size.height * 0.14, width: size.width, height: 48)
    hint.frame = CGRect(x: 0, y: size.height * 0.14 + 54, width: size.width, height: 48)
    sketch.center = CGPoint(x: size.width / 2, y: size.height * 0.55)
  }
}
