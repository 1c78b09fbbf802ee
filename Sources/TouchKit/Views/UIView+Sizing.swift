extension UIView {
  /// Takes on the size that suits the content best, see ``sizeThatFits(_:)``. The top left corner
  /// of the frame stays where it is.
  public func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }
}
