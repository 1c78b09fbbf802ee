import Testing
import TouchTesting

@testable import TouchKit

/// A window with an animator whose clock a test advances.
@MainActor class DynamicStage {
  let tester = TouchTester(size: CGSize(width: 400, height: 600))
  let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: tester.view)
  }

  func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    tester.view.addSubview(box)
    return box
  }

  func box(at center: CGPoint) -> UIView {
    box(CGRect(x: center.x - 50, y: center.y - 50, width: 100, height: 100))
  }

  /// Adds an item behavior with a velocity for each item.
  func throwing(_ items: [UIView], _ velocities: [CGPoint]) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    for (item, velocity) in zip(items, velocities) {
      behavior.addLinearVelocity(velocity, for: item)
    }
    animator.addBehavior(behavior)
    return behavior
  }

  /// Adds a floor and walls around the window.
  func walls(_ items: [UIView]) -> UICollisionBehavior {
    let behavior = UICollisionBehavior(items: items)
    behavior.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(behavior)
    return behavior
  }

  func fall(_ items: [UIView]) {
    animator.addBehavior(UIGravityBehavior(items: items))
  }
}

extension UIView {
  /// In degrees, clockwise.
  var degrees: CGFloat { transform.decomposed().rotation * 180 / .pi }
}
