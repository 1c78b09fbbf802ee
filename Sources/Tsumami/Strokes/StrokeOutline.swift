import UIKit

/// Tells whether a stroke has come back to where it began.
///
/// An O that begins in the middle of its top is drawn left, down, right, up *and left again*: its first side is cut
/// in two by the starting point. In a closed outline the last direction runs on into the first, and the same
/// direction twice running counts once.
///
///           ◀── first ──●◀── last ──╮     closed: the end is near the start, and what was drawn beyond
///           │         start         ▲     the start is shorter than a direction has to be
///           ▼                       │
///           ╰───────────▶───────────╯
nonisolated struct StrokeOutline {
  private var start: CGPoint?
  private var end = CGPoint.zero
  private var least = CGPoint.zero
  private var greatest = CGPoint.zero

  mutating func reset() {
    start = nil
  }

  mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if start == nil { (start, least, greatest) = (point, point, point) }
    end = point
    least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }

  /// How far the end lies beyond the start, measured along `direction`, in points; negative before it.
  func overshoot(along direction: StrokeDirection) -> CGFloat {
    guard let start else { return 0 }
    let axis = direction.unit
    return (end.x - start.x) * axis.dx + (end.y - start.y) * axis.dy
  }

  /// True where the end is no further from the start than `limit` or a quarter of the drawing's longer side,
  /// whichever is more, and overshoots it along `direction` by less than `limit`.
  func isClosed(along direction: StrokeDirection, limit: CGFloat) -> Bool {
    guard let start else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let side = max(greatest.x - least.x, greatest.y - least.y)
    let reach = max(limit, side / 4)
    return dx * dx + dy * dy <= reach * reach && overshoot(along: direction) < limit
  }
}

nonisolated extension StrokeSequence {
  /// The sequence with its first direction once more at the end, if that makes a full turn in one sense, as
  /// the sides of an outline do; otherwise nil.
  ///
  /// Left, down, right, up gives left, down, right, up, left; down, right, up gives nil.
  var aroundOutline: StrokeSequence? {
    guard let first, let last, last != first else { return nil }
    var turn = last.turn(to: first)
    for position in 1..<count { turn += self[position - 1].turn(to: self[position]) }
    return abs(turn) == 8 ? appending(first) : nil
  }
}
