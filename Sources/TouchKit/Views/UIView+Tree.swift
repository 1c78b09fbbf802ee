extension UIView {
  final var parent: UIView? {
    parentLink.object
  }

  final var host: UIWindow? {
    get { hostLink.object }
    set { hostLink.object = newValue }
  }

  /// True where `view` is the superview; does not touch reference counts.
  final func isChild(of view: UIView) -> Bool {
    parentLink.leads(to: view)
  }

  /// The views in this one, from back to front.
  public var subviews: [UIView] {
    if let rareSettings, let sublayers = rareSettings.sublayers {
      return sublayers.subviews(among: children)
    }
    return children
  }

  /// The view that this one is in; `nil` for the root of a tree.
  public var superview: UIView? {
    parent
  }

  /// The window that this view is in; `nil` where it is in none.
  public var window: UIWindow? {
    host
  }

  #if hasFeature(Embedded)
    public func addSubview(_ view: UIView) {
      insert(view, at: children.count)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
      insert(view, at: childIndex(ofSubview: index))
    }

    public func removeFromSuperview() {
      withdraw()
    }
  #endif

  /// Where a subview is among everything that is drawn, the layers that are no views' included; an index beyond the last one is the end.
  final func childIndex(ofSubview index: Int) -> Int {
    rareSettings?.sublayers?.place(ofSubview: index, among: children) ?? index
  }

  /// Adds a view that this one consists of, past what a subclass makes of ``addSubview(_:)``.
  final func addPart(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Two subviews change places: the one that was in front is behind. Indices that are not there change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let last = subviews.count - 1
    guard min(index1, index2) >= 0, max(index1, index2) <= last, index1 != index2 else { return }
    let low = childIndex(ofSubview: min(index1, index2))
    let high = childIndex(ofSubview: max(index1, index2))
    let (back, front) = (children[low], children[high])
    reorder(front, to: low)
    reorder(back, to: high)
  }

  /// Inserts a view directly in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = children.index(ofObject: sibling)
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Inserts a view directly behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: children.index(ofObject: sibling) ?? children.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  final func withdraw() {
    guard parent != nil else { return }
    if let arbiter = host?.arbiter {
      // In one turn, so that no recognizer in it can begin again while it is removed.
      arbiter.perform { leaveSuperview() }
    } else {
      leaveSuperview()
    }
  }

  private final func leaveSuperview() {
    guard let old = parent else { return }
    willMove(toSuperview: nil)
    if !layerState.isSublayer { old.willRemoveSubview(self) }
    // The calls above may have moved it to another superview.
    guard parent === old else { return }
    enter(window: nil)
    // Or back into this one, and its window.
    guard parent === old, host == nil else { return }
    let tint = tintFromAbove
    tellArranger()
    old.tellArrangersAbove(of: self)
    old.children.remove(object: self)
    parentLink.object = nil
    if rareSettings?.isModal == true { old.countModals(-1) }
    tellTint(since: tint)
    didMoveToSuperview()
  }

  /// True where `view` is this view or one of its superviews.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  final func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself.")
    if view.parent === self {
      let old = children.index(ofObject: view) ?? 0
      reorder(view, to: index > old ? index - 1 : index)
      return
    }
    if view.parent != nil { view.withdraw() }
    view.willMove(toSuperview: self)
    // The calls above may have moved either of the two, even this one into the other.
    guard !isDescendant(of: view) else { return }
    let isModal = view.rareSettings?.isModal == true
    if let other = view.parent {
      other.children.remove(object: view)
      if isModal { other.countModals(-1) }
    }
    children.insert(view, at: max(0, min(index, children.count)))
    let tint = view.tintFromAbove
    view.parentLink.object = self
    if isModal { countModals(1) }
    if let z = view.layerObject?.zPosition, z != 0 { layerState.ordersByDepth = true }
    view.enter(window: host)
    view.tellTint(since: tint)
    view.tellArranger()
    if !view.layerState.isSublayer { didAddSubview(view) }
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.index(ofObject: view) else { return }
    children.remove(at: old)
    children.insert(view, at: max(0, min(index, children.count)))
    view.mark(.inserted)
    if let rareSettings, rareSettings.modals > 0 { markSubviewsRead() }
  }

  /// Follows the superview into its window, or out of it, with all subviews.
  func enter(window new: UIWindow?) {
    guard new !== host else { return }
    let superviewThen = parent
    if let new { controller?.viewWillEnter(new) } else { controller?.viewWillLeave() }
    willMove(toWindow: new)
    // The calls above may have moved it: then it is already in another window, or in none.
    guard parent === superviewThen else { return }
    if let old = host {
      if old.keyFocus.responder === self {
        resignFirstResponder()
        guard host === old, parent === superviewThen else { return }
      }
      willLeaveWindow()
      old.viewLeftWindow(self)
      for recognizer in recognizers where recognizer.owner === self { recognizer.endAttempt() }
      guard host === old, parent === superviewThen else { return }
    } else {
      willLeaveWindow()
      guard host == nil, parent === superviewThen else { return }
    }
    // The calls above may have removed the view from the tree of the new window.
    guard new == nil || parent?.host === new else { return }
    host = new
    enterSafeArea(of: new)
    if let new {
      new.layers.adopt(self)
      for recognizer in recognizers { recognizer.clearState() }
    }
    // A child's calls may have removed its siblings, or this view, from that window.
    for child in children where child.parent === self && host === new {
      child.enter(window: new)
      // Its calls may have brought this view back into a window while the child left it.
      if child.parent === self, child.host !== host { child.enter(window: host) }
    }
    guard host === new else { return }
    #if !hasFeature(Embedded)
      running?.added?.windowChanged()
    #endif
    if new != nil {
      setNeedsLayout()
      traitsChanged()
      guard host === new else { return }
    }
    didMoveToWindow()
    if let controller {
      if host != nil { controller.viewEntered() } else { controller.viewLeft() }
    }
  }

  // MARK: Layout

  /// Lays out the subviews, with the controller's calls before and after.
  final func layOut() {
    let wasLayingOut = layerState.isLayingOut
    layerState.isLayingOut = true
    tellSafeArea()
    if let controller {
      controller.viewWillLayoutSubviews()
      rareSettings?.arranger?.arrange(self)
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      rareSettings?.arranger?.arrange(self)
      layoutSubviews()
    }
    didLayOut()
    layerState.isLayingOut = wasLayingOut
  }

  /// The size has changed: the superview lays out its subviews anew, as in UIKit, unless its layout is what gave this view its size, this view's own layout, or
  /// an animation.
  @inline(__always)
  final func sizeChangedInSuperview() {
    if !layerState.isLayingOut { tellSuperviewOfSize() }
  }

  @inline(never)
  private final func tellSuperviewOfSize() {
    guard let parent, !parent.layerState.needsLayout, !parent.layerState.isLayingOut,
      animations?.isApplying != true
    else { return }
    parent.subviewResized(self)
  }

  #if hasFeature(Embedded)
    /// Invalidates the layout: ``layoutSubviews()`` is called before the next frame.
    public func setNeedsLayout() {
      requestLayout()
    }

    /// Lays out this view and its subviews at once, where their layout is invalid.
    public func layoutIfNeeded() {
      layOutAtOnce()
    }
  #endif

  @inline(__always)
  final func requestLayout() {
    guard !layerState.needsLayout else { return }
    layerState.needsLayout = true
    hostLink.borrow { $0.layers.queueLayout(self) }
  }

  final func layOutAtOnce() {
    rareSettings?.arranger?.arrangeContents(of: self)
    layOutWhatIsInvalid()
  }

  final func layOutWhatIsInvalid() {
    if layerState.needsLayout {
      layerState.needsLayout = false
      layOut()
    }
    for child in children { child.layOutWhatIsInvalid() }
  }
}
