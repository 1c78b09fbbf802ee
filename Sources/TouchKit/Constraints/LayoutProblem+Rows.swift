/// Attributes of views and guides as sums of variables, in the points of the view that holds the constraint.
///
///     left of a view  =  Σ over the view and its superviews below the holder (x − origin of the superview's bounds)
///
/// The holder's own edges, and those of layout guides, are within the bounds of their view. A constraint between a scroll view and something in it means the edges of
/// the content, as in UIKit, and its middle and lengths are those of the scroll view itself. What a scroll view zooms has its edges where they are seen, and the
/// lengths that it has without the zoom.
extension LayoutProblem {
  mutating func row(
    of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutItem?,
    in holder: UIView
  ) -> LinearRow {
    guard let view = item.view,
      let measure = LayoutMeasure(attribute, readsFromRight: holder.readsFromRight)
    else { return LinearRow() }
    let axis = measure.axis
    if let guide = item.guide { return row(of: guide, view, measure, in: holder) }
    if measure.isInMargins { return row(within: view, view.layoutMargins, measure, in: holder) }
    guard let part = measure.part else { return length(of: view, axis) }
    if view === holder, let scrollView = view as? UIScrollView, part != 0.5,
      other?.view.map({ $0 !== view || other?.guide != nil }) == true
    {
      return contentEdge(of: scrollView, axis, part)
    }
    var row = start(of: view, axis, in: holder)
    row.add(length(of: view, axis), times: part * Double(view.zoomInSuperview))
    return row
  }

  private mutating func row(
    of guide: UILayoutGuide, _ view: UIView, _ measure: LayoutMeasure, in holder: UIView
  ) -> LinearRow {
    let axis = measure.axis
    switch guide.kind {
    case .inset(let insets): return row(within: view, insets(view), measure, in: holder)
    case .frame:
      guard let part = measure.part else { return length(of: view, axis) }
      var row = inside(view, axis, in: holder)
      row.constant += Double(axis.place(view.bounds.origin))
      noteOffset(of: view)
      row.add(length(of: view, axis), times: part)
      return row
    case .content:
      guard let scrollView = view as? UIScrollView else { return LinearRow() }
      guard let part = measure.part else { return contentEdge(of: scrollView, axis, 1) }
      var row = inside(view, axis, in: holder)
      row.add(contentEdge(of: scrollView, axis, part))
      return row
    case .own:
      var row = measure.part == nil ? LinearRow() : inside(view, axis, in: holder)
      guard guide.mark === mark, guide.variables >= 0 else { return row }
      if measure.part != nil { row.add(1, of: guide.variables + axis.placeIndex) }
      row.add(measure.part ?? 1, of: guide.variables + axis.lengthIndex)
      return row
    }
  }

  private mutating func row(
    within view: UIView, _ insets: UIEdgeInsets, _ measure: LayoutMeasure, in holder: UIView
  ) -> LinearRow {
    let axis = measure.axis
    var row = length(of: view, axis)
    row.constant -= Double(axis.start(insets) + axis.end(insets))
    guard let part = measure.part else { return row }
    row.multiply(by: part)
    row.constant += Double(axis.start(insets) + axis.place(view.bounds.origin))
    row.add(inside(view, axis, in: holder))
    return row
  }

  /// The left or upper edge of a view, in the holder's points.
  mutating func start(of view: UIView, _ axis: LayoutAxis, in holder: UIView) -> LinearRow {
    guard view !== holder, let superview = view.superview else {
      // That of a scroll view is where the content begins, however far it is scrolled.
      return LinearRow(view is UIScrollView ? 0 : Double(axis.place(view.bounds.origin)))
    }
    var row = inside(superview, axis, in: holder)
    if let variables = variables(of: view) {
      row.add(1, of: variables + axis.placeIndex)
    } else {
      let half = axis.length(view.bounds.size) / 2
      row.constant += Double(axis.place(view.geometry.middle) - half)
    }
    return row
  }

  // Where the origin of a view's own points is, in the holder's.
  private mutating func inside(
    _ view: UIView, _ axis: LayoutAxis, in holder: UIView
  ) -> LinearRow {
    guard view !== holder else { return LinearRow() }
    var row = start(of: view, axis, in: holder)
    row.constant -= Double(axis.place(view.bounds.origin))
    noteOffset(of: view)
    return row
  }

  func length(of view: UIView, _ axis: LayoutAxis) -> LinearRow {
    guard let variables = variables(of: view) else {
      return LinearRow(Double(axis.length(view.bounds.size)))
    }
    var row = LinearRow()
    row.add(1, of: variables + axis.lengthIndex)
    return row
  }

  private mutating func contentEdge(
    of view: UIScrollView, _ axis: LayoutAxis, _ part: Double
  ) -> LinearRow {
    var row = LinearRow()
    guard part > 0 else { return row }
    row.add(part, of: contentVariables(of: view) + axis.placeIndex)
    return row
  }

  // What reaches out of a scroll view's content is laid out anew as it scrolls.
  private func noteOffset(of view: UIView) {
    if view is UIScrollView { view.constraintArranger.followedOffset = view.bounds.origin }
  }
}

extension UIView {
  /// The scale of what a scroll view zooms; 1 for all others, whatever their transform.
  final var zoomInSuperview: CGFloat {
    guard let scrollView = superview as? UIScrollView, scrollView.zoomScale != 1,
      scrollView.zoomView === self
    else { return 1 }
    return scrollView.zoomScale
  }
}
