extension UIWindow {
  /// Sets how far a notch, rounded corners or a home indicator cover the window's edges, in points.
  /// ``UIView/safeAreaInsets`` of all views in the window follow, and they are laid out again. For hosts; zero by
  /// default. A side that is negative or not finite counts as 0.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    func side(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    let new = UIEdgeInsets(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom),
      right: side(insets.right))
    guard new != coveredEdges else { return }
    coveredEdges = new
    expectCoveredEdges()
    layOutEverything()
  }

  /// From now on edges of the window are covered, by the host or by a controller's bars: its views look for them.
  final func expectCoveredEdges() {
    guard !hasSafeArea else { return }
    hasSafeArea = true
    lookForCoveredEdges()
  }
}

extension UIView {
  /// What ``safeAreaInsets`` is unless a subclass says otherwise.
  final var coveredInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.coveredEdges }
    guard let parent, window != nil else { return .zero }
    let outer = parent.safeAreaInsets
    let more = controller?.additionalSafeAreaInsets ?? .zero
    if outer == .zero { return more }
    if parent.rareSettings?.sharesSafeArea == true { return outer + more }
    let (own, room) = (frame, parent.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - (own.minY - room.minY)) + more.top,
      left: max(0, outer.left - (own.minX - room.minX)) + more.left,
      bottom: max(0, outer.bottom - (room.maxY - own.maxY)) + more.bottom,
      right: max(0, outer.right - (room.maxX - own.maxX)) + more.right)
  }

  /// True where bars of a controller cover it, or what it is in.
  final var liesBelowBars: Bool {
    var view: UIView? = self
    while let here = view, here.rareSettings?.sharesSafeArea != true { view = here.superview }
    return view != nil
  }

  /// Calls ``safeAreaInsetsDidChange()`` where the insets are others than at the last call. Costs a comparison in windows
  /// without covered edges.
  @inline(__always)
  final func tellSafeArea() {
    if mayBeCovered { tellCoveredEdges() }
  }

  private func tellCoveredEdges() {
    let insets = safeAreaInsets
    guard insets != announcedSafeArea else { return }
    announcedSafeArea = insets
    rareSettings?.arranger?.surroundingsChanged(self)
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for child in children { child.safeAreaMoved() }
  }

  /// The view has another place in the window: it is laid out where other edges of it are covered.
  @inline(__always)
  final func safeAreaMoved() {
    if mayBeCovered { layOutForCoveredEdges() }
  }

  private func layOutForCoveredEdges() {
    if safeAreaInsets != announcedSafeArea { setNeedsLayout() }
  }

  /// The view has another size: what is in it has other distances from its edges.
  @inline(__always)
  final func safeAreaResized() {
    if mayBeCovered { layOutForOtherDistances() }
  }

  private func layOutForOtherDistances() {
    for child in children { child.safeAreaMoved() }
  }

  /// The view is in another window, or in none.
  final func enterSafeArea(of window: UIWindow?) {
    // Not `map`: its closure would be checked for the main actor, for each view that enters a window.
    guard let window else {
      mayBeCovered = false
      return
    }
    mayBeCovered = window.hasSafeArea || announcedSafeArea != .zero
  }

  fileprivate func lookForCoveredEdges() {
    mayBeCovered = true
    for child in children { child.lookForCoveredEdges() }
  }

  final func layOutEverything() {
    setNeedsLayout()
    for child in children { child.layOutEverything() }
  }
}
