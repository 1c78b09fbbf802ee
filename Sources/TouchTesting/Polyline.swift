import TouchKit

/// A line through points, for movements at constant speed.
struct Polyline {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  /// - Parameter points: one at least.
  init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  /// The point after a fraction of the length, from 0 at the first point to 1 at the last.
  func point(at share: CGFloat) -> CGPoint {
    guard share < 1, let last = points.last else { return points[points.count - 1] }
    var left = lengths.reduce(0, +) * share
    for (index, length) in lengths.enumerated() {
      if left < length {
        let (from, to) = (points[index], points[index + 1])
        let part = left / length
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      left -= length
    }
    return last
  }
}
