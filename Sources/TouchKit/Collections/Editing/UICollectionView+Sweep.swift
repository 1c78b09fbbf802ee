#if !hasFeature(Embedded)
  // The course of a SelectionSweep.
  extension UICollectionView {
    final func beginSweep(at start: CGPoint, to point: CGPoint) {
      guard let path = indexPathForItem(at: start) else { return }
      // It may make the view edit its items, and so allow what was not allowed before.
      collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
      refreshCounts()
      guard selectsSeveral, counts.contains(path), transition == nil, movement == nil else {
        return
      }
      let sweep = SelectionSweep(
        at: path, location: point - bounds.origin, selected: selected, counts: counts)
      sweep.edges.note(start - bounds.origin, in: scrollingArea)
      makeExtras().sweep = sweep
      change(path, to: sweep.selects)
      self.sweep(to: point)
    }

    /// The fingers are elsewhere, in the content.
    final func sweep(to point: CGPoint) {
      guard let sweep = extras?.sweep, point.isFinite else { return }
      sweep.location = point - bounds.origin
      sweep.edges.note(sweep.location, in: scrollingArea)
      follow(sweep)
      guard extras?.sweep === sweep, sweepNeedsFrames else { return }
      sweep.edges.begin(at: now)
      window?.clock.start(driver)
    }

    final func endSweep() {
      extras?.sweep = nil
      collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    /// The data change, or everything is loaded anew: the fingers select no more until they come down again.
    final func forgetSweep() {
      extras?.sweep = nil
    }

    private final func follow(_ sweep: SelectionSweep) {
      guard !needsCounts, counts == sweep.counts else { return forgetSweep() }
      guard let path = passedItem(at: bounds.origin + sweep.location) else { return }
      for change in sweep.changes(to: path) {
        self.change(change.path, to: change.isWanted)
        // The delegate was called, and may have changed the data.
        guard extras?.sweep === sweep else { return }
      }
      sweep.extent = path
    }

    /// The item at a point, or the last one that comes before it as one reads.
    private final func passedItem(at point: CGPoint) -> IndexPath? {
      if let path = indexPathForItem(at: point) { return path }
      var last: ElementKey?
      for element in shown where element.key.isCell && (last.map { $0 < element.key } ?? true) {
        if isBefore(element.view.frame, point) { last = element.key }
      }
      return last?.indexPath
    }

    private final func isBefore(_ frame: CGRect, _ point: CGPoint) -> Bool {
      let isAcross = scrollsHorizontally && !scrollsVertically
      let (x, y) = isAcross ? (point.y, point.x) : (point.x, point.y)
      let (minY, maxX, maxY) =
        isAcross
        ? (frame.minX, frame.maxY, frame.maxX) : (frame.minY, frame.maxX, frame.maxY)
      return y >= maxY || (y >= minY && x >= maxX)
    }

    private final func change(_ path: IndexPath, to isWanted: Bool) {
      guard isSelected(path) != isWanted else { return }
      guard isWanted else { return deselectAsTapped(path) }
      let delegate = collectionDelegate
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      setSelected(path, true)
      delegate?.collectionView(self, didSelectItemAt: path)
    }

    // MARK: Frames

    /// True while content scrolls because fingers that select are at an edge.
    final var sweepNeedsFrames: Bool {
      guard let sweep = extras?.sweep, window != nil else { return false }
      return scrollVelocity(sweep.edges, at: sweep.location) != .zero
    }

    /// A frame.
    final func advanceSweep(to time: TimeInterval) {
      guard let sweep = extras?.sweep else { return }
      let velocity = scrollVelocity(sweep.edges, at: sweep.location)
      guard let travel = sweep.edges.travel(velocity, to: time) else { return }
      putContent(at: clamped(contentOffset + travel))
      present()
      follow(sweep)
    }
  }
#endif
