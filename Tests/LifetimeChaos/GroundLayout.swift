import TouchKit

/// A flow layout with a view of its own behind each section.
final class GroundLayout: UICollectionViewFlowLayout {
  weak var world: World?

  static let kind = "ground"

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let own = super.layoutAttributesForElements(in: rect) ?? []
    let sections = Set(own.map(\.indexPath.section)).sorted()
    return own + sections.compactMap { ground(of: $0) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ground(of: indexPath.section)
  }

  private func ground(of section: Int) -> UICollectionViewLayoutAttributes? {
    world?.interrupt("ground")
    guard let list = collectionView, section < list.numberOfSections else { return nil }
    let count = list.numberOfItems(inSection: section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
    else { return nil }
    let attributes = GroundAttributes(
      forDecorationViewOfKind: Self.kind, with: IndexPath(item: 0, section: section))
    attributes.frame = first.frame.union(last.frame)
    attributes.zIndex = -1
    attributes.world = world
    return attributes
  }
}

final class GroundAttributes: UICollectionViewLayoutAttributes {
  weak var world: World?
}

final class Ground: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    guard let world = (layoutAttributes as? GroundAttributes)?.world else { return }
    world.ledger.adopt(self)
    world.interrupt("apply")
  }
}
