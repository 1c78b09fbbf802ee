import UIKit

/// How far the finger has travelled in one direction without turning away from it.
///
/// The travel is measured along the direction, from where the finger's heading came into the cone about it:
///
///       heading in the cone       ●───╮
///       ╲         ╱                    ╲        a quarter circle of radius r from right to down:
///        ╲  67° ╱                       │       its run down is about 0.92·r, its run to the right too,
///         ╲   ╱                         ●       although only 0.71·r of each is mainly in that direction
///          ╲╱
///
/// Runs overlap, and that is what makes round corners count for both of their neighbours.
nonisolated struct StrokeRun {
  /// The direction, as a vector of length 1.
  let axis: CGVector
  private var start: CGPoint?
  private var astray: CGFloat = 0

  init(axis: CGVector) {
    self.axis = axis
  }

  /// Adds one movement of the finger, of `length` points and long enough to have a heading.
  ///
  /// - Parameters:
  ///   - cosine: of the cone's half angle; movements outside of it do not count.
  ///   - patience: how many points the finger may move outside before the run ends.
  /// - Returns: true where the run ends with this movement.
  mutating func hop(
    from: CGPoint, to: CGPoint, length: CGFloat, cosine: CGFloat, patience: CGFloat
  ) -> Bool {
    let along = (to.x - from.x) * axis.dx + (to.y - from.y) * axis.dy
    if along >= cosine * length {
      if start == nil { start = from }
      astray = 0
      return false
    }
    astray += length
    guard start != nil, astray >= patience else { return false }
    start = nil
    return true
  }

  /// The run's length in points, with the finger at `point`; 0 while there is none.
  func length(to point: CGPoint) -> CGFloat {
    guard let start else { return 0 }
    return max(0, (point.x - start.x) * axis.dx + (point.y - start.y) * axis.dy)
  }

  mutating func reset() {
    start = nil
    astray = 0
  }
}
