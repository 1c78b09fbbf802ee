/// What has to hold, and what is wished for, among the views in one that can be laid out by itself: relations between numbers.
///
/// Each view that constraints place is four variables, x, y, width and height before its transform, in its superview's points; each layout guide that a
/// program has made is the same; the content of a scroll view is two, its width and height. All other views are numbers, where they are now.
struct LayoutProblem {
  struct Relation {
    var row: LinearRow
    var isEqual: Bool
    var priority: UILayoutPriority
    var source: NSLayoutConstraint?
  }

  let root: UIView
  /// True where the size of the root is sought, too.
  let isFitting: Bool
  let mark = LayoutMark()

  /// Those that constraints place, superviews first.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var scrollViews: [UIScrollView] = []
  private(set) var relations: [Relation] = []
  private(set) var variableCount = 0
  /// How wide the labels with several lines were taken to be: as wide as their words at first.
  private(set) var wraps: [LabelWrap]

  private var visited: [UIView] = []

  /// - Parameter wraps: how wide there is room for labels with several lines; nothing where that has not been found out yet.
  init(_ root: UIView, isFitting: Bool, _ wraps: [LabelWrap] = []) {
    self.root = root
    self.isFitting = isFitting
    self.wraps = wraps
    if isFitting { place(root) }
    visit(root)
    var constraints: [NSLayoutConstraint] = []
    for view in visited { constraints += view.constraints }
    for constraint in constraints { name(constraint) }
    for view in visited { view.existingArranger?.name(in: &self, view) }
    for constraint in constraints { relate(constraint) }
    for view in visited { view.existingArranger?.relate(in: &self, view) }
    guard !relations.isEmpty else { return }
    // Those of one superview come after it: it is visited before them.
    views = visited.filter { $0 !== root && variables(of: $0) != nil }
    for view in views { relateContent(of: view) }
    if isFitting { relateContent(of: root) }
  }

  private mutating func visit(_ view: UIView) {
    visited.append(view)
    for child in view.subviews {
      guard let own = child.existingArranger, own.isFree || own.isCrossed else { continue }
      visit(child)
    }
  }

  // MARK: Variables

  /// The first of the variables of a view: x, y, width, height; `nil` where it is where its frame says.
  func variables(of view: UIView) -> Int? {
    guard let own = view.existingArranger, own.mark === mark, own.variables >= 0 else {
      return nil
    }
    return own.variables
  }

  private mutating func makeVariables(_ count: Int) -> Int {
    variableCount += count
    return variableCount - count
  }

  private mutating func arranger(of view: UIView) -> ConstraintArranger {
    let own = view.constraintArranger
    if own.mark !== mark {
      own.mark = mark
      (own.variables, own.contentVariables) = (-1, -1)
    }
    return own
  }

  /// Something is related to the view: it is placed by that, unless it is where its frame is.
  mutating func name(_ view: UIView) {
    if view !== root, view.superview != nil, view.existingArranger?.isFree == true { place(view) }
  }

  private mutating func place(_ view: UIView) {
    let own = arranger(of: view)
    if own.variables < 0 { own.variables = makeVariables(4) }
  }

  private mutating func name(_ constraint: NSLayoutConstraint) {
    name(constraint.first)
    if let second = constraint.second { name(second) }
  }

  private mutating func name(_ item: LayoutItem) {
    if let view = item.view { name(view) }
    guard let guide = item.guide, case .own = guide.kind else { return }
    if guide.mark !== mark || guide.variables < 0 {
      (guide.mark, guide.variables) = (mark, makeVariables(4))
      guides.append(guide)
    }
  }

  /// The width of a scroll view's content; its height is the next variable.
  mutating func contentVariables(of view: UIScrollView) -> Int {
    let own = arranger(of: view)
    if own.contentVariables < 0 {
      own.contentVariables = makeVariables(2)
      scrollViews.append(view)
    }
    return own.contentVariables
  }

  // MARK: Relations

  /// Adds that a sum is zero, or at least zero.
  mutating func relate(
    _ row: LinearRow, isEqual: Bool = true, _ priority: UILayoutPriority = .required,
    _ source: NSLayoutConstraint? = nil
  ) {
    relations.append(Relation(row: row, isEqual: isEqual, priority: priority, source: source))
  }

  // first − multiplier · second − constant
  private mutating func relate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.first.view != nil else { return }
    var row = row(of: constraint.first, constraint.firstAttribute, constraint.second, in: holder)
    if let second = constraint.second {
      guard second.view != nil else { return }
      row.add(
        self.row(of: second, constraint.secondAttribute, constraint.first, in: holder),
        times: -Double(constraint.multiplier))
    }
    // Towards where one goes on reading.
    if constraint.isDirectional, holder.readsFromRight { row.multiply(by: -1) }
    row.constant -= Double(constraint.constant)
    if constraint.relation == .lessThanOrEqual { row.multiply(by: -1) }
    relate(row, isEqual: constraint.relation == .equal, constraint.priority, constraint)
  }

  // Not larger than the content, and not smaller.
  private mutating func relateContent(of view: UIView) {
    guard let variables = variables(of: view) else { return }
    let size = contentSize(of: view)
    for axis in [LayoutAxis.across, .down] {
      let length = axis.length(size)
      guard length >= 0, length.isFinite else { continue }
      var row = LinearRow(Double(length))
      row.add(-1, of: variables + axis.lengthIndex)
      relate(row, isEqual: false, view.contentHuggingPriority(for: axis.constraintAxis))
      row.multiply(by: -1)
      relate(
        row, isEqual: false, view.contentCompressionResistancePriority(for: axis.constraintAxis))
    }
  }

  private mutating func contentSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    guard let label = view as? UILabel, label.numberOfLines != 1, size.width > 0 else {
      return size
    }
    guard let known = wraps.first(where: { $0.label === label }) else {
      wraps.append(LabelWrap(label: label, width: size.width))
      return size
    }
    return known.width > 0 && known.width < size.width
      ? label.sizeThatFits(CGSize(width: known.width, height: 0)) : size
  }
}

/// By which views and guides know whether their variables are those of a problem.
final class LayoutMark {
  init() {}

  deinit {}
}

/// How wide there is room for a label with several lines: how wide and high its words are depends on that.
struct LabelWrap {
  var label: UILabel
  var width: CGFloat
}
