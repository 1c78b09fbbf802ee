extension UIFont {
  /// What a text is for: titles and texts of one kind have one size throughout a program, and grow with what somebody has chosen.
  nonisolated public struct TextStyle: Hashable, Sendable {
    // In the table of sizes.
    let row: Int

    private init(_ row: Int) {
      self.row = row
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
  }

  /// The font for a kind of text, in the size that somebody has chosen: that of the window whose view gets an event, lays out or draws a
  /// frame at this moment, and iOS's usual one elsewhere.
  ///
  /// A label whose font it is follows another choice where ``UILabel/adjustsFontForContentSizeCategory`` is true.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).font(for: FrameClock.presentCategory)
  }

  /// The font for a kind of text in the size of a ``UITraitCollection/preferredContentSizeCategory``.
  ///
  /// - Parameter traitCollection: `nil` for what ``preferredFont(forTextStyle:)`` answers.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: style)
      .font(for: traitCollection.preferredContentSizeCategory)
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

/// How a font follows the size of text that somebody has chosen.
nonisolated struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size for who has not chosen one, in points; `nil` for that of the style.
  var usualSize: CGFloat?
  /// In points.
  var largestSize: CGFloat = .infinity

  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let usualSize else { return TextSizes.size(of: style, category) }
    return min(usualSize * TextSizes.factor(of: style, category), largestSize)
  }
}
