/// Whether the groups of a section are scrolled across the scroll axis of the layout, and where they come to rest. The raw values are
/// UIKit's.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
  Sendable
{
  /// Groups lie one after the other along the scroll axis of the layout.
  case none = 0
  /// They are scrolled across, and come to rest anywhere.
  case continuous = 1
  /// The same, with the beginning of a group at the content inset.
  case continuousGroupLeadingBoundary = 2
  /// They come to rest at multiples of the section's width, one further at most.
  case paging = 3
  /// They come to rest with the beginning of a group at the content inset, one group further at most.
  case groupPaging = 4
  /// They come to rest with the middle of a group in the middle of the section, one group further at most; the first one and the
  /// last one too.
  case groupPagingCentered = 5
}
