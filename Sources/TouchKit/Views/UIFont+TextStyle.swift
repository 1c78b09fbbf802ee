extension UIFont {
  /// What a text is for: titles and texts of one kind have one size throughout a program.
  nonisolated public struct TextStyle: Hashable, Sendable {
    // Its place in `all`.
    private let index: Int

    private init(_ index: Int) {
      self.index = index
    }

    /// 34 points.
    public static let largeTitle = TextStyle(0)
    /// 28 points.
    public static let title1 = TextStyle(1)
    /// 22 points.
    public static let title2 = TextStyle(2)
    /// 20 points.
    public static let title3 = TextStyle(3)
    /// 17 points, semibold.
    public static let headline = TextStyle(4)
    /// 17 points.
    public static let body = TextStyle(5)
    /// 16 points.
    public static let callout = TextStyle(6)
    /// 15 points.
    public static let subheadline = TextStyle(7)
    /// 13 points.
    public static let footnote = TextStyle(8)
    /// 12 points.
    public static let caption1 = TextStyle(9)
    /// 11 points.
    public static let caption2 = TextStyle(10)

    // In points, as iOS has them at the size of text that a device comes with ("Large").
    private static let sizes: [CGFloat] = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]

    var size: CGFloat {
      TextStyle.sizes[index]
    }
  }

  /// The font for a kind of text.
  ///
  /// The sizes are those of iOS for people who have not chosen a size of text. Hosts do not tell a program which one somebody has
  /// chosen: an app that is told, as by a message of its page, multiplies ``pointSize`` by it (``withSize(_:)``).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
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
