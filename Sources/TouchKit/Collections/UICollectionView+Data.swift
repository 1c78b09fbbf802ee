extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int {
    refreshCounts()
    return counts.sections
  }

  /// How many items a section has; 0 for a section that there is not. An item that is being moved is counted in the section
  /// that it would be in.
  public func numberOfItems(inSection section: Int) -> Int {
    refreshCounts()
    return counts.items(in: section)
  }

  #if hasFeature(Embedded)
    /// Asks the data source for everything anew. What moved stops, a transition goes to its end at
    /// once, and nothing is selected any more.
    public func reloadData() {
      reloadEverything()
    }
  #endif

  final func reloadEverything() {
    guard !isPresenting else {
      reloadsLater = true
      return
    }
    forgetMovement()
    let (oldTransition, oldUpdate) = (leaveTransition(), leaveUpdate())
    leaving += shown
    shown.removeAll(keepingCapacity: true)
    selected.removeAll()
    touched = nil
    #if !hasFeature(Embedded)
      forgetSweep()
    #endif
    prefetched.removeAll()
    needsCounts = true
    forEachLayout { $0.fitted = nil }
    invalidateLayouts {
      $0.invalidateEverything = true
      $0.invalidateDataSourceCounts = true
    }
    // Whoever hears of it may reload once more, or lay out what is there now.
    recycleLeaving()
    hideSpares()
    // They find what there is now.
    if let (old, toTarget) = oldTransition { old.complete(completed: false, finished: toTarget) }
    oldUpdate?.complete(finished: false)
  }

  /// Asks for the numbers of sections and items, if they are not known.
  final func refreshCounts() {
    guard needsCounts else { return }
    needsCounts = false
    guard let dataSource else {
      if forgetMovement() { shown.sortStably { $0.key < $1.key } }
      counts = ItemCounts()
      return
    }
    let sections = max(0, dataSource.numberOfSections(in: self))
    var numbers: [Int] = []
    for section in 0..<sections {
      numbers.append(dataSource.collectionView(self, numberOfItemsInSection: section))
    }
    let new = ItemCounts(numbers)
    // An item of other data cannot be moved.
    if let movement, movement.dataCounts != new, forgetMovement() {
      shown.sortStably { $0.key < $1.key }
    }
    counts = movement?.layoutCounts ?? new
  }

  /// Every layout in use has to be prepared anew.
  final func forgetLayout() {
    restingLayout.isPrepared = false
    transition?.forgetLayouts()
    covered = nil
    setNeedsLayout()
  }

  /// Tells every layout in use why it has to be prepared anew: those that keep what they have computed hear of it by
  /// `invalidateLayout(with:)`, whether they call super or not.
  final func invalidateLayouts(
    _ describe: (UICollectionViewLayoutInvalidationContext) -> Void
  ) {
    forEachLayout { $0.invalidate(describe) }
    forgetLayout()
  }

  /// The layouts in use: those that a transition mixes, or the one that the view rests in.
  @inline(__always)
  final func forEachLayout(_ body: (UICollectionViewLayout) -> Void) {
    if let transition {
      transition.forEachLayout(body)
    } else {
      body(restingLayout)
    }
  }

  /// A layout has been invalidated.
  final func layoutChanged(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { needsCounts = true }
    let size = context.contentSizeAdjustment
    if size.width != 0 || size.height != 0 {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if context.contentOffsetAdjustment != .zero {
      shiftContent(by: context.contentOffsetAdjustment)
    }
    covered = nil
    setNeedsLayout()
  }

  // MARK: What is where

  /// The cells that are shown, in no particular order.
  public var visibleCells: [UICollectionViewCell] {
    shown.compactMap { $0.key.isCell ? $0.view as? UICollectionViewCell : nil }
  }

  /// The items whose cells are shown, each once.
  public var indexPathsForVisibleItems: [IndexPath] {
    var paths: [IndexPath] = []
    // Copies of one element are beside each other.
    var last: ElementKey?
    for element in shown where element.key.isCell && element.key.original != last {
      paths.append(dataPath(element.key.indexPath))
      last = element.key.original
    }
    if movement != nil { paths.sortStably(by: <) }
    return paths
  }

  /// The cell of an item; `nil` while it is not shown.
  ///
  /// While two layouts cross-fade an item can have a cell in each: then it is the one that is seen better.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    view(of: ElementKey(layoutPath(indexPath))) as? UICollectionViewCell
  }

  /// The item of a cell; `nil` for one that is not shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }.map { dataPath($0.key.indexPath) }
  }

  /// The item that is shown at a point of the content; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    present()
    var best: ShownElement?
    // Of two grids that cross-fade the one that is seen better.
    let main = transition?.mainCopy ?? 0
    for element in shown where element.key.isCell && element.view.frame.encloses(point) {
      guard let old = best else {
        best = element
        continue
      }
      let (isMain, wasMain) = (element.key.copy == main, old.key.copy == main)
      if isMain == wasMain ? element.zIndex >= old.zIndex : isMain { best = element }
    }
    return best.map { dataPath($0.key.indexPath) }
  }

  /// The supplementary view at an index path; `nil` while it is not shown.
  public func supplementaryView(forElementKind elementKind: CollectionName, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    view(of: ElementKey(indexPath, kind: kinds.number(of: elementKind)))
  }

  /// The supplementary views of a kind that are shown.
  public func visibleSupplementaryViews(ofKind elementKind: CollectionName)
    -> [UICollectionReusableView]
  {
    let kind = kinds.number(of: elementKind)
    return shown.compactMap { $0.key.kind == kind ? $0.view : nil }
  }

  /// Where the supplementary views of a kind are that are shown.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: CollectionName)
    -> [IndexPath]
  {
    let kind = kinds.number(of: elementKind)
    return shown.compactMap { $0.key.kind == kind ? $0.key.indexPath : nil }
  }

  /// Where the layout has an item, shown or not; `nil` for an item that there is not.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    prepareLayouts()
    let path = layoutPath(indexPath)
    guard counts.contains(path) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }

  /// Where the layout has a header, a footer or another supplementary view, shown or not; `nil` where it has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: CollectionName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayouts()
    guard indexPath.section >= 0, indexPath.section < counts.sections else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  final func view(of key: ElementKey) -> UICollectionReusableView? {
    var best: UICollectionReusableView?
    let main = transition?.mainCopy ?? 0
    for element in shown where element.key.original == key {
      if best == nil || element.key.copy == main { best = element.view }
    }
    return best
  }

  /// The cells of an item: more than one while layouts cross-fade.
  final func eachCell(of indexPath: IndexPath, _ body: (UICollectionViewCell) -> Void) {
    let key = ElementKey(layoutPath(indexPath))
    for element in shown where element.key.original == key {
      if let cell = element.view as? UICollectionViewCell { body(cell) }
    }
  }
}
