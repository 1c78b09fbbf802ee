import UIKit

/// A drawing as 32 points at equal distances along it, normalized so that location and size do not matter.
///
/// The points' centroid is (0, 0) and the longer side of their box is 1. A drawing without any
/// length is 32 times the point (0, 0).
///
/// Worked example: a line from (10, 10) to (41, 10) gives points 1 pt apart, of which the first is
/// (−0.5, 0) and the last (0.5, 0).
nonisolated struct PointCloud {
  /// As in $Q; more points do not make it better (Vatavu et al. 2018).
  static let count = 32

  /// First the 32 x coordinates, then the 32 y coordinates.
  private(set) var coordinates = [Float](repeating: 0, count: 2 * PointCloud.count)

  init(_ drawing: ShapeDrawing) {
    // Scaled down before it becomes Float, so that no coordinate is too large for that.
    let (side, length) = (drawing.longerSide, drawing.length)
    guard side > 0, length.isFinite else { return }
    resample(drawing, length: length, scale: 1 / side)
    normalize()
  }

  /// The points in drawing order, for inspection.
  var points: [CGPoint] {
    (0..<Self.count).map {
      CGPoint(x: CGFloat(coordinates[$0]), y: CGFloat(coordinates[Self.count + $0]))
    }
  }

  /// Adds a point after every 1/31 of the length of all strokes.
  private mutating func resample(_ drawing: ShapeDrawing, length: CGFloat, scale: CGFloat) {
    let origin = drawing.strokes.first { !$0.isEmpty }![0]
    var covered: CGFloat = 0
    var next = 0
    var last = origin
    for stroke in drawing.strokes {
      for index in stroke.indices {
        last = stroke[index]
        guard index > 0 else { continue }
        let from = stroke[index - 1]
        let piece = span(from, last)
        while next < Self.count {
          let ahead = length * CGFloat(next) / CGFloat(Self.count - 1) - covered
          guard ahead <= piece, piece > 0 else { break }
          let share = max(0, ahead) / piece
          let x = from.x + share * (last.x - from.x)
          let y = from.y + share * (last.y - from.y)
          set(next, (x - origin.x) * scale, (y - origin.y) * scale)
          next += 1
        }
        covered += piece
      }
    }
    // Rounding may omit the last point, which is the drawing's end.
    while next < Self.count {
      set(next, (last.x - origin.x) * scale, (last.y - origin.y) * scale)
      next += 1
    }
  }

  private mutating func set(_ index: Int, _ x: CGFloat, _ y: CGFloat) {
    coordinates[index] = Float(x)
    coordinates[Self.count + index] = Float(y)
  }

  private mutating func normalize() {
    let (x, y) = (coordinates[..<Self.count], coordinates[Self.count...])
    let side = max(x.max()! - x.min()!, y.max()! - y.min()!)
    guard side > 0 else { return }
    let middleX = x.reduce(0, +) / Float(Self.count)
    let middleY = y.reduce(0, +) / Float(Self.count)
    for index in coordinates.indices {
      coordinates[index] -= index < Self.count ? middleX : middleY
      coordinates[index] /= side
    }
  }
}
