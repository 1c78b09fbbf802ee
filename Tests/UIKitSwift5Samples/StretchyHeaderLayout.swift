import UIKit

// A header that grows while it is pulled, with the names that UIKit had in Swift 4.
class StretchyHeaderLayout: UICollectionViewFlowLayout {
  var direction: UICollectionViewScrollDirection = .vertical

  override func prepare() {
    super.prepare()
    scrollDirection = direction
    collectionView?.decelerationRate = UIScrollViewDecelerationRateFast
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let all = super.layoutAttributesForElements(in: rect)
    let pulled = -min(0, collectionView?.contentOffset.y ?? 0)
    for attributes in all ?? []
    where attributes.representedElementKind == UICollectionElementKindSectionHeader {
      attributes.frame.origin.y -= pulled
      attributes.frame.size.height += pulled
    }
    return all
  }
}
