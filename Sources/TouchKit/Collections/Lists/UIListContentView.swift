/// Shows a ``UIListContentConfiguration``.
open class UIListContentView: UIView {
  private var shown: UIListContentConfiguration
  private let label = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// A view of the size that the content wants to be, at the origin.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    for view in [picture, label, second] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // Spelled out: see UIResponder.
  deinit {}

  #if hasFeature(Embedded)
    /// What is shown.
    open var configuration: UIListContentConfiguration {
      get { shown }
      set {
        shown = newValue
        show()
      }
    }
  #else
    /// What is shown. A configuration of another type than ``UIListContentConfiguration`` is ignored.
    open var configuration: any UIContentConfiguration {
      get { shown }
      set {
        guard let new = newValue as? UIListContentConfiguration else { return }
        shown = new
        show()
      }
    }
  #endif

  private func show() {
    set(label, shown.text, shown.textProperties)
    set(second, shown.secondaryText, shown.secondaryTextProperties)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.layer.cornerRadius = max(0, shown.imageProperties.cornerRadius)
    for view in [label, second, picture] { view.alpha = shown.isDisabled ? 0.4 : 1 }
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = properties.shown(text)
    label.isHidden = (text ?? "").isEmpty
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
  }

  // MARK: Places

  /// As wide as there is room, and as high as the picture and the lines of the texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let texts = texts(in: size.width - textStart - margins.trailing)
    return CGSize(
      width: size.width, height: margins.top + max(room.height, texts.height) + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let content = bounds.inset(
      by: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom,
        right: margins.trailing))
    let (image, room) = (imageSize, room)
    picture.frame = CGRect(
      x: content.minX + (room.width - image.width) / 2, y: content.midY - image.height / 2,
      width: image.width, height: image.height)
    let left = textStart
    let texts = texts(in: content.maxX - left)
    if texts.areSideBySide { second.textAlignment = .right }
    let (first, other) = (texts.first, texts.second)
    let top = content.midY - texts.height / 2
    label.frame = CGRect(
      x: left, y: texts.areSideBySide ? content.midY - first.height / 2 : top,
      width: first.width, height: first.height)
    second.frame = CGRect(
      x: max(left, content.maxX - other.width),
      y: texts.areSideBySide
        ? content.midY - other.height / 2 : top + texts.height - other.height,
      width: other.width, height: other.height)
  }

  // MARK: Texts

  private struct Texts {
    var first = CGSize.zero
    var second = CGSize.zero
    var height: CGFloat = 0
    var areSideBySide = false
  }

  private func texts(in room: CGFloat) -> Texts {
    let width = max(0, room)
    var texts = Texts()
    let hasBoth = !label.isHidden && !second.isHidden
    texts.areSideBySide = shown.prefersSideBySideTextAndSecondaryText && hasBoth
    var (left, right) = (width, width)
    if texts.areSideBySide {
      let gap = shown.textToSecondaryTextHorizontalPadding
      left = share(of: max(0, width - gap))
      right = max(0, width - gap - left)
    }
    texts.first = CGSize(width: left, height: height(of: label, in: left))
    texts.second = CGSize(width: right, height: height(of: second, in: right))
    let gap = hasBoth ? shown.textToSecondaryTextVerticalPadding : 0
    texts.height =
      texts.areSideBySide
      ? max(texts.first.height, texts.second.height)
      : texts.first.height + gap + texts.second.height
    return texts
  }

  // The value has as much room as it needs, up to half where the other one needs it too; where the host measures no text, half.
  private func share(of width: CGFloat) -> CGFloat {
    guard isMeasured else { return width / 2 }
    let (first, other) = (label.sizeThatFits(.zero).width, second.sizeThatFits(.zero).width)
    if first + other <= width { return width - other }
    return max(width - other, min(first, width / 2))
  }

  private var isMeasured: Bool {
    presentClock?.measureText != nil
  }

  // Where nobody measures it, as many lines as it has line feeds.
  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    guard !label.isHidden, let text = label.text else { return 0 }
    if isMeasured { return label.sizeThatFits(CGSize(width: width, height: 0)).height }
    var lines = 1
    for byte in text.utf8 where byte == UInt8(ascii: "\n") { lines += 1 }
    if label.numberOfLines > 0 { lines = min(lines, label.numberOfLines) }
    return (CGFloat(lines) * label.fontSize * Constants.lineHeight).rounded(.up)
  }

  /// Where the first text begins, from the left edge, in points.
  var textStart: CGFloat {
    let room = room
    return shown.directionalLayoutMargins.leading
      + (room.width > 0 ? room.width + shown.imageToTextPadding : 0)
  }

  private var imageSize: CGSize {
    guard let image = shown.image else { return .zero }
    let (size, most) = (image.size, shown.imageProperties.maximumSize)
    var scale: CGFloat = 1
    if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
    if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var room: CGSize {
    guard shown.image != nil else { return .zero }
    let (own, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : own.width,
      height: reserved.height > 0 ? reserved.height : own.height)
  }
}

#if !hasFeature(Embedded)
  extension UIListContentView: UIContentView {}
#endif
