/// Room around an item, beyond its size; `nil` is none.
///
/// Along the line that an item is in it keeps its neighbours away. Across the line it says where the item lies in it: with a flexible
/// room before it at the far edge, with one on both sides in the middle, and else at the near edge.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutEdgeSpacing {
  /// The room to the left.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above.
  public let top: NSCollectionLayoutSpacing?
  /// The room to the right.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at each of the four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  // Spelled out: see UIResponder.
  deinit {}
}
