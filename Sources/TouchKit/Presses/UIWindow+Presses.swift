extension UIWindow {
  /// Delivers what happened to buttons and keys, one after the other.
  ///
  /// They go to the first responder; where there is none, to the view in the middle of the window.
  /// The recognizers of that view and of its superviews get those of their
  /// ``UIGestureRecognizer/allowedPressTypes``. An invalid sample (down twice, up without down, a
  /// value that is not finite) is dropped and reported to ``onDiagnostic``. A call from within an
  /// action is carried out after it.
  ///
  /// - Returns: true where a recognizer got one of them, or a responder handled it; false also for
  ///   a call from within an action.
  @discardableResult
  public func send(presses: [PressSample]) -> Bool {
    let outer = clock.becomeCurrent()
    arePressesUsed = false
    delivery.press(presses)
    clock.resign(to: outer)
    return arePressesUsed
  }

  func process(_ samples: [PressSample]) {
    if presses == nil {
      presses = PressDelivery(self)
      arbiter.pressViews = presses?.views
    }
    arePressesUsed = presses?.process(samples) ?? false
  }

  /// The responder that gets a press that begins now.
  var pressed: UIResponder {
    if let first = keyFocus.responder, first.isFirstResponder { return first }
    return hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) ?? self
  }
}
