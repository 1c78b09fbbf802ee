import UIKit

/// Detects a stroke that returns to its start.
///
/// An O that begins in the middle of its top is drawn left, down, right, up *and left again*: its
/// first side is cut in two by the starting point. In a closed outline the last direction continues in the first, and
/// equal consecutive directions count once, so it reads left, down, right, up.
///
///           ◀── first ──●◀── last ──╮     closed: the end is near the start,
///           │         start         ▲     and not far beyond it
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

  /// How far the end may be from the start, in points: `limit`, or a quarter of the drawing's longer side,
  /// whichever is more.
  func reach(limit: CGFloat) -> CGFloat {
    max(limit, max(greatest.x - least.x, greatest.y - least.y) / 4)
  }

  /// True where the end is within reach of the start.
  func isClosed(limit: CGFloat) -> Bool {
    guard let start else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let reach = reach(limit: limit)
    return dx * dx + dy * dy < reach * reach
  }

  /// How far the end lies beyond the start, measured along `direction`, in points; negative before it.
  func overshoot(along direction: StrokeDirection) -> CGFloat {
    guard let start else { return 0 }
    let axis = direction.unit
    return (end.x - start.x) * axis.dx + (end.y - start.y) * axis.dy
  }
}

nonisolated extension StrokeSequence {
  /// True where the sequence ends in the direction that it began with, after a full turn in one sense, as the
  /// sides of an outline do: left, down, right, up, left.
  var goesAround: Bool {
    guard count > 2, first == last else { return false }
    var turn = 0
    for position in 1..<count { turn += self[position - 1].turn(to: self[position]) }
    return abs(turn) == 8
  }

  /// The sequence without its last direction.
  func droppingLast() -> StrokeSequence {
    StrokeSequence(prefix(count - 1))
  }
}
