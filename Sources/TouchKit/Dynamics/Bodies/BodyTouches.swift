/// Who touches whom, and what of that is new.
nonisolated struct BodyTouches {
  /// Two bodies of a group; a boundary is the first one.
  struct Pair: Hashable {
    let group: Int
    let first: Int
    let second: Int
  }

  /// Two that began to touch, or stopped.
  struct Change: Equatable {
    let pair: Pair
    let location: CGPoint
    let isBeginning: Bool
  }

  private(set) var changes: [Change] = []
  private var touching: [Pair] = []

  mutating func takeChanges() -> [Change] {
    defer { changes = [] }
    return changes
  }

  /// Forgets what touched in groups that are there no more, or bodies that have left.
  mutating func keep(_ isThere: (Pair) -> Bool) {
    touching.removeAll { !isThere($0) }
  }

  mutating func note(
    _ contacts: [BodyContact], of groups: [CollisionGroup], _ bodies: [RigidBody]
  ) {
    var now: [Pair] = []
    var locations: [CGPoint] = []
    for contact in contacts {
      let pair = Pair(
        group: groups[contact.group].id, first: contact.key.first, second: contact.key.second)
      // Both points of two bodies come one after the other; edges of one boundary may not.
      guard now.last != pair, touches(contact, pair) else { continue }
      now.append(pair)
      locations.append(bodies[contact.first].center + contact.firstArm)
    }
    // The usual case.
    if now == touching { return }
    let before = Set(touching)
    var found: Set<Pair> = []
    for (pair, location) in zip(now, locations) where found.insert(pair).inserted {
      if before.contains(pair) { continue }
      changes.append(Change(pair: pair, location: location, isBeginning: true))
    }
    for pair in touching where !found.contains(pair) && found.insert(pair).inserted {
      changes.append(Change(pair: pair, location: .zero, isBeginning: false))
    }
    touching = now
  }

  // What has touched does until it is half a point away, so that it does not begin again with each step.
  private func touches(_ contact: BodyContact, _ pair: Pair) -> Bool {
    contact.push > 0 || (contact.separation < 0.5 && touching.contains(pair))
  }
}
