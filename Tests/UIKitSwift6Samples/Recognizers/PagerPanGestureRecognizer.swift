import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Pages to the neighbour, by a drag across half the page or by a flick.
final class PagerPanGestureRecognizer: UIPanGestureRecognizer {
  enum Decision: String {
    case previous, stay, next
  }

  var onDecision: ((Decision) -> Void)?
  private let gatekeeper = HorizontalGatekeeper()

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = gatekeeper
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .ended, let view = view else { return }
    let velocity = self.velocity(in: view).x
    let offset = translation(in: view).x
    let target = offset + velocity * 0.1
    if target < -view.bounds.width / 2 {
      onDecision?(.next)
    } else if target > view.bounds.width / 2 {
      onDecision?(.previous)
    } else {
      onDecision?(.stay)
    }
    setTranslation(.zero, in: view)
  }
}

private class HorizontalGatekeeper: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
