import UIKit

/// How a drawing is compared with a template.
///
/// | | place and size | order and sense of strokes | turned drawings |
/// |---|---|---|---|
/// | ``cloud`` | ignored | ignored | other shapes |
/// | ``ordered(rotation:)`` | ignored | compared | same shape up to the angle given |
nonisolated public enum ShapeMatching: Hashable, Sendable {
  /// As clouds of points ($Q): any number of strokes, in any order, each in either sense. An arrow
  /// to the left is none to the right, but an O drawn clockwise is the O drawn anticlockwise.
  case cloud

  /// Point by point in the order of drawing, turned to fit by up to `rotation` radians either way
  /// (after Protractor, Li 2010): for commands that differ in sense, such as a circle clockwise and
  /// anticlockwise, and, with π, for shapes that may be drawn at any angle.
  ///
  /// 0 compares orientation strictly. π/8 forgives a tilted device.
  case ordered(rotation: CGFloat)

  /// What is accepted unless the library says otherwise.
  ///
  /// The distances are those at which, with one half of the writers of the $1 logs and five
  /// templates of their own for each shape, strokes of known shapes are rejected about as often as
  /// strokes of unknown ones are accepted, and both seldom; `tsumami accuracy` chooses them anew
  /// and shows what they do to the other half. A margin turned out to add nothing there. Templates
  /// of other people lie further away: for those, half as much again.
  public var usualAcceptance: ShapeAcceptance {
    switch self {
    case .cloud: ShapeAcceptance(maximumDistance: 0.075)
    case .ordered: ShapeAcceptance(maximumDistance: 0.09)
    }
  }
}
