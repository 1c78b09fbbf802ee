import Tsumami
import UIKit

/// Two fingers: once they are more than 100 points farther apart than they were, the label says "Outward Pinch", once
/// more than 100 nearer, "Inward Pinch". It is erased 1.6 seconds later.
class PinchMeViewController: UIViewController {
  enum Pinch {
    case outward, inward
  }

  private let panel = PinchPanel()
  private let erasure = DelayedCall()
  private var fingers: [UITouch] = []
  private var initialDistance: CGFloat = 0
  private var latest: Pinch?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = Palette.ground
    view.accessibilityLabel = "Pad to pinch on, with two fingers"
    panel.addParts()
    view.addSubview(panel)
    showFingers()
  }

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

  func show(_ pinch: Pinch) {
    switch pinch {
    case .outward: panel.show(text: "Outward Pinch", Palette.warm)
    case .inward: panel.show(text: "Inward Pinch", Palette.cool)
    }
    erasure.schedule(after: 1.6, in: view, target: self, action: PinchMeViewController.eraseLabel)
  }

  func eraseLabel() {
    panel.show(text: "", Palette.ink)
  }

  private func showFingers() {
    panel.show(fingers.map { $0.location(in: view) }, change: change, from: initialDistance)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds
  }
}
