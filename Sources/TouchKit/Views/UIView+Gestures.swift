extension UIView {
  /// The recognizers of this view, in the order in which they were added; `nil` where there is none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer watch the touches on this view and on everything in it, from the next touch-down on.
  ///
  /// A recognizer watches one view at a time: it leaves the one that it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if has(gestureRecognizer) { return }
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    // The action of a gesture that has been cancelled by that may have put it on a view again.
    gestureRecognizer.owner?.recognizers.removeAll { $0 === gestureRecognizer }
    recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
    gestureRecognizer.clearState()
  }

  /// Takes a recognizer away. If it is in the middle of a gesture, that gesture is cancelled first.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.endAttempt()
    // Unless its action has added it again, to this view or to another one.
    guard gestureRecognizer.owner === self, !has(gestureRecognizer) else { return }
    gestureRecognizer.owner = nil
  }

  private func has(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    for recognizer in recognizers where recognizer === gestureRecognizer { return true }
    return false
  }
}
