/// What items are made of, and how fast they are.
///
/// ```swift
/// // A card goes on as a finger has thrown it:
/// let throwing = UIDynamicItemBehavior(items: [card])
/// throwing.addLinearVelocity(recognizer.velocity(in: view), for: card)
/// throwing.resistance = 2
/// animator.addBehavior(throwing)
/// ```
///
/// Where an item is in several of them the last one counts, in the order in which they were added. An item that is in none has an elasticity and a friction of 0.2, and turns a little slower with time.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// How much of its speed is left after it has hit something, from 0, the default, none, to 1, all of it. Of two items the larger one counts.
  open var elasticity: CGFloat = 0 {
    didSet { changed() }
  }

  /// How strongly it rubs along what it touches: 0, the default, not at all; with 1 it slides down no slope of 45° or less. Between two items it is the square root of the product.
  open var friction: CGFloat = 0 {
    didSet { changed() }
  }

  /// The mass of 100 × 100 points; 1 by default. 0, what is negative and what is not finite are left out.
  open var density: CGFloat = 1 {
    didSet {
      if !(density > 0 && density.isFinite) { density = oldValue }
      changed()
    }
  }

  /// The part of its speed that it loses in a second, if it went on losing as fast as now: 0, the default, none; with r it is 1/e as fast after 1/r seconds.
  open var resistance: CGFloat = 0 {
    didSet { changed() }
  }

  /// The same for how fast it turns.
  open var angularResistance: CGFloat = 0 {
    didSet { changed() }
  }

  /// False for what nothing turns. True by default.
  open var allowsRotation = true {
    didSet { changed() }
  }

  /// True for what nothing moves, though it is in the way of others. False by default.
  open var isAnchored = false {
    didSet { changed() }
  }

  private var members = DynamicItems()
  // What was added before there was an animator.
  private var waiting = DynamicNotes<(linear: CGPoint, angular: CGFloat)>()

  /// Describes items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// What it describes.
  public final var items: [any UIDynamicItem] { members.all }

  /// Describes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    itemsChanged()
  }

  /// Describes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    waiting[item] = nil
    itemsChanged()
  }

  // MARK: Velocities

  /// Changes an item's velocity, in points per second: once the behavior is in an animator, or right away where it is. Does nothing for an item that it does not have, and for what is not finite.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    add(velocity, 0, item)
  }

  /// The same for how fast it turns, in radians per second, clockwise on a screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    add(.zero, velocity, item)
  }

  /// How fast an item moves, in points per second; 0 for one that it does not have.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard members.contains(item) else { return .zero }
    return dynamicAnimator?.bodies.body(of: item)?.velocity
      ?? waiting[item]?.linear ?? .zero
  }

  /// How fast an item turns, in radians per second; 0 for one that it does not have.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard members.contains(item) else { return 0 }
    return dynamicAnimator?.bodies.body(of: item)?.spin
      ?? waiting[item]?.angular ?? 0
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    var sum = waiting[item] ?? (.zero, 0)
    sum.linear = sum.linear + linear
    sum.angular += angular
    waiting[item] = sum
    joined()
    changed()
  }

  // MARK: In an animator

  override var affected: [any UIDynamicItem] { members.all }

  override func joined() {
    guard let bodies = dynamicAnimator?.bodies else { return }
    for item in members.all {
      guard bodies.place(of: item) != nil,
        let new = waiting[item]
      else { continue }
      waiting[item] = nil
      bodies.change(item) { body in
        body.velocity = body.velocity + new.linear
        body.spin += new.angular
      }
    }
  }

  override func describe(_ bodies: DynamicBodies) {
    let material = BodyMaterial(
      elasticity: elasticity.amount(atMost: 1), friction: friction.amount(atMost: 1000),
      density: density, resistance: resistance.amount(atMost: 1e9),
      angularResistance: angularResistance.amount(atMost: 1e9), allowsRotation: allowsRotation,
      isAnchored: isAnchored)
    for item in members.all { bodies.change(item) { $0.material = material } }
  }
}
