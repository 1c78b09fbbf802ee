extension UIWindow {
  /// Somebody wants to leave what is in front, by the Escape key that nothing else has used or by a gesture of assistive technology: the first responder that can,
  /// ``UIResponder/accessibilityPerformEscape()``, does.
  ///
  /// Asked are the first responder, where the controller that is presented in front does not lie over it, or else that controller, or else the view in the middle
  /// of the window; then those behind it.
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
    guard var front = rootViewController?.presentation?.presented else { return pressed }
    while let next = front.presentation?.presented { front = next }
    if let first = keyFocus.responder, first.isFirstResponder, leads(from: first, to: front) {
      return first
    }
    return front.viewIfLoaded ?? front
  }

  private func leads(from responder: UIResponder, to controller: UIViewController) -> Bool {
    var here: UIResponder? = responder
    while let responder = here {
      if responder === controller { return true }
      here = responder.next
    }
    return false
  }
}
