import TouchKit

/// Items of one size in a row that scrolls sideways. Where an item is follows from its number.
///
/// - Complexity: of each answer O(k), k the number of items in the rectangle.
final class RowLayout: UICollectionViewLayout {
  /// Of an item, in points.
  var size: CGSize {
    didSet { if size != oldValue { invalidateLayout() } }
  }
  private let gap: CGFloat
  private let inset: UIEdgeInsets

  /// - Parameters:
  ///   - size: of an item, in points.
  ///   - gap: between two items.
  ///   - inset: around all of them.
  init(size: CGSize, gap: CGFloat, inset: UIEdgeInsets = .zero) {
    self.size = size
    self.gap = gap
    self.inset = inset
    super.init()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  private var count: Int {
    collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    let count = CGFloat(count)
    return CGSize(
      width: inset.left + count * size.width + max(0, count - 1) * gap + inset.right,
      height: inset.top + size.height + inset.bottom)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: inset.left + CGFloat(indexPath.item) * (size.width + gap), y: inset.top,
      width: size.width, height: size.height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let step = size.width + gap
    let last = min(CGFloat(count), max(0, ((rect.maxX - inset.left) / step).rounded(.up)))
    let first = min(last, max(0, (rect.minX - inset.left) / step))
    var found: [UICollectionViewLayoutAttributes] = []
    for item in Int(first)..<Int(last) {
      if let own = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) {
        found.append(own)
      }
    }
    return found
  }
}
