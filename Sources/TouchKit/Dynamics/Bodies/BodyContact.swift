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

  private let normalMass: CGFloat
  private let tangentMass: CGFloat

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

  private func apply(_ impulse: CGPoint, _ bodies: inout [RigidBody]) {
    bodies[first].push(impulse * -1, at: firstArm)
    bodies[second].push(impulse, at: secondArm)
  }

  private func speed(_ bodies: [RigidBody], along direction: CGPoint) -> CGFloat {
    let (a, b) = (bodies[first], bodies[second])
    return (b.velocity(at: secondArm) - a.velocity(at: firstArm)).dot(direction)
  }

  /// Begins where the last step ended.
  func warmUp(_ bodies: inout [RigidBody]) {
    apply(normal * push + normal.quarterTurned * rub, &bodies)
  }

  /// Where the surfaces will be apart they may come as near in this step as that; where they overlap they part, not too fast.
  mutating func solve(_ bodies: inout [RigidBody], isRelaxing: Bool) {
    // Coulomb: what rubs is no more than the friction's part of what pushes.
    let tangent = normal.quarterTurned
    let limit = friction * push
    let rubbing = rub - tangentMass * speed(bodies, along: tangent)
    let newRub = min(max(rubbing, -limit), limit)
    apply(tangent * (newRub - rub), &bodies)
    rub = newRub

    var (bias, softness) = (CGFloat(0), Softness.velocityAlone)
    if separation > 0 {
      bias = separation / RigidWorld.step
    } else if !isRelaxing {
      softness = .contact
      let depth = min(0, separation + RigidWorld.restingOverlap)
      bias = max(softness.biasRate * depth, -RigidWorld.fastestParting)
    }
    let wanted = speed(bodies, along: normal) + bias
    let impulse =
      -softness.massScale * normalMass * wanted - softness.impulseScale * push
    let newPush = max(0, push + impulse)
    apply(normal * (newPush - push), &bodies)
    push = newPush
  }

  /// Notes how far apart the surfaces are once the bodies have moved.
  mutating func move(_ bodies: [RigidBody], for time: CGFloat) {
    separation += speed(bodies, along: normal) * time
  }

  /// Newton's law of impact: they part as fast as they met, times the elasticity.
  mutating func bounce(_ bodies: inout [RigidBody]) {
    guard elasticity > 0, push > 0, approach < -Constants.slowestBounce else { return }
    let impulse = -normalMass * (speed(bodies, along: normal) + elasticity * approach)
    let newPush = max(0, push + impulse)
    apply(normal * (newPush - push), &bodies)
    push = newPush
  }
}
