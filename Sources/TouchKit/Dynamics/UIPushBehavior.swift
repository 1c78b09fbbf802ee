/// A force on items: all the time, or once.
///
/// The magnitude 1 accelerates what has the size of 100 × 100 points and the density 1 by 100 points per s²; once, it changes its velocity by 100 points per second. What is twice as heavy is
/// pushed half as much.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPushBehavior: UIDynamicBehavior {
  /// How it pushes.
  @frozen public enum Mode: Int, Sendable {
    /// All the time, while it is active.
    case continuous
    /// Once; then it is not active any more.
    case instantaneous
  }

  /// All the time, or once.
  public final let mode: Mode

  /// Whether it pushes. True by default; set it again to push once more.
  open var active = true {
    didSet { changed() }
  }

  /// The direction and the magnitude as a vector. Zero by default, which pushes nothing. What is not finite is left out.
  open var pushDirection = CGVector.zero {
    didSet {
      if !pushDirection.isFinite { pushDirection = oldValue }
      changed()
    }
  }

  private var members = DynamicItems()
  private var hasPushed = false
  private var offsets = DynamicNotes<UIOffset>()

  /// Pushes items, once they are in an animator and it has a magnitude.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    members = DynamicItems(items)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// What it pushes.
  public final var items: [any UIDynamicItem] { members.all }

  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    itemsChanged()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    offsets[item] = nil
    itemsChanged()
  }

  /// The direction, in radians, clockwise on a screen from the right; 0 where the magnitude is 0. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strongly it pushes; 0 by default. Setting it keeps the direction, which is to the right where there was none; what is negative pushes the other way.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Where it pushes an item, from its middle, in points of the item as if it were not turned. Zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[item] ?? .zero
  }

  /// Pushes an item beside its middle, which turns it, too.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard members.contains(item), offset.horizontal.isFinite, offset.vertical.isFinite else {
      return
    }
    offsets[item] = offset
    changed()
  }

  override var affected: [any UIDynamicItem] { members.all }

  override func act(on bodies: DynamicBodies, steps: Int) {
    guard active else { return }
    let force = CGPoint(x: pushDirection.dx, y: pushDirection.dy) * Constants.pushUnit
    for item in members.all {
      let offset = targetOffsetFromCenter(for: item)
      bodies.change(item) { body in
        let arm = body.turned(CGPoint(x: offset.horizontal, y: offset.vertical))
        if mode == .instantaneous {
          body.push(force, at: arm)
        } else {
          body.acceleration = body.acceleration + force * body.inverseMass
          body.angularAcceleration += arm.cross(force) * body.inverseInertia
        }
      }
    }
    hasPushed = mode == .instantaneous
  }

  // Later, as a subclass may observe it.
  override func shown() {
    guard hasPushed else { return }
    hasPushed = false
    active = false
  }
}
