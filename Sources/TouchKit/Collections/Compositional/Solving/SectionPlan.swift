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

  let isVertical: Bool
  let count: Int
  private(set) var group = GroupPlan(size: .zero)
  /// `nil` for a section whose groups are not scrolled across, or fit.
  private(set) var across: Across?
  /// How far it begins before the content's edge across the scroll axis, where it reaches below what covers the view; negative where it stays out of that.
  var bleed: CGFloat = 0
  /// Where cells that have said their own size are; `nil` where none has.
  private(set) var blocks: GroupBlocks?
  /// True where groups are one below the other.
  let runsVertically: Bool
  private(set) var index = GroupIndex([])
  /// Where the first group is.
  private(set) var first = CGPoint.zero
  /// From one group to the next.
  private(set) var stride: CGFloat = 0
  /// How far across the first group begins, in a section that is scrolled there.
  var leading: CGFloat {
    runsVertically ? first.y : first.x
  }
  /// In the direction in which groups are repeated, how far what belongs to a group reaches from the group's beginning.
  private(set) var groupReach: ClosedRange<CGFloat> = 0...0
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
    let sides = section.supplementariesFollowContentInsets ? insets.sides(isVertical) : .zero
    let boundary = BoundaryPlan(
      section.boundarySupplementaryItems, in: room.less(sides),
      section: planner.known?.section ?? 0, planner.known?.sizes, planner.kinds)
    let extent = boundary.extent
    let container = room.less(insets).less(extent.sides(isVertical))
    group = planner.plan(section.group, in: container)
    self.count = group.count > 0 ? max(0, count) : 0
    let body = place(section, container, insets, extent, planner)
    (headers, footers) = isVertical ? (extent.top, extent.bottom) : (extent.left, extent.right)
    // The content that headers and footers are at the edges of.
    let box = box(of: body, insets, extent, sides, in: room)
    length = headers + (isVertical ? box.height : box.width) + footers
    if section.scrollsAcross {
      scroll(section.orthogonalScrollingBehavior, body, insets, extent, in: room)
    }
    let whole = CGSize(
      width: isVertical ? room.width : length, height: isVertical ? length : room.height)
    for ground in section.decorationItems {
      fixed.append(
        Fixed(
          frame: ground.area(in: CGRect(origin: .zero, size: whole)), zIndex: ground.zIndex - 1,
          kind: grounds(ground), pin: nil))
    }
    boundary.forEachFrame(around: box, isVertical: isVertical) { item, frame in
      fixed.append(Fixed(item, frame, planner.kinds, isVertical: isVertical))
    }
    fixed.sortStably { $0.kind < $1.kind }
    measureReach()
  }

  /// How often the group is repeated.
  var groups: Int {
    group.count > 0 ? (count + group.count - 1) / group.count : 0
  }

  // Where the first group is and how far it is to the next one. Answers how wide and how high all groups together are.
  private mutating func place(
    _ section: NSCollectionLayoutSection, _ container: CGSize, _ insets: UIEdgeInsets,
    _ extent: UIEdgeInsets, _ planner: GroupPlanner
  ) -> CGSize {
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    let wide = LinePiece.around(section.group, along: .horizontal, length: group.size.width)
    let high = LinePiece.around(section.group, along: .vertical, length: group.size.height)
    stride = max(0, (runsVertically ? high : wide).taken + spacing)
    let isAcross = section.scrollsAcross
    first = CGPoint(
      x: extent.left + insets.left
        + (isVertical && !isAcross ? wide.start(in: container.width) : wide.before.least),
      y: extent.top + insets.top
        + (!isVertical && !isAcross ? high.start(in: container.height) : high.before.least))
    let run = CGFloat(max(0, groups - 1)) * stride
    var body = CGSize.zero
    if groups > 0 {
      body = CGSize(
        width: max(0, wide.taken + (runsVertically ? 0 : run)),
        height: max(0, high.taken + (runsVertically ? run : 0)))
    }
    measure(section.group, container, spacing, planner)
    guard let blocks else { return body }
    let more = blocks.across - (runsVertically ? group.size.width : group.size.height)
    if runsVertically {
      body.height = blocks.length
      if isAcross { body.width = max(0, body.width + more) }
    } else {
      body.width = blocks.length
      if isAcross { body.height = max(0, body.height + more) }
    }
    return body
  }

  // The groups with the insets, and across the axis all that headers and footers leave.
  private func box(
    of body: CGSize, _ insets: UIEdgeInsets, _ extent: UIEdgeInsets, _ sides: UIEdgeInsets,
    in room: CGSize
  ) -> CGRect {
    let left = room.less(sides).less(extent)
    return isVertical
      ? CGRect(
        x: sides.left + extent.left, y: extent.top, width: left.width,
        height: max(0, insets.top + body.height + insets.bottom))
      : CGRect(
        x: extent.left, y: sides.top + extent.top,
        width: max(0, insets.left + body.width + insets.right), height: left.height)
  }

  // The band from edge to edge, as high as the groups and the insets.
  private mutating func scroll(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ body: CGSize,
    _ insets: UIEdgeInsets, _ extent: UIEdgeInsets, in room: CGSize
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

  private mutating func measureReach() {
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

extension UIEdgeInsets {
  // Those across the scroll axis.
  fileprivate func sides(_ isVertical: Bool) -> UIEdgeInsets {
    isVertical
      ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
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
