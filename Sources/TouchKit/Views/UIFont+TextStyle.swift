extension UIFont {
  /// What a text is for: titles and texts of one kind have one size throughout a program.
  nonisolated public struct TextStyle: Hashable, Sendable {
    // As iOS has it at the size of text that a device comes with ("Large"). No two are the same.
    let font: UIFont

    private init(_ size: CGFloat, _ weight: Weight = .regular) {
      font = .systemFont(ofSize: size, weight: weight)
    }

    /// 34 points.
    public static let largeTitle = TextStyle(34)
    /// 28 points.
    public static let title1 = TextStyle(28)
    /// 22 points.
    public static let title2 = TextStyle(22)
    /// 20 points.
    public static let title3 = TextStyle(20)
    /// 17 points, semibold.
    public static let headline = TextStyle(17, .semibold)
    /// 17 points.
    public static let body = TextStyle(17)
    /// 16 points.
    public static let callout = TextStyle(16)
    /// 15 points.
    public static let subheadline = TextStyle(15)
    /// 13 points.
    public static let footnote = TextStyle(13)
    /// 12 points.
    public static let caption1 = TextStyle(12)
    /// 11 points.
    public static let caption2 = TextStyle(11)
  }

  /// The font for a kind of text.
  ///
  /// The sizes are those of iOS for people who have not chosen a size of text. Hosts do not tell a program which one somebody has
  /// chosen: an app that is told, as by a message of its page, multiplies ``pointSize`` by it (``withSize(_:)``).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    style.font
  }

  /// The size of labels, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the words on buttons, in points: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small texts, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts that say nothing else, in points: 14.
  public static var systemFontSize: CGFloat { 14 }
}
