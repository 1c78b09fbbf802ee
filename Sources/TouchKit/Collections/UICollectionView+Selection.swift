extension UICollectionView {
  /// The selected items, in order; empty where there are none. Never `nil`, as on devices: that it is an optional is UIKit's.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selected
  }

  /// Selects an item, and scrolls to it. The delegate is not called. `nil` deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { setSelected(path, false) }
      return
    }
    refreshCounts()
    guard selects, counts.contains(layoutPath(indexPath)) else { return }
    if !selectsSeveral { for path in selected { setSelected(path, false) } }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not called.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  final func isSelected(_ indexPath: IndexPath) -> Bool {
    !selected.isEmpty && selected.contains(indexPath)
  }

  final func setSelected(_ indexPath: IndexPath, _ isSelected: Bool) {
    selected.removeAll { $0 == indexPath }
    if isSelected {
      let index = selected.firstIndex { indexPath < $0 } ?? selected.count
      selected.insert(indexPath, at: index)
    }
    eachCell(of: indexPath) { $0.isSelected = isSelected }
  }

  // MARK: Touches
  //
  // Recognizers that claim the touch cancel it here, so a drag does not select.

  final func beginTouch(_ touches: Set<UITouch>) {
    if restingLayout.hasCaughtSection { return }
    if let rows = extras?.rows, let touch = touches.first,
      rows.touchBegan(at: touch.location(in: self), in: self)
    {
      return
    }
    // A finger that has stopped something by landing selects nothing.
    guard selects, touched == nil, transition == nil, state.fingers.caught == nil,
      let touch = touches.first, !touch.isSecondary,
      let path = indexPathForItem(at: touch.location(in: self)),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = path
    eachCell(of: path) { $0.isHighlighted = true }
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  final func endTouch(selects: Bool) {
    extras?.rows?.touchEnded(closes: selects)
    guard let path = touched, !isSelecting else { return }
    if selects, counts.contains(layoutPath(path)) {
      isSelecting = true
      tap(path)
      isSelecting = false
    }
    // The delegate may have changed the data meanwhile.
    let now = touched
    touched = nil
    if let now { eachCell(of: now) { $0.isHighlighted = false } }
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: now ?? path)
  }

  /// The data change below a finger: it stays on its item, unless that is gone.
  final func moveTouch(by map: UpdateMap) {
    #if !hasFeature(Embedded)
      forgetSweep()
    #endif
    guard let path = touched else { return }
    touched = map.key(after: ElementKey(path))?.indexPath
    if touched == nil { eachCell(of: path) { $0.isHighlighted = false } }
  }

  private final func tap(_ path: IndexPath) {
    #if !hasFeature(Embedded)
      if toggleOutline(at: path) { return }
    #endif
    if isSelected(path) { tapSelected(path) } else { tapUnselected(path) }
  }

  private final func tapSelected(_ path: IndexPath) {
    let delegate = collectionDelegate
    if selectsSeveral {
      deselectAsTapped(path)
    } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  /// Deselects an item, where the delegate lets it, and tells the delegate.
  final func deselectAsTapped(_ path: IndexPath) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(path, false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private final func tapUnselected(_ path: IndexPath) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for other in selected {
        setSelected(other, false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(path, true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
