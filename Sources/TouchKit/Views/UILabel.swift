/// How the lines of a text are set.
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Along the left edge.
  case left
  /// In the middle.
  case center
  /// Along the right edge.
  case right
}

/// A view that shows a line of text, or several with line feeds between them, set in the middle of
/// its height. A line that is wider than the label is not wrapped: it ends with an ellipsis. It gets
/// touches only where ``UIView/isUserInteractionEnabled`` is set to true.
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
  /// host uses the nearest weight of its font.
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

  // Spelled out: see UIResponder.
  deinit {}

  /// The size of the words: as wide as the widest line, and ``Constants/lineHeight`` of the font for
  /// each line; without a text as tall as one line, and 0 wide.
  ///
  /// The window's host measures them; for a label in no window the host of the current clock does.
  /// Without such a host, as in a replay, this is the present size.
  ///
  /// - Parameter size: ignored: a label does not wrap lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measure = (window?.clock ?? FrameClock.current)?.measureText else {
      return super.sizeThatFits(size)
    }
    let text = text ?? ""
    let lines = text.withBytes { bytes in
      var lines = 1
      for byte in bytes where byte == UInt8(ascii: "\n") { lines += 1 }
      return lines
    }
    let width = text.utf8.isEmpty ? 0 : measure(text, fontSize, fontWeight)
    // Rounded up to whole points: a label in no window has no display scale.
    return CGSize(
      width: width.rounded(.up),
      height: (CGFloat(lines) * fontSize * Constants.lineHeight).rounded(.up))
  }

  override var layerKind: LayerKind {
    .label
  }
}
