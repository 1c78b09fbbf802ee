extension UIView {
  /// Resizes the view to fit its content, see ``sizeThatFits(_:)``. The top left corner of the
  /// frame does not move.
  public func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }
}
