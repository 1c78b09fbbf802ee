import UIKit

/// A card that snaps to its place, and that a finger takes over and throws on.
final class FlyingCard: UIView {
  private(set) var animator: UIDynamicAnimator!
  private var snap: UISnapBehavior!
  private var motion: UIDynamicItemBehavior!
  private var attachment: UIAttachmentBehavior?

  func settle(in view: UIView, at point: CGPoint) {
    animator = UIDynamicAnimator(referenceView: view)
    motion = UIDynamicItemBehavior(items: [self])
    motion.resistance = 4
    motion.allowsRotation = false
    animator.addBehavior(motion)
    snap = UISnapBehavior(item: self, snapTo: point)
    animator.addBehavior(snap)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: FlyingCard.pan))
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let location = recognizer.location(in: superview)
    switch recognizer.state {
    case .began:
      animator.removeBehavior(snap)
      attachment = UIAttachmentBehavior(item: self, attachedToAnchor: location)
      attachment?.length = 0
      attachment?.frequency = 10
      attachment?.damping = 1
      animator.addBehavior(attachment!)
    case .changed:
      attachment?.anchorPoint = location
    case .ended, .cancelled:
      animator.removeBehavior(attachment!)
      let speed = motion.linearVelocity(for: self)
      motion.addLinearVelocity(CGPoint(x: -speed.x, y: -speed.y), for: self)
      motion.addLinearVelocity(recognizer.velocity(in: superview), for: self)
    default: break
    }
  }
}
