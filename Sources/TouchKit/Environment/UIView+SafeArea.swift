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
    hasSafeArea = true
    layOutEverything()
  }
}

extension UIView {
  /// How far the covered edges of the window reach into the view, in points of the view: content within these insets is
  /// not covered. Zero in no window.
  ///
  /// As in UIKit it is computed from the superview's insets and the view's frame, so that in a scroll view it depends
  /// on the content offset. Views are laid out again when the host sets other insets, and when they move.
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
