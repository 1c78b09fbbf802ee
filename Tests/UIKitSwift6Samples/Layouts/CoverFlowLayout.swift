import UIKit

// Covers beside each other, large in the middle and small beside it, that come to rest with one in
// the middle.
final class CoverAttributes: UICollectionViewLayoutAttributes {
  var distance: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CoverAttributes
    copy.distance = distance
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CoverAttributes else { return false }
    return other.distance == distance && super.isEqual(object)
  }
}

final class CoverCell: UICollectionViewCell {
  private(set) var distance: CGFloat = .nan

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? CoverAttributes else { return }
    distance = attributes.distance
  }
}

final class CoverFlowLayout: UICollectionViewFlowLayout {
  private let activeDistance: CGFloat = 160
  private let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 120, height: 300)
    minimumLineSpacing = 20
    sectionInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var layoutAttributesClass: AnyClass {
    CoverAttributes.self
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      let all = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return all.map { original in
      let attributes = original.copy() as! CoverAttributes
      guard attributes.representedElementCategory == .cell, attributes.frame.intersects(visibleRect)
      else {
        return attributes
      }
      let distance = visibleRect.midX - attributes.center.x
      let normalized = distance / activeDistance
      attributes.distance = distance
      if abs(distance) < activeDistance {
        let zoom = 1 + zoomFactor * (1 - abs(normalized))
        attributes.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        attributes.zIndex = Int(zoom.rounded())
      }
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let targetRect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    for attributes in super.layoutAttributesForElements(in: targetRect) ?? []
    where abs(attributes.center.x - middle) < abs(offsetAdjustment) {
      offsetAdjustment = attributes.center.x - middle
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }
}
