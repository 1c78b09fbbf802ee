import UIKit

// A color behind each section of a flow layout, as a decoration view.

protocol SectionBackgroundLayoutDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundColorForSectionAt section: Int
  ) -> UIColor
}

final class SectionBackgroundAttributes: UICollectionViewLayoutAttributes {
  var color: UIColor = .white

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! SectionBackgroundAttributes
    copy.color = color
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SectionBackgroundAttributes else { return false }
    return color == other.color && super.isEqual(object)
  }
}

final class SectionBackgroundView: UICollectionReusableView {
  static let kind = "SectionBackground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? SectionBackgroundAttributes else { return }
    backgroundColor = attributes.color
  }
}

final class SectionBackgroundLayout: UICollectionViewFlowLayout {
  private var backgrounds: [SectionBackgroundAttributes] = []

  override init() {
    super.init()
    register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
  }

  override func prepare() {
    super.prepare()
    backgrounds.removeAll()
    guard let collectionView = collectionView,
      let delegate = collectionView.delegate as? SectionBackgroundLayoutDelegate
    else { return }
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let attributes = SectionBackgroundAttributes(
        forDecorationViewOfKind: SectionBackgroundView.kind,
        with: IndexPath(item: 0, section: section))
      let frame = first.frame.union(last.frame)
      attributes.frame = CGRect(
        x: 0, y: frame.minY - sectionInset.top, width: collectionView.bounds.width,
        height: frame.height + sectionInset.top + sectionInset.bottom)
      attributes.color = delegate.collectionView(
        collectionView, layout: self, backgroundColorForSectionAt: section)
      attributes.zIndex = -1
      backgrounds.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var attributes = super.layoutAttributesForElements(in: rect)
    attributes?.append(contentsOf: backgrounds.filter { rect.intersects($0.frame) })
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard elementKind == SectionBackgroundView.kind else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    return backgrounds.first { $0.indexPath == indexPath }
  }
}
