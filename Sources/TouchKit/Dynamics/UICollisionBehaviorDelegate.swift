/// Hears which items touch each other, and which touch boundaries: after the items have been shown where they are, before actions. It may add and remove
/// behaviors and items. Nothing is heard of what is removed while it touches.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollisionBehaviorDelegate: WeaklyReferable {
  /// Two items begin to touch, at a point of the reference view. Does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Two items touch no more. Does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// An item begins to touch a boundary, at a point of the reference view; the identifier is `nil` for the reference view's bounds. Does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: CollisionBoundaryName?, at p: CGPoint)

  /// An item touches a boundary no more. Does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: CollisionBoundaryName?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: CollisionBoundaryName?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: CollisionBoundaryName?
  ) {}
}
