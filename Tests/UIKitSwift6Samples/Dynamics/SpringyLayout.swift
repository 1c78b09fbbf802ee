import UIKit

/// Bubbles that hang on springs and trail behind the finger the more, the farther they are from it: as layouts of messages have it. Springs are there for what is visible.
final class SpringyLayout: UICollectionViewFlowLayout {
  private(set) lazy var dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
  private var visibleIndexPaths: Set<IndexPath> = []
  private var latestDelta: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let visibleRect = CGRect(
      origin: collectionView.contentOffset, size: collectionView.frame.size
    ).insetBy(dx: -100, dy: -100)
    let itemsInVisibleRect = super.layoutAttributesForElements(in: visibleRect) ?? []
    let indexPathsInVisibleRect = Set(itemsInVisibleRect.map(\.indexPath))

    let noLongerVisible = dynamicAnimator.behaviors.filter { behavior in
      guard let behavior = behavior as? UIAttachmentBehavior,
        let item = behavior.items.first as? UICollectionViewLayoutAttributes
      else { return false }
      return !indexPathsInVisibleRect.contains(item.indexPath)
    }
    for behavior in noLongerVisible {
      dynamicAnimator.removeBehavior(behavior)
      if let behavior = behavior as? UIAttachmentBehavior,
        let item = behavior.items.first as? UICollectionViewLayoutAttributes
      {
        visibleIndexPaths.remove(item.indexPath)
      }
    }

    let touchLocation = collectionView.panGestureRecognizer.location(in: collectionView)
    for item in itemsInVisibleRect where !visibleIndexPaths.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      if touchLocation != .zero { shift(item, from: touchLocation, by: spring) }
      dynamicAnimator.addBehavior(spring)
      visibleIndexPaths.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    dynamicAnimator.layoutAttributesForCell(at: indexPath)
      ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    latestDelta = newBounds.origin.y - collectionView.bounds.origin.y
    let touchLocation = collectionView.panGestureRecognizer.location(in: collectionView)
    for behavior in dynamicAnimator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first else {
        continue
      }
      shift(item, from: touchLocation, by: spring)
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    return false
  }

  private func shift(
    _ item: any UIDynamicItem, from touchLocation: CGPoint, by spring: UIAttachmentBehavior
  ) {
    let yDistance = abs(touchLocation.y - spring.anchorPoint.y)
    let xDistance = abs(touchLocation.x - spring.anchorPoint.x)
    let scrollResistance = (yDistance + xDistance) / 1500
    var center = item.center
    if latestDelta < 0 {
      center.y += max(latestDelta, latestDelta * scrollResistance)
    } else {
      center.y += min(latestDelta, latestDelta * scrollResistance)
    }
    item.center = center
  }
}
