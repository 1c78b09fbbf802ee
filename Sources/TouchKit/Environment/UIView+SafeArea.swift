extension UIWindow {
  /// Says how far the window's edges are covered by something that is not the program's: a notch, rounded
  /// corners, a home indicator. ``UIView/safeAreaInsets`` of everything in the window follows, and everything in
  /// it is laid out anew. For hosts; zero by default. A side that is negative or not finite counts as 0.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    func side(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    let new = UIEdgeInsets(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom),
      right: side(insets.right))
    guard new != coveredEdges else { return }
    coveredEdges = new
    layOutEverything()
  }
}

extension UIView {
  /// How far the view reaches under what covers the edges of its window, on each side, in points of the view:
  /// content within these insets is not covered. Zero in no window, and for a view that reaches nowhere under.
  ///
  /// As in UIKit it is what is left of the superview's insets at the view's frame, so that it is for the content
  /// of a scroll view what it is where that is scrolled to now. Its layout is asked for when the host says
  /// others; a view that is moved asks by itself.
  ///
  /// - Complexity: O(depth of the view).
  public var safeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.coveredEdges }
    guard let parent, window != nil else { return .zero }
    let outer = parent.safeAreaInsets
    let more = controller?.additionalSafeAreaInsets ?? .zero
    if outer == .zero { return more }
    let (own, room) = (frame, parent.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - (own.minY - room.minY)) + more.top,
      left: max(0, outer.left - (own.minX - room.minX)) + more.left,
      bottom: max(0, outer.bottom - (room.maxY - own.maxY)) + more.bottom,
      right: max(0, outer.right - (room.maxX - own.maxX)) + more.right)
  }

  final func layOutEverything() {
    setNeedsLayout()
    for child in children { child.layOutEverything() }
  }
}
