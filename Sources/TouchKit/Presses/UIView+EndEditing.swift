extension UIView {
  /// Takes the keys from the first responder, where that is this view or within it, as a tap beside a field does. It cannot be overridden.
  ///
  /// - Parameter force: true to take them from one that refuses to resign, too.
  /// - Returns: whether neither this view nor what is in it is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let first = firstResponderWithin else { return true }
    first.resignFirstResponder()
    if force, firstResponderWithin != nil { window?.keyFocus.responder = nil }
    return firstResponderWithin == nil
  }

  // By the superviews where it is a view, and by what is next to a controller.
  private final var firstResponderWithin: UIResponder? {
    guard let first = window?.keyFocus.responder else { return nil }
    if let view = first as? UIView { return view.isDescendant(of: self) ? first : nil }
    var here: UIResponder? = first
    while let responder = here, responder !== self { here = responder.next }
    return here == nil ? nil : first
  }
}
