/// Lets items bump into each other, and into boundaries. Items are rectangles, turned as they are turned; ellipses and paths as shapes of items are not there.
///
/// What is fast does not get through: it is stopped at the surface that it would have crossed within a step.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bump into.
  @frozen public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Into each other.
    public static let items = Mode(rawValue: 1)
    /// Into boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Into both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// What items bump into; everything by default.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  #if hasFeature(Embedded)
    /// Hears who touches whom. `nil` by default.
    @WeakDelegate public var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #else
    /// Hears who touches whom. `nil` by default.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #endif

  /// Whether the edges of the reference view's bounds are boundaries, or those of the content of an animator's layout. They are where the bounds are in each frame, less the insets of
  /// ``setTranslatesReferenceBoundsIntoBoundary(with:)``, zero until then. False by default.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { changed() }
  }

  private var members = DynamicItems()
  private var insets = UIEdgeInsets.zero
  private var boundaries = CollisionBoundaries()

  /// Lets items bump into each other, and into the boundaries that it gets.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// What bumps into things.
  public final var items: [any UIDynamicItem] { members.all }

  /// Lets one more item bump into things.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    itemsChanged()
  }

  /// Lets an item go through everything again.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    itemsChanged()
  }

  // MARK: Boundaries

  /// Makes the edges of the reference view's bounds a boundary, so far inside of them; outside where an inset is negative.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, as it is now, curves as straight lines; items may be inside or outside of it. It replaces one of the same identifier.
  ///
  /// - Parameter identifier: natively `"shelf" as NSString`, a number, or what else the delegate knows it by; `"shelf"` natively and in a page.
  open func addBoundary(
    withIdentifier identifier: CollisionBoundaryName, for bezierPath: UIBezierPath
  ) {
    boundaries.set(identifier, lines: bezierPath.cgPath.polylines(), path: bezierPath)
    changed()
  }

  /// Adds a straight line as a boundary. It replaces one of the same identifier.
  open func addBoundary(
    withIdentifier identifier: CollisionBoundaryName, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.set(identifier, lines: [[p1, p2]], path: path)
    changed()
  }

  /// The boundary with an identifier, as a path; `nil` where there is none.
  open func boundary(withIdentifier identifier: CollisionBoundaryName) -> UIBezierPath? {
    boundaries.path(identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: CollisionBoundaryName) {
    boundaries.remove(identifier)
    changed()
  }

  /// The identifiers of the boundaries that were added; `nil` where there are none.
  open var boundaryIdentifiers: [CollisionBoundaryName]? {
    boundaries.isEmpty ? nil : boundaries.identifiers
  }

  /// Removes all boundaries that were added; the reference view's bounds stay one.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    changed()
  }

  // MARK: In an animator

  override var affected: [any UIDynamicItem] { members.all }

  override func act(on bodies: DynamicBodies, steps: Int) {
    var walls: [Int] = []
    if collisionMode.contains(.boundaries) {
      for (number, from, to) in boundaries.edges + edgesOfBounds where from != to {
        walls.append(bodies.add(RigidBody(id: number, from: from, to: to)))
      }
    }
    bodies.world.groups.append(
      CollisionGroup(
        id: id, meetsItems: collisionMode.contains(.items),
        items: members.all.compactMap { bodies.place(of: $0) }, walls: walls))
  }

  private var edgesOfBounds: [CollisionBoundaries.Edge] {
    guard translatesReferenceBoundsIntoBoundary, let animator = dynamicAnimator,
      let bounds = animator.referenceBounds?.inset(by: insets), !bounds.isNull
    else { return [] }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    return (0..<4).map { (CollisionBoundaries.ofBounds, corners[$0], corners[($0 + 1) % 4]) }
  }

  override func tell(_ change: BodyTouches.Change, _ bodies: DynamicBodies) {
    guard let delegate = collisionDelegate, let item = member(change.pair.second, bodies) else {
      return
    }
    if let other = member(change.pair.first, bodies) {
      if change.isBeginning {
        delegate.collisionBehavior(self, beganContactFor: other, with: item, at: change.location)
      } else {
        delegate.collisionBehavior(self, endedContactFor: other, with: item)
      }
    } else if change.pair.first == CollisionBoundaries.ofBounds
      || boundaries.knows(change.pair.first)
    {
      let identifier = boundaries.identifier(numbered: change.pair.first)
      if change.isBeginning {
        delegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: change.location)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }

  private func member(_ number: Int, _ bodies: DynamicBodies) -> (any UIDynamicItem)? {
    bodies.item(numbered: number).flatMap { members.contains($0) ? $0 : nil }
  }
}
