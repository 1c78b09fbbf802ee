extension UIControl {
  /// True where the control is turned round, since one reads from the right. In pages, whose views have no direction, it never is.
  final var isFlipped: Bool {
    #if hasFeature(Embedded)
      false
    #else
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    #endif
  }
}
