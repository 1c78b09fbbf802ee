/// A rectangle that moves and turns as a whole, as a value that knows no view.
///
/// Lengths are in points, times in seconds, angles in radians, clockwise on a screen. A mass of 1 is that of 100 × 100 points of the
/// density 1:
///
///     m = density · w · h / 10,000        I = m · (w² + h²) / 12
///
/// What no force moves, an anchored item, a boundary or the anchor of an attachment, has the inverse masses 0.
nonisolated struct RigidBody: Equatable {
  /// Whose body it is; edges of one boundary have the same.
  var id: Int
  var center: CGPoint
  private(set) var angle: CGFloat
  /// The direction of its own x axis: (cos, sin) of the angle.
  private(set) var axis: CGPoint
  var half: CGSize

  /// In points per second, and in radians per second.
  var velocity = CGPoint.zero
  var spin: CGFloat = 0

  private(set) var inverseMass: CGFloat = 0
  private(set) var inverseInertia: CGFloat = 0
  var mass: CGFloat = 0

  var material = BodyMaterial()
  var isBoundary = false

  /// What accelerates it in each step: in points per s², and in radians per s².
  var acceleration = CGPoint.zero
  var angularAcceleration: CGFloat = 0

  init(id: Int, center: CGPoint, angle: CGFloat = 0, size: CGSize) {
    self.id = id
    self.center = center
    self.angle = angle
    axis = CGPoint(x: cos(angle), y: sin(angle))
    half = CGSize(width: abs(size.width) / 2, height: abs(size.height) / 2)
  }

  /// The straight line between two points, which nothing moves.
  init(id: Int, from start: CGPoint, to end: CGPoint) {
    let line = end - start
    self.init(
      id: id, center: (start + end) / 2, angle: atan2(line.y, line.x),
      size: CGSize(width: line.length, height: 0))
    isBoundary = true
  }

  /// Makes it as heavy as its material says.
  mutating func weigh() {
    let (width, height) = (half.width * 2, half.height * 2)
    // An item without an area still has some mass: what pushes it would else make it infinitely fast.
    mass = material.density * max(width * height, 1) / 10_000
    let inertia = mass * max(width * width + height * height, 1) / 12
    inverseMass = material.isAnchored ? 0 : 1 / mass
    inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
    if material.isAnchored { (velocity, spin) = (.zero, 0) }
    if !material.allowsRotation { spin = 0 }
  }

  // MARK: Places

  /// A vector of its own axes in the coordinates of the plane.
  func turned(_ vector: CGPoint) -> CGPoint {
    CGPoint(
      x: vector.x * axis.x - vector.y * axis.y, y: vector.x * axis.y + vector.y * axis.x)
  }

  /// How fast a point of it is that is so far from its center: v + ω × r.
  func velocity(at arm: CGPoint) -> CGPoint {
    CGPoint(x: velocity.x - spin * arm.y, y: velocity.y + spin * arm.x)
  }

  /// Half of the smallest upright rectangle around it.
  var reach: CGSize {
    let (c, s) = (abs(axis.x), abs(axis.y))
    return CGSize(
      width: half.width * c + half.height * s, height: half.width * s + half.height * c)
  }

  // MARK: Motion

  /// Changes the velocities by an impulse at a point that is so far from its center.
  mutating func push(_ impulse: CGPoint, at arm: CGPoint) {
    velocity = velocity + impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// What forces and resistance do to the velocities in a time h: v ← (v + a·h) / (1 + resistance · h).
  mutating func accelerate(for time: CGFloat) {
    guard inverseMass > 0 else { return }
    velocity =
      (velocity + acceleration * time) * (1 / (1 + material.resistance * time))
    guard inverseInertia > 0 else { return }
    spin = (spin + angularAcceleration * time) / (1 + material.angularResistance * time)
  }

  /// Goes on for a time. What is too fast for numbers stays where it is.
  mutating func move(for time: CGFloat) {
    let new = (center: center + velocity * time, angle: angle + spin * time)
    guard new.center.isFinite, new.angle.isFinite else {
      (velocity, spin) = (.zero, 0)
      return
    }
    center = new.center
    if spin != 0 { turn(to: new.angle) }
  }

  mutating func turn(to angle: CGFloat) {
    self.angle = angle
    axis = CGPoint(x: cos(angle), y: sin(angle))
  }
}

/// What a body is made of; ``UIDynamicItemBehavior`` has the meaning of each.
nonisolated struct BodyMaterial: Equatable {
  var elasticity = Constants.plainElasticity
  var friction = Constants.plainFriction
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance = Constants.plainAngularResistance
  var allowsRotation = true
  var isAnchored = false
}

extension CGFloat {
  /// The number, 0 for what is negative or no number, and no more than a limit.
  nonisolated func amount(atMost limit: CGFloat) -> CGFloat {
    self > 0 ? Swift.min(self, limit) : 0
  }
}

extension CGPoint {
  nonisolated func dot(_ other: CGPoint) -> CGFloat {
    x * other.x + y * other.y
  }

  /// The part of the product of two vectors that stands on the plane: x·y′ − y·x′.
  nonisolated func cross(_ other: CGPoint) -> CGFloat {
    x * other.y - y * other.x
  }

  /// The same vector, turned by a quarter, clockwise on a screen.
  nonisolated var quarterTurned: CGPoint {
    CGPoint(x: -y, y: x)
  }
}
