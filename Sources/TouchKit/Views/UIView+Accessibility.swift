extension UIView {
  final func setHint(_ hint: String?) {
    guard hint != look?.hint else { return }
    makeLook().hint = hint
    mark(.accessibility)
  }

  /// It is selected from now on, or not any more.
  final func markSelected(_ isSelected: Bool) {
    if isSelected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
  }
}
