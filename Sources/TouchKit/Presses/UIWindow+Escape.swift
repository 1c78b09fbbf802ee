extension UIWindow {
  /// Somebody wants to leave what is in front, by the Escape key that nothing else has used or by a gesture of assistive technology: the first responder that can,
  /// ``UIResponder/accessibilityPerformEscape()``, does.
  ///
  /// Asked are the first responder or else the controller that is presented in front, or else the view in the middle of the window; then those behind it.
  ///
  /// - Parameter time: as for ``send(_:)``.
  /// - Returns: false where none did.
  @discardableResult
  public func performEscape(time: TimeInterval) -> Bool {
    accept("performEscape", at: time) {
      var here: UIResponder? = escaping
      while let responder = here {
        if responder.accessibilityPerformEscape() { return true }
        here = responder.next
      }
      return false
    }
  }

  private var escaping: UIResponder {
    if let first = keyFocus.responder, first.isFirstResponder { return first }
    guard var front = rootViewController?.presentation?.presented else { return pressed }
    while let next = front.presentation?.presented { front = next }
    return front.viewIfLoaded ?? front
  }
}
