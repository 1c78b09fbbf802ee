/// How the lines of a text are set.
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
}

/// A view that shows a line of text, or several with line feeds between them, set in the middle of
/// its height. It takes no touches unless it is told to.
open class UILabel: UIView {
  /// The text; none by default.
  open var text: String? {
    didSet { mark(.text) }
  }

  /// Black by default.
  open var textColor = UIColor.black {
    didSet { if textColor != oldValue { mark(.textStyle) } }
  }

  /// The height of the font, in points; 17 by default.
  open var fontSize: CGFloat = 17 {
    didSet { if fontSize != oldValue { mark(.textStyle) } }
  }

  /// How heavy the letters are, from 100, hairlines, to 900, black; 400, regular, by default. The
  /// host takes the nearest that its font has.
  open var fontWeight = 400 {
    didSet { if fontWeight != oldValue { mark(.textStyle) } }
  }

  /// Left by default.
  open var textAlignment = NSTextAlignment.left {
    didSet { if textAlignment != oldValue { mark(.textStyle) } }
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

  /// The size of the words: as wide as the widest line, and ``Constants/lineHeight`` of the font for
  /// each line; as tall as one line, and no wider than nothing, without any.
  ///
  /// The host measures them: that of the window, or, for a label in none, the one whose program is
  /// running now. Where no host can, as in a replay, the present size.
  ///
  /// - Parameter size: not looked at: a label breaks no lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measure = (window?.clock ?? FrameClock.current)?.measureText else {
      return super.sizeThatFits(size)
    }
    let text = text ?? ""
    let lines = text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let width = text.utf8.isEmpty ? 0 : measure(text, fontSize, fontWeight)
    // Rounded up to whole points: what a pixel is, a label in no window does not know.
    return CGSize(
      width: width.rounded(.up),
      height: (CGFloat(lines) * fontSize * Constants.lineHeight).rounded(.up))
  }

  override var layerKind: LayerKind {
    .label
  }
}
