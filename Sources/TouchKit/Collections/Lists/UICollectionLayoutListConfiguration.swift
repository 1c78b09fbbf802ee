/// What a list looks like: rows one below the other, each as wide as there is room and as high as its content.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// Rows are ``UICollectionViewListCell``s; other cells have neither separators nor actions. What is behind the rows is the background of the collection view.
public struct UICollectionLayoutListConfiguration {
  /// What groups of rows look like. The raw values are UIKit's.
  nonisolated public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge, and headers that stay at the top.
    case plain = 0
    /// Groups from edge to edge, with room between them.
    case grouped = 1
    /// Groups with round corners and room around them.
    case insetGrouped = 2
  }

  /// Which header a section has. The raw values are UIKit's.
  nonisolated public enum HeaderMode: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// Its first item, which looks like a header.
    case firstItemInSection = 2
  }

  /// Which footer a section has. The raw values are UIKit's.
  nonisolated public enum FooterMode: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// Says which actions appear where a row is pulled aside; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// What groups of rows look like.
  public let appearance: Appearance

  /// Which header each section has. None by default.
  public var headerMode = HeaderMode.none

  /// Which footer each section has. None by default.
  public var footerMode = FooterMode.none

  /// Whether there are lines between rows. True by default.
  public var showsSeparators = true

  /// The actions at the beginning of a row, for a row that is pulled to the right; none by default. Asked when a finger begins to pull it.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions at the end of a row, for a row that is pulled to the left; none by default. Asked when a finger begins to pull it.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list without headers, with separators.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows, for a layout that has others, too.
  ///
  /// - Parameter layoutEnvironment: what the section provider gets.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = SectionList(configuration: configuration) { ListRows() }
    let isPlain = configuration.appearance == .plain
    let side = configuration.appearance == .insetGrouped ? ListMetrics.margin : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isPlain || configuration.headerMode == .supplementary ? 0 : ListMetrics.groupMargin,
      leading: side,
      bottom: isPlain || configuration.footerMode == .supplementary
        ? 0 : ListMetrics.groupMargin,
      trailing: side)
    let title = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: title, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all such lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
