extension UICollectionViewLayout {
  /// Says which class the decoration views of a kind are made of: views of the layout's own, such as a ground behind a section, which the data
  /// source knows nothing of. `nil` forgets the kind.
  ///
  /// They are where the layout's attributes have them, ``UICollectionViewLayoutAttributes/init(forDecorationViewOfKind:with:)``, mostly with a
  /// negative `zIndex`; what else they show they take from attributes of a subclass, in ``UICollectionReusableView/apply(_:)``. Attributes of
  /// a kind that is not registered are a programming error.
  public final func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: CollectionName
  ) {
    decorations.removeAll { isSame($0.kind, elementKind) }
    if let viewClass { decorations.append((elementKind, viewClass)) }
  }

  final func decorationNumber(of name: CollectionName, _ kinds: ElementKinds) -> Int32 {
    guard let type = decorationType(of: name) else {
      preconditionFailure("The layout has registered no class for this kind of decoration view.")
    }
    return kinds.number(ofDecoration: name, type)
  }

  private final func decorationType(of name: CollectionName) -> UICollectionReusableView.Type? {
    decorations.first { isSame($0.kind, name) }?.type
  }

  /// The attributes of a decoration view; `nil` where it is another layout's.
  final func decoration(_ key: ElementKey, _ kinds: ElementKinds)
    -> UICollectionViewLayoutAttributes?
  {
    let name = kinds.name(of: key.kind)
    guard let own = decorationType(of: name),
      ObjectIdentifier(own) == ObjectIdentifier(kinds.type(of: key.kind))
    else { return nil }
    return layoutAttributesForDecorationView(ofKind: name, at: key.indexPath)
  }
}
