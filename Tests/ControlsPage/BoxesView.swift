// Boxes that fall onto a shelf and onto each other, in the way of sources for iOS: a behavior of its own, and a view that hears who touches whom.
import UIKit

final class FallingBehavior: UIDynamicBehavior {
  let walls: UICollisionBehavior

  init(items: [UIView]) {
    walls = UICollisionBehavior(items: items)
    super.init()
    walls.translatesReferenceBoundsIntoBoundary = true
    addChildBehavior(UIGravityBehavior(items: items))
    addChildBehavior(walls)
  }

  deinit {}
}

final class BoxesView: UIView, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  private var animator: UIDynamicAnimator?
  private var boxes: [UIView] = []
  private var frames = 0
  var say: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, place) in [CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 80), CGPoint(x: 200, y: 0)]
      .enumerated()
    {
      let box = UIView(frame: CGRect(origin: place, size: CGSize(width: 60, height: 60)))
      box.backgroundColor = .red
      box.accessibilityLabel = "Box \(index + 1)"
      box.isAccessibilityElement = true
      addSubview(box)
      boxes.append(box)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  deinit {}

  func drop() {
    let animator = UIDynamicAnimator(referenceView: self)
    let falling = FallingBehavior(items: boxes)
    falling.walls.collisionDelegate = self
    falling.walls.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 260), to: CGPoint(x: 150, y: 260))
    falling.action = { [view = WeakReference(self)] in view.object?.frames += 1 }
    animator.delegate = self
    animator.addBehavior(falling)
    self.animator = animator
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if frames > 0 { say?("rest") }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: CollisionBoundaryName?, at p: CGPoint
  ) {
    guard let place = boxes.firstIndex(where: { $0 === item }) else { return }
    say?("\(place + 1) on \(identifier.map { "\($0)" } ?? "the floor")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    let names = [item1, item2].compactMap { item in boxes.firstIndex { $0 === item } }.sorted()
    say?("\(names[0] + 1) and \(names[1] + 1)")
  }
}
