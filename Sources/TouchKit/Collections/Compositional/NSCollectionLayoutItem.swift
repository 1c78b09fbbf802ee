/// The cell of one item within a group; also what groups, headers, badges and grounds are.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public class NSCollectionLayoutItem {
  /// How large it is, with its content insets.
  public final let layoutSize: NSCollectionLayoutSize

  final var badges: [NSCollectionLayoutSupplementaryItem]

  /// What is anchored to it, such as a badge at a corner.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  /// How much smaller than its place the cell is, at each edge; of a group, how much smaller the room for its items is. It has no effect
  /// along an axis whose dimension is estimated. None by default.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// Room around the item, which keeps its neighbours away and says where it lies in its line; `nil`, the default, is none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, with badges that are anchored to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    badges = supplementaryItems
  }

  // Spelled out: see UIResponder.
  deinit {}

  // A rectangle without the insets; nothing in the middle of it where they are longer than it is.
  final func area(in rect: CGRect) -> CGRect {
    var area = rect.inset(by: ownInsets)
    if area.size.width < 0 {
      area.origin.x += area.size.width / 2
      area.size.width = 0
    }
    if area.size.height < 0 {
      area.origin.y += area.size.height / 2
      area.size.height = 0
    }
    return area
  }

  // What counts of the insets.
  final var ownInsets: UIEdgeInsets {
    let isWide = layoutSize.widthDimension.isEstimated
    let isHigh = layoutSize.heightDimension.isEstimated
    return UIEdgeInsets(
      top: isHigh ? 0 : contentInsets.top, left: isWide ? 0 : contentInsets.leading,
      bottom: isHigh ? 0 : contentInsets.bottom, right: isWide ? 0 : contentInsets.trailing)
  }
}
