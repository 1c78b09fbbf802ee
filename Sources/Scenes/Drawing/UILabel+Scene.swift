import TouchKit

extension UILabel {
  /// A centred label.
  convenience init(size: CGFloat, weight: Int = 400, color: UIColor) {
    self.init(frame: .zero)
    fontSize = size
    fontWeight = weight
    textColor = color
    textAlignment = .center
  }

  /// A centred label whose changes are announced to people who do not see them.
  static func status(size: CGFloat, weight: Int, color: UIColor) -> UILabel {
    let label = UILabel(size: size, weight: weight, color: color)
    label.accessibilityTraits = .updatesFrequently
    return label
  }
}

/// The room that a page needs at the lower edge for its buttons, in points.
nonisolated enum Toolbar {
  static let height: CGFloat = 76
}
