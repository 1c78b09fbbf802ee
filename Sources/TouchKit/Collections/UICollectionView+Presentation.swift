/// A view that is shown, and what it is shown for.
struct ShownElement: ObjectHolder {
  var key: ElementKey
  var view: UICollectionReusableView

  var held: UICollectionReusableView {
    view
  }

  /// What the view was put there with: its index among its siblings follows from it.
  var zIndex: Int {
    view.zIndex
  }

  /// What a batch of updates has left of the frame and the look it had before; see ``UpdateMotion``.
  var rest: UpdateRest? {
    get { view.rest }
    nonmutating set { view.rest = newValue }
  }
}

extension UICollectionView {
  /// Brings the views to where the layout has them now. Costs what is visible, not what exists.
  final func present() {
    guard !isPresenting else { return }
    // The data source may have been released while it was set, and its items with it.
    if dataSource == nil, counts.sections > 0 { reloadData() }
    isPresenting = true
    #if hasFeature(Embedded)
      prepareLayouts()
      if isSteady { movePinned() } else { place() }
    #else
      let resized = announceResize()
      prepareLayouts()
      if !resized.isEmpty { followResize() }
      if isSteady { movePinned() } else { place() }
      for layout in resized { layout.finalizeAnimatedBoundsChange() }
    #endif
    isPresenting = false
    if reloadsLater {
      reloadsLater = false
      reloadData()
    }
  }

  // True where all views are up to date: nothing has moved but the window, and it shows the
  // same elements as before. Most frames of a fling are of that kind.
  private final var isSteady: Bool {
    guard transition == nil, movement == nil, !needsOtherPinned, let steady, let covered else {
      return false
    }
    return covered.contains(whole: bounds) && steady.shows(theSameAs: bounds)
  }

  private final func place() {
    wanted.removeAll(keepingCapacity: true)
    if let transition {
      gather(transition)
    } else {
      gatherResting()
    }
    if let update { gather(update) }
    show()
    if hasUnfitted || restingLayout.asksAnew || extras?.destination != nil {
      #if hasFeature(Embedded)
        restingLayout.fitter?(self)
      #else
        fitShown()
      #endif
    }
    #if !hasFeature(Embedded)
      if restingLayout.hasLists { placeListViews() } else { followSwipes() }
    #endif
    updateHasShown()
  }

  /// Asks for what is needed to ask the layouts.
  final func prepareLayouts() {
    refreshCounts()
    if let transition {
      transition.prepareLayouts()
      return
    }
    let wasPrepared = restingLayout.isPrepared
    restingLayout.prepareIfNeeded()
    if !wasPrepared || covered == nil { takeContentSize() }
  }

