/// Where a custom group has one of its items.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutGroupCustomItem {
  /// The rectangle, from the upper left corner of the group.
  public let frame: CGRect

  /// What it lies over: the higher over the lower.
  public let zIndex: Int

  /// An item at a place; `zIndex` is 0, as of other items, if it is left out.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// Says where the items of a custom group are, for the size that the group has in the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]
