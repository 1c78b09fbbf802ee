// Elsewhere TouchKit has it.
#if APPLE_UIKIT
  import UIKit

  /// A regular grid of square cells, as many beside each other as it has columns, that scrolls up and down.
  ///
  /// Where an item is follows from its number: nothing is kept for an item.
  public final class ColumnGridLayout: UICollectionViewLayout {
    /// How many cells lie beside each other; 1 or more.
    public let columns: Int

    private var side: CGFloat = 0
    // Where each section begins, and at the end where the last one ends.
    private var tops: [CGFloat] = [0]

    /// A grid of a number of columns; less than 1 counts as 1.
    public init(columns: Int) {
      self.columns = max(1, columns)
      super.init()
    }

    public required init?(coder: NSCoder) {
      columns = 3
      super.init(coder: coder)
    }

    // Spelled out: see UIResponder.
    deinit {}

    public override func prepare() {
      super.prepare()
      guard let view = collectionView else { return }
      side = view.bounds.width / CGFloat(columns)
      tops = [0]
      for section in 0..<view.numberOfSections {
        let rows = (view.numberOfItems(inSection: section) + columns - 1) / columns
        tops.append(tops[section] + CGFloat(rows) * side)
      }
    }

    public override var collectionViewContentSize: CGSize {
      CGSize(width: CGFloat(columns) * side, height: tops[tops.count - 1])
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard indexPath.section < tops.count - 1 else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item % columns) * side,
        y: tops[indexPath.section] + CGFloat(indexPath.item / columns) * side, width: side,
        height: side)
      return attributes
    }

    public override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let view = collectionView, side > 0 else { return [] }
      var found: [UICollectionViewLayoutAttributes] = []
      for section in 0..<tops.count - 1
      where tops[section + 1] > rect.minY && tops[section] < rect.maxY {
        let count = view.numberOfItems(inSection: section)
        let first = max(0, Int((rect.minY - tops[section]) / side)) * columns
        let end = min(count, (max(0, Int((rect.maxY - tops[section]) / side)) + 1) * columns)
        for item in first..<max(first, end) {
          let path = IndexPath(item: item, section: section)
          if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
        }
      }
      return found
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }
#endif
