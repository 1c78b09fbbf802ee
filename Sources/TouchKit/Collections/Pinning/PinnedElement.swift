/// A header or a footer that stays at an edge of the window for as long as its group is there.
///
/// Along the scroll axis, with l the length of the element and own its place in the layout,
///
///     header   start = min(max(own, line), end of the range − l)
///     footer   start = max(min(own, line − l), start of the range)
///
/// Where the next group comes, it pushes this element beyond the line; headers of grids fade then,
///
///     opacity = 1 − (line − start) / l
///
/// A header of a height of 40 whose range goes from 100 to 300 is at 100 for the line 80, at 150 for the line 150,
/// and for the line 280 at 260 and half faded. A footer of that height at 260 is at 260 for the line 400, at 160 for the line 200, and at 100
/// for the line 120.
struct PinnedElement {
  /// At its own location.
  var element: LayoutElement
  let edge: Edge
  /// Where it may be, along the scroll axis: its group, without what the group has at its other end.
  let range: ClosedRange<CGFloat>
  let isVertical: Bool
  /// The lines for which this is the one of its edge: those within its group, and beyond the first and the last one.
  var lines: Range<CGFloat> = -.infinity..<CGFloat.infinity
  #if !hasFeature(Embedded)
    /// How far within the line it stays, because others stay at the line itself.
    var distance: CGFloat = 0
  #endif
  /// True where it fades as it is pushed away, and those that are passed are hidden.
  let fades: Bool

  /// The edge of the window at which it stays.
  nonisolated enum Edge {
    /// The top, or the left edge where content scrolls sideways: headers.
    case start
    /// The bottom, or the right edge: footers.
    case end

    /// Of the elements that stay there.
    var kind: Int32 {
      self == .start ? ElementKey.header : ElementKey.footer
    }
  }

  /// Over the cells, which pass below it.
  nonisolated static let height = 1

  init(
    _ element: LayoutElement, at edge: Edge, within range: ClosedRange<CGFloat>,
    isVertical: Bool = true, fades: Bool = false
  ) {
    self.element = element
    self.element.zIndex = max(element.zIndex, PinnedElement.height)
    self.edge = edge
    self.range = range
    self.isVertical = isVertical
    self.fades = fades
  }

  /// The same for the lines of its group, which may be the first or the last one.
  func current(in group: ClosedRange<CGFloat>, isFirst: Bool, isLast: Bool) -> PinnedElement {
    var current = self
    let start = isFirst ? -CGFloat.infinity : group.lowerBound
    current.lines = start..<(isLast ? .infinity : group.upperBound)
    return current
  }

  var key: ElementKey {
    element.key
  }

  /// True for a group that has none.
  var isEmpty: Bool {
    length <= 0
  }

  private var length: CGFloat {
    isVertical ? element.frame.height : element.frame.width
  }

  private var own: CGFloat {
    isVertical ? element.frame.minY : element.frame.minX
  }

  /// Whether another header of the same kind is hidden, because its group has been passed.
  func hides(_ other: ElementKey) -> Bool {
    fades && other.kind == key.kind && other.original < key
  }

  /// Where it is shown, in the content.
  func shown(at lines: PinnedLines) -> LayoutElement {
    var shown = element
    let line = line(of: lines)
    let start = PinnedElement.start(own, length: length, at: edge, within: range, line: line)
    if isVertical { shown.frame.origin.y = start } else { shown.frame.origin.x = start }
    if fades { shown.alpha = PinnedElement.opacity(start, length: length, line: line) }
    return shown
  }

  /// Whether it is the one of its edge.
  func isCurrent(at lines: PinnedLines) -> Bool {
    self.lines.contains(line(of: lines))
  }

  private func line(of lines: PinnedLines) -> CGFloat {
    #if hasFeature(Embedded)
      edge == .start ? lines.start : lines.end
    #else
      edge == .start ? lines.start + distance : lines.end - distance
    #endif
  }

  nonisolated static func start(
    _ own: CGFloat, length: CGFloat, at edge: Edge, within range: ClosedRange<CGFloat>,
    line: CGFloat
  ) -> CGFloat {
    switch edge {
    case .start: min(max(own, line), max(own, range.upperBound - length))
    case .end: max(min(own, line - length), min(own, range.lowerBound))
    }
  }

  nonisolated static func opacity(_ start: CGFloat, length: CGFloat, line: CGFloat) -> CGFloat {
    guard length > 0 else { return 1 }
    return min(max(1 - (line - start) / length, 0), 1)
  }
}