  private final func takeContentSize() {
    let size = restingLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  // What has been measured since the content was moved last moves it once more.
  private final func gather(_ transition: LayoutTransition) {
    let stage = stage
    transition.measure(on: stage)
    moveContent(with: transition, on: stage)
    contentSize = transition.contentSize
    // The content has moved.
    transition.gather(on: self.stage, into: &wanted)
  }

  // MARK: At rest

  final func gatherResting() {
    if covered?.contains(whole: bounds) != true { cover() }
    var window = VisibleWindow(bounds)
    for index in elements.indices where elements[index].alpha > 0 {
      if window.add(elements[index].frame) { wanted.append(elements[index]) }
    }
    wantPinned(&window)
    steady = update == nil ? window : nil
    wantMoved()
  }

  // Asks the layout for what is visible and half as much again on each side.
  private final func cover() {
    var rect = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    let moved = restingLayout.measure(in: rect, keeping: bounds.center)
    if moved != .zero {
      shiftContent(by: moved)
      rect = rect.offsetBy(dx: moved.x, dy: moved.y)
    }
    takeContentSize()
    covered = rect
    elements.removeAll(keepingCapacity: true)
    restingLayout.collect(in: rect, into: &elements)
    elements.sortByKey()
    announcePrefetching()
  }

  // MARK: Views

  // Both lists are sorted by key. What is no longer wanted goes first, so that its views can be used for what comes.
  final func show() {
    if showsWhatIsWanted {
      moveShown()
      return
    }
    recycleUnwanted()
    var next = 0
    for index in wanted.indices {
      let key = wanted[index].key
      if next < shown.count, !(key < shown[next].key) {
        // A view, the delegate or the data source was called, and has changed what is shown.
        guard shown[next].key == key else {
          setNeedsLayout()
          break
        }
        let view = shown[next].view
        put(view, wanted[index], isNew: false)
      } else {
        guard let view = view(for: wanted[index]) else { continue }
        let new = ShownElement(key: key, view: view)
        new.rest = restOfNewcomer(wanted[index])
        // It is in the window, so what the delegate animates as it comes is seen.
        put(view, wanted[index], isNew: true)
        willShow(new)
        view.fitting = .first
        hasUnfitted = true
        shown.insert(new, at: min(next, shown.count))
      }
      next += 1
    }
    hideSpares()
  }

  // No view comes or goes.
  private final func moveShown() {
    let wanted = wanted
    shown.forEachBorrowed { index, view in
      // A view was called, and has changed what is shown.
      guard index < shown.count, shown[index].view === view else {
        setNeedsLayout()
        return
      }
      put(view, wanted[index], isNew: false)
    }
    hideSpares()
  }

  // True where no view comes or goes: in most frames of a transition.
  private final var showsWhatIsWanted: Bool {
    guard shown.count == wanted.count else { return false }
    for index in shown.indices where shown[index].key != wanted[index].key { return false }
    return true
  }

  private final func recycleUnwanted() {
    var (kept, next) = (0, 0)
    for index in shown.indices {
      let key = shown[index].key
      while next < wanted.count, wanted[next].key < key { next += 1 }
      if next < wanted.count, wanted[next].key == key {
        next += 1
        if kept < index { shown.swapAt(kept, index) }
        kept += 1
      } else {
        leaving.append(shown[index])
      }
    }
    guard kept < shown.count else { return }
    shown.removeLast(shown.count - kept)
    recycleLeaving()
  }

  // The last one first: views that are used again keep their order among their siblings, in which they are read out.
  final func recycleLeaving() {
    // A delegate that hears of it may make others leave.
    while let element = leaving.popLast() { recycle(element) }
  }

  // `nil` where the data source has gone away since it said that there are items, and where the data have changed
  // while they were shown: what comes after that may be no item any more, and everything is shown anew.
  private final func view(for element: LayoutElement) -> UICollectionReusableView? {
    let key = element.key
    guard let dataSource, !reloadsLater else {
      reloadsLater = true
      return nil
    }
    if key.isDecoration { return decorationView(key) }
    arriving = element
    let view: UICollectionReusableView
    if key.isCell {
      view = dataSource.collectionView(self, cellForItemAt: dataPath(key.indexPath))
    } else {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kinds.name(of: key.kind), at: key.indexPath)
    }
    arriving = nil
    // One that was dequeued and not handed out is not seen.
    if let placedEarly, placedEarly !== view { placedEarly.isHidden = true }
    placedEarly = nil
    return view
  }

  private final func willShow(_ element: ShownElement) {
    guard !element.key.isDecoration else { return }
    guard element.key.isCell, let cell = element.view as? UICollectionViewCell else {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: element.view,
        forElementKind: kinds.name(of: element.key.kind), at: element.key.indexPath)
      return
    }
    let path = dataPath(element.key.indexPath)
    cell.isSelected = isSelected(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

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
    let attributes = element.isCustom ? attributes(of: element, for: view) : nil
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
    place(view, ViewPlacement(element, element.isCustom ? attributes(of: element, for: view) : nil))
  }

  private final func attributes(of element: LayoutElement, for view: UICollectionReusableView)
    -> UICollectionViewLayoutAttributes?
  {
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
    view.frame = frame
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

extension CGRect {
  /// True where the two share an area; touching edges are none. (Foundation's `intersects` counts them.)
  @inline(__always)
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  nonisolated func contains(whole other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension [LayoutElement] {
  /// Our own layouts answer in order, and then there is nothing to sort.
  ///
  /// - Parameter start: those before it are left alone.
  mutating func sortByKey(from start: Int = 0) {
    guard !isSortedByKey(from: start) else { return }
    var unsorted = Array(self[start...])
    unsorted.sortStably { $0.key < $1.key }
    replaceSubrange(start..., with: unsorted)
    // Of two answers for one element the first counts.
    var kept = start
    for index in start..<count where index == start || self[index].key != self[kept - 1].key {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }

  private func isSortedByKey(from start: Int) -> Bool {
    guard start < count else { return true }
    for index in start + 1..<count where !(self[index - 1].key < self[index].key) { return false }
    return true
  }
}
