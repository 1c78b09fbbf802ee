import UIKit

/// How a drawing is compared with a template.
///
/// | | location and size | order and direction of strokes | rotated drawings |
/// |---|---|---|---|
/// | ``cloud`` | ignored | ignored | other shapes |
/// | ``ordered(rotation:)`` | ignored | compared | same shape up to the angle given |
nonisolated public enum ShapeMatching: Hashable, Sendable {
  /// As clouds of points ($Q): any number of strokes, in any order, each in either direction. An
  /// arrow to the left differs from one to the right, but an O drawn clockwise equals one drawn
  /// anticlockwise.
  case cloud

  /// Point by point in the order of drawing, rotated to fit by up to `rotation` radians in both directions
  /// (after Protractor, Li 2010): for commands that differ in direction, such as a circle clockwise and
  /// anticlockwise, and, with π, for shapes that may be drawn at any angle.
  ///
  /// 0 compares orientation strictly. π/8 tolerates a tilted device.
  case ordered(rotation: CGFloat)

  /// The acceptance that libraries use by default.
  ///
  /// The distances are those at which, with one half of the writers of the $1 logs and five
  /// templates of their own for each shape, strokes of known shapes are rejected about as often as
  /// strokes of unknown ones are accepted, and both seldom; `tsumami accuracy` computes them again
  /// and tests them on the other half. A minimum margin did not help there. Templates of other
  /// people are farther away: for those use 1.5 times as much.
  public var usualAcceptance: ShapeAcceptance {
    switch self {
    case .cloud: ShapeAcceptance(maximumDistance: 0.075)
    case .ordered: ShapeAcceptance(maximumDistance: 0.09)
    }
  }
}
