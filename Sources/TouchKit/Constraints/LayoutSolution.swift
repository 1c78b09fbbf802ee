/// The numbers that a problem's relations have led to.
struct LayoutSolution {
  let problem: LayoutProblem
  private var solver: LinearSolver
  private(set) var conflicts: [NSLayoutConstraint] = []

  init(_ problem: LayoutProblem) {
    self.problem = problem
    // The priorities that there are, the highest first.
    var priorities: [Float] = []
    for relation in problem.relations where !relation.priority.isRequired {
      let priority = relation.priority.rawValue
      if let index = priorities.firstIndex(where: { $0 <= priority }) {
        if priorities[index] != priority { priorities.insert(priority, at: index) }
      } else {
        priorities.append(priority)
      }
    }
    solver = LinearSolver(levels: priorities.count)
    for _ in 0..<problem.variableCount { _ = solver.makeVariable() }
    for relation in problem.relations where relation.priority.isRequired {
      let holds = solver.add(relation.row, relation.isEqual ? .equal : .atLeastZero)
      if !holds, let source = relation.source { conflicts.append(source) }
    }
    for relation in problem.relations where !relation.priority.isRequired {
      let level = priorities.firstIndex(of: relation.priority.rawValue)
      solver.add(relation.row, relation.isEqual ? .equal : .atLeastZero, level: level)
    }
    solver.optimize()
    forbidNegativeLengths()
  }

  // No length is negative: said only where one would be, as for most that need not be computed.
  private mutating func forbidNegativeLengths() {
    var lengths: [Int] = []
    for view in problem.views + (problem.isFitting ? [problem.root] : []) {
      if let variables = problem.variables(of: view) { lengths += [variables + 2, variables + 3] }
    }
    for guide in problem.guides { lengths += [guide.variables + 2, guide.variables + 3] }
    for _ in 0..<4 {
      let negative = lengths.filter { solver.value(of: $0) < -1e-6 }
      guard !negative.isEmpty else { return }
      for variable in negative {
        var row = LinearRow()
        row.add(1, of: variable)
        solver.add(row, .atLeastZero)
      }
      solver.optimize()
    }
  }

  /// A rectangle from four variables, with its edges at whole pixels.
  func frame(from variables: Int, _ scale: CGFloat) -> CGRect {
    let (x, width) = span(variables, variables + 2, scale)
    let (y, height) = span(variables + 1, variables + 3, scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func span(_ place: Int, _ length: Int, _ scale: CGFloat) -> (CGFloat, CGFloat) {
    let start = CGFloat(solver.value(of: place))
    let end = start + max(0, CGFloat(solver.value(of: length)))
    let first = pixel(start, scale)
    return (first, pixel(end, scale) - first)
  }

  // Halves are rounded up: those that come out a little less, too.
  private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  func contentSize(of view: UIScrollView, _ scale: CGFloat) -> CGSize {
    guard let first = view.existingArranger?.contentVariables, first >= 0 else {
      return view.contentSize
    }
    return CGSize(
      width: pixel(max(0, CGFloat(solver.value(of: first))), scale),
      height: pixel(max(0, CGFloat(solver.value(of: first + 1))), scale))
  }

  // MARK: Labels

  /// How wide the labels with several lines are.
  var wraps: [LabelWrap] {
    problem.wraps.map { LabelWrap(label: $0.label, width: width(of: $0.label) ?? $0.width) }
  }

  /// Whether that is not as the problem took it to be.
  var wrapsOtherwise: Bool {
    problem.wraps.contains { wrap in
      guard let width = width(of: wrap.label) else { return false }
      return width < wrap.width - 0.01
    }
  }

  private func width(of label: UILabel) -> CGFloat? {
    guard let variables = problem.variables(of: label) else { return nil }
    return max(0, CGFloat(solver.value(of: variables + 2)))
  }
}
