// Two contacts of the same bodies are solved as a pair where they can be (``ContactPair``); they come one after the other.
nonisolated extension RigidWorld {
  /// Changes velocities so that joints hold and contacts keep bodies apart.
  mutating func solve(isRelaxing: Bool) {
    for index in joints.indices { joints[index].solve(&bodies, isRelaxing: isRelaxing) }
    for index in contacts.indices { contacts[index].slow(&bodies) }
    var index = 0
    while index < contacts.count {
      if pushPair(at: index, isRelaxing: isRelaxing) {
        index += 2
      } else {
        contacts[index].solve(&bodies, isRelaxing: isRelaxing)
        index += 1
      }
    }
  }

  private mutating func pushPair(at index: Int, isRelaxing: Bool) -> Bool {
    guard let k12 = contacts[index].coupling else { return false }
    let first = contacts[index].aim(isRelaxing: isRelaxing)
    let second = contacts[index + 1].aim(isRelaxing: isRelaxing)
    return pushPair(
      at: index,
      ContactPair(
        k11: (1 + first.softness.give) / contacts[index].normalMass, k12: k12,
        k22: (1 + second.softness.give) / contacts[index + 1].normalMass),
      first.bias, second.bias)
  }

  /// Lets what is elastic part as fast as it has met.
  mutating func bounce() {
    var index = 0
    while index < contacts.count {
      if bouncePair(at: index) {
        index += 2
      } else {
        contacts[index].bounce(&bodies)
        index += 1
      }
    }
  }

  private mutating func bouncePair(at index: Int) -> Bool {
    guard let k12 = contacts[index].coupling, contacts[index].bounces,
      contacts[index + 1].bounces
    else { return false }
    return pushPair(
      at: index,
      ContactPair(
        k11: 1 / contacts[index].normalMass, k12: k12, k22: 1 / contacts[index + 1].normalMass),
      contacts[index].elasticity * contacts[index].approach,
      contacts[index + 1].elasticity * contacts[index + 1].approach)
  }

  // The speeds are what each point has and should not have, besides its own.
  private mutating func pushPair(
    at index: Int, _ pair: ContactPair, _ first: CGFloat, _ second: CGFloat
  ) -> Bool {
    let normal = contacts[index].normal
    let (p1, p2) = (contacts[index].push, contacts[index + 1].push)
    let w1 = contacts[index].speed(bodies, along: normal) + first
    let w2 = contacts[index + 1].speed(bodies, along: normal) + second
    guard
      let new = pair.pushes(
        against: w1 - p1 / contacts[index].normalMass - pair.k12 * p2,
        w2 - pair.k12 * p1 - p2 / contacts[index + 1].normalMass)
    else { return false }
    contacts[index].pushes(new.0, &bodies)
    contacts[index + 1].pushes(new.1, &bodies)
    return true
  }
}
