/// A view that is shown, and what it is shown for.
struct ShownElement {
  var key: ElementKey
  var view: UICollectionReusableView
  var zIndex = 0
  /// What a batch of updates has left of the frame and the look it had before; see ``UpdateMotion``.
  var rest: UpdateRest?
}

extension UICollectionView {
  /// Brings the views to where the layout has them now. Costs what is visible, not what exists.
  final func present() {
    guard !isPresenting else { return }
    // The data source may have been released while it was set, and its items with it.
    if dataSource == nil, counts.sections > 0 { reloadData() }
    isPresenting = true
    prepareLayouts()
    if isSteady { movePinned() } else { place() }
    isPresenting = false
    if reloadsLater {
      reloadsLater = false
      reloadData()
    }
  }

  // True where all views are up to date: nothing has moved but the window, and it shows the
  // same elements as before. Most frames of a fling are of that kind.
  private final var isSteady: Bool {
    guard transition == nil, !needsOtherPinned, let steady, let covered else { return false }
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
    transition.measure(on: stage)
    moveContent(with: transition)
    contentSize = transition.contentSize
    transition.gather(on: stage, into: &wanted)
  }

  // MARK: At rest

  private final func gatherResting() {
    if covered?.contains(whole: bounds) != true { cover() }
    var window = VisibleWindow(bounds)
    for index in elements.indices where elements[index].alpha > 0 {
      if window.add(elements[index].frame) { wanted.append(elements[index]) }
    }
    steady = update == nil ? window : nil
    wantPinned()
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

  private final func show() {
    if showsWhatIsWanted {
      putShown()
    } else {
      exchange()
    }
    hideSpares()
  }

  // True where no view comes or goes: in most frames of a transition.
  private final var showsWhatIsWanted: Bool {
    guard shown.count == wanted.count else { return false }
    for index in shown.indices where shown[index].key != wanted[index].key { return false }
    return true
  }

  private final func putShown() {
    let wanted = wanted
    for index in wanted.indices {
      // A view that gets its new attributes may change what is shown.
      guard index < shown.count, shown[index].key == wanted[index].key else {
        return setNeedsLayout()
      }
      let place = wanted[index].place
      shown[index].zIndex = place.zIndex
      put(
        shown[index].view, wanted[index].key, place, wanted[index].attributes, shown[index].rest,
        isNew: false)
    }
  }

  // Both lists are sorted: what is shown and no longer wanted is removed first, so that
  // its views can be used for what comes.
  private final func exchange() {
    var place = 0
    for element in shown {
      while place < wanted.count, wanted[place].key < element.key { place += 1 }
      if place == wanted.count || wanted[place].key != element.key { recycle(element) }
    }
    swap(&shown, &previouslyShown)
    shown.removeAll(keepingCapacity: true)
    place = 0
    for index in wanted.indices {
      let element = wanted[index]
      while place < previouslyShown.count, previouslyShown[place].key < element.key { place += 1 }
      if place < previouslyShown.count, previouslyShown[place].key == element.key {
        var known = previouslyShown[place]
        put(
          known.view, element.key, element.place, element.attributes, known.rest, isNew: false)
        known.zIndex = element.zIndex
        shown.append(known)
      } else {
        guard let view = view(for: element.key) else { continue }
        var new = ShownElement(key: element.key, view: view)
        new.zIndex = element.zIndex
        new.rest = restOfNewcomer(element)
        willShow(new)
        put(new.view, element.key, element.place, element.attributes, new.rest, isNew: true)
        shown.append(new)
      }
    }
    previouslyShown.removeAll(keepingCapacity: true)
  }

  // `nil` where the data source has gone away since it said that there are items, and where the data have changed
  // while they were shown: what comes after that may be no item any more, and everything is shown anew.
  private final func view(for key: ElementKey) -> UICollectionReusableView? {
    guard let dataSource, !reloadsLater else {
      reloadsLater = true
      return nil
    }
    if key.isCell { return dataSource.collectionView(self, cellForItemAt: key.indexPath) }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kinds.name(of: key.kind), at: key.indexPath)
  }

  private final func willShow(_ element: ShownElement) {
    let path = element.key.indexPath
    guard element.key.isCell, let cell = element.view as? UICollectionViewCell else {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: element.view,
        forElementKind: kinds.name(of: element.key.kind), at: path)
      return
    }
    cell.isSelected = isSelected(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  final func put(
    _ view: UICollectionReusableView, _ key: ElementKey, _ place: ElementPlace,
    _ attributes: UICollectionViewLayoutAttributes?, _ rest: UpdateRest?, isNew: Bool
  ) {
    var frame = place.frame
    var alpha = min(max(place.alpha, 0), 1)
    if let rest, let update { update.move(&frame, &alpha, by: rest) }
    let transform = attributes?.transform ?? .identity
    let moves = !view.geometry.isPlaced(in: frame, transform) || view.alpha != alpha
    if moves {
      // The frame is the one before the transform.
      if !transform.isIdentity || !view.geometry.isPlain { view.transform = .identity }
      view.frame = frame
      if !transform.isIdentity { view.transform = transform }
      view.alpha = alpha
    }
    order(view, place.zIndex)
    view.isHidden = false
    guard isNew || moves || attributes != nil else { return }
    view.apply(attributes ?? kept(for: view, key, frame, alpha, place.zIndex))
  }

  // What our own layouts say, as the attributes that the view has heard before, or as new ones.
  private final func kept(
    for view: UICollectionReusableView, _ key: ElementKey, _ frame: CGRect, _ alpha: CGFloat,
    _ zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    defer { view.appliedKey = key }
    guard let kept = view.applied,
      (kept.representedElementCategory == .cell) == key.isCell
    else {
      let new = LayoutElement(key: key, frame: frame, alpha: alpha, zIndex: zIndex)
        .asAttributes(kinds)
      view.applied = new
      return new
    }
    if view.appliedKey != key { kept.belong(to: key, kinds) }
    kept.frame = frame
    kept.alpha = alpha
    kept.zIndex = zIndex
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
    insertSubview(view, at: index)
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
    self[start...].sort { $0.key < $1.key }
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
