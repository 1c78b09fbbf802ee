/// The button of an action beside a row that is pulled aside. Its words keep their place while it becomes wider.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  /// How wide it is where the row rests open, in points.
  let width: CGFloat
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  init(_ action: UIContextualAction, clock: FrameClock?) {
    self.action = action
    label.text = action.title
    label.textColor = .white
    label.fontSize = SwipeButton.fontSize
    label.textAlignment = .center
    label.accessibilityTraits = .none
    let words =
      clock?.measureText?(TextParagraph(action.title ?? "", fontSize: label.fontSize)).width ?? 0
    width = max(
      Constants.swipeButtonWidth, (max(words, action.image?.size.width ?? 0) + 30).rounded(.up))
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    picture.image = action.image
    picture.contentMode = .scaleAspectFit
    picture.accessibilityTraits = .none
    for view in [picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {}

  private static let fontSize: CGFloat = 15

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = (label.fontSize * Constants.lineHeight).rounded(.up)
    let words = (action.title ?? "").isEmpty ? 0 : line
    let image = action.image?.size ?? .zero
    let gap: CGFloat = words > 0 && image.height > 0 ? 4 : 0
    let top = (bounds.height - image.height - gap - words) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + image.height + gap, width: width, height: words)
  }
}
