/// Bodies, what joins them, and what they bump into, step by step.
///
/// A step is always as long, whatever a frame is: the same course at 60 and at 120 frames a second. Each is one of Erin Catto's soft
/// steps (*Solver2D*, 2024): find contacts; accelerate; solve joints and contacts, which also closes gaps; move; solve again for
/// the velocities alone, so that closing a gap leaves no speed behind; then bounce.
nonisolated struct RigidWorld {
  /// How long a step is, in seconds.
  static let step: CGFloat = 1.0 / 240
  /// How far bodies may overlap before they are pushed apart, in points: enough that what rests stays in contact.
  static let restingOverlap: CGFloat = 0.1
  /// How fast they are pushed apart at most, in points per second.
  static let fastestParting: CGFloat = 400
  // How often all joints and contacts are solved one after the other.
  private static let rounds = 4
  private static let relaxingRounds = 2

  var bodies: [RigidBody] = []
  var joints: [BodyJoint] = []
  var groups: [CollisionGroup] = []
  var contacts: [BodyContact] = []

  /// Who began and stopped to touch whom, since it was emptied.
  var touches = BodyTouches()

  mutating func step() {
    let step = Self.step
    findContacts()
    for index in bodies.indices { bodies[index].accelerate(for: step) }
    for index in joints.indices { joints[index].prepare(&bodies) }
    for contact in contacts { contact.warmUp(&bodies) }
    for _ in 0..<Self.rounds { solve(isRelaxing: false) }
    for index in contacts.indices { contacts[index].move(bodies, for: step) }
    for index in bodies.indices { bodies[index].move(for: step) }
    for _ in 0..<Self.relaxingRounds { solve(isRelaxing: true) }
    // More than once, as one bounce changes another one.
    for _ in 0..<Self.rounds { bounce() }
    touches.note(contacts, of: groups, bodies)
  }

  // MARK: Contacts

  private mutating func findContacts() {
    guard !groups.isEmpty else { return contacts.removeAll() }
    var before = OldContacts(contacts)
    contacts.removeAll(keepingCapacity: true)
    let rooms = bodies.map { Room($0) }
    for (number, group) in groups.enumerated() {
      for (place, first) in group.items.enumerated() {
        if group.meetsItems {
          for second in group.items[(place + 1)...] where rooms[first].meets(rooms[second]) {
            meet(first, second, rooms, number, &before)
          }
        }
        for wall in group.walls where rooms[wall].meets(rooms[first]) {
          meet(wall, first, rooms, number, &before)
        }
      }
    }
  }

  private mutating func meet(
    _ first: Int, _ second: Int, _ rooms: [Room], _ group: Int, _ before: inout OldContacts
  ) {
    guard bodies[first].inverseMass + bodies[second].inverseMass > 0 else { return }
    let (normal, points) = BoxContacts.between(
      bodies[first], bodies[second], margin: rooms[first].margin + rooms[second].margin)
    for point in points {
      var contact = BodyContact(
        point, normal: normal, first, second, group: group, in: bodies)
      if let old = before.find(contact) { (contact.push, contact.rub) = (old.push, old.rub) }
      contacts.append(contact)
    }
    if points.count == 2 {
      let place = contacts.count - 2
      contacts[place].coupling = contacts[place].coupling(with: contacts[place + 1], bodies)
    }
  }

  /// The contacts of the step before. Most are found in the order in which they are asked for.
  private struct OldContacts {
    private let contacts: [BodyContact]
    private var next = 0

    init(_ contacts: [BodyContact]) {
      self.contacts = contacts
    }

    mutating func find(_ new: BodyContact) -> BodyContact? {
      for offset in contacts.indices {
        let place = (next + offset) % contacts.count
        if contacts[place].key == new.key, contacts[place].group == new.group {
          next = place + 1
          return contacts[place]
        }
      }
      return nil
    }
  }

  /// The upright rectangle that a body cannot leave in the next step.
  private struct Room {
    let margin: CGFloat
    private let center: CGPoint
    private let reach: CGSize

    init(_ body: RigidBody) {
      let corner = (body.half.width * body.half.width + body.half.height * body.half.height)
        .squareRoot()
      margin = (body.velocity.length + abs(body.spin) * corner) * RigidWorld.step + 1
      center = body.center
      reach = body.reach
    }

    func meets(_ other: Room) -> Bool {
      let (margin, way) = (margin + other.margin, other.center - center)
      return abs(way.x) <= reach.width + other.reach.width + margin
        && abs(way.y) <= reach.height + other.reach.height + margin
    }
  }
}

/// Bodies that bump into each other, into boundaries, or both.
nonisolated struct CollisionGroup: Equatable {
  /// The behavior's.
  let id: Int
  let meetsItems: Bool
  /// The places of the bodies in the world.
  let items: [Int]
  let walls: [Int]
}
