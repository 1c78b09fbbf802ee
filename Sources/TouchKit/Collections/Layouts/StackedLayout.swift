/// What the flow layout and the justified layout share: they are made of a `SectionStack`.
open class StackedLayout: UICollectionViewLayout {
  final var stack = SectionStack()

  // Subclasses outside of TouchKit may answer otherwise, and then they are asked in UIKit's terms.
  final var isOurs = false

  /// Makes the sections anew, for the size that the collection view has.
  func makeStack(for view: UICollectionView) -> SectionStack {
    SectionStack()
  }

  open override func prepare() {
    super.prepare()
    guard !keepsFrames else {
      keepsFrames = false
      // Items may have said how large they are.
      stack.addUp()
      return
    }
    stack = collectionView.map { makeStack(for: $0) } ?? SectionStack()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return stack.contentSize
  }

  override func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    prepareIfNeeded()
    if isOurs {
      stack.collect(in: rect, into: &elements)
    } else {
      super.collect(in: rect, into: &elements)
    }
  }

  override func element(_ key: ElementKey) -> LayoutElement? {
    prepareIfNeeded()
    return isOurs ? stack.element(key) : super.element(key)
  }

  #if !hasFeature(Embedded)
    override var followsFingers: Bool {
      !isOurs
    }
  #endif

  override var fitsViews: Bool {
    !isOurs
  }

  override var keepsPlaces: Bool {
    true
  }

  override func measure(in rect: CGRect, keeping line: CGPoint) -> CGPoint {
    prepareIfNeeded()
    return stack.measure(in: rect, keeping: line)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    prepareIfNeeded()
    var elements: [LayoutElement] = []
    stack.collect(in: rect, into: &elements)
    return elements.map { $0.asAttributes(collectionView?.kinds, of: attributesType) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return stack.element(ElementKey(indexPath))?
      .asAttributes(collectionView?.kinds, of: attributesType)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    prepareIfNeeded()
    let key = ElementKey(indexPath, kind: view.kinds.number(of: elementKind))
    // Of a subclass outside of TouchKit these are asked for instead of the elements, which are pinned later.
    let element = isOurs ? shownElement(key, in: view) : stack.element(key)
    return element?.asAttributes(view.kinds, of: attributesType)
  }

  // Spelled out: see UIResponder.
  deinit {}
}
