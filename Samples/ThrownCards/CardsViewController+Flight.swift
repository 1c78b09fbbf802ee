import Tsumami
import UIKit

extension CardsViewController {
  /// Moves a card by something else than before; its velocity stays.
  func move(_ card: Card, by behavior: UIDynamicBehavior) {
    if let old = card.behavior { animator.removeBehavior(old) }
    card.behavior = behavior
    animator.addBehavior(behavior)
  }

  /// Takes a card from the heap, and straightens it up.
  func use(_ card: Card) {
    card.isUserInteractionEnabled = true
    paper.addItem(card)
    snap(card)
  }

  /// Lets a spring pull a card to its place, upright.
  func snap(_ card: Card) {
    let snap = UISnapBehavior(item: card, snapTo: home)
    snap.damping = UIAccessibility.isReduceMotionEnabled ? 1 : 0.35
    move(card, by: snap)
  }

  /// Lets a card fly, as fast as the finger was, and fast enough to leave the view.
  func throwAway(_ card: Card, _ velocity: CGPoint, speed: CGFloat) {
    thrownCount += 1
    happened(.thrown, to: card)
    if UIAccessibility.isReduceMotionEnabled {
      fade(card)
    } else {
      let times = max(1, 1100 / speed)
      let present = paper.linearVelocity(for: card)
      // A push of 1 makes 100 × 100 points faster by 100 points per second.
      let size = card.bounds.width * card.bounds.height / 10_000 / 100
      let push = UIPushBehavior(items: [card], mode: .instantaneous)
      push.pushDirection = CGVector(
        dx: (velocity.x * times - present.x) * size, dy: (velocity.y * times - present.y) * size)
      push.action = { self.follow(card) }
      move(card, by: push)
    }
    straightenNext()
  }

  /// Throws the uppermost card without a finger.
  func throwTop(_ velocity: CGPoint) {
    for case let card as Card in view.subviews.reversed() where card.behavior is UISnapBehavior {
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      paper.addAngularVelocity(velocity.x / 400, for: card)
      return throwAway(card, velocity, speed: speed)
    }
  }

  // The next one comes up unless there is one already.
  private func straightenNext() {
    let isThere = cards.contains {
      $0.behavior is UISnapBehavior || $0.behavior is UIAttachmentBehavior
    }
    if !isThere, let next = heap.popLast() { use(next) }
  }

  // What is out of sight is the lowest card of the heap.
  private func follow(_ card: Card) {
    if !animator.items(in: view.bounds).contains(where: { $0 === card }) { putUnder(card) }
  }

  private func fade(_ card: Card) {
    leave(card)
    card.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.2, animations: { card.alpha = 0 },
      completion: { _ in self.putUnder(card) })
  }

  private func leave(_ card: Card) {
    if let old = card.behavior { animator.removeBehavior(old) }
    card.behavior = nil
    paper.removeItem(card)
  }

  private func putUnder(_ card: Card) {
    leave(card)
    heap.insert(card, at: 0)
    view.sendSubviewToBack(card)
    turn(card)
    lay(card)
    card.alpha = 0
    UIView.animate(withDuration: 0.25) { card.alpha = 1 }
    straightenNext()
  }
}
