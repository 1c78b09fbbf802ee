// Headers and footers that stay at an edge, in the stack's own axes: y is along the scroll axis.
extension SectionStack {
  /// Which of them stay.
  struct Pins {
    var headers = false
    var footers = false
  }

  /// The header or the footer of a section, which may have none: it is empty then.
  ///
  /// Within a section a header stays before the footer, and a footer after the header, so that neither covers the other one.
  func pinned(_ key: ElementKey, at edge: PinnedElement.Edge) -> PinnedElement {
    let (section, top, end) = (sections[key.section], tops[key.section], tops[key.section + 1])
    let range =
      edge == .start
      ? ClosedRange(from: top, to: end - section.footer)
      : ClosedRange(from: min(end, top + section.header), to: end)
    let none = LayoutElement(
      key: key, frame: turned(CGRect(x: 0, y: edge == .start ? top : end, width: width, height: 0)))
    return PinnedElement(
      element(key) ?? none, at: edge, within: range, isVertical: isVertical)
  }

  /// The one of the section at a line; `nil` without sections.
  func pinned(at edge: PinnedElement.Edge, line: CGFloat) -> PinnedElement? {
    guard !sections.isEmpty else { return nil }
    let index = section(at: line)
    let kind = edge == .start ? ElementKey.header : ElementKey.footer
    let own = pinned(ElementKey(section: index, item: 0, kind: kind), at: edge)
    return own.current(
      in: ClosedRange(from: tops[index], to: tops[index + 1]), isFirst: index == 0,
      isLast: index == sections.count - 1)
  }

  /// Headers of sections before the line of headers, each at the end of its section, and footers after theirs at the beginning.
  func collectDisplaced(
    in rect: CGRect, at lines: PinnedLines, pins: Pins, into elements: inout [LayoutElement]
  ) {
    guard !sections.isEmpty else { return }
    let own = turned(rect)
    if pins.headers {
      let last = section(at: lines.start)
      for index in section(at: own.minY)..<max(last, section(at: own.minY)) {
        append(ElementKey(section: index, item: 0, kind: ElementKey.header), .start, lines)
      }
    }
    if pins.footers {
      let (first, last) = (section(at: lines.end) + 1, section(at: own.maxY))
      guard first <= last else { return }
      for index in first...last {
        append(ElementKey(section: index, item: 0, kind: ElementKey.footer), .end, lines)
      }
    }
    func append(_ key: ElementKey, _ edge: PinnedElement.Edge, _ lines: PinnedLines) {
      let own = pinned(key, at: edge)
      if !own.isEmpty { elements.append(own.shown(at: lines)) }
    }
  }
}

nonisolated extension ClosedRange<CGFloat> {
  /// From one place to another, or only the first one where the other one is before it: insets may be negative. What is not a number counts as 0.
  init(from start: CGFloat, to end: CGFloat) {
    let start = start.isNaN ? 0 : start
    self = start...(end > start ? end : start)
  }
}
