#if hasFeature(Embedded)
  /// The numbers of sections.
  public typealias IndexSet = [Int]
#endif

extension UICollectionView {
  /// Shows changes of the data together, animated.
  ///
  /// The closure changes the data and says what it changed, by ``insertItems(at:)`` and its siblings. As in UIKit, what is deleted, reloaded or moved away is counted
  /// as it was before, what is inserted or moved to as it is afterwards. Changes that do not fit the numbers that the data source then
  /// gives reload everything, without animation. (UIKit ends the program.)
  ///
  /// - Parameter completion: called once, with true where the animation came to its end.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard gathered == nil else {
      updates?()
      completion?(true)
      return
    }
    refreshCounts()
    gathered = []
    updates?()
    let steps = gathered ?? []
    gathered = nil
    carryOut(steps, completion)
  }

  /// These items are new; their places are those that they have now.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem($0) })
  }

  /// These items are gone; their places are those that they had.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem($0) })
  }

  /// These items have changed: their cells are asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem($0) })
  }

  /// An item has moved from where it was to where it is now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, newIndexPath)])
  }

  public func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) })
  }

  public func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) })
  }

  public func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) })
  }

  private final func add(_ steps: [UpdateStep]) {
    if gathered != nil {
      gathered?.append(contentsOf: steps)
    } else {
      carryOut(steps, nil)
    }
  }

  private final func carryOut(_ steps: [UpdateStep], _ completion: ((Bool) -> Void)?) {
    transition?.end(completed: false)
    let map = UpdateMap(steps, before: counts)
    needsCounts = true
    refreshCounts()
    guard !isPresenting, map.fits(counts) else {
      reloadData()
      completion?(false)
      return
    }
    let before = bounds.origin
    let motion = UpdateMotion(self, taking: update, completion)
    let kept = depart(map, motion)
    selected = selected.compactMap { map.place(of: ElementKey($0))?.indexPath }
    touched = nil
    restingLayout.isPrepared = false
    covered = nil
    prepareLayouts()
    moveContent(
      to: restingLayout.targetContentOffset(forProposedContentOffset: contentOffset))
    shown = kept.map { rested($0, before) }
    shown.sort { $0.key < $1.key }
    setNeedsLayout()
    motion.begin()
  }

  // Sorts out what goes, and gives what stays its new place.
  private final func depart(_ map: UpdateMap, _ motion: UpdateMotion) -> [ShownElement] {
    var kept: [ShownElement] = []
    for var element in shown {
      if let place = map.place(of: element.key), !map.reloads(element.key) {
        element.key = place
        kept.append(element)
      } else {
        let end =
          element.key.isCell
          ? restingLayout.finalLayoutAttributesForDisappearingItem(at: element.key.indexPath) : nil
        motion.depart(element, to: end)
      }
    }
    return kept
  }

  // What is left of the place that an element had on the screen, beside the one that it has now.
  private final func rested(_ element: ShownElement, _ before: CGPoint) -> ShownElement {
    var element = element
    guard let now = restingLayout.element(element.key) else { return element }
    let old = element.view.frame
    element.rest = UpdateRest(
      origin: (old.origin - before) - (now.frame.origin - bounds.origin),
      size: CGSize(
        width: old.width - now.frame.width, height: old.height - now.frame.height),
      alpha: element.view.alpha - now.alpha)
    return element
  }
}
