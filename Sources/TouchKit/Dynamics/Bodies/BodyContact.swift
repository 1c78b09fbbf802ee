/// One point in which two bodies touch: they must not come closer there, and rub along each other.
nonisolated struct BodyContact: Equatable {
  /// The same point in the next step has the same key.
  struct Key: Equatable {
    let first: Int
    let second: Int
    let feature: Int
  }

  let key: Key
  /// The place of its group in the world.
  let group: Int
  /// The places of the bodies in the world.
  let first: Int
  let second: Int
  /// From the first body to the second one, of length 1.
  let normal: CGPoint
  let firstArm: CGPoint
  let secondArm: CGPoint
  var separation: CGFloat

  let elasticity: CGFloat
  let friction: CGFloat
  /// How fast the points part as the step begins, in points per second; negative where they meet.
  let approach: CGFloat

  /// The impulses applied in this step: along the normal, and along the surface.
  var push: CGFloat = 0
  var rub: CGFloat = 0

  let normalMass: CGFloat
  private let tangentMass: CGFloat
  /// k₁₂ of ``ContactPair``, where the next contact is the other point of the same two bodies; `nil` where there is none.
  var coupling: CGFloat?

  init(
    _ point: BoxContacts.Point, normal: CGPoint, _ first: Int, _ second: Int, group: Int,
    in bodies: [RigidBody]
  ) {
    let (a, b) = (bodies[first], bodies[second])
    key = Key(first: a.id, second: b.id, feature: point.feature)
    (self.first, self.second, self.normal, self.group) = (first, second, normal, group)
    separation = point.separation
    firstArm = point.location - a.center
    secondArm = point.location - b.center
    let isBoundary = a.isBoundary || b.isBoundary
    let (own, other) = a.isBoundary ? (b.material, a.material) : (a.material, b.material)
    // A boundary is as hard and as rough as what meets it.
    elasticity = isBoundary ? own.elasticity : max(own.elasticity, other.elasticity)
    friction =
      isBoundary ? own.friction : (own.friction * other.friction).squareRoot()
    approach = (b.velocity(at: secondArm) - a.velocity(at: firstArm)).dot(normal)
    let (arms, inverse) = ((firstArm, secondArm), a.inverseMass + b.inverseMass)
    // 1 / (1/m₁ + 1/m₂ + (r₁ × n)²/I₁ + (r₂ × n)²/I₂): how much impulse changes the speed along n by 1.
    func mass(along n: CGPoint) -> CGFloat {
      let (r1, r2) = (arms.0.cross(n), arms.1.cross(n))
      let sum = inverse + a.inverseInertia * r1 * r1 + b.inverseInertia * r2 * r2
      return sum > 0 ? 1 / sum : 0
    }
    normalMass = mass(along: normal)
    tangentMass = mass(along: normal.quarterTurned)
  }

  /// How much an impulse of 1 at another point of the same bodies changes the speed along the normal here.
  func coupling(with other: BodyContact, _ bodies: [RigidBody]) -> CGFloat {
    let (a, b) = (bodies[first], bodies[second])
    return a.inverseMass + b.inverseMass
      + a.inverseInertia * firstArm.cross(normal) * other.firstArm.cross(normal)
      + b.inverseInertia * secondArm.cross(normal) * other.secondArm.cross(normal)
  }

  private func apply(_ impulse: CGPoint, _ bodies: inout [RigidBody]) {
    bodies[first].push(impulse * -1, at: firstArm)
    bodies[second].push(impulse, at: secondArm)
  }

  /// How fast the points part along a direction, in points per second.
  func speed(_ bodies: [RigidBody], along direction: CGPoint) -> CGFloat {
    let (a, b) = (bodies[first], bodies[second])
    return (b.velocity(at: secondArm) - a.velocity(at: firstArm)).dot(direction)
  }

  /// Begins where the last step ended.
  func warmUp(_ bodies: inout [RigidBody]) {
    apply(normal * push + normal.quarterTurned * rub, &bodies)
  }

  /// Slows what rubs, by no more than the friction's part of what pushes (Coulomb).
  mutating func slow(_ bodies: inout [RigidBody]) {
    let tangent = normal.quarterTurned
    let limit = friction * push
    let rubbing = rub - tangentMass * speed(bodies, along: tangent)
    let newRub = min(max(rubbing, -limit), limit)
    apply(tangent * (newRub - rub), &bodies)
    rub = newRub
  }

  /// Where the surfaces will be apart they may come as near in this step as that; where they overlap they part, not too fast.
  func aim(isRelaxing: Bool) -> (bias: CGFloat, softness: Softness) {
    if separation > 0 { return (separation / RigidWorld.step, .velocityAlone) }
    if isRelaxing { return (0, .velocityAlone) }
    let depth = min(0, separation + RigidWorld.restingOverlap)
    return (max(Softness.contact.biasRate * depth, -RigidWorld.fastestParting), .contact)
  }

  /// Pushes the bodies apart.
  mutating func solve(_ bodies: inout [RigidBody], isRelaxing: Bool) {
    let (bias, softness) = aim(isRelaxing: isRelaxing)
    let wanted = speed(bodies, along: normal) + bias
    let impulse =
      -softness.massScale * normalMass * wanted - softness.impulseScale * push
    pushes(max(0, push + impulse), &bodies)
  }

  /// Applies what is missing for a push as large as this.
  mutating func pushes(_ newPush: CGFloat, _ bodies: inout [RigidBody]) {
    apply(normal * (newPush - push), &bodies)
    push = newPush
  }

  /// Notes how far apart the surfaces are once the bodies have moved.
  mutating func move(_ bodies: [RigidBody], for time: CGFloat) {
    separation += speed(bodies, along: normal) * time
  }

  /// Newton's law of impact: they part as fast as they met, times the elasticity. What is elastic and fast enough does.
  var bounces: Bool {
    elasticity > 0 && push > 0 && approach < -Constants.slowestBounce
  }

  /// Lets them part.
  mutating func bounce(_ bodies: inout [RigidBody]) {
    guard bounces else { return }
    let impulse = -normalMass * (speed(bodies, along: normal) + elasticity * approach)
    pushes(max(0, push + impulse), &bodies)
  }
}
