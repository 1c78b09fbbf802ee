// Where two grids that cross-fade coincide.
extension ColumnGridLayout {
  /// Chooses the photo at which this grid and the one that a collection view shows coincide while
  /// they cross-fade, and the length of the first row so that it keeps its column; to be called before
  /// a transition to this layout begins. (Not in UIKit.)
  ///
  /// It is the photo at the point, or the next one above or below it from which both grids reach to
  /// the edges of the window: at the beginning of the content, where nothing is above, one of the first row.
  ///
  ///      ┌───┬───┐                 ┌──┬──┬──┐
  ///      │   │   │                 │  │  │  │     × is in the third row of one grid and in the second of the other.
  ///      ├───┼───┤                 ├──┼──┼──┤     If they coincided there, the second one would begin a row below
  ///      │   │   │                 │ ×│  │  │     the first, and leave that bare.
  ///      ├───┼───┤                 ├──┼──┼──┤
  ///      │ × │   │                 │  │  │  │
  ///
  /// - Parameter point: in the collection view's coordinates.
  /// - Returns: the point of that photo to begin the transition at: beside the other one, or above or
  ///   below it. The point itself where nothing is there, or where another kind of layout is shown.
  /// - Complexity: O(r), r the number of rows in the window.
  public func coincide(at point: CGPoint, in collectionView: UICollectionView) -> CGPoint {
    guard let old = collectionView.restingLayout as? ColumnGridLayout, old !== self,
      collectionView.transition == nil, point.isFinite
    else { return point }
    collectionView.present()
    let previous = self.collectionView
    belong(to: collectionView)
    defer { belong(to: previous) }
    let window = collectionView.bounds
    let step = max(1, (old.cellSide ?? 0) + old.spacing)
    var location = point
    var direction: CGFloat = 0
    while let key = old.item(at: location) {
      keep(key.indexPath, at: (location.x - window.minX) / max(1, window.width))
      let next = bareSide(coincidingAt: key, location, old, collectionView.stage)
      // There and back would not end.
      if next == 0 || next == -direction { break }
      direction = next
      let y = min(max(location.y + direction * step, window.minY + 0.5), window.maxY - 0.5)
      if y == location.y { break }
      location.y = y
    }
    return location
  }

  // The cell at a point of the content.
  private func item(at point: CGPoint) -> ElementKey? {
    var found: [LayoutElement] = []
    collect(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01), into: &found)
    return found.first { $0.key.isCell && $0.frame.encloses(point) }?.key
  }

  // Where the grid with the smaller cells, scaled as the other one is at rest, does not reach the edge of the window: −1 above, 1
  // below, 0 nowhere, or on both sides, which no other photo would change.
  private func bareSide(
    coincidingAt key: ElementKey, _ point: CGPoint, _ old: ColumnGridLayout,
    _ stage: TransitionStage
  ) -> CGFloat {
    guard let oldFrame = old.element(key)?.frame, let newFrame = element(key)?.frame,
      let oldSide = old.scaleLength(of: oldFrame), let newSide = scaleLength(of: newFrame)
    else { return 0 }
    let window = stage.bounds
    let unit = oldFrame.unit(of: point).y
    let newOffset = stage.allowed(
      CGPoint(x: 0, y: newFrame.minY + unit * newFrame.height - (point.y - window.minY)), in: self
    ).y
    // In the window: where the photo is while the upper grid rests, what of the lower one is above it, and where that rests.
    let isOldBelow = oldSide < newSide
    let (lower, upper) = isOldBelow ? (oldFrame, newFrame) : (newFrame, oldFrame)
    let scale = isOldBelow ? newSide / oldSide : oldSide / newSide
    let upperTop = upper.minY - (isOldBelow ? newOffset : window.minY)
    let lowerOffset = isOldBelow ? window.minY : newOffset
    let height = (isOldBelow ? old : self).collectionViewContentSize.height
    let top = upperTop - lower.minY * scale
    let isBareAbove = top > max(0, -lowerOffset) + 0.5
    let isBareBelow =
      top + height * scale < min(window.height, height - lowerOffset) - 0.5
    if isBareAbove == isBareBelow { return 0 }
    return isBareAbove ? -1 : 1
  }
}
