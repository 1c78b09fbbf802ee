/// Places the items of a group, and of the groups in it.
struct GroupPlanner {
  // Beyond the length of a line by this much an item still fits: three thirds are no more than a whole.
  private static let tolerance: CGFloat = 0.001

  let kinds: ElementKinds
  let traits: UITraitCollection
  // `nil` where all cells are as large as estimated.
  private var fitting: GroupFitting?
  /// What is known of the section that is placed; `nil` where none of its views has said how large it wants to be.
  var known: SectionFitting?

  init(kinds: ElementKinds, traits: UITraitCollection) {
    (self.kinds, self.traits) = (kinds, traits)
  }

  /// A group in a section, ready to be asked.
  func plan(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupPlan {
    var plan = plan(of: group, in: container)
    plan.sort()
    return plan
  }

  /// The same with cells of the sizes that they want to be.
  func plan(
    _ group: NSCollectionLayoutGroup, in container: CGSize, fitting: GroupFitting
  ) -> GroupPlan {
    var planner = self
    planner.fitting = fitting
    return planner.plan(group, in: container)
  }

  // An item or a group of its own size, or of another length along an axis.
  private func plan(
    of item: NSCollectionLayoutItem, in container: CGSize,
    as length: CGFloat? = nil, along axis: NSCollectionLayoutGroup.Axis = .horizontal
  ) -> GroupPlan {
    var size = item.layoutSize.size(in: container)
    if let fitting, !(item is NSCollectionLayoutGroup) {
      size = item.layoutSize.fitted(size, to: fitting.next())
    }
    if let length { size.set(length, along: axis) }
    guard let group = item as? NSCollectionLayoutGroup else {
      var plan = GroupPlan(size: size)
      let frame = item.area(in: CGRect(origin: .zero, size: size))
      var axes = item.layoutSize.estimatedAxes
      if length != nil { axes.remove(axis == .horizontal ? .width : .height) }
      plan.add(frame, axes: axes)
      plan.add(item.supplementaryItems, at: frame, kinds)
      return plan
    }
    var plan =
      switch group.content {
      case .line(let axis, let filling): line(group, axis, filling, size)
      case .custom(let provider): custom(group, provider, size)
      }
    let area = group.area(in: CGRect(origin: .zero, size: plan.size))
    plan.add(group.supplementaryItems, at: area, kinds)
    return plan
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize
  ) -> GroupPlan {
    var plan = GroupPlan(size: size)
    let insets = group.ownInsets
    let room = LayoutEnvironment(
      size,
      NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      traits)
    for item in provider(room) { plan.add(item.frame, zIndex: item.zIndex) }
    fitting?.item += plan.count
    return plan
  }

  // MARK: Lines

  // One subitem, with the room around it along the line and across.
  private struct Slot {
    let plan: GroupPlan
    let along: LinePiece
    let across: LinePiece
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: NSCollectionLayoutGroup.Axis,
    _ filling: NSCollectionLayoutGroup.Filling, _ size: CGSize
  ) -> GroupPlan {
    let insets = group.ownInsets
    var room = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    let spacing = LinePiece.Room(group.interItemSpacing)
    let slots = slots(group, axis, filling, room)
    var pieces: [LinePiece] = []
    for slot in slots { pieces.append(slot.along) }
    var plan = GroupPlan(size: size)
    if !slots.isEmpty {
      // As long, and as high, as what is in it.
      if group.isEstimated(along: axis) {
        room.set(LinePiece.taken(pieces, spacing), along: axis)
        plan.size.set(room.length(along: axis), along: axis)
      }
      if group.isEstimated(along: axis.other) {
        var highest: CGFloat = 0
        for slot in slots { highest = max(highest, slot.across.taken) }
        room.set(highest, along: axis.other)
        plan.size.set(highest, along: axis.other)
      }
    }
    let starts = LinePiece.starts(pieces, spacing, in: room.length(along: axis))
    for (slot, start) in zip(slots, starts) {
      let across = slot.across.start(in: room.length(along: axis.other))
      let origin =
        axis == .horizontal ? CGPoint(x: start, y: across) : CGPoint(x: across, y: start)
      plan.add(slot.plan, at: origin + CGPoint(x: insets.left, y: insets.top))
    }
    return plan
  }

  private func slots(
    _ group: NSCollectionLayoutGroup, _ axis: NSCollectionLayoutGroup.Axis,
    _ filling: NSCollectionLayoutGroup.Filling, _ room: CGSize
  ) -> [Slot] {
    let spacing = LinePiece.Room(group.interItemSpacing)
    switch filling {
    case .repeated:
      return repeated(group, axis, spacing, room)
    case .counted(let count):
      guard count > 0, let item = group.subitems.first else { return [] }
      return slots(count) { slot(item, plan(of: item, in: room), axis) }
    case .divided(let count):
      guard count > 0, let item = group.subitems.first else { return [] }
      let around = LinePiece.around(item, along: axis, length: 0).taken
      let share =
        (room.length(along: axis) - spacing.least * CGFloat(count - 1)) / CGFloat(count) - around
      return slots(count) {
        slot(item, plan(of: item, in: room, as: max(0, share), along: axis), axis)
      }
    }
  }

  // One that is made once, as long as they are all alike.
  private func slots(_ count: Int, _ make: () -> Slot) -> [Slot] {
    if fitting != nil {
      var slots: [Slot] = []
      for _ in 0..<count { slots.append(make()) }
      return slots
    }
    return Array(repeating: make(), count: count)
  }

  // Each is placed by itself, as it may be of another size.
  private func repeated(
    _ group: NSCollectionLayoutGroup, _ axis: NSCollectionLayoutGroup.Axis,
    _ spacing: LinePiece.Room, _ room: CGSize, fitting: GroupFitting
  ) -> [Slot] {
    if group.isEstimated(along: axis) { return grown(group, axis, spacing, room) }
    let length = room.length(along: axis) + GroupPlanner.tolerance
    var slots: [Slot] = []
    var taken: CGFloat = 0
    while true {
      let before = taken
      for item in group.subitems {
        let next = fitting.item
        let slot = slot(item, plan(of: item, in: room), axis)
        let more = taken + (slots.isEmpty ? 0 : spacing.least) + slot.along.taken
        if !slots.isEmpty, more > length {
          fitting.item = next
          return slots
        }
        slots.append(slot)
        taken = more
      }
      // What takes no room would fit for ever.
      guard taken > before + GroupPlanner.tolerance else { return slots }
    }
  }

  // A line that grows, or shrinks, with what is in it has as many as it was estimated to have: otherwise small ones would draw others into it.
  private func grown(
    _ group: NSCollectionLayoutGroup, _ axis: NSCollectionLayoutGroup.Axis,
    _ spacing: LinePiece.Room, _ room: CGSize
  ) -> [Slot] {
    var estimating = self
    estimating.fitting = nil
    let count = estimating.repeated(group, axis, spacing, room).count
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for index in 0..<count {
      let item = group.subitems[index % group.subitems.count]
      slots.append(slot(item, plan(of: item, in: room), axis))
    }
    return slots
  }

  private func repeated(
    _ group: NSCollectionLayoutGroup, _ axis: NSCollectionLayoutGroup.Axis,
    _ spacing: LinePiece.Room, _ room: CGSize
  ) -> [Slot] {
    if let fitting { return repeated(group, axis, spacing, room, fitting: fitting) }
    var round: [Slot] = []
    for item in group.subitems { round.append(slot(item, plan(of: item, in: room), axis)) }
    // A line that may grow has each of them once.
    let least = group.isEstimated(along: axis) ? round.count : min(1, round.count)
    let length = room.length(along: axis) + GroupPlanner.tolerance
    var slots: [Slot] = []
    var taken: CGFloat = 0
    while true {
      let before = taken
      for slot in round {
        let more = taken + (slots.isEmpty ? 0 : spacing.least) + slot.along.taken
        if slots.count >= least, more > length { return slots }
        slots.append(slot)
        taken = more
      }
      // What takes no room would fit for ever.
      guard taken > before + GroupPlanner.tolerance else { return slots }
    }
  }

  private func slot(
    _ item: NSCollectionLayoutItem, _ plan: GroupPlan, _ axis: NSCollectionLayoutGroup.Axis
  ) -> Slot {
    Slot(
      plan: plan,
      along: .around(item, along: axis, length: plan.size.length(along: axis)),
      across: .around(item, along: axis.other, length: plan.size.length(along: axis.other)))
  }
}

extension LinePiece {
  /// An item of a length, with the room that its edge spacing wants.
  static func around(
    _ item: NSCollectionLayoutItem, along axis: NSCollectionLayoutGroup.Axis, length: CGFloat
  ) -> LinePiece {
    let spacing = item.edgeSpacing
    return axis == .horizontal
      ? LinePiece(
        before: Room(spacing?.leading), length: length, after: Room(spacing?.trailing))
      : LinePiece(before: Room(spacing?.top), length: length, after: Room(spacing?.bottom))
  }
}

extension LinePiece.Room {
  fileprivate init(_ spacing: NSCollectionLayoutSpacing?) {
    let least = spacing?.spacing ?? 0
    self.init(least: least.isFinite ? least : 0, isFlexible: spacing?.isFlexible ?? false)
  }
}

extension NSCollectionLayoutGroup {
  fileprivate func isEstimated(along axis: Axis) -> Bool {
    axis == .horizontal
      ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
  }
}

extension NSCollectionLayoutGroup.Axis {
  fileprivate var other: NSCollectionLayoutGroup.Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension CGSize {
  fileprivate func length(along axis: NSCollectionLayoutGroup.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  fileprivate mutating func set(_ length: CGFloat, along axis: NSCollectionLayoutGroup.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}
