import UIKit

// Cards on top of each other, of which one swipe takes away the first. As many files do it declares that it always has a collection view, and keeps its
// card where the view is turned.
open class DeckLayout: UICollectionViewLayout {
  public var cardSize = CGSize(width: 200, height: 300)
  private var cardBeforeChange: CGFloat?

  open override var collectionView: UICollectionView {
    super.collectionView!
  }

  open override var collectionViewContentSize: CGSize {
    let count = CGFloat(collectionView.numberOfItems(inSection: 0))
    return CGSize(
      width: collectionView.bounds.width * count, height: collectionView.bounds.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let first = max(Int(collectionView.contentOffset.x / collectionView.bounds.width), 0)
    let last = min(first + 3, collectionView.numberOfItems(inSection: 0))
    return (first..<max(first, last)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let distance =
      CGFloat(indexPath.item) - collectionView.contentOffset.x / collectionView.bounds.width
    attributes.size = cardSize
    attributes.center = CGPoint(
      x: collectionView.bounds.midX + 10 * distance, y: collectionView.bounds.midY)
    attributes.zIndex = -indexPath.item
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    cardBeforeChange = oldBounds.minX / oldBounds.width
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    guard let card = cardBeforeChange else { return proposedContentOffset }
    return CGPoint(x: card * collectionView.bounds.width, y: 0)
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    cardBeforeChange = nil
  }
}
