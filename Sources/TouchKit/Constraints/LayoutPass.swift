/// Lays out by constraints: states the problem, solves it, and puts the views where the solution says.
enum LayoutPass {
  /// Lays out what is in a view that can be laid out by itself; of that, what is in `part`.
  static func run(in root: UIView, placing part: UIView) {
    #if !hasFeature(Embedded)
      root.updateConstraintsBelow()
    #endif
    guard let solution = solve(root) else {
      part.existingArranger?.placeHidden(in: part)
      return
    }
    note(solution, in: root)
    let scale = max(root.window?.displayScale ?? 2, 1)
    for guide in solution.problem.guides {
      guide.placedFrame = solution.frame(from: guide.variables, scale)
    }
    let inside = solution.problem.views.filter { $0 !== part && $0.isDescendant(of: part) }
    for view in inside {
      guard let variables = solution.problem.variables(of: view) else { continue }
      place(view, in: solution.frame(from: variables, scale))
    }
    for view in [part] + inside { view.existingArranger?.placeHidden(in: view) }
    for view in solution.problem.scrollViews where view.isDescendant(of: part) {
      view.contentSize = solution.contentSize(of: view, scale)
    }
  }

  /// The size that the constraints in a view give it; `nil` where there are none.
  static func size(
    of view: UIView, fitting size: CGSize, _ across: UILayoutPriority,
    _ down: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize? {
    #if !hasFeature(Embedded)
      view.updateConstraintsBelow()
    #endif
    guard let solution = solve(view, fitting: size, across, down),
      let variables = solution.problem.variables(of: view)
    else { return nil }
    return solution.frame(from: variables, max(view.window?.displayScale ?? 2, 1)).size
  }

  private static func solve(
    _ root: UIView, fitting size: CGSize? = nil, _ across: UILayoutPriority = .required,
    _ down: UILayoutPriority = .required
  ) -> LayoutSolution? {
    var wraps: [LabelWrap] = []
    var solution: LayoutSolution?
    // How high words are depends on how wide they may be: where there is no room for all in one line, once more with the room that there is.
    for _ in 0..<2 {
      var problem = LayoutProblem(root, isFitting: size != nil, wraps)
      guard !problem.relations.isEmpty else { return nil }
      if let size, let variables = problem.variables(of: root) {
        problem.strive(for: size, variables, across, down)
      }
      let found = LayoutSolution(problem)
      solution = found
      wraps = found.wraps
      if !found.wrapsOtherwise { break }
    }
    return solution
  }

  private static func note(_ solution: LayoutSolution, in root: UIView) {
    for relation in solution.problem.relations { relation.source?.isLeftOut = false }
    for constraint in solution.conflicts {
      constraint.isLeftOut = true
      #if !hasFeature(Embedded)
        if root.window != nil { constraint.sayConflict() }
      #endif
    }
  }

  // As in UIKit by the bounds and the center, under which a transform stays.
  static func place(_ view: UIView, in frame: CGRect) {
    let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    if view.bounds != bounds { view.bounds = bounds }
    let (anchor, scale) = (view.anchorPoint, view.zoomInSuperview)
    let center = CGPoint(
      x: frame.minX + frame.width * scale * anchor.x,
      y: frame.minY + frame.height * scale * anchor.y)
    if view.center != center { view.center = center }
  }
}

extension LayoutProblem {
  // A size that cannot be had is come near to.
  fileprivate mutating func strive(
    for size: CGSize, _ variables: Int, _ across: UILayoutPriority, _ down: UILayoutPriority
  ) {
    for (axis, priority) in [(LayoutAxis.across, across), (.down, down)] {
      var row = LinearRow(-Double(axis.length(size)))
      row.add(1, of: variables + axis.lengthIndex)
      relate(row, priority)
    }
  }
}
