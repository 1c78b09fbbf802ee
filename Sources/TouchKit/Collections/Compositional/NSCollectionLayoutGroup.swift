/// Items in a line, or where a closure has them; a section repeats its group for as many items as it has.
///
/// A group is an item itself, and may be in another one. Each item that is no group is the cell of one item of the data source, in the order
/// in which they are reached.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis {
    case horizontal
    case vertical
  }

  enum Filling {
    // All of the subitems over and over, as long as the next one fits.
    case repeated
    // The one subitem so many times.
    case counted(Int)
    // The same, each as long as an equal share of the line.
    case divided(Int)
  }

  enum Content {
    case line(Axis, Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content

  /// The items in it, as they were given; none for a custom group.
  public let subitems: [NSCollectionLayoutItem]

  /// The room between two items of the line; `nil`, the default, is none. A flexible one grows, so that the items reach from end to end.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// What is anchored to the group. None by default.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ content: Content
  ) {
    self.content = content
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Lines from left to right

  /// Items side by side: all of them in their order, and again from the first one, as long as the next one fits. The first one is there in
  /// any case.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, .repeated))
  }

  /// One item so many times side by side, whether they fit or not.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, .counted(count)))
  }

  /// One item so many times side by side, each as wide as an equal share of the group, less the room between them.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, .divided(count)))
  }

  // MARK: Lines from top to bottom

  /// Items one below the other: all of them in their order, and again from the first one, as long as the next one fits. The first one is
  /// there in any case.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, .repeated))
  }

  /// One item so many times, one below the other, whether they fit or not.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, .counted(count)))
  }

  /// One item so many times, one below the other, each as high as an equal share of the group, less the room between them.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, .divided(count)))
  }

  // MARK: Anything else

  /// Items wherever a closure has them, as many as it returns. It is called when the layout is prepared, once for each place in the
  /// section's group that the custom group has, with the size that it has there.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }
}
