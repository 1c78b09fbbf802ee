import UIKit

/// A picture that is dragged by a corner, turns about the finger, and is thrown away or comes back: as tutorials and photo browsers have it.
final class TossViewController: UIViewController {
  let imageView = UIView()
  private let throwingThreshold: CGFloat = 1000
  private let throwingVelocityPadding: CGFloat = 35
  private var originalBounds = CGRect.zero
  private var originalCenter = CGPoint.zero
  private var animator: UIDynamicAnimator!
  private var attachmentBehavior: UIAttachmentBehavior!
  private var pushBehavior: UIPushBehavior!
  private var itemBehavior: UIDynamicItemBehavior!
  private(set) var isThrown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.frame = CGRect(x: 60, y: 140, width: 200, height: 200)
    view.addSubview(imageView)
    animator = UIDynamicAnimator(referenceView: view)
    originalBounds = imageView.bounds
    originalCenter = imageView.center
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: TossViewController.handleAttachmentGesture))
  }

  func handleAttachmentGesture(_ sender: UIPanGestureRecognizer) {
    let location = sender.location(in: view)
    let boxLocation = sender.location(in: imageView)
    switch sender.state {
    case .began:
      animator.removeAllBehaviors()
      let centerOffset = UIOffset(
        horizontal: boxLocation.x - imageView.bounds.midX,
        vertical: boxLocation.y - imageView.bounds.midY)
      attachmentBehavior = UIAttachmentBehavior(
        item: imageView, offsetFromCenter: centerOffset, attachedToAnchor: location)
      animator.addBehavior(attachmentBehavior)
    case .changed:
      attachmentBehavior.anchorPoint = location
    case .ended:
      animator.removeAllBehaviors()
      let velocity = sender.velocity(in: view)
      let magnitude = sqrt((velocity.x * velocity.x) + (velocity.y * velocity.y))
      if magnitude > throwingThreshold {
        let pushBehavior = UIPushBehavior(items: [imageView], mode: .instantaneous)
        pushBehavior.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
        pushBehavior.magnitude = magnitude / throwingVelocityPadding
        self.pushBehavior = pushBehavior
        animator.addBehavior(pushBehavior)

        itemBehavior = UIDynamicItemBehavior(items: [imageView])
        itemBehavior.friction = 0.2
        itemBehavior.allowsRotation = true
        itemBehavior.addAngularVelocity(5, for: imageView)
        itemBehavior.action = { [unowned self] in
          if !view.bounds.intersects(imageView.frame) {
            animator.removeAllBehaviors()
            imageView.removeFromSuperview()
            isThrown = true
          }
        }
        animator.addBehavior(itemBehavior)
      } else {
        resetDemo()
      }
    default:
      resetDemo()
    }
  }

  func resetDemo() {
    animator.removeAllBehaviors()
    UIView.animate(withDuration: 0.45) {
      self.imageView.bounds = self.originalBounds
      self.imageView.center = self.originalCenter
      self.imageView.transform = .identity
    }
  }
}
