/// A view that shows a line of text, or several, set in the middle of its height.
///
/// ```swift
/// let words = UILabel(frame: .zero)
/// words.text = "As many lines as this text needs in 200 points."
/// words.numberOfLines = 0
/// words.frame.size = words.sizeThatFits(CGSize(width: 200, height: 0))
/// ```
///
/// Where lines end is decided by the host, which has the fonts. It gets touches only where
/// ``UIView/isUserInteractionEnabled`` is set to true.
open class UILabel: UIView {
  /// The text; none by default.
  open var text: String? {
    didSet { contentChanged(.text) }
  }

  /// ``UIColor/label`` by default: black, and white in the dark.
  open var textColor = UIColor.label {
    didSet { if textColor != oldValue { mark(.textStyle) } }
  }

  /// The height of the font, in points; 17 by default. A font that follows the size of text no longer does where it is set.
  open var fontSize: CGFloat = 17 {
    didSet {
      fontScaling = nil
      if fontSize != oldValue { contentChanged(.textStyle) }
    }
  }

  /// How heavy the letters are, from 100, hairlines, to 900, black; 400, regular, by default. The
  /// host uses the nearest weight of its font.
  open var fontWeight = 400 {
    didSet { if fontWeight != oldValue { contentChanged(.textStyle) } }
  }

  // Those of the font; see UILabel+Font.
  final var fontScaling: FontScaling?
  final var followsCategory = false

  /// Natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { mark(.textStyle) } }
  }

  /// The largest number of lines; 1 by default, and 0 for as many as the text needs. Of several lines those are shown for
  /// which the label is high enough, and always one.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged(.textStyle) } }
  }

  /// Where lines end, and what becomes of words for which there is no room; they end with an ellipsis by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { mark(.textStyle) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .staticText
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The size of the words: as wide as the widest line, and ``Constants/lineHeight`` of the font for
  /// each line; without a text as tall as one line, and 0 wide. Rounded up to whole points, but not beyond the given width.
  ///
  /// The window's host measures them; for a label in no window the host of the current clock does.
  /// Without such a host, as in a replay, this is the present size.
  ///
  /// - Parameter size: lines are broken at this width, in points, unless it is 0 or ``numberOfLines`` is 1. The height
  ///   is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measure else { return bounds.size }
    let isLimited = numberOfLines != 1 && size.width > 0
    let words = measure(
      TextParagraph(
        text ?? "", fontSize: fontSize, fontWeight: fontWeight,
        width: isLimited ? size.width : 0, numberOfLines: numberOfLines,
        lineBreakMode: lineBreakMode))
    // A label in no window has no display scale. Lines end where they did in any width from that of the widest one to the
    // given one, and nowhere else: so not beyond that.
    let width = words.width.rounded(.up)
    return CGSize(
      width: isLimited ? min(width, size.width) : width, height: words.height.rounded(.up))
  }

  /// The size of the words, with lines as long as they are; none without a host that measures them.
  open override var intrinsicContentSize: CGSize {
    measure == nil ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  private final var measure: ((TextParagraph) -> CGSize)? {
    presentClock?.measureText
  }

  override var layerKind: LayerKind {
    .label
  }

  override func describeContents(
    _ aspects: LayerAspects, _ number: Int32, into changes: inout [LayerChange]
  ) {
    if aspects.contains(.text) { changes.append(.text(number, text ?? "")) }
    guard aspects.contains(.textStyle) else { return }
    changes.append(
      .textStyle(
        number, size: fontSize, weight: fontWeight, color: shown(textColor),
        alignment: textAlignment, lines: numberOfLines, lineBreakMode: lineBreakMode))
  }

  override var dynamicContents: LayerAspects {
    textColor.isDynamic ? .textStyle : []
  }

  override func contentsAlone() -> UIView? {
    let copy = UILabel(frame: .zero)
    copy.text = text
    copy.textColor = textColor
    copy.font = font
    copy.textAlignment = textAlignment
    copy.numberOfLines = numberOfLines
    copy.lineBreakMode = lineBreakMode
    return copy
  }

  override func traitsChanged() {
    followCategory()
  }
}
