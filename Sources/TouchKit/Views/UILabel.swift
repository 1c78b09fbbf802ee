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

  override var layerKind: LayerKind {
    .label
  }
}
