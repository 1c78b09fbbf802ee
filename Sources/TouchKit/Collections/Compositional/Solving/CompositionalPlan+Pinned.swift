// Headers and footers that stay at an edge of the window: those of the whole layout at the edge itself, and sections' own within them.
extension CompositionalPlan {
  // Of a section; `nil` for one that does not stay.
  private func pinned(_ own: SectionPlan.Fixed, of section: Int) -> PinnedElement? {
    guard let edge = own.pin else { return nil }
    let corner = corner(of: section)
    let element = LayoutElement(
      key: ElementKey(section: section, item: 0, kind: own.kind),
      frame: own.frame.offsetBy(dx: corner.x, dy: corner.y), zIndex: own.zIndex)
    // A header stays before the footers of its section, and a footer after its headers, so that neither covers the other one.
    let (start, end) = (starts[section], end(of: section))
    let range =
      edge == .start
      ? ClosedRange(from: start, to: end - sections[section].footers)
      : ClosedRange(from: min(end, start + sections[section].headers), to: end)
    var pinned = PinnedElement(element, at: edge, within: range, isVertical: isVertical)
    keepDistance(&pinned)
    return pinned
  }

  // Of the whole layout.
  private func pinned(_ own: SectionPlan.Fixed) -> PinnedElement? {
    guard let edge = own.pin else { return nil }
    let element = LayoutElement(
      key: ElementKey(section: 0, item: 0, kind: own.kind), frame: own.frame, zIndex: own.zIndex)
    let length = isVertical ? contentSize.height : contentSize.width
    return PinnedElement(
      element, at: edge, within: ClosedRange(from: 0, to: length), isVertical: isVertical)
  }

  // A section's own stay within those of the whole layout.
  private func keepDistance(_ pinned: inout PinnedElement) {
    #if !hasFeature(Embedded)
      pinned.distance = pinned.edge == .start ? headers : footers
    #endif
  }

  private func section(at line: CGFloat, _ edge: PinnedElement.Edge) -> Int {
    #if hasFeature(Embedded)
      section(at: line)
    #else
      section(at: edge == .start ? line + headers : line - footers)
    #endif
  }

  /// A header or a footer that stays, of any section or of the whole layout; `nil` for others.
  func pinned(_ key: ElementKey) -> PinnedElement? {
    guard key.item == 0, !key.isCell else { return nil }
    if key.section == 0, let own = fixed(key.kind) { return pinned(own) }
    guard sections.indices.contains(key.section), let own = sections[key.section].fixed(key.kind)
    else { return nil }
    return pinned(own, of: key.section)
  }

  /// The first one of the section at a line; `nil` where no section has any. An empty one for a section that has none.
  func pinned(at edge: PinnedElement.Edge, line: CGFloat) -> PinnedElement? {
    guard pins else { return nil }
    let index = section(at: line, edge)
    let isLast = index == sections.count - 1
    let group = ClosedRange(
      from: starts[index], to: isLast ? end(of: index) : starts[index + 1])
    return first(at: edge, of: index)
      .current(in: group, isFirst: index == 0, isLast: isLast)
  }

  private func first(at edge: PinnedElement.Edge, of section: Int) -> PinnedElement {
    for own in sections[section].fixed where own.pin == edge {
      if let pinned = pinned(own, of: section) { return pinned }
    }
    let none = LayoutElement(
      key: ElementKey(section: section, item: 0, kind: edge.kind),
      frame: CGRect(origin: corner(of: section), size: .zero))
    var pinned = PinnedElement(
      none, at: edge, within: ClosedRange(from: starts[section], to: starts[section]),
      isVertical: isVertical)
    keepDistance(&pinned)
    return pinned
  }

  #if !hasFeature(Embedded)
    /// All others: further ones of the sections at the lines, and those of the whole layout.
    func collectPinned(at lines: PinnedLines, into elements: inout [PinnedElement]) {
      for own in fixed {
        if let pinned = pinned(own) { elements.append(pinned) }
      }
      guard pins else { return }
      collectFurther(at: .start, of: section(at: lines.start, .start), into: &elements)
      collectFurther(at: .end, of: section(at: lines.end, .end), into: &elements)
    }

    private func collectFurther(
      at edge: PinnedElement.Edge, of section: Int, into elements: inout [PinnedElement]
    ) {
      var isFirst = true
      for own in sections[section].fixed where own.pin == edge {
        if !isFirst, let pinned = pinned(own, of: section) { elements.append(pinned) }
        isFirst = false
      }
    }

  #endif

  /// Headers of sections before the line of headers, each at the end of its section, or footers after theirs at the beginning.
  func collectDisplaced(
    at edge: PinnedElement.Edge, in rect: CGRect, lines: PinnedLines,
    into elements: inout [LayoutElement]
  ) {
    guard pins else { return }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let displaced: Range<Int>
    if edge == .start {
      let first = section(at: start)
      displaced = first..<max(first, section(at: lines.start, .start))
    } else {
      let last = section(at: lines.end, .end)
      displaced = last + 1..<max(last, section(at: end)) + 1
    }
    for index in displaced {
      for own in sections[index].fixed where own.pin == edge {
        if let pinned = pinned(own, of: index) { elements.append(pinned.shown(at: lines)) }
      }
    }
  }
}
