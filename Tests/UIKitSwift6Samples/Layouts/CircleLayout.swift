import UIKit

// Items on a circle; new ones come out of its middle, and those that are deleted go back into it.
class CircleLayout: UICollectionViewLayout {
  private var cellCount = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var insertedPaths: [IndexPath] = []
  private var deletedPaths: [IndexPath] = []
  private(set) var preparations: [String] = []

  private let itemSize = CGSize(width: 60, height: 60)

  override init() {
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let size = collectionView.frame.size
    cellCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize {
    collectionView?.frame.size ?? .zero
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    let angle = 2 * CGFloat(indexPath.item) * .pi / CGFloat(max(1, cellCount))
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<cellCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertedPaths = []
    deletedPaths = []
    for item in updateItems {
      switch item.updateAction {
      case .insert:
        if let path = item.indexPathAfterUpdate { insertedPaths.append(path) }
      case .delete:
        if let path = item.indexPathBeforeUpdate { deletedPaths.append(path) }
      default:
        break
      }
    }
    preparations.append("+\(insertedPaths.count) -\(deletedPaths.count)")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedPaths.removeAll()
    deletedPaths.removeAll()
    preparations.append("done")
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard insertedPaths.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.center = center
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard deletedPaths.contains(itemIndexPath) else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.center = center
    return attributes
  }
}
