// Headers and footers that stay at an edge, in the stack's own axes: y is along the scroll axis.
extension SectionStack {
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
    let own = pinned(ElementKey(section: index, item: 0, kind: edge.kind), at: edge)
    return own.current(
      in: ClosedRange(from: tops[index], to: tops[index + 1]), isFirst: index == 0,
      isLast: index == sections.count - 1)
  }

  /// Headers of sections before the line of headers, each at the end of its section, or footers after theirs at the beginning.
  func collectDisplaced(
    at edge: PinnedElement.Edge, in rect: CGRect, lines: PinnedLines,
    into elements: inout [LayoutElement]
  ) {
    guard !sections.isEmpty else { return }
    let own = turned(rect)
    let displaced =
      edge == .start
      ? section(at: own.minY)..<max(section(at: own.minY), section(at: lines.start))
      : section(at: lines.end) + 1..<max(section(at: lines.end), section(at: own.maxY)) + 1
    for index in displaced {
      let own = pinned(ElementKey(section: index, item: 0, kind: edge.kind), at: edge)
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
