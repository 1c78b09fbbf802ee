import UIKit

@MainActor protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat
}

final class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsCache = false
}

// Columns that fill up like a waterfall, with a banner that sticks to the top.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?

  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private let bannerHeight: CGFloat = 40
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var computations = 0
  private(set) var contexts: [WaterfallInvalidationContext] = []

  static let banner = "banner"

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override class var invalidationContextClass: AnyClass {
    WaterfallInvalidationContext.self
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    computations += 1
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset: [CGFloat] = []
    for column in 0..<numberOfColumns {
      xOffset.append(CGFloat(column) * columnWidth)
    }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: bannerHeight, count: numberOfColumns)
    contentHeight = bannerHeight
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight =
        delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var visible = cache.filter { $0.frame.intersects(rect) }
    if let banner = layoutAttributesForSupplementaryView(
      ofKind: WaterfallLayout.banner, at: IndexPath(item: 0, section: 0))
    {
      visible.append(banner)
    }
    return visible
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView, elementKind == WaterfallLayout.banner else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: max(0, collectionView.contentOffset.y), width: contentWidth, height: bannerHeight)
    attributes.zIndex = 10
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! WaterfallInvalidationContext
    context.keepsCache = newBounds.width == collectionView?.bounds.width
    context.invalidateSupplementaryElements(
      ofKind: WaterfallLayout.banner, at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let context = context as? WaterfallInvalidationContext else { return }
    contexts.append(context)
    if context.invalidateEverything || context.invalidateDataSourceCounts || !context.keepsCache {
      cache.removeAll()
    }
  }

  // A photo has another height now: what lies below it moves, and what is visible stays.
  func photoChanged(at indexPath: IndexPath, by height: CGFloat) {
    let context = WaterfallInvalidationContext()
    context.invalidateItems(at: [indexPath])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: height)
    invalidateLayout(with: context)
  }
}
