/// Room between items, or around one: just so much, or so much at least.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSpacing {
  /// The room, in points; where it is flexible the least.
  public let spacing: CGFloat

  /// True where it grows.
  public let isFlexible: Bool

  /// True where it does not grow.
  public var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// So many points at least; what is left of a line is shared out evenly between all that is flexible in it.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Just so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}
