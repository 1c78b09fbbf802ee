#if hasFeature(Embedded)
  /// The numbers of sections.
  public typealias IndexSet = [Int]
#endif

extension UICollectionView {
  /// Shows changes of the data together, animated.
  ///
  /// The closure changes the data and says what it changed, by ``insertItems(at:)`` and its
  /// siblings. As in UIKit, what is deleted, reloaded or moved away is counted as it was before,
  /// what is inserted or moved to as it is afterwards. Changes that do not fit the numbers that the
  /// data source then gives reload everything, without animation. (UIKit ends the program.)
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
    #if !hasFeature(Embedded)
      let completion = CATransaction.awaiting(completion)
    #endif
    carryOut(steps, completion)
  }

  #if !hasFeature(Embedded)
    /// The same for steps that are known already.
    final func performUpdates(
      _ steps: [UpdateStep], animated: Bool, changing change: () -> Void,
      completion: @escaping (Bool) -> Void
    ) {
      refreshCounts()
      change()
      carryOut(steps, completion)
      if !animated { endUpdate(finished: true) }
    }
  #endif

  /// These items are new; their index paths are the new ones.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem($0) })
  }

  /// These items are gone; their index paths are the old ones.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem($0) })
  }

  /// These items have changed: their cells are asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem($0) })
  }

  /// These items have changed: the data source is asked to fill the cells that they have, which
  /// stay, and are neither exchanged nor faded.
  ///
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` hands out the very cell that is shown; items
  /// that are not shown are left alone.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reconfigureItem($0) })
  }

  /// An item has moved from where it was to where it is now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, newIndexPath)])
  }

  /// Shows new sections, which the data source has already; the numbers are those after the update.
  public func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) })
  }

  /// Removes sections, which the data source no longer has; the numbers are those before the update.
  public func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) })
  }

  /// Replaces the cells of sections by new ones; the numbers are those before the update.
  public func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) })
  }

  /// A section has moved from where it was to where it is now, with all its items.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, newSection)])
  }

  private final func add(_ steps: [UpdateStep]) {
    if gathered != nil {
      gathered?.append(contentsOf: steps)
    } else {
      carryOut(steps, nil)
    }
  }

  private final func carryOut(_ steps: [UpdateStep], _ completion: ((Bool) -> Void)?) {
    let places = places
    // The steps speak of the data, not of what a finger has made of them.
    forgetMovement()
    let map = UpdateMap(steps, before: counts)
    needsCounts = true
    refreshCounts()
    guard !isPresenting, map.fits(counts) else {
      reloadData()
      completion?(false)
      return
    }
    selected = selected.compactMap { map.key(after: ElementKey($0))?.indexPath }
    moveTouch(by: map)
    keptAnchor = keptAnchor.flatMap { $0.moved(by: map) }
    #if hasFeature(Embedded)
      animate(steps, by: map, from: places, completion)
    #else
      let wasUpdating = isUpdating
      isUpdating = true
      animate(steps, by: map, from: places, completion)
      isUpdating = wasUpdating
    #endif
    for path in map.reconfigured {
      guard let key = map.key(after: ElementKey(path)) else { continue }
      for copy in shown where copy.key.original == key { reconfigure(copy.key) }
    }
    #if !hasFeature(Embedded)
      // As in UIKit the new cells are there when the call returns.
      if !isAsked { AnimationScope.within(nil) { layoutIfNeeded() } }
    #endif
  }

  #if !hasFeature(Embedded)
    // True where whoever makes the changes was asked something: what is half done is not to be laid out.
    private final var isAsked: Bool {
      window == nil || transition != nil || layerState.isLayingOut || isUpdating
        || restingLayout.isPreparing
    }
  #endif

  /// Brings what is shown to where the layouts have it after some steps. The numbers of items are those after them already.
  ///
  /// - Parameter places: those of ``shown``.
  final func animate(
    _ steps: [UpdateStep], by map: UpdateMap, from places: [UpdateRest],
    _ completion: ((Bool) -> Void)?
  ) {
    forEachLayout { $0.fitted?.move(by: map) }
    let origin = bounds.origin
    let motion = newUpdate(completion)
    #if hasFeature(Embedded)
      let gone = keepPlaces(places, map)
    #else
      let others = shown.filter { !$0.key.isCell }
      var gone = keepPlaces(places, map)
    #endif
    relayout(map)
    motion.carry(by: bounds.origin - origin)
    let layout = transition?.nextLayout ?? restingLayout
    layout.prepare(forCollectionViewUpdates: steps.map { $0.asUpdateItem })
    #if !hasFeature(Embedded)
      if !others.isEmpty { gone += takeReplaced(others, by: layout) }
    #endif
    // The layout is asked for each, and may be a program's, which changes what is shown.
    let before = shown
    for index in before.indices {
      let view = before[index].view
      noteRest(of: before[index])
      if index >= shown.count || shown[index].view !== view { view.rest = nil }
    }
    for element in gone { depart(element, with: motion) }
    // That one is below the finger.
    movement?.view.rest = nil
    setNeedsLayout()
    begin(motion)
  }

  /// Where everything is seen that is shown; see ``place(of:)``.
  final var places: [UpdateRest] {
    shown.map { place(of: $0) }
  }

  // The layouts are other ones with other data. A transition continues, with its anchor under the fingers.
  private final func relayout(_ map: UpdateMap) {
    #if hasFeature(Embedded)
      invalidateLayouts { $0.invalidateDataSourceCounts = true }
    #else
      invalidateForUpdate()
    #endif
    // They have just been asked for.
    needsCounts = false
    prepareLayouts()
    if let transition {
      transition.changeData(in: self, map)
    } else if movement == nil {
      moveContent(
        to: restingLayout.targetContentOffset(forProposedContentOffset: contentOffset))
    }
  }

  // Where an element is seen just now, counted from the corner of the view, and how. Its view may
  // be a frame behind.
  private final func place(of shown: ShownElement) -> UpdateRest {
    var (frame, alpha) = (shown.view.frame, shown.view.alpha)
    let isPrepared = transition?.arePrepared ?? restingLayout.isPrepared
    // What a finger moves is nowhere else than it is seen, also once it has been let go.
    let isAtFinger =
      shown.view === movement?.view || (shown.view === raised && shown.rest == nil)
    if isPrepared, !isAtFinger, let element = layoutElement(shown.key) {
      (frame, alpha) = (element.frame, element.alpha)
      if let rest = shown.rest { update?.move(&frame, &alpha, by: rest) }
    }
    return UpdateRest(origin: frame.origin - bounds.origin, size: frame.size, alpha: alpha)
  }

  // Gives views that stay their new items, and removes the others. Their rest keeps where they were.
  private final func keepPlaces(_ places: [UpdateRest], _ map: UpdateMap) -> [ShownElement] {
    var kept: [ShownElement] = []
    var gone: [ShownElement] = []
    for (var element, place) in zip(shown, places) {
      element.rest = place
      if let key = map.key(after: element.key), !map.reloads(element.key) {
        element.key = key
        kept.append(element)
      } else {
        gone.append(element)
      }
    }
    kept.sortStably { $0.key < $1.key }
    shown = kept
    return gone
  }

  // What is left of where an element was, beside where it is now.
  private final func noteRest(of element: ShownElement) {
    guard let old = element.rest, let now = layoutElement(element.key) else {
      element.rest = nil
      return
    }
    element.rest = UpdateRest(
      origin: old.origin - (now.frame.origin - bounds.origin),
      size: CGSize(
        width: old.size.width - now.frame.width, height: old.size.height - now.frame.height),
      alpha: old.alpha - now.alpha)
  }

  /// Where an element is now, be it between layouts.
  final func layoutElement(_ key: ElementKey) -> LayoutElement? {
    if let transition { return transition.element(key, in: self) }
    return restingLayout.element(key)
  }

  private final func reconfigure(_ key: ElementKey) {
    guard let dataSource, let index = shown.firstIndex(where: { $0.key == key }) else { return }
    reconfigured = shown[index].view
    let view = dataSource.collectionView(self, cellForItemAt: key.indexPath)
    reconfigured = nil
    askAgain(view)
    guard view !== shown[index].view else { return }
    // The data source has another kind of cell for it now.
    let old = shown[index]
    shown[index].view = view
    view.frame = old.view.frame
    recycle(old)
    setNeedsLayout()
  }
}
