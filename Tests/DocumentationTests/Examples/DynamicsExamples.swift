import Testing
import TouchTesting
import UIKit

/// The examples of what moves as bodies do.
@Suite struct DynamicsExamples {
  private let tester = TouchTester()
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() {
    tester.view.addSubview(card)
    tester.advance(by: 0.1)
  }

  @Test func `A card snaps to the middle`() {
    let view = tester.view
    // EXAMPLE: UIDynamicAnimator.swift
    let animator = UIDynamicAnimator(referenceView: view)
    let snap = UISnapBehavior(item: card, snapTo: view.center)
    animator.addBehavior(snap)
    // EXAMPLE: end
    tester.settle()
    #expect(abs(card.center.x - 160) < 0.2 && abs(card.center.y - 240) < 0.2)
  }

  @Test func `A behavior of its own lets a card fall to the floor`() {
    let animator = UIDynamicAnimator(referenceView: tester.view)
    animator.addBehavior(FallingBehavior(items: [card]))
    tester.settle()
    #expect(abs(card.frame.maxY - 480) < 0.5)
  }

  @Test func `A card hangs on a finger, and goes on as it is thrown`() {
    let view = tester.view
    let animator = UIDynamicAnimator(referenceView: view)
    let pan = UIPanGestureRecognizer()
    var started = CGPoint.zero
    pan.addAction { [card] recognizer in
      switch recognizer.state {
      case .began:
        // EXAMPLE: UIAttachmentBehavior.swift
        // A card that hangs on a finger:
        let location = recognizer.location(in: card)
        let offset = UIOffset(
          horizontal: location.x - card.bounds.midX, vertical: location.y - card.bounds.midY)
        let attachment = UIAttachmentBehavior(
          item: card, offsetFromCenter: offset, attachedToAnchor: recognizer.location(in: view))
        animator.addBehavior(attachment)
        // EXAMPLE: end
        started = card.center
      case .changed:
        (animator.behaviors.first as? UIAttachmentBehavior)?.anchorPoint =
          recognizer.location(in: view)
      case .ended:
        animator.removeAllBehaviors()
        // EXAMPLE: UIDynamicItemBehavior.swift
        // A card goes on as a finger has thrown it:
        let throwing = UIDynamicItemBehavior(items: [card])
        throwing.addLinearVelocity(recognizer.velocity(in: view), for: card)
        throwing.resistance = 2
        animator.addBehavior(throwing)
      // EXAMPLE: end
      default: break
      }
    }
    view.addGestureRecognizer(pan)
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 30))
    finger.drag(to: CGPoint(x: 90, y: 30), over: 0.1)
    finger.up()
    let released = card.center
    tester.settle()
    #expect(released.x > started.x + 10 && card.center.x > released.x + 100)
  }
}

// EXAMPLE: UIDynamicBehavior.swift
final class FallingBehavior: UIDynamicBehavior {
  init(items: [any UIDynamicItem]) {
    super.init()
    addChildBehavior(UIGravityBehavior(items: items))
    let floor = UICollisionBehavior(items: items)
    floor.translatesReferenceBoundsIntoBoundary = true
    addChildBehavior(floor)
  }
}
// EXAMPLE: end
