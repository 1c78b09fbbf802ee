extension UIView {
  /// No size of its own: see ``intrinsicContentSize``.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  #if hasFeature(Embedded)
    /// Resizes the view to fit its content, see ``sizeThatFits(_:)``. The top left corner of the
    /// frame does not move.
    public func sizeToFit() {
      fitSize()
    }
  #endif

  final func fitSize() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }
}
