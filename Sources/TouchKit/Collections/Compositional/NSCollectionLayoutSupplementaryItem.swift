/// A view beside the cells that is anchored to an item or to a group, such as a badge.
///
/// The data source is asked for it with the index path of its item, or of the first item of its group. Each of an item's has a kind of
/// its own.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the data source is asked for.
  public final let elementKind: CollectionName

  /// The point of the item or the group that it is attached to.
  public final let containerAnchor: NSCollectionLayoutAnchor

  /// The point of its own that comes to lie there; `nil` for the one with the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  /// What it lies over: the higher over the lower; cells have 0. 1 by default.
  public final var zIndex = 1

  /// A view inside of the edges of its container, and moved by the anchor's offset. Parts of a width or a height are of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: CollectionName,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view that has one point of its own on one of its container: each is moved by its anchor's offset first.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: CollectionName,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: CollectionName,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  // Spelled out: see UIResponder.
  deinit {}

  // Where it is, attached to a rectangle.
  final func frame(at container: CGRect) -> CGRect {
    let own = CGRect(origin: .zero, size: layoutSize.size(in: container.size))
    let target = containerAnchor.point(in: container) + containerAnchor.offset(of: own.size)
    var source = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      in: own)
    if let itemAnchor { source = source + itemAnchor.offset(of: own.size) }
    return area(in: CGRect(origin: target - source, size: own.size))
  }
}
