/// Where everything in a compositional layout is: sections one after the other along the scroll axis, and headers and footers of all of it.
final class CompositionalPlan {
  let isVertical: Bool
  private(set) var sections: [SectionPlan] = []
  /// Where each section begins along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// Of the whole layout; none is a ground.
  private(set) var fixed: [SectionPlan.Fixed] = []
  private(set) var contentSize = CGSize.zero
  /// What stays at the edges of the window of the whole layout: sections' own stay within it.
  private(set) var headers: CGFloat = 0
  private(set) var footers: CGFloat = 0
  // Where sections begin across the axis.
  private let side: CGFloat
  // How far anything of a section reaches beyond it.
  private var overhang: CGFloat = 0
  private let boundary: BoundaryPlan
  private let kinds: ElementKinds?
  private let spacing: CGFloat
  private let room: CGSize
  /// The room that each section has.
  let inner: CGSize
  /// How far sections are scrolled across, by their numbers; those at the beginning may be missing.
  var offsets: [Int: CGFloat] = [:]
  /// The handlers of sections that change what is visible of them.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// True where any section has a header or a footer that stays.
  private(set) var pins = false

  /// Nothing.
  init() {
    isVertical = true
    boundary = BoundaryPlan([], in: .zero)
    (kinds, room, inner) = (nil, .zero, .zero)
    (side, spacing) = (0, 0)
  }

  /// - Parameters:
  ///   - edges: the headers and footers of the whole layout.
  ///   - room: the size of the collection view, without its insets.
  ///   - section: makes the plan of a section, for the room that it has.
  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, count: Int,
    in room: CGSize, edges boundary: BoundaryPlan, kinds: ElementKinds,
    section: (Int, CGSize) -> SectionPlan
  ) {
    isVertical = configuration.scrollDirection == .vertical
    self.boundary = boundary
    (self.kinds, self.room) = (kinds, room)
    let extent = boundary.extent
    side = isVertical ? extent.left : extent.top
    inner =
      isVertical
      ? CGSize(width: max(0, room.width - extent.left - extent.right), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height - extent.top - extent.bottom))
    spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    for index in 0..<count { sections.append(section(index, inner)) }
    placeSections()
  }

  // One after the other, and what is at the edges of all of them.
  private func placeSections() {
    guard let kinds else { return }
    let extent = boundary.extent
    let start = isVertical ? extent.top : extent.left
    var place = start
    starts.removeAll(keepingCapacity: true)
    overhang = max(0, -spacing)
    pins = false
    for plan in sections {
      if let last = starts.last { place = max(last, place + spacing) }
      starts.append(place)
      place += plan.length
      overhang = max(overhang, -plan.reach.lowerBound, plan.reach.upperBound - plan.length)
      for own in plan.fixed where own.pin != nil { pins = true }
    }
    let length = max(0, place - start)
    let box =
      isVertical
      ? CGRect(x: extent.left, y: start, width: inner.width, height: length)
      : CGRect(x: start, y: extent.top, width: length, height: inner.height)
    fixed.removeAll(keepingCapacity: true)
    (headers, footers) = (0, 0)
    boundary.forEachFrame(around: box, isVertical: isVertical) { item, frame in
      let own = SectionPlan.Fixed(item, frame, kinds, isVertical: isVertical, above: 1)
      fixed.append(own)
      guard let pin = own.pin else { return }
      let length = isVertical ? frame.height : frame.width
      if pin == .start { headers = max(headers, length) } else { footers = max(footers, length) }
    }
    let whole = start + length + (isVertical ? extent.bottom : extent.right)
    contentSize =
      isVertical
      ? CGSize(width: room.width, height: whole) : CGSize(width: whole, height: room.height)
  }

  deinit {}

  /// Views of some sections are of another size now; those behind them make room.
  func replace(_ plans: [(section: Int, plan: SectionPlan)]) {
    for (section, plan) in plans where sections.indices.contains(section) {
      sections[section] = plan
    }
    placeSections()
  }

  /// Along which axes the size of a view was estimated.
  func estimatedAxes(of key: ElementKey) -> EstimatedAxes {
    if key.section == 0, key.item == 0, !key.isCell, let own = fixed(key.kind) {
      return own.axes
    }
    guard sections.indices.contains(key.section) else { return [] }
    return sections[key.section].estimatedAxes(of: key)
  }

  /// The upper left corner of a section.
  func corner(of section: Int) -> CGPoint {
    let side = side - sections[section].bleed
    return isVertical ? CGPoint(x: side, y: starts[section]) : CGPoint(x: starts[section], y: side)
  }

  /// How far a section is scrolled across.
  func shift(of section: Int) -> CGFloat {
    offsets.isEmpty || sections[section].across == nil ? 0 : offsets[section] ?? 0
  }

  /// The end of a section along the scroll axis.
  func end(of section: Int) -> CGFloat {
    starts[section] + sections[section].length
  }

  /// The section at a place along the scroll axis: the first or the last one beyond the ends.
  func section(at place: CGFloat) -> Int {
    sections.indices.halved { starts[$0] <= place }
  }

  /// The sections that lie in a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = section(at: start)
    var last = first
    while last < sections.count, starts[last] < end { last += 1 }
    return first..<last
  }

  /// One element; `nil` for what there is not.
  ///
  /// - Complexity: O(log n) in the items of a group.
  func element(_ key: ElementKey) -> LayoutElement? {
    if key.section == 0, key.item == 0, !key.isCell, let own = fixed(key.kind) {
      return LayoutElement(key: key, frame: own.frame, zIndex: own.zIndex)
    }
    guard sections.indices.contains(key.section),
      var element = sections[key.section].element(key, shift(of: key.section))
    else { return nil }
    let corner = corner(of: key.section)
    element.frame = element.frame.offsetBy(dx: corner.x, dy: corner.y)
    return element
  }

  /// A header or a footer of the whole layout; `nil` where there is none of the kind.
  func fixed(_ kind: Int32) -> SectionPlan.Fixed? {
    for own in fixed where own.kind == kind { return own }
    return nil
  }

  /// Appends what lies in a rectangle.
  ///
  /// - Complexity: O(log n) in the sections, and O(n) in what is appended.
  func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    let beginning = elements.count
    for own in fixed where own.frame.overlaps(rect) {
      elements.append(
        LayoutElement(
          key: ElementKey(section: 0, item: 0, kind: own.kind), frame: own.frame,
          zIndex: own.zIndex))
    }
    guard !sections.isEmpty else { return }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var index = section(at: start - overhang)
    var isSorted = true
    while index < sections.count, starts[index] < end + overhang {
      let corner = corner(of: index)
      let first = elements.count
      sections[index].collect(
        in: rect.offsetBy(dx: -corner.x, dy: -corner.y), index, shift(of: index),
        into: &elements)
      for number in first..<elements.count {
        elements[number].frame = elements[number].frame.offsetBy(dx: corner.x, dy: corner.y)
      }
      isSorted = isSorted && sections[index].answersInOrder
      index += 1
    }
    if isSorted { moveHeaders(in: &elements, from: beginning) }
  }

  // Elements are in order but for headers and footers, which come after the first cell of their section. What is in no order at all is
  // sorted by the collection view, which takes memory for it.
  private func moveHeaders(in elements: inout [LayoutElement], from beginning: Int) {
    guard beginning < elements.count else { return }
    for end in beginning + 1..<elements.count {
      var index = end
      while index > beginning, elements[index].key < elements[index - 1].key {
        elements.swapAt(index, index - 1)
        index -= 1
      }
    }
  }
}
