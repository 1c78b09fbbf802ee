extension UIView {
  /// The recognizers of this view, in the order in which they were added; `nil` where there is none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer: it gets the touches on this view and its subviews from the next touch-down on.
  ///
  /// A recognizer is attached to one view at a time: it is removed from the one before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if has(gestureRecognizer) { return }
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    // The action of the gesture that this cancelled may have attached it again.
    gestureRecognizer.owner?.recognizers.remove(object: gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
    gestureRecognizer.clearState()
  }

  /// Detaches a recognizer. A gesture that it has begun is cancelled first.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    recognizers.remove(object: gestureRecognizer)
    gestureRecognizer.endAttempt()
    // Unless its action has attached it again, to this view or to another one.
    guard gestureRecognizer.owner === self, !has(gestureRecognizer) else { return }
    gestureRecognizer.owner = nil
  }

  private func has(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    for recognizer in recognizers where recognizer === gestureRecognizer { return true }
    return false
  }
}
