// What a layout says of an item that is moved, unless a subclass says otherwise.
extension UICollectionViewLayout {
  /// Where an item would be whose finger is at a point of the content: the item there, or an end of a section beside which it is.
  final func target(of path: IndexPath, at point: CGPoint) -> IndexPath {
    guard let view = collectionView, point.isFinite else { return path }
    prepareIfNeeded()
    let window = view.bounds.size
    var near: [LayoutElement] = []
    collect(
      in: CGRect(origin: point, size: .zero).insetBy(dx: -window.width, dy: -window.height),
      into: &near)
    let key = ElementKey(path)
    guard let own = element(key)?.frame, !own.encloses(point) else { return path }
    var nearest: LayoutElement?
    for element in near where element.alpha > 0 {
      let distance = element.frame.distance(to: point)
      if distance < nearest?.frame.distance(to: point) ?? .infinity { nearest = element }
    }
    guard let nearest, nearest.key != key else { return path }
    let section = nearest.key.section
    guard nearest.key.isCell else {
      return view.numberOfItems(inSection: section) == 0
        ? IndexPath(item: 0, section: section) : path
    }
    if nearest.frame.encloses(point) {
      return nearest.frame.isPassed(by: point, from: own) ? nearest.key.indexPath : path
    }
    // Between two items nothing changes; behind the last one of a section is its end.
    let count = view.numberOfItems(inSection: section)
    guard nearest.key.item == count - 1, nearest.frame.isBefore(point) else { return path }
    return IndexPath(item: section == path.section ? count - 1 : count, section: section)
  }

  /// The attributes of an item's cell, about a point of the content and above all others.
  final func attributesOfMoved(_ path: IndexPath, at point: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let moved =
      layoutAttributesForItem(at: path).map { $0.duplicate() }
      ?? UICollectionViewLayoutAttributes(forCellWith: path)
    moved.center = point
    moved.zIndex = Int.max
    return moved
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, of the same class.
  fileprivate final func duplicate() -> UICollectionViewLayoutAttributes {
    #if hasFeature(Embedded)
      return copy()
    #else
      return copy() as? UICollectionViewLayoutAttributes ?? self
    #endif
  }
}

extension CGRect {
  // Below 0 within it: of two frames with a common edge the point on that edge lies in one.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    if encloses(point) { return -1 }
    let x = max(0, max(minX - point.x, point.x - maxX))
    let y = max(0, max(minY - point.y, point.y - maxY))
    return (x * x + y * y).squareRoot()
  }

  /// True where a point comes after this frame, in the order in which items are read.
  fileprivate func isBefore(_ point: CGPoint) -> Bool {
    point.y >= maxY || (point.y >= minY && point.x >= maxX)
  }

  /// Whether an item whose frame is `own` changes places with the one that has this frame, at a point within it.
  ///
  /// Of two of one size always. Otherwise the point has to be beyond the middle: the larger one would be below the finger again once they have
  /// changed, and they would change with each move.
  fileprivate func isPassed(by point: CGPoint, from own: CGRect) -> Bool {
    if abs(width - own.width) < 0.5, abs(height - own.height) < 0.5 { return true }
    let (x, y) = (midX - own.midX, midY - own.midY)
    return abs(x) > abs(y) ? (point.x - midX) * x >= 0 : (point.y - midY) * y >= 0
  }
}
