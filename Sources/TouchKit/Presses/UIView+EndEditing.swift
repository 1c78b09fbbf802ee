extension UIView {
  /// Takes the keys from the first responder, where that is this view or within it, as a tap beside a field does.
  ///
  /// - Parameter force: true to take them from one that refuses to resign, too.
  /// - Returns: whether neither this view nor what is in it is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.keyFocus.responder else { return true }
    var here: UIResponder? = first
    while let responder = here, responder !== self { here = responder.next }
    guard here != nil else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    if window.keyFocus.responder === first { window.keyFocus.responder = nil }
    return true
  }
}
