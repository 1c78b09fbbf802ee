extension UIView {
  final var parent: UIView? {
    parentLink.object
  }

  final var host: UIWindow? {
    get { hostLink.object }
    set { hostLink.object = newValue }
  }

  /// True where `view` is the superview; counts no references.
  final func isChild(of view: UIView) -> Bool {
    parentLink.leads(to: view)
  }

  /// The views in this one, from back to front.
  public var subviews: [UIView] {
    children
  }

  /// The view that this one is in.
  public var superview: UIView? {
    parent
  }

  /// The window that this view is in.
  public var window: UIWindow? {
    host
  }

  /// Puts a view in front of the others in this one, taking it out of where it was.
  public func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at a place counted from the back; a place beyond the end is the end.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view just in front of another one in this view.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = children.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts a view just behind another one in this view.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview. Touches on it are cancelled, and recognizers on it give up.
  public func removeFromSuperview() {
    guard parent != nil else { return }
    if let arbiter = host?.arbiter {
      // In one turn: no recognizer in it can start again while it leaves.
      arbiter.perform { leaveSuperview() }
    } else {
      leaveSuperview()
    }
  }

  private final func leaveSuperview() {
    guard let old = parent else { return }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    // Whoever is called here may put it somewhere else.
    guard parent === old else { return }
    enter(window: nil)
    guard parent === old else { return }
    old.children.removeAll { $0 === self }
    parentLink.object = nil
    didMoveToSuperview()
  }

  /// True for the view itself and for everything that holds it.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself.")
    if view.parent === self {
      let place = children.firstIndex { $0 === view } ?? 0
      reorder(view, to: index > place ? index - 1 : index)
      return
    }
    if view.parent != nil { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    // What was called on the way may have put either of the two somewhere else, even this one into the other.
    guard !isDescendant(of: view) else { return }
    view.parent?.children.removeAll { $0 === view }
    children.insert(view, at: max(0, min(index, children.count)))
    view.parentLink.object = self
    if let z = view.layerObject?.zPosition, z != 0 { layerState.ordersByDepth = true }
    view.enter(window: host)
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: max(0, min(index, children.count)))
    view.mark(.inserted)
  }

  /// Follows the superview into its window, or out of it, with everything in this view.
  func enter(window new: UIWindow?) {
    guard new !== host else { return }
    let place = parent
    if let new { controller?.viewWillEnter(new) } else { controller?.viewWillLeave() }
    willMove(toWindow: new)
    // Whoever is called on the way may put it somewhere else: then it is in that window, or in none, by now.
    guard parent === place else { return }
    if let old = host {
      leavesWindow()
      old.viewLeftWindow(self)
      for recognizer in recognizers where recognizer.owner === self { recognizer.endAttempt() }
      guard host === old, parent === place else { return }
    }
    // Whoever was called may have taken the view out of where it comes into the window.
    guard new == nil || parent?.host === new else { return }
    host = new
    if let new {
      new.layers.adopt(self)
      for recognizer in recognizers { recognizer.clearState() }
    }
    // What a child does may be the end of its siblings, or of this view, in that window.
    for child in children where child.parent === self && host === new {
      child.enter(window: new)
    }
    guard host === new else { return }
    if new != nil { setNeedsLayout() }
    didMoveToWindow()
    if let controller {
      if host != nil { controller.viewEntered() } else { controller.viewLeft() }
    }
  }

  // MARK: Layout

  /// Lays out the subviews, with the controller told before and after.
  final func layOut() {
    if let controller {
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    layoutDone()
  }

  /// Asks for ``layoutSubviews()`` before the next frame.
  public func setNeedsLayout() {
    guard !layerState.needsLayout else { return }
    layerState.needsLayout = true
    hostLink.borrow { $0.layers.queueLayout(self) }
  }

  /// Lays out at once what asked for it, in this view and below.
  public func layoutIfNeeded() {
    if layerState.needsLayout {
      layerState.needsLayout = false
      layOut()
    }
    for child in children { child.layoutIfNeeded() }
  }
}
