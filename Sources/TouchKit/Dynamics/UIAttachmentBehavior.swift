/// Joins an item to a point, or two items to each other: by a rod, or by a spring where it has a ``frequency``.
///
/// ```swift
/// // A card that hangs on a finger:
/// let location = recognizer.location(in: card)
/// let offset = UIOffset(
///   horizontal: location.x - card.bounds.midX, vertical: location.y - card.bounds.midY)
/// let attachment = UIAttachmentBehavior(
///   item: card, offsetFromCenter: offset, attachedToAnchor: recognizer.location(in: view))
/// animator.addBehavior(attachment)
/// ```
///
/// An item that is attached beside its middle turns about that place. Sliding attachments, and those of limited lengths, are not there.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is joined to.
  @frozen public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  /// The one item, or both.
  public final let items: [any UIDynamicItem]

  /// What the first item is joined to.
  public final let attachedBehaviorType: AttachmentType

  /// The point that the item hangs on, in points of the reference view. Where it is set while the animator runs it goes there evenly during the next frame, and takes the item along with the velocity that this is; between
  /// two items it means nothing. What is not finite is left out.
  open var anchorPoint: CGPoint {
    didSet {
      if !anchorPoint.isFinite { anchorPoint = oldValue }
      changed()
    }
  }

  /// How far the two points are from each other, in points; as far as they were when it was made. With 0 they are one.
  open var length: CGFloat {
    didSet { changed() }
  }

  /// How little the spring swings: 0, the default, for ever, 1 and more not at all. Means nothing for a rod.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }

  /// How often the spring swings, in oscillations per second; 0, the default, for a rod.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }

  private final let offsets: [UIOffset]
  // Where the anchor was when the last frame ended.
  private final var shownAnchor: CGPoint?
  private final var impulse = CGPoint.zero

  /// Joins the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Joins a place of an item to a point.
  ///
  /// - Parameter offset: from its middle, in points of the item, as if it were not turned.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    offsets = [offset]
    anchorPoint = point.isFinite ? point : .zero
    length = Self.distance(Self.place(of: item, offset), anchorPoint)
  }

  /// Joins the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Joins places of two items, each from the item's middle, in points of the item, as if it were not turned.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    offsets = [offset1, offset2]
    anchorPoint = .zero
    length = Self.distance(Self.place(of: item1, offset1), Self.place(of: item2, offset2))
  }

  // Spelled out: see UIResponder.
  deinit {}

  private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turn = item.transform.decomposed().rotation
    let (c, s) = (cos(turn), sin(turn))
    return item.center
      + CGPoint(
        x: offset.horizontal * c - offset.vertical * s,
        y: offset.horizontal * s + offset.vertical * c)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let distance = a.distance(to: b)
    // A finger's location in a turned card and in the view around it are one but for rounding.
    return distance.isFinite && distance > 1e-3 ? distance : 0
  }

  override var affected: [any UIDynamicItem] { items }

  override func joined() {
    (shownAnchor, impulse) = (nil, .zero)
  }

  override func act(on bodies: DynamicBodies, steps: Int) {
    let places = items.compactMap { bodies.place(of: $0) }
    let points = offsets.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
    guard places.count == items.count, places.count == points.count else { return }
    let kind: BodyJoint.Kind = length > 0 && length.isFinite ? .rod(length) : .pin
    let spring =
      frequency > 0
      ? Softness(
        frequency: min(frequency, 120), damping: damping.amount(atMost: 1000),
        step: RigidWorld.step) : nil
    if attachedBehaviorType == .items {
      bodies.world.joints.append(
        BodyJoint(
          kind, places[0], points[0], places[1], points[1], spring: spring, impulse: impulse,
          owner: id))
    } else {
      let from = shownAnchor ?? anchorPoint
      var anchor = RigidBody(id: 0, center: from, size: .zero)
      anchor.velocity = (anchorPoint - from) / (RigidWorld.step * CGFloat(steps))
      shownAnchor = anchorPoint
      let place = bodies.add(anchor)
      bodies.world.joints.append(
        BodyJoint(
          kind, place, .zero, places[0], points[0], spring: spring, impulse: impulse, owner: id))
    }
  }

  override func acted(on bodies: DynamicBodies) {
    for joint in bodies.world.joints where joint.owner == id {
      impulse = joint.impulse.isFinite ? joint.impulse : .zero
    }
  }
}
