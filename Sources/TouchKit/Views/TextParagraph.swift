/// A text that a host is asked to measure, as it will draw it in a ``UILabel``; see ``FrameClock/measureText``. (Not in UIKit.)
nonisolated public struct TextParagraph: Sendable {
  /// The words. A line feed begins a new line.
  public var text: String
  /// The height of the font, in points.
  public var fontSize: CGFloat
  /// From 100 to 900; 400 is regular.
  public var fontWeight: Int
  /// How wide lines may be, in points; 0, the default, is as wide as they want to be. A single line is not limited, see ``wraps``.
  public var width: CGFloat
  /// The largest number of lines; 0 is any number, and 1 the default.
  public var numberOfLines: Int
  /// Where lines end; with an ellipsis by default.
  public var lineBreakMode: NSLineBreakMode

  /// A text in a font; a single line of any width unless said otherwise.
  public init(
    _ text: String, fontSize: CGFloat, fontWeight: Int = 400, width: CGFloat = 0,
    numberOfLines: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.width = width
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
  }

  /// True where lines that are too long for the ``width`` are broken: always, except for a single line that is cut off or
  /// ends with an ellipsis.
  public var wraps: Bool {
    numberOfLines != 1 || lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
  }
}
