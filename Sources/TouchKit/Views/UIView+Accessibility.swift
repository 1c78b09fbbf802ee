extension UIView {
  final func setHint(_ hint: String?) {
    guard hint != rareSettings?.hint else { return }
    makeRareSettings().hint = hint
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
