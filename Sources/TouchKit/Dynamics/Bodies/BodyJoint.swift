/// What keeps a point of one body at, or at a distance from, a point of another one, or turns a body.
nonisolated struct BodyJoint: Equatable {
  enum Kind: Equatable {
    /// The two points are one.
    case pin
    /// The two points are so far from each other, in points.
    case rod(CGFloat)
    /// The first body turns to so many radians, the short way round.
    case turn(CGFloat)
  }

  let kind: Kind
  /// The places of the bodies in the world.
  let first: Int
  let second: Int
  /// The points, in the bodies' own axes, from their centers.
  let firstPoint: CGPoint
  let secondPoint: CGPoint
  /// `nil` for what is rigid.
  let spring: Softness?
  /// The behavior's name; 0 for what nobody asks again.
  let owner: Int
  /// What it has applied in the last step, which is where the next one begins: a vector for a pin, a number in x for the others.
  var impulse = CGPoint.zero

  // Of the present step.
  private var firstArm = CGPoint.zero
  private var secondArm = CGPoint.zero
  private var gap = CGPoint.zero
  private var direction = CGPoint.zero

  init(
    _ kind: Kind, _ first: Int, _ firstPoint: CGPoint, _ second: Int, _ secondPoint: CGPoint,
    spring: Softness?, impulse: CGPoint = .zero, owner: Int = 0
  ) {
    self.kind = kind
    (self.first, self.firstPoint) = (first, firstPoint)
    (self.second, self.secondPoint) = (second, secondPoint)
    self.spring = spring
    self.impulse = impulse
    self.owner = owner
  }

  /// Measures where the points are, and applies what the last step ended with.
  mutating func prepare(_ bodies: inout [RigidBody]) {
    firstArm = bodies[first].turned(firstPoint)
    secondArm = bodies[second].turned(secondPoint)
    gap = bodies[second].center + secondArm - bodies[first].center - firstArm
    switch kind {
    case .pin: apply(impulse, &bodies)
    case .rod:
      let length = gap.length
      // Two points that are one have no line between them: any direction does.
      direction = length > 1e-6 ? gap / length : CGPoint(x: 0, y: 1)
      apply(direction * impulse.x, &bodies)
    case .turn(let angle):
      gap.x = (bodies[first].angle - angle).remainder(dividingBy: 2 * .pi)
      bodies[first].spin += impulse.x * bodies[first].inverseInertia
    }
  }

  /// - Parameter isRelaxing: true for the second pass, after the bodies have moved: it takes away the velocity that only closed gaps.
  mutating func solve(_ bodies: inout [RigidBody], isRelaxing: Bool) {
    if isRelaxing, spring != nil { return }
    let softness = isRelaxing ? .velocityAlone : spring ?? .rigid
    switch kind {
    case .pin: solvePin(&bodies, softness)
    case .rod(let length): solveRod(length, &bodies, softness)
    case .turn: solveTurn(&bodies, softness)
    }
  }

  private func speed(_ bodies: [RigidBody]) -> CGPoint {
    bodies[second].velocity(at: secondArm) - bodies[first].velocity(at: firstArm)
  }

  private func apply(_ impulse: CGPoint, _ bodies: inout [RigidBody]) {
    bodies[first].push(impulse * -1, at: firstArm)
    bodies[second].push(impulse, at: secondArm)
  }

  // K is how much an impulse changes the speed of the two points:
  //
  //     K = Σ ( 1/m + r_y²/I    −r_x·r_y/I )
  //           ( −r_x·r_y/I    1/m + r_x²/I )
  private mutating func solvePin(_ bodies: inout [RigidBody], _ softness: Softness) {
    var (a, b, d) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for (body, arm) in [(bodies[first], firstArm), (bodies[second], secondArm)] {
      a += body.inverseMass + body.inverseInertia * arm.y * arm.y
      b -= body.inverseInertia * arm.x * arm.y
      d += body.inverseMass + body.inverseInertia * arm.x * arm.x
    }
    let determinant = a * d - b * b
    guard determinant > 0 else { return }
    let wanted = speed(bodies) + gap * softness.biasRate
    let solved = CGPoint(
      x: (d * wanted.x - b * wanted.y) / determinant,
      y: (a * wanted.y - b * wanted.x) / determinant)
    let new = solved * -softness.massScale - impulse * softness.impulseScale
    impulse = impulse + new
    apply(new, &bodies)
  }

  private mutating func solveRod(
    _ length: CGFloat, _ bodies: inout [RigidBody], _ softness: Softness
  ) {
    var inverse = bodies[first].inverseMass + bodies[second].inverseMass
    let (r1, r2) = (firstArm.cross(direction), secondArm.cross(direction))
    inverse += bodies[first].inverseInertia * r1 * r1 + bodies[second].inverseInertia * r2 * r2
    guard inverse > 0 else { return }
    let wanted =
      speed(bodies).dot(direction) + (gap.length - length) * softness.biasRate
    let new = -softness.massScale * wanted / inverse - softness.impulseScale * impulse.x
    impulse.x += new
    apply(direction * new, &bodies)
  }

  private mutating func solveTurn(_ bodies: inout [RigidBody], _ softness: Softness) {
    let inverse = bodies[first].inverseInertia
    guard inverse > 0 else { return }
    let wanted = bodies[first].spin + gap.x * softness.biasRate
    let new = -softness.massScale * wanted / inverse - softness.impulseScale * impulse.x
    impulse.x += new
    bodies[first].spin += new * inverse
  }
}
