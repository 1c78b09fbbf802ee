/// What a section, or a custom group, is laid out in.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that a section, or a custom group, is laid out in.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the collection view, or of the custom group, in points.
  var contentSize: CGSize { get }

  /// The same without the insets.
  var effectiveContentSize: CGSize { get }

  /// The adjusted content inset of the collection view, or the content insets of the custom group.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The same, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What TouchKit hands to section providers and custom groups.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer {
    self
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    contentInsets
  }

  deinit {}
}
