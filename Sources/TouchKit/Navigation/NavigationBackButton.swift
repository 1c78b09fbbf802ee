/// The button that leads back: an arrow and words.
final class NavigationBackButton: UIControl {
  private let arrow = PathView(frame: .zero)
  let words = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    words.text = title
    words.accessibilityTraits = .none
    accessibilityLabel = title
    accessibilityTraits = .button
    arrow.lineWidth = 2.5
    for part in [arrow, words] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    tintColorDidChange()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  // The width of the arrow, and the room to the words.
  private static let arrow = (width: CGFloat(10), room: CGFloat(6))

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let known = words.intrinsicContentSize.width
    let own = NavigationBackButton.arrow
    return CGSize(
      width: max(own.width + own.room + (known > 0 ? known : 80), Constants.barButtonWidth),
      height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    arrow.strokeColor = tintColor
    words.textColor = tintColor
  }

  override var isHighlighted: Bool {
    didSet {
      arrow.alpha = isHighlighted ? Constants.paleButton : 1
      words.alpha = arrow.alpha
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = NavigationBackButton.arrow
    let isMirrored = readsFromRight
    let height = own.width * 2
    let start = own.width + own.room
    arrow.frame = CGRect(
      x: isMirrored ? bounds.width - own.width : 0, y: (bounds.height - height) / 2,
      width: own.width, height: height)
    let (tip, end): (CGFloat, CGFloat) = isMirrored ? (own.width - 1, 1) : (1, own.width - 1)
    arrow.points = [
      CGPoint(x: end, y: 1), CGPoint(x: tip, y: height / 2), CGPoint(x: end, y: height - 1),
    ]
    let width = max(bounds.width - start, 0)
    words.bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    words.center = CGPoint(x: (isMirrored ? 0 : start) + width / 2, y: bounds.height / 2)
  }
}
