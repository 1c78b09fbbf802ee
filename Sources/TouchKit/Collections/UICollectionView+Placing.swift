// How a view comes to where the layout has it.
extension UICollectionView {
  /// Brings a view to where its element is, and tells it what has changed. Where the layout says what it said before, the view is left as
  /// its owner has made it.
  @inline(__always)
  final func put(
    _ view: UICollectionReusableView, _ element: LayoutElement, isNew: Bool
  ) {
    if update != nil || element.isCustom || isNew || view.zIndex != element.zIndex
      || !view.isChild(of: self)
    {
      putInOrder(view, element, isNew: isNew)
      return
    }
    let placement = ViewPlacement(element)
    if view.placement.isSame(placement) { return }
    place(view, placement)
    view.apply(kept(for: view, element.key, placement, element.zIndex))
  }

  // The same for one that comes, that has another index among its siblings, or that more than a frame is said of.
  private final func putInOrder(
    _ view: UICollectionReusableView, _ element: LayoutElement, isNew: Bool
  ) {
    let attributes = attributes(of: element, for: view)
    var placement = ViewPlacement(element, attributes)
    if let update, let rest = view.rest {
      update.move(&placement.frame, &placement.alpha, by: rest)
    }
    // What a subclass of attributes says beyond a frame is not compared.
    let moves = attributes?.isOfSubclass ?? false || !view.placement.isSame(placement)
    if moves { place(view, placement) }
    order(view, view === raised ? Int.max : element.zIndex)
    if isNew || moves {
      view.apply(attributes ?? kept(for: view, element.key, placement, element.zIndex))
    }
  }

  /// Brings a view that has been dequeued to where it will be shown, before its owner fills it: what the owner makes of it stays.
  final func placeArriving(_ view: UICollectionReusableView, kind: Int32) {
    guard let element = arriving, element.key.kind == kind else { return }
    arriving = nil
    placedEarly = view
    place(view, ViewPlacement(element, attributes(of: element, for: view)))
  }

  // What more than a frame is said of; `nil` for an element of our own layouts.
  private final func attributes(of element: LayoutElement, for view: UICollectionReusableView)
    -> UICollectionViewLayoutAttributes?
  {
    guard element.isCustom else { return nil }
    if let movement, movement.view === view { return movement.attributes }
    return restingLayout.answers[element.key]
  }

  @inline(__always)
  private final func place(_ view: UICollectionReusableView, _ placement: ViewPlacement) {
    view.placement = placement
    // The frame is the one before the transform.
    if !view.geometry.isPlain { view.transform = .identity }
    move(view, to: placement.frame)
    if !view.geometry.isCentred { view.center = placement.frame.center }
    if let transform = placement.transform { view.transform = transform }
    if view.ownAlpha != placement.alpha { view.alpha = placement.alpha }
    if view.ownHidden { view.isHidden = false }
  }

  @inline(__always)
  private final func move(_ view: UICollectionReusableView, to frame: CGRect) {
    if view.isChild(of: self) {
      reportMove(of: view)
      let size = view.geometry.bounds.size
      if laysOutCells, frame.size.width != size.width || frame.size.height != size.height {
        view.layerState.needsLayout = true
        hasResizedCells = true
      }
    }
    // Its size is the layout's: the collection view is not laid out anew for it, and is not asked.
    let wasLayingOut = view.layerState.isLayingOut
    view.layerState.isLayingOut = true
    view.frame = frame
    view.layerState.isLayingOut = wasLayingOut
  }

  /// Lays out the cells that have been resized in this layout of the collection view.
  final func layOutCells() {
    guard hasResizedCells else { return }
    hasResizedCells = false
    children.forEachBorrowed { view in
      // Another one's layout may have removed it; it is laid out where it comes next.
      guard view.layerState.needsLayout, view.isChild(of: self) else { return }
      view.layerState.needsLayout = false
      view.layOut()
    }
  }

  // What our own layouts say, as the attributes that were applied to the view before, or as new ones.
  @inline(__always)
  private final func kept(
    for view: UICollectionReusableView, _ key: ElementKey, _ placement: ViewPlacement, _ zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let (frame, alpha) = (placement.frame, placement.alpha)
    let old = view.appliedKey
    guard let kept = view.applied, old == key || old?.isCell == key.isCell else {
      let new = LayoutElement(key: key, frame: frame, alpha: alpha, zIndex: zIndex)
        .asAttributes(kinds)
      (view.applied, view.appliedKey) = (new, key)
      return new
    }
    if old != key {
      kept.belong(to: key, kinds)
      view.appliedKey = key
    }
    kept.own = ElementAttributes(frame: frame, alpha: alpha, zIndex: zIndex)
    return kept
  }

  // Siblings are in the order of their zIndex; where it is the same, views stay where they are.
  private final func order(_ view: UICollectionReusableView, _ zIndex: Int) {
    if view.isChild(of: self), view.zIndex == zIndex { return }
    view.zIndex = zIndex
    var index = children.count
    // The scroll indicators are in front, and stay there.
    while index > 0, indicators.has(children[index - 1]) { index -= 1 }
    while index > 0 {
      let sibling = children[index - 1]
      let height = (sibling as? UICollectionReusableView)?.zIndex ?? Int.min
      if sibling !== view, height <= zIndex { break }
      index -= 1
    }
    insert(view, at: index)
  }
}
