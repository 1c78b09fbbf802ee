/// Sections one after the other, each with a header, its items and a footer: what the flow layout
/// and the justified layout are made of.
///
/// Inside of it x is across and y along the scroll axis; a layout that scrolls sideways swaps
/// the two at the border.
final class SectionStack {
  /// The items of a section.
  enum Body {
    case uniform(FlowLines.Uniform)
    case measured(ItemBlocks)
  }

  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Around the items: before and after them along the axis, and where they begin across it.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var start: CGFloat = 0
    var body: Body

    var bodyLength: CGFloat {
      switch body {
      case .uniform(let lines): lines.length
      case .measured(let blocks): blocks.length
      }
    }

    var length: CGFloat {
      header + before + bodyLength + after + footer
    }

    func frame(of item: Int) -> CGRect {
      switch body {
      case .uniform(let lines): lines.frame(of: item)
      case .measured(let blocks): blocks.frame(of: item)
      }
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
      switch body {
      case .uniform(let lines): lines.items(from: start, to: end)
      case .measured(let blocks): blocks.items(from: start, to: end)
      }
    }

    var count: Int {
      switch body {
      case .uniform(let lines): lines.count
      case .measured(let blocks): blocks.count
      }
    }
  }

  private(set) var sections: [Section]
  let isVertical: Bool
  let width: CGFloat
  // Where each section begins, and at the end where the last one ends.
  private(set) var tops: [CGFloat] = []

  init(_ sections: [Section] = [], width: CGFloat = 0, isVertical: Bool = true) {
    self.sections = sections
    self.width = width
    self.isVertical = isVertical
    addUp()
  }

  func addUp() {
    tops.removeAll(keepingCapacity: true)
    tops.append(0)
    for section in sections { tops.append(tops[tops.count - 1] + section.length) }
  }

  var contentSize: CGSize {
    let size = CGSize(width: width, height: tops[tops.count - 1])
    return isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  func turned(_ rect: CGRect) -> CGRect {
    guard !isVertical else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  // MARK: One element

  func element(_ key: ElementKey) -> LayoutElement? {
    guard sections.indices.contains(key.section) else { return nil }
    let section = sections[key.section]
    if key.isCell {
      guard key.item >= 0, key.item < section.count else { return nil }
      var frame = section.frame(of: key.item)
      frame.origin.x += section.start
      frame.origin.y += tops[key.section] + section.header + section.before
      return LayoutElement(key: key, frame: turned(frame))
    }
    guard key.item == 0 else { return nil }
    if key.kind == ElementKey.header, section.header > 0 {
      let frame = CGRect(x: 0, y: tops[key.section], width: width, height: section.header)
      return LayoutElement(key: key, frame: turned(frame))
    }
    if key.kind == ElementKey.footer, section.footer > 0 {
      let frame = CGRect(
        x: 0, y: tops[key.section + 1] - section.footer, width: width, height: section.footer)
      return LayoutElement(key: key, frame: turned(frame))
    }
    return nil
  }

  // MARK: A rectangle

  func collect(in rect: CGRect, into elements: inout [LayoutElement]) {
    let own = turned(rect)
    for index in sectionsBetween(own.minY, own.maxY) {
      let top = tops[index] + sections[index].header + sections[index].before
      let items = sections[index].items(from: own.minY - top, to: own.maxY - top)
      append(
        ElementKey(section: index, item: 0), items.lowerBound == 0 && !items.isEmpty, rect,
        &elements)
      for kind in [ElementKey.header, ElementKey.footer] {
        append(ElementKey(section: index, item: 0, kind: kind), true, rect, &elements)
      }
      for item in items where item > 0 {
        append(ElementKey(section: index, item: item), true, rect, &elements)
      }
    }
  }

  private func append(
    _ key: ElementKey, _ isWanted: Bool, _ rect: CGRect, _ elements: inout [LayoutElement]
  ) {
    guard isWanted, let element = element(key), element.frame.overlaps(rect) else { return }
    elements.append(element)
  }

  /// The section at a place along the axis: the first or the last one beyond the ends.
  func section(at place: CGFloat) -> Int {
    sections.indices.halved { tops[$0] <= place }
  }

  private func sectionsBetween(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = section(at: start)
    var last = first
    while last < sections.count, tops[last] < end { last += 1 }
    return first..<max(first, last)
  }

  // MARK: Measuring

  /// An item is of another size now; `addUp()` is still to be called.
  func measureAgain(_ item: Int, in section: Int) {
    guard sections.indices.contains(section),
      case .measured(let blocks) = sections[section].body
    else { return }
    blocks.measureAgain(item)
  }

  /// A header or a footer is of another length now; the same holds.
  func set(_ length: CGFloat, of kind: Int32, in section: Int) {
    guard sections.indices.contains(section) else { return }
    if kind == ElementKey.header { sections[section].header = length }
    if kind == ElementKey.footer { sections[section].footer = length }
  }

  /// Measures the items in a rectangle that had only been estimated; how far that moves what lies at a point.
  func measure(in rect: CGRect, keeping line: CGPoint) -> CGPoint {
    let own = turned(rect)
    let height = isVertical ? line.y : line.x
    var moved: CGFloat = 0
    for index in sectionsBetween(own.minY, own.maxY) {
      guard case .measured(let blocks) = sections[index].body else { continue }
      let top = tops[index] + sections[index].header + sections[index].before
      moved += blocks.measure(
        from: own.minY - top, to: own.maxY - top, keeping: height - top)
    }
    addUp()
    return isVertical ? CGPoint(x: 0, y: moved) : CGPoint(x: moved, y: 0)
  }
}
