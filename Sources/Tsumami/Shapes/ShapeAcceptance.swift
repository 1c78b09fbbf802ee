import UIKit

/// The limits for recognizing a drawing as a shape.
nonisolated public struct ShapeAcceptance: Hashable, Sendable {
  /// The greatest ``ShapeMatch/distance`` that is accepted, as a fraction of the shape's size.
  public var maximumDistance: CGFloat

  /// The least ``ShapeMatch/margin`` that is accepted, 0…1; 0 by default, which accepts a tie too.
  public var minimumMargin: CGFloat

  /// Accepts a match up to a distance, which has to be smaller than the next one's by a margin.
  public init(maximumDistance: CGFloat, minimumMargin: CGFloat = 0) {
    self.maximumDistance = maximumDistance
    self.minimumMargin = minimumMargin
  }

  /// Accepts every match.
  public static let everything = ShapeAcceptance(maximumDistance: .infinity)

  /// True where a match is near and clear enough.
  public func accepts(_ match: ShapeMatch) -> Bool {
    match.distance <= maximumDistance && match.margin >= minimumMargin
  }
}
