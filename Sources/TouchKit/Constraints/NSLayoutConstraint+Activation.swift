extension NSLayoutConstraint {
  /// Whether it counts. False by default. To be active its views have to be in one tree of views, where the nearest view that both are in, which may be one of
  /// them, takes it among its ``UIView/constraints``. It is no longer active once one of them leaves that view.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let common = commonView else {
          preconditionFailure(
            "The views of a constraint are in one tree: add them before it is activated.")
        }
        enter(common)
      } else {
        leave()
      }
    }
  }

  /// Makes constraints active, all with one layout.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func enter(_ view: UIView) {
    leave()
    holder = view
    view.constraintArranger.held.append(self)
    for item in [first, second] { item?.markCrossed(below: view) }
    invalidate()
  }

  func leave() {
    guard let view = holder else { return }
    invalidate()
    (holder, isLeftOut) = (nil, false)
    view.constraintArranger.held.remove(object: self)
  }

  /// What it relates is laid out anew.
  func invalidate() {
    holder?.invalidateArrangement()
  }

  /// The nearest view that all it relates is in.
  private var commonView: UIView? {
    guard let one = first.view else { return nil }
    guard let second else { return one }
    guard let other = second.view else { return nil }
    var above: UIView? = one
    while let view = above {
      if other.isDescendant(of: view) { return view }
      above = view.superview
    }
    return nil
  }
}

extension LayoutItem {
  // The views between an item and the one that holds a constraint: what is in them depends on what is outside.
  fileprivate func markCrossed(below holder: UIView) {
    guard let view, view !== holder else { return }
    view.constraintArranger.isRelated = true
    // A guide is in its view already.
    var between = guide == nil ? view.superview : view
    while let here = between, here !== holder {
      here.constraintArranger.isCrossed = true
      between = here.superview
    }
  }
}
