import UIKit

/// What a finger draws: one stroke, or several with lifts between them.
///
/// Coordinates are points of any coordinate system whose y axis points downwards; recognition ignores the location and
/// the size of a drawing.
nonisolated public struct ShapeDrawing: Hashable, Sendable {
  /// The strokes in the order in which they were drawn, none of them empty.
  public private(set) var strokes: [[CGPoint]] = []

  /// An empty drawing.
  public init() {}

  /// A drawing of one stroke.
  public init(path: [CGPoint]) {
    beginStroke()
    for point in path { add(point) }
    endStroke()
  }

  /// A drawing of several strokes; empty ones are ignored.
  public init(strokes: [[CGPoint]]) {
    for stroke in strokes {
      beginStroke()
      for point in stroke { add(point) }
      endStroke()
    }
  }

  /// The finger comes down: ``add(_:)`` adds to a new stroke from now on.
  public mutating func beginStroke() {
    endStroke()
    strokes.append([])
  }

  /// Adds the finger's next location. A point that is not finite is ignored.
  public mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if strokes.isEmpty { strokes.append([]) }
    strokes[strokes.count - 1].append(point)
  }

  private mutating func endStroke() {
    if strokes.last?.isEmpty == true { strokes.removeLast() }
  }

  /// Removes all strokes, and keeps their memory.
  public mutating func removeAll() {
    strokes.removeAll(keepingCapacity: true)
  }

  /// True where there is no point.
  public var isEmpty: Bool {
    strokes.allSatisfy { $0.isEmpty }
  }

  /// The length of all strokes together, in points, without the gaps between them.
  public var length: CGFloat {
    var length: CGFloat = 0
    for stroke in strokes {
      for index in stroke.indices.dropFirst() {
        length += span(stroke[index - 1], stroke[index])
      }
    }
    return length
  }

  /// The longer side of the box about all strokes, in points.
  public var longerSide: CGFloat {
    guard let first = strokes.first(where: { !$0.isEmpty })?.first else { return 0 }
    var (low, high) = (first, first)
    for stroke in strokes {
      for point in stroke {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return max(high.x - low.x, high.y - low.y)
  }
}

/// The distance between two points. Half as expensive as `hypot`, which handles numbers whose squares overflow.
@inline(__always)
nonisolated func span(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  let (dx, dy) = (second.x - first.x, second.y - first.y)
  return (dx * dx + dy * dy).squareRoot()
}
