import UIKit

/// A notification that falls into the window, bounces at its edge, and is pushed away upwards or falls back.
final class NotificationSheet: UIView, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  private var animator: UIDynamicAnimator?
  private let restingHeight: CGFloat
  private(set) var bounces = 0
  private(set) var hasLanded = false
  private(set) var isDismissed = false

  init(in view: UIView, height: CGFloat) {
    restingHeight = height
    super.init(
      frame: CGRect(x: 0, y: -height, width: view.bounds.width, height: height))
    view.addSubview(self)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: NotificationSheet.pan))
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    self.animator = animator
    fall(velocity: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func fall(velocity: CGPoint) {
    guard let animator, let view = superview else { return }
    animator.removeAllBehaviors()

    let gravity = UIGravityBehavior(items: [self])
    gravity.gravityDirection = CGVector(dx: 0, dy: 2)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: [self])
    collision.addBoundary(
      withIdentifier: "edge" as NSString, from: CGPoint(x: 0, y: restingHeight),
      to: CGPoint(x: view.bounds.width, y: restingHeight))
    collision.collisionDelegate = self
    animator.addBehavior(collision)

    let properties = UIDynamicItemBehavior(items: [self])
    properties.elasticity = 0.5
    properties.allowsRotation = false
    properties.addLinearVelocity(CGPoint(x: 0, y: velocity.y), for: self)
    animator.addBehavior(properties)
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    guard let view = superview else { return }
    switch gesture.state {
    case .began:
      animator?.removeAllBehaviors()
    case .changed:
      center.y += gesture.translation(in: view).y
      gesture.setTranslation(.zero, in: view)
    case .ended where gesture.velocity(in: view).y < -500:
      let push = UIPushBehavior(items: [self], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: -20)
      push.action = { [weak self] in
        guard let self, frame.maxY < 0 else { return }
        animator?.removeAllBehaviors()
        removeFromSuperview()
        isDismissed = true
      }
      animator?.addBehavior(push)
    case .ended, .cancelled:
      fall(velocity: gesture.velocity(in: view))
    default:
      break
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if identifier as? NSString == "edge" { bounces += 1 }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    hasLanded = true
  }
}
