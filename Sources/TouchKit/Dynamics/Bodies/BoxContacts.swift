/// Where two turned rectangles touch, or soon will.
///
/// They are apart where they are on any of the four directions of their sides (the separating axis theorem). The one on which they
/// are farthest apart, or overlap least, is the normal; the side it stands on is the reference. The side of the other rectangle that
/// looks at it is cut off beyond both ends of the reference, and what is left of it, one point or two, is where they touch:
///
///           ┌────────┐
///           │  second│
///      ·────●────────●────·   the side of the second one, cut off at the reference's ends
///      └────┴─first──┴────┘   the reference; the normal points to the second one
///
nonisolated enum BoxContacts {
  /// One of the points.
  struct Point: Equatable {
    /// Halfway between the two surfaces, in the coordinates of the plane.
    var location: CGPoint
    /// How far the surfaces are apart, in points; negative where they overlap.
    var separation: CGFloat
    /// Which corner of which side it is: the same point in the next step has the same.
    var feature: Int
  }

  /// The points that are no farther apart than a margin, in points, and the normal, from the first one to the second one.
  static func between(
    _ first: RigidBody, _ second: RigidBody, margin: CGFloat
  ) -> (normal: CGPoint, points: [Point]) {
    let way = second.center - first.center
    let a = widest(of: first, to: second, way: way)
    let b = widest(of: second, to: first, way: way * -1)
    guard a.separation <= margin, b.separation <= margin else { return (.zero, []) }
    // Where both are as good, the first one's: it should not change from step to step.
    let isFirst = b.separation <= a.separation + 0.05
    let (reference, other) = isFirst ? (first, second) : (second, first)
    let axis = isFirst ? a : b
    var points = clipped(other, to: reference, normal: axis.normal, isSide: axis.isSide)
    points.removeAll { $0.separation > margin }
    if !isFirst { for index in points.indices { points[index].feature += 8 } }
    return (isFirst ? axis.normal : axis.normal * -1, points)
  }

  // Of the two directions of one rectangle, the one on which the other is farthest apart.
  private static func widest(
    of body: RigidBody, to other: RigidBody, way: CGPoint
  ) -> (separation: CGFloat, normal: CGPoint, isSide: Bool) {
    func separation(_ axis: CGPoint, _ half: CGFloat) -> CGFloat {
      let across = other.axis.quarterTurned
      return abs(way.dot(axis)) - half - other.half.width * abs(axis.dot(other.axis))
        - other.half.height * abs(axis.dot(across))
    }
    let down = body.axis.quarterTurned
    let x = separation(body.axis, body.half.width)
    let y = separation(down, body.half.height)
    let axis = y >= x ? down : body.axis
    return (max(x, y), way.dot(axis) < 0 ? axis * -1 : axis, y < x)
  }

  private static func clipped(
    _ other: RigidBody, to reference: RigidBody, normal: CGPoint, isSide: Bool
  ) -> [Point] {
    // The side of the other one whose normal is most against the reference's.
    let down = other.axis.quarterTurned
    let (along, across) = (normal.dot(other.axis), normal.dot(down))
    let looks = abs(along) > abs(across)
    let side =
      looks
      ? other.axis * (along > 0 ? -other.half.width : other.half.width)
      : down * (across > 0 ? -other.half.height : other.half.height)
    let half = looks ? down * other.half.height : other.axis * other.half.width
    let middle = other.center + side
    var ends = (middle - half, middle + half)

    let tangent = normal.quarterTurned
    let reach = isSide ? reference.half.height : reference.half.width
    func place(_ point: CGPoint) -> CGFloat { (point - reference.center).dot(tangent) }
    let (s, t) = (place(ends.0), place(ends.1))
    guard max(s, t) >= -reach, min(s, t) <= reach else { return [] }
    func cut(_ from: CGPoint, _ to: CGPoint, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let wanted = min(max(s, -reach), reach)
      return wanted == s || s == t ? from : from + (to - from) * ((wanted - s) / (t - s))
    }
    ends = (cut(ends.0, ends.1, s, t), cut(ends.1, ends.0, t, s))

    let surface = isSide ? reference.half.width : reference.half.height
    // Only the side itself: the other sign is any for what lies flat, and would change from step to step.
    let sides = looks ? (along > 0 ? 0 : 1) : (across > 0 ? 2 : 3)
    func point(_ end: CGPoint, _ corner: Int) -> Point {
      let separation = (end - reference.center).dot(normal) - surface
      return Point(
        location: end - normal * (separation / 2), separation: separation,
        feature: sides * 2 + corner)
    }
    return [point(ends.0, 0), point(ends.1, 1)]
  }
}
