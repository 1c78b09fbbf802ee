import TouchKit

extension UIGestureRecognizer {
  /// Takes the fingers out of its hands: what it was doing is cancelled, and they have to lift before
  /// it begins again.
  func restart() {
    isEnabled = false
    isEnabled = true
  }
}
