import UIKit

/// One example of a shape.
nonisolated public struct ShapeTemplate: Sendable {
  /// The drawing.
  public let drawing: ShapeDrawing

  /// The shape that it is an example of: its index in ``ShapeLibrary/shapes``.
  public let shape: Int

  init(drawing: ShapeDrawing, shape: Int) {
    self.drawing = drawing
    self.shape = shape
  }

  /// The points that are compared: 32 at equal distances along the drawing, with their centroid at (0,
  /// 0) and the longer side of their box 1 long.
  public var points: [CGPoint] {
    PointCloud(drawing).points
  }
}
