import Tsumami
import UIKit

/// Two fingers: once they are more than 100 points farther apart than they were, the label says "Outward Pinch", once
/// more than 100 nearer, "Inward Pinch". It is erased 1.6 seconds later.
class PinchMeViewController: UIViewController {
  enum Pinch {
    case outward, inward
  }

  private let label = UILabel(.systemFont(ofSize: 34, weight: .bold), Palette.ink)
  private let hint = UILabel(.systemFont(ofSize: 15), Palette.dimInk)
  private let (gauge, sketch) = (PinchGauge(), PinchSketch())
  private let erasure = DelayedCall()

  private var fingers: [UITouch] = []
  private var initialDistance: CGFloat = 0
  private var latest: Pinch?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = Palette.ground
    view.accessibilityLabel = "Pad to pinch on, with two fingers"
    label.accessibilityTraits = .updatesFrequently
    gauge.addCircles()
    sketch.draw()
    for view in [sketch, label, hint, gauge] { self.view.addSubview(view) }
    showFingers()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches
    rememberDistance()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let change = change
    let pinch: Pinch? = change > 100 ? .outward : change < -100 ? .inward : nil
    if let pinch, pinch != latest { show(pinch) }
    latest = pinch
    showFingers()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll { touches.contains($0) }
    rememberDistance()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private var distance: CGFloat {
    distanceBetweenPoints(fingers[0].location(in: view), fingers[1].location(in: view))
  }

  private var change: CGFloat {
    fingers.count == 2 ? distance - initialDistance : 0
  }

  // A lifted finger forgets it.
  private func rememberDistance() {
    initialDistance = fingers.count == 2 ? distance : 0
    latest = nil
    showFingers()
  }

  // MARK: The label

  func show(_ pinch: Pinch) {
    label.text = pinch == .outward ? "Outward Pinch" : "Inward Pinch"
    label.textColor = pinch == .outward ? Palette.warm : Palette.cool
    erasure.schedule(after: 1.6, in: view, target: self, action: PinchMeViewController.eraseLabel)
  }

  func eraseLabel() {
    label.text = ""
  }

  private func showFingers() {
    let points = Int(change.rounded())
    let isBeyond = abs(change) > 100
    let color = !isBeyond ? Palette.ink : change > 0 ? Palette.warm : Palette.cool
    switch fingers.count {
    case 0: hint.text = "Move two fingers apart, or together"
    case 1: hint.text = "And a second finger"
    case 2:
      hint.text =
        (points > 0 ? "+" : points < 0 ? "−" : "") + abs(points).description + " points"
        + (isBeyond ? "" : " of 100")
    default: hint.text = "Two fingers, no more"
    }
    sketch.isHidden = !fingers.isEmpty
    gauge.show(fingers.map { $0.location(in: view) }, distance: initialDistance, color)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    label.frame = CGRect(x: 0, y: size.height * 0.14, width: size.width, height: 48)
    hint.frame = CGRect(x: 0, y: size.height * 0.14 + 54, width: size.width, height: 48)
    sketch.center = CGPoint(x: size.width / 2, y: size.height * 0.55)
  }
}
