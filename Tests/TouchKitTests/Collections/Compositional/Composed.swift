import TouchTesting

@testable import TouchKit

/// Shorter words for what compositional layouts are made of.
enum Composed {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// Rows of three items, as wide as the section.
  static func rows(of height: CGFloat = 100) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(height)),
        subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))]))
  }

  static func edge(
    _ alignment: NSRectAlignment, _ length: CGFloat, _ kind: CollectionName? = nil,
    offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isAbove = alignment == .top || alignment == .bottom
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: isAbove
        ? size(.fractionalWidth(1), .absolute(length))
        : size(.absolute(length), .fractionalHeight(1)),
      elementKind: kind ?? (alignment == .top || alignment == .leading ? header : footer),
      alignment: alignment, absoluteOffset: offset)
  }

  static func insets(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  static func configuration(
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    return configuration
  }
}

extension Numbers {
  /// A view that has the kinds registered before its layout asks for them.
  convenience init(
    _ counts: [Int], _ layout: UICollectionViewLayout, kinds: [CollectionName],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init([], UICollectionViewLayout(), size: size)
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    self.counts = counts
    view.reloadData()
    view.collectionViewLayout = layout
    frame()
  }

  /// Where the items of a section are in the content, as numbers that are easily read.
  func frames(_ section: Int = 0) -> [[CGFloat]] {
    (0..<counts[section]).map { item in
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        .map { $0.frame.rounded } ?? []
    }
  }

  /// Where a header, a footer or a badge is in the content.
  func frame(_ kind: CollectionName, _ section: Int = 0, _ item: Int = 0) -> [CGFloat] {
    view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame.rounded ?? []
  }
}

extension CGRect {
  /// Left, top, width, height, to a thousandth of a point.
  var rounded: [CGFloat] {
    [minX, minY, width, height].map { ($0 * 1000).rounded() / 1000 }
  }
}
