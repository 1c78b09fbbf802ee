import UIKit

/// The shape that is nearest to a drawing.
nonisolated public struct ShapeMatch: Sendable {
  /// The shape: its index in ``ShapeLibrary/shapes``.
  public let shape: Int

  /// The template that was nearest: its index in ``ShapeLibrary/templates``.
  public let template: Int

  /// How far the drawing's points lie from those of the template, as a fraction of the shape's
  /// longer side: 0 for the template itself, mostly below 0.07 for the same shape by the same
  /// person, above 0.1 for another shape.
  public let distance: CGFloat

  /// The distance of the nearest template of any *other* shape, where that is less than ``clear``
  /// times as far away; otherwise a value not below that.
  public let runnerUp: CGFloat

  /// Another shape this many times as far away is no competitor.
  public static let clear: CGFloat = 1.5

  /// 1 for the template itself, 0 for a drawing at a distance of half the shape's size or more.
  public var score: CGFloat {
    max(0, 1 - 2 * distance)
  }

  /// How clearly this shape is nearer than every other: 0 where another is as near, 0.5 where it is
  /// a quarter as far again, 1 where it is ``clear`` times as far or more.
  public var margin: CGFloat {
    guard distance > 0 else { return runnerUp > 0 ? 1 : 0 }
    return max(0, min(1, (runnerUp / distance - 1) / (Self.clear - 1)))
  }
}
