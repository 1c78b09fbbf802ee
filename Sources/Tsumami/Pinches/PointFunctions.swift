import UIKit

// The three functions of Apple's touch samples since 2008, defined for every input.
//
// Angles are in degrees, in UIKit's coordinates: the origin is at the top left and y grows downwards. A line
// that falls towards the lower right has a negative angle, one that rises towards the upper right a
// positive one, as on paper.
//
//                 ╱ 45
//               ╱
//     ─────── ●──────── 0        a line has no arrow: (first, second) and
//               ╲                (second, first) are the same line
//                 ╲ −45

/// The distance between two points, in the points' own unit.
///
///     distanceBetweenPoints(CGPoint(x: 10, y: 20), CGPoint(x: 13, y: 24))  // 5
///
/// It is 0 where the points coincide, and finite wherever the result can be represented: coordinates whose
/// squares overflow are no exception.
nonisolated public func distanceBetweenPoints(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(second.x - first.x, second.y - first.y)
}

/// The slope of the line through two points against the horizontal, in degrees, from −90 to 90.
///
///     angleBetweenPoints(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10))   // −45: towards the lower right
///     angleBetweenPoints(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: -10))  // 45: towards the upper right
///     angleBetweenPoints(CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 0))   // −45: the same line
///     angleBetweenPoints(CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10))    // −90: straight down
///     angleBetweenPoints(CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 0))    // 90: straight up
///     angleBetweenPoints(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))     // 0: no line, so no slope
///
/// Which point comes first only matters for an upright line, whose slope is both −90 and 90: it is
/// read from the first point to the second, so that the angle goes from −90 to 90 without a jump
/// while the second point swings from below the first to above it on the right. Everything else is
/// what the original's `atan(height / width)` says; but that divides by zero on upright lines, and
/// this does not divide.
nonisolated public func angleBetweenPoints(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  let (width, height) = (second.x - first.x, second.y - first.y)
  if height == 0 { return 0 }
  // Negated where the line points to the left, so that it points to the right.
  return width < 0 ? degrees(atan2(height, -width)) : degrees(atan2(-height, abs(width)))
}

/// The angle between two lines, each through two points, in degrees, from 0 to 180.
///
/// Each line is an arrow from its start to its end: arrows in the same direction enclose 0,
/// opposite ones 180.
///
///     angleBetweenLines(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0),
///                       CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10))   // 90
///     angleBetweenLines(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10),
///                       CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 0))    // 180
///
/// Where a line's two points coincide it has no direction, and the answer is 0. It is the `atan2`
/// of cross and dot product, which is exact for parallel lines too, where rounding brings the
/// original's cosine beyond 1.
nonisolated public func angleBetweenLines(
  _ line1Start: CGPoint, _ line1End: CGPoint, _ line2Start: CGPoint, _ line2End: CGPoint
) -> CGFloat {
  let first = normalized(line1Start, line1End)
  let second = normalized(line2Start, line2End)
  let cross = first.dx * second.dy - first.dy * second.dx
  let dot = first.dx * second.dx + first.dy * second.dy
  return degrees(atan2(abs(cross), dot))
}

/// The arrow from `start` to `end`, scaled so that its longer component is 1; zero where the points coincide.
nonisolated private func normalized(_ start: CGPoint, _ end: CGPoint) -> CGVector {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let size = max(abs(dx), abs(dy))
  return size > 0 ? CGVector(dx: dx / size, dy: dy / size) : .zero
}

nonisolated private func degrees(_ radians: CGFloat) -> CGFloat {
  radians * 180 / .pi
}
