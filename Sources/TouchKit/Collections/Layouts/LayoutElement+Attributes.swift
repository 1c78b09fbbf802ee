/// Elements as the attributes of layouts that are written outside of TouchKit, and back.
extension LayoutElement {
  init(
    _ attributes: UICollectionViewLayoutAttributes, _ kinds: ElementKinds,
    of layout: UICollectionViewLayout
  ) {
    var kind = ElementKey.cell
    if let name = attributes.representedElementKind {
      kind =
        attributes.representedElementCategory == .decorationView
        ? layout.decorationNumber(of: name, kinds) : kinds.number(of: name)
    }
    key = ElementKey(attributes.indexPath, kind: kind)
    frame = attributes.frame
    alpha = attributes.isHidden ? 0 : attributes.alpha
    zIndex = attributes.zIndex
    isCustom = true
    isHidden = attributes.isHidden
  }

  /// The same, as the attributes that UIKit's interface speaks in.
  func asAttributes(
    _ kinds: ElementKinds?,
    of type: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
  ) -> UICollectionViewLayoutAttributes {
    let new = type.init()
    new.belong(to: key, kinds)
    new.frame = frame
    new.alpha = alpha
    new.zIndex = zIndex
    return new
  }
}
