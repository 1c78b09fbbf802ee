import UIKit

/// When a drawing is near enough to a shape.
nonisolated public struct ShapeAcceptance: Hashable, Sendable {
  /// The greatest ``ShapeMatch/distance`` that is accepted, as a share of the shape's size.
  public var maximumDistance: CGFloat

  /// The least ``ShapeMatch/margin`` that is accepted, 0…1; 0 by default, which accepts a tie too.
  public var minimumMargin: CGFloat

  public init(maximumDistance: CGFloat, minimumMargin: CGFloat = 0) {
    self.maximumDistance = maximumDistance
    self.minimumMargin = minimumMargin
  }

  /// Accepts whatever is nearest.
  public static let everything = ShapeAcceptance(maximumDistance: .infinity)

  /// True where a match is near and clear enough.
  public func accepts(_ match: ShapeMatch) -> Bool {
    match.distance <= maximumDistance && match.margin >= minimumMargin
  }
}
