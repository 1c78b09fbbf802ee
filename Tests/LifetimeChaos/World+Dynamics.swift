import Foundation
import TouchKit

extension World {
  /// Animators come and go, and behaviors and items in them, often in their own calls.
  func changeDynamics() {
    if physics.isEmpty { makePhysics() }
    switch chance.below(12) {
    case 0: makePhysics()
    case 1, 2, 3: makeBehavior()
    case 4, 5: addBehavior()
    case 6: removeBehavior()
    case 7:
      guard let parent = chance.among(behaviors), let child = chance.among(behaviors) else {
        return
      }
      trace("\(ledger.name(of: child)) becomes a child of \(ledger.name(of: parent))")
      parent.addChildBehavior(child)
    case 8:
      guard let parent = chance.among(behaviors), let child = chance.among(parent.childBehaviors)
      else { return }
      parent.removeChildBehavior(child)
    case 9, 10: if let behavior = chance.among(behaviors) { change(behavior) }
    default:
      guard let animator = chance.among(physics), let view = someView else { return }
      trace("update \(ledger.name(of: view)) in \(ledger.name(of: animator))")
      animator.updateItem(usingCurrentState: view)
      _ = animator.items(in: rect)
    }
  }

  /// What falls would fall for ever.
  func endDynamics() {
    for entry in ledger.entries { (entry.object as? UIDynamicAnimator)?.removeAllBehaviors() }
  }

  private func makePhysics() {
    guard physics.count < 4, let view = someView else { return }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = dynamicListener
    ledger.add(animator)
    physics.append(animator)
    trace("make \(ledger.name(of: animator))")
  }

  private func makeBehavior() {
    guard behaviors.count < 12 else { return }
    let items = someItems
    let behavior: UIDynamicBehavior
    switch chance.below(7) {
    case 0: behavior = UIGravityBehavior(items: items)
    case 1:
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = chance.isLucky(0.7)
      collision.addBoundary(withIdentifier: "line" as NSString, from: place, to: place)
      collision.collisionDelegate = dynamicListener
      behavior = collision
    case 2:
      let push = UIPushBehavior(
        items: items, mode: chance.isLucky(0.5) ? .continuous : .instantaneous)
      push.setAngle(chance.share() * 6, magnitude: chance.share() * 40)
      behavior = push
    case 3:
      let material = UIDynamicItemBehavior(items: items)
      material.elasticity = chance.share()
      for item in items { material.addLinearVelocity(place, for: item) }
      behavior = material
    case 4:
      behavior = MovedBehavior(self)
    case 5:
      guard let item = items.first else { return }
      behavior = UISnapBehavior(item: item, snapTo: place)
    default:
      guard let item = items.first else { return }
      let attachment: UIAttachmentBehavior
      if let other = items.last, other !== item {
        attachment = UIAttachmentBehavior(item: item, attachedTo: other)
      } else {
        attachment = UIAttachmentBehavior(
          item: item, offsetFromCenter: UIOffset(horizontal: 9, vertical: -9),
          attachedToAnchor: place)
      }
      attachment.frequency = chance.isLucky(0.5) ? 2 : 0
      behavior = attachment
    }
    behavior.action = { [weak self, weak behavior] in
      self?.interrupt("action of a behavior")
      if self?.chance.isLucky(0.03) == true, let behavior {
        behavior.dynamicAnimator?.removeBehavior(behavior)
      }
    }
    ledger.add(behavior)
    behaviors.append(behavior)
    trace("make \(ledger.name(of: behavior))")
    if chance.isLucky(0.7) { chance.among(physics)?.addBehavior(behavior) }
  }

  // Where cells and windows are others have to say.
  private var someItems: [UIView] {
    (0..<(1 + chance.below(3))).compactMap { _ in
      guard let view = someView, !(view is UIWindow), !(view is UICollectionReusableView) else {
        return nil
      }
      return view
    }
  }

  private func addBehavior() {
    guard let animator = chance.among(physics), let behavior = chance.among(behaviors) else {
      return
    }
    trace("add \(ledger.name(of: behavior)) to \(ledger.name(of: animator))")
    animator.addBehavior(behavior)
  }

  private func removeBehavior() {
    guard let animator = chance.among(physics) else { return }
    trace("remove from \(ledger.name(of: animator))")
    if chance.isLucky(0.3) {
      animator.removeAllBehaviors()
    } else if let behavior = chance.among(animator.behaviors) {
      animator.removeBehavior(behavior)
    }
  }

  private func change(_ behavior: UIDynamicBehavior) {
    trace("change \(ledger.name(of: behavior))")
    let item = someItems.first
    let adds = chance.isLucky(0.5)
    switch behavior {
    case let gravity as UIGravityBehavior:
      if adds, let item { gravity.addItem(item) } else { gravity.angle = chance.share() * 6 }
      if !adds, let first = gravity.items.first { gravity.removeItem(first) }
    case let collision as UICollisionBehavior:
      if adds, let item { collision.addItem(item) } else { collision.removeAllBoundaries() }
      if !adds, let first = collision.items.first { collision.removeItem(first) }
    case let material as UIDynamicItemBehavior:
      if adds, let item { material.addItem(item) } else { material.isAnchored.toggle() }
      if !adds, let first = material.items.last { material.removeItem(first) }
    case let push as UIPushBehavior: push.active.toggle()
    case let attachment as UIAttachmentBehavior: attachment.anchorPoint = place
    case let snap as UISnapBehavior: snap.snapPoint = place
    default: break
    }
  }
}

extension Ledger {
  /// What a behavior keeps.
  func kept(by behavior: UIDynamicBehavior) -> [AnyObject] {
    let items: [AnyObject] =
      switch behavior {
      case let gravity as UIGravityBehavior: gravity.items
      case let collision as UICollisionBehavior: collision.items
      case let material as UIDynamicItemBehavior: material.items
      case let push as UIPushBehavior: push.items
      case let attachment as UIAttachmentBehavior: attachment.items
      case is UISnapBehavior:
        [Mirror(reflecting: behavior).descendant("item") as AnyObject?].compactMap { $0 }
      default: []
      }
    return items + behavior.childBehaviors
  }
}

/// A behavior of the program's own.
private final class MovedBehavior: UIDynamicBehavior {
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    super.init()
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    world?.interrupt("willMove(to:)")
  }
}

/// Hears what happens in all animators of a program.
final class DynamicListener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  private weak var world: World?

  init(_ world: World) {
    self.world = world
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    world?.interrupt("dynamicAnimatorWillResume")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    world?.interrupt("dynamicAnimatorDidPause")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    world?.interrupt("beganContact")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    world?.interrupt("endedContact")
  }
}
