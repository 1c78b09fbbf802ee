extension UIView {
  /// The recognizers of this view, in the order in which they were added; `nil` where there is none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  #if hasFeature(Embedded)
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      attach(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      detach(gestureRecognizer)
    }
  #endif

  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    if has(gestureRecognizer) { return }
    gestureRecognizer.owner?.detach(gestureRecognizer)
    // The action of the gesture that this cancelled may have attached it again.
    gestureRecognizer.owner?.recognizers.remove(object: gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
    gestureRecognizer.clearState()
  }

  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
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
