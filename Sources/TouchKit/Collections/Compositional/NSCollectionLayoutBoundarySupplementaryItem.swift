/// A view at an edge of a section or of the whole layout: a header, a footer, or one at a side.
///
/// The data source is asked for it with the index path of the first item of its section, whether there is one or not; for one of the whole
/// layout with that of section 0. Parts of a width are of the section between its content insets (see
/// ``NSCollectionLayoutSection/supplementariesFollowContentInsets``), parts of a height of the collection view.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The edge or the corner. Those at the top and at the bottom lie above and below the content, `leading` and `trailing` beside it.
  public let alignment: NSRectAlignment

  /// How far it is moved from there, in points to the right and down.
  public let offset: CGPoint

  /// True where the section is longer by it. Where it is false it lies over the content, inside of the edge. True by default.
  public var extendsBoundary = true

  /// True where it stays at the edge of the window along the scroll axis for as long as its section is there: at the bottom, or at the right
  /// edge of a layout that scrolls sideways, where it is aligned to that edge, and else at the other one. It is over all cells then.
  /// In a page only the first one that a section has for an edge stays, and none of the whole layout. False by default.
  public var pinToVisibleBounds = false

  /// A view at an edge, for a section or for a ``UICollectionViewCompositionalLayoutConfiguration``.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: CollectionName, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// The same, moved by so many points: a header that is moved up leaves room below it, and the section is longer by that.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: CollectionName, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  // Spelled out: see UIResponder.
  deinit {}
}

extension NSRectAlignment {
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
