// Sections that are scrolled across, each by a `SectionScroller` while it is in view.
extension UICollectionViewCompositionalLayout {
  /// Has a scroller for each section in view that is scrolled across, and none for others. Called with each layout of the view.
  final func placeScrollers(in view: UICollectionView) {
    guard isResting(in: view) else { return }
    view.prepareLayouts()
    if !plan.handlers.isEmpty { view.covered = nil }
    guard !plan.sections.isEmpty else {
      removeScrollers(but: { _ in false })
      return
    }
    // Subviews come and go below, of which a subclass of the view may hear, and do anything.
    let plan = plan
    let inView = plan.sections(in: view.bounds)
    removeScrollers(but: { inView.contains($0) && plan.sections[$0].across != nil })
    for section in inView where self.plan === plan && isResting(in: view) {
      if let across = plan.sections[section].across { place(section, across, of: plan, in: view) }
    }
  }

  private final func isResting(in view: UICollectionView) -> Bool {
    view.transition == nil && view.restingLayout === self
  }

  private final func place(
    _ section: Int, _ across: SectionPlan.Across, of plan: CompositionalPlan,
    in view: UICollectionView
  ) {
    let corner = plan.corner(of: section)
    if let scroller = scroller(of: section) {
      scroller.place(plan.sections[section], across, at: corner)
      return
    }
    let shift = plan.shift(of: section)
    let new = SectionScroller(section, of: self)
    scrollers.append(new)
    new.join(view)
    // Somebody heard of it, and another layout is in use, or the section has another number.
    guard scroller(of: section) === new else { return }
    new.place(plan.sections[section], across, at: corner)
    new.contentOffset = new.offset(for: shift)
    if new.shift != self.plan.shift(of: section) { scrolled(new) }
  }

  final func scroller(of section: Int) -> SectionScroller? {
    for scroller in scrollers where scroller.section == section { return scroller }
    return nil
  }

  /// Removes the scrollers of all sections but some.
  final func removeScrollers(but isKept: (Int) -> Bool) {
    var (kept, gone): ([SectionScroller], [SectionScroller]) = ([], [])
    for scroller in scrollers where !isKept(scroller.section) {
      gone.append(scroller)
    }
    guard !gone.isEmpty else { return }
    for scroller in scrollers where isKept(scroller.section) { kept.append(scroller) }
    scrollers = kept
    for scroller in gone { remove(scroller) }
  }

  // It keeps where it would come to rest, and is at the edge where it was pulled beyond that.
  private final func remove(_ scroller: SectionScroller) {
    scroller.leave()
    let offset = scroller.offset(for: scroller.shift)
    plan.offsets[scroller.section] = plan.isVertical ? offset.x : offset.y
  }

  /// A section has been scrolled.
  final func scrolled(_ scroller: SectionScroller) {
    guard let view = collectionView, self.scroller(of: scroller.section) === scroller else {
      return
    }
    plan.offsets[scroller.section] = scroller.shift
    view.covered = nil
    view.setNeedsLayout()
  }

  /// Scrolls a section so that an item is at a place: along an axis that the position does not name just so far that the item
  /// is visible.
  final func scrollSection(
    to key: ElementKey, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    prepareIfNeeded()
    guard plan.sections.indices.contains(key.section),
      let across = plan.sections[key.section].across,
      let frame = plan.sections[key.section].element(key, 0)?.frame
    else { return }
    let isVertical = plan.isVertical
    let (start, end) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let window = isVertical ? across.frame.width : across.frame.height
    let inset = plan.sections[key.section].leading
    var shift = min(start, max(plan.shift(of: key.section), end - window))
    if position.contains(isVertical ? .left : .top) {
      shift = start - inset
    } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
      shift = (start + end - window) / 2
    } else if position.contains(isVertical ? .right : .bottom) {
      shift = end - window
    }
    shift = min(max(0, shift), across.length - window)
    if let scroller = scroller(of: key.section) {
      scroller.setContentOffset(scroller.offset(for: shift), animated: animated)
    } else {
      plan.offsets[key.section] = shift
      collectionView?.covered = nil
    }
  }

  /// Sections have other numbers: how far they are scrolled goes with them.
  final func moveSections(by updates: [UICollectionViewUpdateItem]) {
    guard !plan.offsets.isEmpty || !scrollers.isEmpty else { return }
    var (gone, come): ([Int], [Int]) = ([], [])
    var moves: [Int: Int] = [:]
    for update in updates where update.updateAction != .reload {
      let before = update.indexPathBeforeUpdate.flatMap { $0.item == Int.max ? $0.section : nil }
      let after = update.indexPathAfterUpdate.flatMap { $0.item == Int.max ? $0.section : nil }
      if let before { gone.append(before) }
      if let after { come.append(after) }
      if let before, let after { moves[before] = after }
    }
    guard !gone.isEmpty || !come.isEmpty else { return }
    come.sortStably(by: <)
    func number(after old: Int) -> Int? {
      if let new = moves[old] { return new }
      guard !gone.contains(old) else { return nil }
      var new = old
      for number in gone where number < old { new -= 1 }
      for number in come where number <= new { new += 1 }
      return new
    }
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in plan.offsets {
      if let new = number(after: section) { offsets[new] = offset }
    }
    var left: [SectionScroller] = []
    for index in scrollers.indices.reversed() {
      if let new = number(after: scrollers[index].section) {
        scrollers[index].section = new
      } else {
        left.append(scrollers.remove(at: index))
      }
    }
    for scroller in left { scroller.leave() }
    plan.offsets = offsets
    collectionView?.covered = nil
  }

  /// Lets sections change what is visible of them.
  final func callHandlers(with all: [UICollectionViewLayoutAttributes]) {
    guard !plan.handlers.isEmpty, let view = collectionView, let environment else { return }
    // A handler may change the data.
    let plan = plan
    for section in plan.sections(in: view.bounds) {
      guard let handler = plan.handlers[section] else { continue }
      let shift = plan.shift(of: section)
      let offset = plan.isVertical ? CGPoint(x: shift, y: 0) : CGPoint(x: 0, y: shift)
      var visible: [any NSCollectionLayoutVisibleItem] = []
      for attributes in all
      where attributes.indexPath.section == section && attributes.frame.overlaps(view.bounds) {
        switch home(of: attributes, in: plan, view.kinds) {
        case .groups: visible.append(VisibleItem(attributes, shift: offset))
        case .section: visible.append(VisibleItem(attributes, shift: .zero))
        case .layout: break
        }
      }
      let isAcross = plan.sections[section].across != nil
      handler(visible, isAcross ? offset : view.contentOffset, environment)
    }
  }

  // What an element is a part of.
  private enum Home {
    case groups
    case section
    case layout
  }

  private final func home(
    of attributes: UICollectionViewLayoutAttributes, in plan: CompositionalPlan,
    _ kinds: ElementKinds
  ) -> Home {
    guard let kind = attributes.representedElementKind else { return .groups }
    guard attributes.representedElementCategory == .supplementaryView else { return .section }
    let (path, number) = (attributes.indexPath, kinds.number(of: kind))
    guard path.item == 0 else { return .groups }
    if path.section == 0, plan.fixed(number) != nil { return .layout }
    return plan.sections[path.section].fixed(number) == nil ? .groups : .section
  }
}
