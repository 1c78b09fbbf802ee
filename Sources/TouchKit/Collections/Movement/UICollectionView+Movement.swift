extension UICollectionView {
  /// Picks an item up, so that a gesture moves it: its cell is above the others from now on and follows
  /// ``updateInteractiveMovementTargetPosition(_:)``, and the others make room.
  ///
  /// The data stay as they are until ``endInteractiveMovement()``: until then index paths of this view, its delegate and its data source
  /// are those of the data. The layout, and ``numberOfItems(inSection:)``, which it asks, count the item where it would be.
  /// Content that moves is stopped; an item that is on its way to its frame is picked up where it is. A
  /// batch of updates, ``reloadData()``, a change of layout and the view's leaving its window end the movement, with the item
  /// where the data have it and without a call of the data source.
  ///
  /// - Parameter indexPath: an item whose cell is shown.
  /// - Returns: false, and nothing happens, where the data source's `collectionView(_:canMoveItemAt:)` says no, where the item has no
  ///   cell, where another one is being moved, during a change of layout, and in no window.
  /// - Complexity: O(visible items).
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard mayBeginMovement else { return false }
    present()
    guard counts.contains(indexPath), cellForItem(at: indexPath) != nil,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    if movesByItself { stopMotion(settling: true) }
    // The delegate and the data source were called.
    guard mayBeginMovement, counts.contains(indexPath), let cell = cellForItem(at: indexPath),
      cell.isChild(of: self)
    else { return false }
    cell.rest = nil
    raised = nil
    movement = ItemMovement(
      cell, at: indexPath, of: counts, location: cell.frame.center - bounds.origin,
      findTarget: { $0.findTarget(of: $1) })
    #if !hasFeature(Embedded)
      cell.setNeedsUpdateConfiguration()
    #endif
    steady = nil
    setNeedsLayout()
    return true
  }

  /// The gesture that moves an item is elsewhere: the middle of the cell comes to this point, and the item gets the index path that the layout
  /// (``UICollectionViewLayout/targetIndexPath(forInteractivelyMovingItem:withPosition:)``) and then the delegate name.
  ///
  /// Within ``Constants/movementScrollZone`` of an edge content scrolls by itself, and the cell stays below the finger. Nothing happens
  /// where no item is moved.
  ///
  /// - Parameter targetPosition: in the content's coordinates, such as a recognizer's `location(in: collectionView)`; one that is not
  ///   finite is ignored.
  /// - Complexity: O(visible items).
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, targetPosition.isFinite else { return }
    movement.follow(targetPosition - bounds.origin, at: now)
    movement.edges.note(movement.location, in: scrollingArea)
    movement.findTarget(self, movement)
    guard self.movement === movement else { return }
    setNeedsLayout()
    moveWithMovement()
  }

  /// Lets the item go: the data source changes the data by `collectionView(_:moveItemAt:to:)`, unless the item is where it was, and the
  /// cell settles at its frame. Nothing happens where no item is moved.
  ///
  /// Where the data source does not implement that method the item goes back, and where its numbers are other ones afterwards everything is
  /// loaded anew.
  public func endInteractiveMovement() {
    guard let movement else { return }
    if movement.current == movement.origin {
      takeBack(movement)
    } else {
      commit(movement)
    }
  }

  /// Lets the item go and takes it, and the others, back to where they were; the data source is not called. Nothing
  /// happens where no item is moved.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    #if !hasFeature(Embedded)
      movement.isCancelled = true
    #endif
    takeBack(movement)
  }
}
