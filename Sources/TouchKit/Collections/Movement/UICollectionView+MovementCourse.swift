// The course of a movement; see UICollectionView+Movement.swift for what it is.
extension UICollectionView {
  /// Where the data have an item of the layout: they differ while an item is moved.
  final func dataPath(_ path: IndexPath) -> IndexPath {
    movement?.dataPath(path) ?? path
  }

  /// Where the layout has an item of the data.
  final func layoutPath(_ path: IndexPath) -> IndexPath {
    movement?.layoutPath(path) ?? path
  }

  final var mayBeginMovement: Bool {
    movement == nil && transition == nil && gathered == nil && !isPresenting && window != nil
  }

  // MARK: The target

  /// Asks the layout and the delegate where the item would be now.
  final func findTarget(of movement: ItemMovement) {
    guard transition == nil, gathered == nil, !isPresenting else { return }
    movement.searchedOffset = bounds.origin
    prepareLayouts()
    // The data source was called, and each of those below.
    guard self.movement === movement else { return }
    let proposed = restingLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current,
      withPosition: bounds.origin + movement.location)
    guard self.movement === movement else { return }
    #if hasFeature(Embedded)
      guard let target = allowedTarget(proposed, of: movement) else { return }
    #else
      let target = allowedTarget(proposed, of: movement)
      guard tellLayout(of: movement, target), let target else { return }
    #endif
    let places = places
    let step = UpdateStep.moveItem(movement.current, target)
    let map = UpdateMap([step], before: counts)
    movement.current = target
    counts = movement.layoutCounts
    animate([step], by: map, from: places, nil)
  }

  // `nil` where it stays where it is, or is moved no more.
  private final func allowedTarget(_ proposed: IndexPath, of movement: ItemMovement) -> IndexPath? {
    guard proposed != movement.current, movement.allows(proposed) else { return nil }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    guard self.movement === movement, transition == nil, target != movement.current,
      movement.allows(target)
    else { return nil }
    return target
  }

  // MARK: What is shown

  /// Adds the cell that follows the finger to the wanted elements, which are sorted.
  final func wantMoved() {
    guard let movement else { return }
    let attributes = restingLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: bounds.origin + movement.middle(at: now))
    movement.attributes = attributes
    var element = LayoutElement(attributes, kinds, of: restingLayout)
    element.key = ElementKey(movement.current)
    wanted.removeAll { $0.key == element.key }
    let index = wanted.firstIndex { element.key < $0.key } ?? wanted.count
    wanted.insert(element, at: index)
    steady = nil
  }

  // MARK: Frames

  /// True while the cell comes to the finger, and while content scrolls because of it. Nothing does where the window is gone, whose
  /// clock may go on.
  final var movementNeedsFrames: Bool {
    guard let movement, window != nil else { return false }
    return movement.isBehind(at: now) || scrollVelocity(of: movement) != .zero
  }

  /// Begins with the frames that a movement needs.
  final func moveWithMovement() {
    guard let movement, movementNeedsFrames else { return }
    movement.edges.begin(at: now)
    window?.clock.start(driver)
  }

  /// A frame.
  final func advance(_ movement: ItemMovement, to time: TimeInterval) {
    setNeedsLayout()
    let velocity = scrollVelocity(of: movement)
    guard let travel = movement.edges.travel(velocity, to: time) else { return }
    putContent(at: clamped(contentOffset + travel))
  }

  /// Where a finger does not scroll, counted from the upper left corner of the view, is in the middle of this.
  final var scrollingArea: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
  }

  private final func scrollVelocity(of movement: ItemMovement) -> CGPoint {
    movement.searchedOffset == nil ? .zero : scrollVelocity(movement.edges, at: movement.location)
  }

  /// How fast content scrolls because of a finger at an edge: not where it cannot go further, nor where something else moves it.
  final func scrollVelocity(_ edges: EdgeScrolling, at location: CGPoint) -> CGPoint {
    guard isScrollEnabled, !state.isHeld, !state.isMoving, !state.isInLayoutTransition else {
      return .zero
    }
    let wanted = edges.velocity(at: location, in: scrollingArea)
    let range = offsetRange
    return CGPoint(
      x: UICollectionView.velocity(wanted.x, contentOffset.x, range.x),
      y: UICollectionView.velocity(wanted.y, contentOffset.y, range.y))
  }

  private static func velocity(
    _ velocity: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    if velocity > 0 { return offset < range.upperBound ? velocity : 0 }
    return offset > range.lowerBound ? velocity : 0
  }

  // MARK: The end

  /// The data get the order that the layout has.
  final func commit(_ movement: ItemMovement) {
    let view = movement.view
    let (origin, current) = (movement.origin, movement.current)
    let expected = counts
    self.movement = nil
    #if !hasFeature(Embedded)
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    #endif
    raised = view
    mapPaths { movement.layoutPath($0) }
    refusesMove = dataSource == nil
    dataSource?.collectionView(self, moveItemAt: origin, to: current)
    let isRefused = refusesMove
    refusesMove = false
    // The data source may have loaded everything anew, or begun something else.
    guard self.movement == nil, transition == nil, !isPresenting,
      shown.contains(where: { $0.view === view && $0.key == ElementKey(current) })
    else {
      if update == nil, raised === view { raised = nil }
      return
    }
    if isRefused {
      mapPaths { movement.dataPath($0) }
      #if !hasFeature(Embedded)
        movement.isCancelled = true
      #endif
      goBack(movement)
      return
    }
    let places = places
    needsCounts = true
    refreshCounts()
    guard counts == expected else {
      raised = nil
      reloadData()
      return
    }
    #if !hasFeature(Embedded)
      guard tellLayout(ofEnding: movement, at: current) else { return reloadData() }
    #endif
    animate([], by: UpdateMap([], before: counts), from: places, nil)
  }

  /// Everything goes back to where it was.
  final func takeBack(_ movement: ItemMovement) {
    self.movement = nil
    #if !hasFeature(Embedded)
      (movement.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    #endif
    raised = movement.view
    goBack(movement)
  }

  private final func goBack(_ movement: ItemMovement) {
    let places = places
    let steps: [UpdateStep] =
      movement.current == movement.origin ? [] : [.moveItem(movement.current, movement.origin)]
    let map = UpdateMap(steps, before: counts)
    counts = movement.dataCounts
    #if !hasFeature(Embedded)
      guard tellLayout(ofEnding: movement, at: movement.origin) else { return reloadData() }
    #endif
    animate(steps, by: map, from: places, nil)
  }

  /// Ends a movement at once: the views that are shown belong to the items of the data again.
  ///
  /// - Returns: true where there was one. What is shown is no longer sorted then, and the layouts have still to be invalidated.
  @discardableResult
  final func forgetMovement() -> Bool {
    guard let old = movement else { return false }
    movement = nil
    counts = old.dataCounts
    #if !hasFeature(Embedded)
      (old.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    #endif
    forEachLayout {
      $0.fitted?.move { $0.isCell ? ElementKey(old.dataPath($0.indexPath)) : $0 }
    }
    for index in shown.indices where shown[index].key.isCell {
      shown[index].key = ElementKey(old.dataPath(shown[index].key.indexPath))
    }
    return true
  }

  /// Ends a movement at once, without animation.
  final func dropMovement() {
    guard forgetMovement() else { return }
    shown.sortStably { $0.key < $1.key }
    invalidateLayouts { $0.invalidateDataSourceCounts = true }
    endUpdate(finished: false)
  }

  private final func mapPaths(_ map: (IndexPath) -> IndexPath) {
    selected = selected.map(map)
    selected.sortStably(by: <)
    touched = touched.map(map)
    prefetched = prefetched.map(map)
  }
}
