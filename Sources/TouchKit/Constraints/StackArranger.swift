/// The relations between the views of a stack.
///
///     start of the first = start of the stack        end of the last = end of the stack
///     start of the next = end of the one before + spacing
final class StackArranger: ConstraintArranger {
  deinit {}

  override func name(in problem: inout LayoutProblem, _ view: UIView) {
    guard let stack = view as? UIStackView else { return }
    for child in stack.shown { problem.name(child) }
  }

  override func relate(in problem: inout LayoutProblem, _ view: UIView) {
    guard let stack = view as? UIStackView, !stack.shown.isEmpty else { return }
    var row = StackRow(stack)
    row.relateAlong(&problem)
    row.relateAcross(&problem)
  }

  // A view that is hidden has no length, and lies where the one before it ends: from there it opens when it is shown.
  override func placeHidden(in view: UIView) {
    guard let stack = view as? UIStackView else { return }
    let isRow = stack.axis == .horizontal
    let views = stack.arrangedSubviews.filter { $0.superview === stack }
    var end = isRow ? stack.ownInsets.left : stack.ownInsets.top
    for child in stack.inPlace(views) {
      var frame = child.frame
      if child.isHidden {
        if isRow {
          (frame.origin.x, frame.size.width) = (end, 0)
        } else {
          (frame.origin.y, frame.size.height) = (end, 0)
        }
        LayoutPass.place(child, in: frame)
      } else {
        end = isRow ? frame.maxX : frame.maxY
      }
    }
  }

  override func closeUp(around subview: UIView) {
    guard let stack = subview.superview as? UIStackView, subview.window != nil,
      stack.arrangedSubviews.contains(object: subview)
    else { return }
    subview.layerState.hidesLater = subview.isHidden
    stack.arrangementRoot.layoutIfNeeded()
  }
}

extension UIStackView {
  /// What takes room in it.
  fileprivate var shown: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  // How far its views keep from its edges.
  fileprivate var ownInsets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Views of it as they lie beside each other, from the left or from above.
  fileprivate func inPlace(_ views: [UIView]) -> [UIView] {
    axis == .horizontal && readsFromRight ? views.reversed() : views
  }
}

/// A stack while its relations are stated.
private struct StackRow {
  let stack: UIStackView
  let views: [UIView]
  let axis: LayoutAxis
  let insets: UIEdgeInsets

  // Apple's stacks are as small as they can be with this priority.
  private static let smallness = UILayoutPriority(49)

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis == .horizontal ? .across : .down
    views = stack.inPlace(stack.shown)
    insets = stack.ownInsets
  }

  // MARK: Along

  mutating func relateAlong(_ problem: inout LayoutProblem) {
    pin(views[0], axis, 0, &problem)
    pin(views[views.count - 1], axis, 1, &problem)
    for index in views.indices.dropLast() {
      let gap = gap(after: index, axis, &problem)
      let room = Double(spacing(after: index))
      var row = gap
      row.constant -= room
      let isFixed = stack.distribution.rawValue < UIStackView.Distribution.equalSpacing.rawValue
      problem.relate(row, isEqual: isFixed)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: shareLength(&problem)
    case .fillProportionally: shareLengthByContents(&problem)
    case .equalSpacing: shareRoom(&problem)
    case .equalCentering: shareDistances(&problem)
    }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      beSmall(axis, &problem)
    }
  }

  private func shareLength(_ problem: inout LayoutProblem) {
    for view in views.dropFirst() {
      var row = problem.length(of: view, axis)
      row.add(problem.length(of: views[0], axis), times: -1)
      problem.relate(row)
    }
  }

  private func shareLengthByContents(_ problem: inout LayoutProblem) {
    let wanted = views.map { max(0, Double(axis.length($0.intrinsicContentSize))) }
    guard let base = wanted.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index != base && wanted[index] > 0 {
      var row = problem.length(of: views[index], axis)
      row.add(problem.length(of: views[base], axis), times: -wanted[index] / wanted[base])
      problem.relate(row, UILayoutPriority(999))
    }
  }

  private func shareRoom(_ problem: inout LayoutProblem) {
    guard views.count > 2 else { return }
    let first = gap(after: 0, axis, &problem)
    for index in 1..<(views.count - 1) {
      var row = gap(after: index, axis, &problem)
      row.add(first, times: -1)
      problem.relate(row, UILayoutPriority(999))
    }
  }

  private func shareDistances(_ problem: inout LayoutProblem) {
    guard views.count > 2 else { return }
    let first = distance(after: 0, &problem)
    for index in 1..<(views.count - 1) {
      var row = distance(after: index, &problem)
      row.add(first, times: -1)
      problem.relate(row, UILayoutPriority(149))
    }
  }

  // MARK: Across

  mutating func relateAcross(_ problem: inout LayoutProblem) {
    let across = axis.other
    let isFromRight = axis == .down && stack.readsFromRight
    for view in views {
      switch stack.alignment {
      case .fill:
        pin(view, across, 0, &problem)
        pin(view, across, 1, &problem)
      case .leading, .trailing:
        let part: Double = (stack.alignment == .trailing) != isFromRight ? 1 : 0
        pin(view, across, part, &problem)
        pin(view, across, 1 - part, isEqual: false, &problem)
      case .center:
        var row = edge(of: view, across, 0.5, &problem)
        row.add(problem.length(of: stack, across), times: -0.5)
        row.constant -= Double(across.start(insets) - across.end(insets)) / 2
        problem.relate(row)
        pin(view, across, 0, isEqual: false, &problem)
        pin(view, across, 1, isEqual: false, &problem)
      }
    }
    if stack.alignment != .fill { beSmall(across, &problem) }
  }

  // MARK: Rows

  // The view reaches an edge of the stack, or stays within it.
  private func pin(
    _ view: UIView, _ axis: LayoutAxis, _ part: Double, isEqual: Bool = true,
    _ problem: inout LayoutProblem
  ) {
    var row = edge(of: view, axis, part, &problem)
    if part == 0 {
      row.constant -= Double(axis.start(insets))
    } else {
      row.add(problem.length(of: stack, axis), times: -1)
      row.constant += Double(axis.end(insets))
      row.multiply(by: -1)
    }
    problem.relate(row, isEqual: isEqual)
  }

  private func edge(
    of view: UIView, _ axis: LayoutAxis, _ part: Double, _ problem: inout LayoutProblem
  ) -> LinearRow {
    var row = problem.start(of: view, axis, in: stack)
    row.add(problem.length(of: view, axis), times: part)
    return row
  }

  private func gap(
    after index: Int, _ axis: LayoutAxis, _ problem: inout LayoutProblem
  ) -> LinearRow {
    var row = edge(of: views[index + 1], axis, 0, &problem)
    row.add(edge(of: views[index], axis, 1, &problem), times: -1)
    return row
  }

  private func distance(after index: Int, _ problem: inout LayoutProblem) -> LinearRow {
    var row = edge(of: views[index + 1], axis, 0.5, &problem)
    row.add(edge(of: views[index], axis, 0.5, &problem), times: -1)
    return row
  }

  private func spacing(after index: Int) -> CGFloat {
    // Read from the right it is the one on the other side.
    let isReversed = axis == .across && stack.readsFromRight
    let own = stack.customSpacing(after: views[isReversed ? index + 1 : index])
    return own == UIStackView.spacingUseDefault ? stack.spacing : own
  }

  private func beSmall(_ axis: LayoutAxis, _ problem: inout LayoutProblem) {
    var row = problem.length(of: stack, axis)
    row.constant = 0
    if !row.terms.isEmpty { problem.relate(row, StackRow.smallness) }
  }
}
