/// Where everything in a section is, from its upper left corner: a group that is repeated along the scroll axis, and what lies around it.
///
/// The group is placed once. With first the place of the first one, s the stride from one to the next and k the cells of a group, the cell i is
///
///     frame(i) = frame of cell i mod k in the group, moved by first + ⌊i / k⌋ · s
///
/// so a section costs the same for a million items as for ten. In a section that is scrolled across, groups are repeated across the scroll axis,
/// and all of them are moved by how far it is scrolled.
struct SectionPlan {
  /// How the groups of a section are scrolled across.
  struct Across {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The part of the section that is scrolled.
    let frame: CGRect
    /// How much there is to scroll: at least as long as the frame.
    let length: CGFloat
  }

  /// A header, a footer or a ground.
  struct Fixed {
    var frame: CGRect
    let zIndex: Int
    let kind: Int32
    /// The edge of the window that it stays at.
    let pin: PinnedElement.Edge?
    /// Along which axes the size of a header or a footer was estimated.
    var axes: EstimatedAxes = []

    init(frame: CGRect, zIndex: Int, kind: Int32, pin: PinnedElement.Edge?) {
      (self.frame, self.zIndex, self.kind, self.pin) = (frame, zIndex, kind, pin)
    }
  }

  let isVertical: Bool
  let count: Int
  private(set) var group = GroupPlan(size: .zero)
  /// `nil` for a section whose groups are not scrolled across, or fit.
  private(set) var across: Across?
  /// How far it begins before the content's edge across the scroll axis, where it reaches below what covers the view; negative where it stays out of that.
  var bleed: CGFloat = 0
  /// Where cells that have said their own size are; `nil` where none has.
  private(set) var blocks: GroupBlocks?
  // True where groups are one below the other.
  private let runsVertically: Bool
  private var index = GroupIndex([])
  private var first = CGPoint.zero
  /// From one group to the next.
  private(set) var stride: CGFloat = 0
  /// How far across the first group begins, in a section that is scrolled there.
  var leading: CGFloat {
    runsVertically ? first.y : first.x
  }
  // In the direction in which groups are repeated, how far what belongs to a group reaches from the group's beginning.
  private var groupReach: ClosedRange<CGFloat> = 0...0
  /// Grounds first, then headers and footers; in the order of their kinds.
  private(set) var fixed: [Fixed] = []
  /// Along the scroll axis.
  private(set) var length: CGFloat = 0
  /// What headers make it longer by at its beginning, and footers at its end.
  private(set) var headers: CGFloat = 0
  private(set) var footers: CGFloat = 0
  /// Along the scroll axis, how far anything of it reaches.
  private(set) var reach: ClosedRange<CGFloat> = 0...0

  /// A section of which nothing is shown.
  init(isVertical: Bool) {
    self.isVertical = isVertical
    runsVertically = isVertical
    count = 0
  }

