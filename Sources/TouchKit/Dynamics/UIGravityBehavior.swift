/// Lets items fall: the magnitude 1 accelerates them by 1,000 points per s², whatever they weigh.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIGravityBehavior: UIDynamicBehavior {
  /// The direction and the magnitude as a vector; (0, 1), down, by default. What is not finite is left out.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if !gravityDirection.isFinite { gravityDirection = oldValue }
      changed()
    }
  }

  private var members = DynamicItems()

  /// Lets items fall down.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// What falls.
  public final var items: [any UIDynamicItem] { members.all }

  /// Lets one more item fall.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    itemsChanged()
  }

  /// Lets an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    itemsChanged()
  }

  /// The direction, in radians, clockwise on a screen from the right; π/2, down, by default. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strongly they fall; 1 by default. Setting it keeps the direction, which is to the right where there was none.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var affected: [any UIDynamicItem] { members.all }

  override func act(on bodies: DynamicBodies, steps: Int) {
    let fall =
      CGPoint(x: gravityDirection.dx, y: gravityDirection.dy) * Constants.gravityUnit
    for item in members.all {
      bodies.change(item) { $0.acceleration = $0.acceleration + fall }
    }
  }
}
