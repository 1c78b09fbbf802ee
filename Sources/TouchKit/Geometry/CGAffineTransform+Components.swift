/// What a map of the plane is made of: a scale, then a shear, then a turn, then a shift.
nonisolated public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y. The factor along y is negative where the map mirrors.
  public var scale: CGSize

  /// How far a point moves to the right for each point that it is down, after the scale.
  public var horizontalShear: CGFloat

  /// In radians, from −π to π; clockwise on a screen.
  public var rotation: CGFloat

  /// In points.
  public var translation: CGVector

  /// The parts of the map that changes nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// A map of these parts; see ``CGAffineTransform/init(_:)``.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

// With the scale (sx, sy), the shear k and the turn θ, a point (x, y) goes to (sx·x + k·sy·y, sy·y), and that is turned:
//
//     a = sx·cos θ    b = sx·sin θ    c = sy·(k·cos θ − sin θ)    d = sy·(k·sin θ + cos θ)
//
// so a and b give sx and θ, and turning (c, d) back by θ gives (sy·k, sy).
extension CGAffineTransform {
  /// The map that scales first, then shears, then turns, and then shifts. The opposite of ``decomposed()``.
  nonisolated public init(_ components: CGAffineTransformComponents) {
    let (s, c) = (sin(components.rotation), cos(components.rotation))
    let (sx, sy) = (components.scale.width, components.scale.height)
    let k = components.horizontalShear
    self.init(
      a: sx * c, b: sx * s, c: sy * (k * c - s), d: sy * (k * s + c),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// What the map is made of. What a view was pinched to and turned by: `view.transform.decomposed().rotation`.
  ///
  /// A map that makes everything a line or a point has several such parts: where y has no extent the shear is 0.
  nonisolated public func decomposed() -> CGAffineTransformComponents {
    let sx = (a * a + b * b).squareRoot()
    let (cosine, sine) = sx > 0 ? (a / sx, b / sx) : (1, 0)
    let sy = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy),
      horizontalShear: sy == 0 ? 0 : (c * cosine + d * sine) / sy,
      rotation: sx > 0 ? atan2(b, a) : 0, translation: CGVector(dx: tx, dy: ty))
  }
}