  /// - Parameter room: the collection view, across the scroll axis only as much of it as there is for sections.
  init(
    _ section: NSCollectionLayoutSection, count: Int, in room: CGSize, isVertical: Bool,
    planner: GroupPlanner, grounds: (NSCollectionLayoutDecorationItem) -> Int32
  ) {
    self.isVertical = isVertical
    runsVertically = section.scrollsAcross ? !isVertical : isVertical
    let insets = section.insets
    // Headers and footers lie within the insets across the axis, and beyond them along it.
    let sides =
      !section.supplementariesFollowContentInsets
      ? UIEdgeInsets.zero
      : isVertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    let boundary = BoundaryPlan(
      section.boundarySupplementaryItems, in: room.less(sides),
      section: planner.known?.section ?? 0, planner.known?.sizes, planner.kinds)
    let extent = boundary.extent
    let container = room.less(insets).less(
      isVertical
        ? UIEdgeInsets(top: 0, left: extent.left, bottom: 0, right: extent.right)
        : UIEdgeInsets(top: extent.top, left: 0, bottom: extent.bottom, right: 0))
    let plan = planner.plan(section.group, in: container)
    let groups = plan.count > 0 ? (max(0, count) + plan.count - 1) / plan.count : 0
    self.count = plan.count > 0 ? max(0, count) : 0
    group = plan
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    let wide = LinePiece.around(section.group, along: .horizontal, length: plan.size.width)
    let high = LinePiece.around(section.group, along: .vertical, length: plan.size.height)
    stride = max(0, (runsVertically ? high : wide).taken + spacing)
    // How wide and how high all groups together are.
    let run = CGFloat(max(0, groups - 1)) * stride
    var body = CGSize.zero
    if groups > 0 {
      body = CGSize(
        width: max(0, wide.taken + (runsVertically ? 0 : run)),
        height: max(0, high.taken + (runsVertically ? run : 0)))
    }
    let isAcross = runsVertically != isVertical
    measure(section.group, container, spacing, planner)
    if let blocks {
      let more = blocks.across - (runsVertically ? plan.size.width : plan.size.height)
      if runsVertically {
        body.height = blocks.length
        if isAcross { body.width = max(0, body.width + more) }
      } else {
        body.width = blocks.length
        if isAcross { body.height = max(0, body.height + more) }
      }
    }
    first = CGPoint(
      x: extent.left + insets.left
        + (isVertical && !isAcross ? wide.start(in: container.width) : wide.before.least),
      y: extent.top + insets.top
        + (!isVertical && !isAcross ? high.start(in: container.height) : high.before.least))
    // The content that headers and footers are at the edges of.
    let box: CGRect
    if isVertical {
      let height = max(0, insets.top + body.height + insets.bottom)
      box = CGRect(
        x: sides.left + extent.left, y: extent.top,
        width: max(0, room.width - sides.left - sides.right - extent.left - extent.right),
        height: height)
      (headers, footers) = (extent.top, extent.bottom)
      length = extent.top + height + extent.bottom
    } else {
      let width = max(0, insets.left + body.width + insets.right)
      box = CGRect(
        x: extent.left, y: sides.top + extent.top, width: width,
        height: max(0, room.height - sides.top - sides.bottom - extent.top - extent.bottom))
      (headers, footers) = (extent.left, extent.right)
      length = extent.left + width + extent.right
    }
    if isAcross {
      scroll(section.orthogonalScrollingBehavior, container, body, insets, extent, in: room)
    }
    let whole = CGRect(
      origin: .zero,
      size: isVertical
        ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height))
    for ground in section.decorationItems {
      fixed.append(
        Fixed(
          frame: ground.area(in: whole), zIndex: ground.zIndex - 1, kind: grounds(ground),
          pin: nil))
    }
    boundary.forEachFrame(around: box, isVertical: isVertical) { item, frame in
      fixed.append(Fixed(item, frame, planner.kinds, isVertical: isVertical))
    }
    fixed.sortStably { $0.kind < $1.kind }
    measureReach(groups)
  }

  // The band from edge to edge, as high as the groups and the insets.
  private mutating func scroll(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ container: CGSize,
    _ body: CGSize, _ insets: UIEdgeInsets, _ extent: UIEdgeInsets, in room: CGSize
  ) {
    let frame =
      isVertical
      ? CGRect(
        x: 0, y: extent.top, width: room.width,
        height: max(0, insets.top + body.height + insets.bottom))
      : CGRect(
        x: extent.left, y: 0, width: max(0, insets.left + body.width + insets.right),
        height: room.height)
    var length =
      isVertical
      ? first.x + body.width + insets.right + extent.right
      : first.y + body.height + insets.bottom + extent.bottom
    let window = isVertical ? room.width : room.height
    if behavior == .groupPagingCentered {
      // The first group and the last one are in the middle too.
      let own = isVertical ? group.size.width : group.size.height
      let side = (window - own) / 2
      let run = (isVertical ? body.width : body.height) - own
      if isVertical { first.x = side } else { first.y = side }
      length = window + run
    }
    guard length > window, count > 0 else { return }
    across = Across(behavior: behavior, frame: frame, length: length)
  }

  private mutating func measure(
    _ group: NSCollectionLayoutGroup, _ container: CGSize, _ spacing: CGFloat,
    _ planner: GroupPlanner
  ) {
    guard count > 0, let known = planner.known, self.group.isEstimated,
      known.sizes.hasCells(in: known.section)
    else { return }
    if let old = known.blocks, old.container == container, old.count == count {
      blocks = old
      old.measureAgain(known.changed)
      return
    }
    blocks = GroupBlocks(
      group, self.group, count: count, in: container, isVertical: runsVertically,
      spacing: spacing, planner: planner, fitting: known)
  }

  /// Along which axes the size of a view was estimated.
  func estimatedAxes(of key: ElementKey) -> EstimatedAxes {
    if key.item == 0, !key.isCell, let own = fixed(key.kind) { return own.axes }
    guard key.isCell, key.item >= 0, key.item < count else { return [] }
    if let blocks { return blocks.entry(key.kind, of: key.item)?.axes ?? [] }
    return group.entry(key.kind, of: key.item % group.count)?.axes ?? []
  }

  /// True where the size of any view was estimated.
  var isEstimated: Bool {
    for own in fixed where !own.axes.isEmpty { return true }
    return group.isEstimated
  }

  private mutating func measureReach(_ groups: Int) {
    defer { measureBlocks() }
    var spans: [ClosedRange<CGFloat>] = []
    var own: ClosedRange<CGFloat> = 0...0
    reach = 0...length
    for entry in group.entries {
      let span = span(of: entry.frame, runsVertically)
      spans.append(span)
      own = own.joined(span)
    }
    index = GroupIndex(spans)
    groupReach = own
    let begin = isVertical ? first.y : first.x
    if groups > 0, isVertical == runsVertically {
      let last = begin + CGFloat(groups - 1) * stride
      reach = reach.joined(begin + own.lowerBound...last + own.upperBound)
    } else if groups > 0 {
      for entry in group.entries {
        let span = span(of: entry.frame, isVertical)
        reach = reach.joined(begin + span.lowerBound...begin + span.upperBound)
      }
    }
    for fixed in fixed { reach = reach.joined(span(of: fixed.frame, isVertical)) }
  }

  private mutating func measureBlocks() {
    guard let blocks else { return }
    index = GroupIndex([])
    guard isVertical == runsVertically else {
      reach = reach.joined(0...length)
      return
    }
    let begin = isVertical ? first.y : first.x
    reach = reach.joined(
      begin + groupReach.lowerBound...begin + max(blocks.length, groupReach.upperBound))
  }

  private func span(of frame: CGRect, _ isVertical: Bool) -> ClosedRange<CGFloat> {
    isVertical
      ? ClosedRange(from: frame.minY, to: frame.maxY)
      : ClosedRange(from: frame.minX, to: frame.maxX)
  }

  // MARK: One element

  // How far a group is from the section's corner.
  private func origin(of repetition: Int, _ shift: CGFloat) -> CGPoint {
    let along = CGFloat(repetition) * stride - shift
    return runsVertically
      ? CGPoint(x: first.x, y: first.y + along) : CGPoint(x: first.x + along, y: first.y)
  }

  /// A cell, what is anchored to it, a header, a footer or a ground; `nil` for what there is not.
  ///
  /// - Parameter shift: how far it is scrolled across.
  func element(_ key: ElementKey, _ shift: CGFloat) -> LayoutElement? {
    if key.item == 0, !key.isCell, let own = fixed(key.kind) {
      return LayoutElement(key: key, frame: own.frame, zIndex: own.zIndex)
    }
    guard key.item >= 0, key.item < count, !key.isDecoration else { return nil }
    if let blocks {
      guard let entry = blocks.entry(key.kind, of: key.item) else { return nil }
      let origin = origin(of: 0, shift)
      return LayoutElement(
        key: key, frame: entry.frame.offsetBy(dx: origin.x, dy: origin.y),
        zIndex: entry.zIndex)
    }
    let (repetition, cell) = key.item.quotientAndRemainder(dividingBy: group.count)
    guard let entry = group.entry(key.kind, of: cell) else { return nil }
    let origin = origin(of: repetition, shift)
    return LayoutElement(
      key: key, frame: entry.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: entry.zIndex)
  }

  /// A header, a footer or a ground; `nil` where there is none of the kind.
  func fixed(_ kind: Int32) -> Fixed? {
    for own in fixed where own.kind == kind { return own }
    return nil
  }

  // MARK: A rectangle

  /// True where cells are appended one after the other.
  var answersInOrder: Bool {
    index.isEmpty
  }

  /// Appends what lies in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: from the section's corner, as are the frames that are appended.
  ///   - shift: how far it is scrolled across.
  func collect(
    in rect: CGRect, _ section: Int, _ shift: CGFloat, into elements: inout [LayoutElement]
  ) {
    collectFixed(in: rect, section, into: &elements)
    guard count > 0 else { return }
    let span = span(of: rect, runsVertically)
    let begin = (runsVertically ? first.y : first.x) - shift
    if let blocks {
      let origin = origin(of: 0, shift)
      blocks.forEach(from: span.lowerBound - begin, to: span.upperBound - begin) { entry, item in
        append(entry, item - entry.cell, origin, rect, section, &elements)
      }
      return
    }
    for repetition in repetitions(from: span.lowerBound - begin, to: span.upperBound - begin) {
      let origin = origin(of: repetition, shift)
      let cells = repetition * group.count
      if index.isEmpty {
        for entry in group.entries {
          append(entry, cells, origin, rect, section, &elements)
        }
      } else {
        let moved = begin + CGFloat(repetition) * stride
        for candidate in index.candidates(
          from: span.lowerBound - moved, to: span.upperBound - moved)
        {
          append(group.entries[candidate], cells, origin, rect, section, &elements)
        }
      }
    }
  }

  private func collectFixed(
    in rect: CGRect, _ section: Int, into elements: inout [LayoutElement]
  ) {
    for own in fixed where own.frame.overlaps(rect) {
      elements.append(
        LayoutElement(
          key: ElementKey(section: section, item: 0, kind: own.kind), frame: own.frame,
          zIndex: own.zIndex))
    }
  }

  private func append(
    _ entry: GroupPlan.Entry, _ cells: Int, _ origin: CGPoint, _ rect: CGRect, _ section: Int,
    _ elements: inout [LayoutElement]
  ) {
    let item = cells + entry.cell
    let frame = entry.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard item < count, frame.overlaps(rect) else { return }
    elements.append(
      LayoutElement(
        key: ElementKey(section: section, item: item, kind: entry.kind), frame: frame,
        zIndex: entry.zIndex))
  }

  // The repetitions of the group of which something may lie between two places, counted from where the first one begins.
  private func repetitions(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = (count + group.count - 1) / group.count
    guard stride > 0 else { return 0..<all }
    func bounded(_ place: CGFloat) -> Int {
      Int(min(max((place / stride).rounded(.down), -1), CGFloat(all)))
    }
    let lower = max(0, bounded(start - groupReach.upperBound))
    let upper = min(all, bounded(end - groupReach.lowerBound) + 1)
    return lower..<max(lower, upper)
  }
}

extension SectionPlan.Fixed {
  init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ kinds: ElementKinds,
    isVertical: Bool, above height: Int = 0
  ) {
    let pin = item.pin(isVertical: isVertical)
    self.init(
      frame: frame,
      // What stays is over the cells and what is anchored to them, which pass below it.
      zIndex: pin == nil ? item.zIndex : max(item.zIndex, PinnedElement.height + 1 + height),
      kind: kinds.number(of: item.elementKind), pin: pin)
    axes = item.layoutSize.estimatedAxes
  }
}

extension NSCollectionLayoutSection {
  fileprivate var scrollsAcross: Bool {
    orthogonalScrollingBehavior != .none
  }

  // In points; what is no number counts as 0.
  fileprivate var insets: UIEdgeInsets {
    let own = UIEdgeInsets(
      top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
      right: contentInsets.trailing)
    return own.isFinite ? own : .zero
  }
}

extension CGSize {
  // Without what is at the edges.
  fileprivate func less(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

nonisolated extension ClosedRange<CGFloat> {
  fileprivate func joined(_ other: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
