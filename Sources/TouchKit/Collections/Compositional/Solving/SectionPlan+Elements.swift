/// What there is in a section, one by one and in a rectangle.
extension SectionPlan {
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
    let all = groups
    guard stride > 0 else { return 0..<all }
    func bounded(_ place: CGFloat) -> Int {
      Int(min(max((place / stride).rounded(.down), -1), CGFloat(all)))
    }
    let lower = max(0, bounded(start - groupReach.upperBound))
    let upper = min(all, bounded(end - groupReach.lowerBound) + 1)
    return lower..<max(lower, upper)
  }

  // MARK: Sizes that were estimated

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

  func span(of frame: CGRect, _ isVertical: Bool) -> ClosedRange<CGFloat> {
    isVertical
      ? ClosedRange(from: frame.minY, to: frame.maxY)
      : ClosedRange(from: frame.minX, to: frame.maxX)
  }
}
