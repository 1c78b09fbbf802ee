extension UIWindow {
  /// Delivers what happened to buttons and keys, one after the other.
  ///
  /// They go to the first responder; where there is none, to the view in the middle of the window.
  /// The recognizers of that view and of everything that holds it are given those of their
  /// ``UIGestureRecognizer/allowedPressTypes``. What cannot be (down twice, up without having been
  /// down, a number that is none) is dropped and reported to ``diagnostics``. A call from within an
  /// action is carried out after it.
  ///
  /// - Returns: true where a recognizer was given one of them, or a responder kept it to itself;
  ///   false also for a call from within an action.
  @discardableResult
  public func send(presses: [PressSample]) -> Bool {
    let outer = clock.becomeCurrent()
    arePressesUsed = false
    delivery.press(presses)
    clock.resign(to: outer)
    return arePressesUsed
  }

  func takePresses(_ samples: [PressSample]) {
    if presses == nil {
      presses = PressDelivery(self)
      arbiter.pressViews = presses?.views
    }
    arePressesUsed = presses?.take(samples) ?? false
  }

  /// Who gets a press that begins now.
  var pressed: UIResponder {
    if let first = keyFocus.responder, first.isFirstResponder { return first }
    return hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) ?? self
  }
}
