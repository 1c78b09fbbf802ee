extension UIView {
  /// No size of its own: see ``intrinsicContentSize``.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Resizes the view to fit its content, see ``sizeThatFits(_:)``. The top left corner of the
  /// frame does not move.
  public func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }
}
