/// The title of a segment, with the line before it.
final class Segment: UILabel {
  var width: CGFloat = 0
  var isEnabled = true
  private let line = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    fontSize = 13
    line.backgroundColor = .separator
    addPart(line)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  func show(isChosen: Bool, isPressed: Bool, isPale: Bool, hasLine: Bool) {
    fontWeight = isChosen ? 600 : 400
    textColor = isPale ? .tertiaryLabel : .label
    alpha = isPressed ? Constants.paleButton : 1
    line.frame = CGRect(x: 0, y: bounds.height / 4, width: 1, height: bounds.height / 2)
    line.alpha = hasLine ? 1 : 0
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if isPale { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override func accessibilityActivate() -> Bool {
    (superview as? UISegmentedControl)?.press(self) ?? false
  }
}
