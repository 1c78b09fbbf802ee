/// How fast content scrolls by itself because a finger that moves an item, or selects what it passes, is at an edge.
///
///     velocity = v · min(1, (reach − distance) / zone)      for a distance to the edge below the reach, else 0
///
/// The reach of an edge is the zone, or as far as the finger has been from that edge so far, whichever is less: an item that is
/// picked up at an edge does not scroll the content before the finger goes nearer to the edge. With a zone of 50 points and
/// v = 600 a finger that comes from the middle scrolls at 300 points per second 25 points before the edge.
nonisolated struct EdgeScrolling {
  private var left: CGFloat = 0
  private var right: CGFloat = 0
  private var top: CGFloat = 0
  private var bottom: CGFloat = 0
  // When the content was last scrolled because of it, in seconds; `nil` while it is not.
  private var scrolledAt: TimeInterval?

  /// The finger is at a point of a rectangle. Costs nothing that is worth a name.
  mutating func note(_ point: CGPoint, in rect: CGRect) {
    let (across, along) = (EdgeScrolling.zone(rect.width), EdgeScrolling.zone(rect.height))
    left = max(left, min(across, point.x - rect.minX))
    right = max(right, min(across, rect.maxX - point.x))
    top = max(top, min(along, point.y - rect.minY))
    bottom = max(bottom, min(along, rect.maxY - point.y))
  }

  /// The velocity of the content offset, in points per second.
  func velocity(at point: CGPoint, in rect: CGRect) -> CGPoint {
    let (across, along) = (EdgeScrolling.zone(rect.width), EdgeScrolling.zone(rect.height))
    return CGPoint(
      x: EdgeScrolling.velocity(right, rect.maxX - point.x, across)
        - EdgeScrolling.velocity(left, point.x - rect.minX, across),
      y: EdgeScrolling.velocity(bottom, rect.maxY - point.y, along)
        - EdgeScrolling.velocity(top, point.y - rect.minY, along))
  }

  /// It scrolls from a time on, in seconds, unless it does already.
  mutating func begin(at time: TimeInterval) {
    if scrolledAt == nil { scrolledAt = time }
  }

  /// How far the content scrolls in the frame of a time, at a velocity in points per second; `nil` where it does not. A frame that is late counts
  /// as ``Constants/movementLongestFrame``.
  mutating func travel(_ velocity: CGPoint, to time: TimeInterval) -> CGPoint? {
    guard velocity != .zero else {
      scrolledAt = nil
      return nil
    }
    let elapsed = min(max(0, time - (scrolledAt ?? time)), Constants.movementLongestFrame)
    scrolledAt = time
    return velocity * CGFloat(elapsed)
  }

  private static func zone(_ length: CGFloat) -> CGFloat {
    max(0, min(Constants.movementScrollZone, length / 4))
  }

  private static func velocity(_ reach: CGFloat, _ distance: CGFloat, _ zone: CGFloat) -> CGFloat {
    guard zone > 0, distance < reach else { return 0 }
    return Constants.movementScrollVelocity * min(1, (reach - distance) / zone)
  }
}
