import TouchKit

extension UIGestureRecognizer {
  /// Takes presses of a button, and of the key that stands for it. The property is of another type
  /// in Embedded Swift, which has no `NSNumber`.
  func allow(_ button: UIPress.PressType) {
    #if hasFeature(Embedded)
      allowedPressTypes = [button]
    #else
      allowedPressTypes = [NSNumber(value: button.rawValue)]
    #endif
  }
}
