extension UIControl {
  /// True where the control is turned round, since one reads from the right.
  final var isFlipped: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
