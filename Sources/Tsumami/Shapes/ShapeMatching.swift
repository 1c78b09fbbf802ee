import UIKit

/// How a drawing is compared with a template.
///
/// | | place and size | order and sense of strokes | turned drawings |
/// |---|---|---|---|
/// | ``cloud`` | ignored | ignored | other shapes |
/// | ``ordered(rotation:)`` | ignored | compared | same shape up to the angle given |
nonisolated public enum ShapeMatching: Hashable, Sendable {
  /// As clouds of points ($Q): any number of strokes, in any order, each in either sense. An arrow to the left is none to the
  /// right, but an O drawn clockwise is the O drawn anticlockwise.
  case cloud

  /// Point by point in the order of drawing, turned to fit by up to `rotation` radians either way (after Protractor, Li 2010):
  /// for commands that differ in sense, such as a circle clockwise and anticlockwise, and, with π, for shapes
  /// that may be drawn at any angle.
  ///
  /// 0 compares orientation strictly. π/8 forgives a tilted device.
  case ordered(rotation: CGFloat)
}

/// When a drawing is near enough to a shape.
nonisolated public struct ShapeAcceptance: Hashable, Sendable {
  /// The greatest ``ShapeMatch/distance`` that is accepted.
  public var maximumDistance: CGFloat

  /// The least ``ShapeMatch/margin`` that is accepted.
  public var minimumMargin: CGFloat

  public init(maximumDistance: CGFloat = 0.2, minimumMargin: CGFloat = 0) {
    self.maximumDistance = maximumDistance
    self.minimumMargin = minimumMargin
  }

  /// Accepts whatever is nearest.
  public static let everything = ShapeAcceptance(maximumDistance: .infinity, minimumMargin: 0)

  public func accepts(_ match: ShapeMatch) -> Bool {
    match.distance <= maximumDistance && match.margin >= minimumMargin
  }
}
