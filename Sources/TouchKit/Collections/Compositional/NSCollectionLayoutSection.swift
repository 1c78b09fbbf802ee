/// A group, repeated along the scroll axis for as many items as a section has, with what lies around it.
///
/// From the top of a section: headers, the inset at the top, the groups, the inset at the bottom, footers. A section that has no items has
/// all of it but the groups. What is changed after the layout was prepared counts once it is invalidated.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup

  /// A section of one group after the other.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The room around the groups, in points, within headers and footers. None by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room between two groups, in points. 0 by default.
  public var interGroupSpacing: CGFloat = 0

  /// Headers, footers, and what else lies at the section's edges. None by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// True where headers and footers are between the content insets across the scroll axis. True by default.
  public var supplementariesFollowContentInsets = true

  /// Grounds behind the section. None by default.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What ``contentInsets`` count from across the scroll axis: with `none` the section reaches to the edges of the collection view there, below what
  /// covers them. `automatic`, the default, is what the configuration says.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  // What its rows look like, where it is a list.
  var list: SectionList?

  /// Whether the groups lie side by side across the scroll axis of the layout, and are scrolled there, and where they come to rest.
  /// Headers, footers and grounds stay. `none`, the default, has them one after the other along the scroll axis.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    .none

  /// Changes what is visible of the section just before it is shown; `nil` by default. Called with each layout of the collection
  /// view, thus with each frame in which anything of it is scrolled, also across.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Says what a section looks like, in the room that there is; `nil` for one of which nothing is shown. Called for each section whenever the
/// layout is prepared.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
