/// The bodies of an animator's items.
///
/// An object, so that no access to the world is under way while an item is asked or set: that may be a program's own code, which changes the
/// animator.
final class DynamicBodies {
  /// An item, and what of its transform is no turn.
  private struct Member {
    let item: any UIDynamicItem
    var base: CGAffineTransform
    var shown: (center: CGPoint, angle: CGFloat)
    var mark: (center: CGPoint, angle: CGFloat)
  }

  // The bodies of the members come first, in their order; boundaries and anchors of a frame follow.
  var world = RigidWorld()
  private var members: [Member] = []
  private var lastNumber = 0
  #if !hasFeature(Embedded)
    private var places: [ObjectIdentifier: Int] = [:]
  #endif

  var items: [any UIDynamicItem] {
    members.map { $0.item }
  }

  /// Numbers that bodies and behaviors are known by, from 1 on. Boundaries have negative ones, anchors 0.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Members

  /// Takes in the items that are new, as they are now.
  func take(_ wanted: [any UIDynamicItem]) {
    var new: [(Member, RigidBody)] = []
    for item in wanted where place(of: item) == nil {
      new.append(Self.made(of: item, number: nextNumber()))
    }
    // What that asked of an item may have brought it here already.
    for (member, body) in new where place(of: member.item) == nil {
      #if !hasFeature(Embedded)
        places[ObjectIdentifier(member.item)] = members.count
      #endif
      members.append(member)
      world.bodies.append(body)
    }
  }

  /// Lets go of the items that are not among those.
  func keep(_ wanted: [any UIDynamicItem]) {
    var isKept = [Bool](repeating: false, count: members.count)
    for item in wanted {
      if let place = place(of: item) { isKept[place] = true }
    }
    let stay = members.indices.filter { isKept[$0] }
    guard stay.count < members.count else { return }
    let gone = members
    world.bodies = stay.map { world.bodies[$0] }
    members = stay.map { members[$0] }
    #if !hasFeature(Embedded)
      places = [:]
      for (place, member) in members.enumerated() { places[ObjectIdentifier(member.item)] = place }
    #endif
    // Their last reference may be this one: they go when nothing is being changed.
    withExtendedLifetime(gone) {}
  }

  private static func made(of item: any UIDynamicItem, number: Int) -> (Member, RigidBody) {
    let (center, bounds, transform) = (item.center, item.bounds, item.transform)
    let turn = transform.decomposed().rotation
    let angle = turn.isFinite ? turn : 0
    let place = center.isFinite ? center : .zero
    let size = bounds.size.isFinite ? bounds.size : .zero
    var body = RigidBody(id: number, center: place, angle: angle, size: size)
    body.weigh()
    let base = angle == 0 ? transform : transform.concatenating(.init(rotationAngle: -angle))
    return (Member(item: item, base: base, shown: (place, angle), mark: (place, angle)), body)
  }

  /// Takes an item's place, size and turn anew; its velocity stays.
  func update(_ item: any UIDynamicItem) {
    guard let place = place(of: item) else { return }
    var (member, body) = Self.made(of: item, number: world.bodies[place].id)
    // What that asked of the item may have changed who is here.
    guard place < members.count, members[place].item === item else { return }
    body.velocity = world.bodies[place].velocity
    body.spin = world.bodies[place].spin
    body.material = world.bodies[place].material
    body.weigh()
    members[place] = member
    world.bodies[place] = body
  }

  // MARK: For behaviors

  func place(of item: any UIDynamicItem) -> Int? {
    #if hasFeature(Embedded)
      // A table is 2 KB of a page's program, and pages have tens of items.
      return members.firstIndex { $0.item === item }
    #else
      return places[ObjectIdentifier(item)]
    #endif
  }

  func item(numbered number: Int) -> (any UIDynamicItem)? {
    members.indices.first { world.bodies[$0].id == number }.map { members[$0].item }
  }

  func change(_ item: any UIDynamicItem, _ body: (inout RigidBody) -> Void) {
    if let place = place(of: item) { body(&world.bodies[place]) }
  }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    place(of: item).map { world.bodies[$0] }
  }

  /// Adds a boundary or an anchor for this frame, and returns its place in the world.
  func add(_ body: RigidBody) -> Int {
    world.bodies.append(body)
    return world.bodies.count - 1
  }

  // MARK: Frames

  func beginFrame() {
    for place in members.indices {
      world.bodies[place].material = BodyMaterial()
      world.bodies[place].acceleration = .zero
      world.bodies[place].angularAcceleration = 0
    }
  }

  func weigh() {
    for place in members.indices { world.bodies[place].weigh() }
  }

  /// Takes away what was there for one frame.
  func endFrame() {
    world.bodies.removeSubrange(members.count...)
    world.joints = []
    world.groups = []
  }

  /// Sets the items that have moved, and says whether there are any.
  @discardableResult func show() -> Bool {
    var changes: [(item: any UIDynamicItem, center: CGPoint, transform: CGAffineTransform?)] = []
    for place in members.indices {
      let (body, shown) = (world.bodies[place], members[place].shown)
      let hasTurned = body.angle != shown.angle
      guard hasTurned || body.center != shown.center else { continue }
      members[place].shown = (body.center, body.angle)
      let turned = members[place].base.concatenating(.init(rotationAngle: body.angle))
      changes.append((members[place].item, body.center, hasTurned ? turned : nil))
    }
    for change in changes where place(of: change.item) != nil {
      change.item.center = change.center
      if let transform = change.transform { change.item.transform = transform }
    }
    return !changes.isEmpty
  }

  /// Notes where everything is, for ``isNearMarks``.
  func mark() {
    for place in members.indices {
      members[place].mark = (world.bodies[place].center, world.bodies[place].angle)
    }
  }

  /// True where nothing has gone far from where it was noted.
  var isNearMarks: Bool {
    members.indices.allSatisfy {
      let (body, mark) = (world.bodies[$0], members[$0].mark)
      return body.center.distance(to: mark.center) <= Constants.dynamicRestDistance
        && abs(body.angle - mark.angle) <= Constants.dynamicRestTurn
    }
  }
}
