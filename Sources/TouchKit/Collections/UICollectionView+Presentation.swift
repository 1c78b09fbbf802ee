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
    placed?()
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
      transition.gather(in: self)
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
    rows?.follow(in: self)
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

  // MARK: At rest

  final func gatherResting() {
    if covered?.contains(whole: bounds) != true { cover() }
    var window = VisibleWindow(bounds)
    for index in elements.indices where elements[index].getsView {
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
}
