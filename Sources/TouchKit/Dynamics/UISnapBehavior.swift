/// Pulls an item to a point, upright, as a damped spring. It arrives in about half a second, with whatever velocity it began.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISnapBehavior: UIDynamicBehavior {
  /// Where the middle of the item is pulled to, in points of the reference view. What is not finite is left out.
  open var snapPoint: CGPoint {
    didSet {
      if !snapPoint.isFinite { snapPoint = oldValue }
      changed()
    }
  }

  /// How little it swings, from 0, much, to 1, not at all; 0.5 by default. Others are clamped.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  private let item: any UIDynamicItem

  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point.isFinite ? point : .zero
  }

  // Spelled out: see UIResponder.
  deinit {}

  override var affected: [any UIDynamicItem] { [item] }

  override func act(on bodies: DynamicBodies, steps: Int) {
    guard let place = bodies.place(of: item) else { return }
    let ratio =
      Constants.snapDamping + (1 - Constants.snapDamping) * damping.amount(atMost: 1)
    let spring = Softness(
      frequency: Constants.snapFrequency, damping: ratio, step: RigidWorld.step)
    let anchor = bodies.add(RigidBody(id: 0, center: snapPoint, size: .zero))
    bodies.world.joints.append(
      BodyJoint(.pin, anchor, .zero, place, .zero, spring: spring))
    bodies.world.joints.append(
      BodyJoint(.turn(0), place, .zero, anchor, .zero, spring: spring))
  }
}
