/// The content of a row, a header or a footer of a list, as a value: a picture, a text, and a second text below it or beside it.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
///   cell, _, item in
///   var content = cell.defaultContentConfiguration()
///   content.text = item
///   cell.contentConfiguration = content
/// }
/// ```
///
/// Texts grow with the size of text that somebody has chosen: the points below are those for who has not. They have as many lines as they need, and rows of an estimated height grow by them, unless ``TextProperties/numberOfLines``
/// says otherwise.
public struct UIListContentConfiguration {
  /// How a text is set.
  public struct TextProperties {
    /// The font.
    public var font: UIFont

    /// True where it follows the size of text that somebody has chosen, as the fonts of all configurations do by default; see
    /// ``UILabel/adjustsFontForContentSizeCategory``.
    public var adjustsFontForContentSizeCategory = true

    /// The color.
    public var color: UIColor

    /// Where its lines are.
    public var alignment = TextAlignment.natural

    /// The largest number of lines; 0, the default, for as many as it needs.
    public var numberOfLines = 0

    /// Where its lines end, and what becomes of words for which there is no room; they end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    #if !hasFeature(Embedded)
      /// How its letters are written. Natively only: capitals need the Unicode tables.
      public var transform = TextTransform.none
    #endif

    /// Where the lines of a text are.
    nonisolated public enum TextAlignment: Int, Hashable, Sendable {
      /// At the edge where one begins to read: the right one for Hebrew, Arabic and the like, else the left one.
      case natural = 0
      /// In the middle.
      case center = 1
    }

    #if !hasFeature(Embedded)
      /// How the letters of a text are written. Natively only.
      nonisolated public enum TextTransform: Int, Hashable, Sendable {
        /// As they are.
        case none = 0
        /// In capitals.
        case uppercase = 1
        /// In small letters.
        case lowercase = 2
        /// Each word with a capital.
        case capitalized = 3
      }
    #endif

    func shown(_ text: String?) -> String? {
      #if hasFeature(Embedded)
        text
      #else
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
      #endif
    }
  }

  /// How the picture is shown.
  public struct ImageProperties {
    /// The largest size, in points; the picture is made smaller in its own shape. An axis of 0, the default, is not limited.
    public var maximumSize = CGSize.zero

    /// The room that the picture has, in points, in the middle of which it is. An axis of 0, the default, is as long as the picture.
    public var reservedLayoutSize = CGSize.zero

    /// How round its corners are, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
  }

  /// The text; `nil`, the default, for none.
  public var text: String?

  /// The second text; `nil`, the default, for none.
  public var secondaryText: String?

  /// The picture before the texts; `nil`, the default, for none.
  public var image: UIImage?

  /// How ``text`` is set.
  public var textProperties: TextProperties

  /// How ``secondaryText`` is set.
  public var secondaryTextProperties: TextProperties

  /// How ``image`` is shown.
  public var imageProperties = ImageProperties()

  /// True where the second text is at the end of the row, beside the first, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// The room between the picture and the texts, in points; 16 by default.
  public var imageToTextPadding: CGFloat = ListMetrics.margin

  /// The room between two texts that are side by side, in points; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The room between two texts one below the other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// True where the cell gets no touches: its content is paler.
  private(set) var isDisabled = false

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, second: UIFont.TextStyle, margin: CGFloat
  ) {
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: ListMetrics.secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: ListMetrics.margin, bottom: margin, trailing: ListMetrics.margin)
  }

  /// A row with a text of 17 points, and the second one of the same size below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .body, .label, second: .body, margin: ListMetrics.rowMargin)
  }

  /// A row whose second text is smaller, 15 points, and below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .body, .label, second: .subheadline, margin: ListMetrics.rowMargin)
  }

  /// A row whose second text, a value, is at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var new = cell()
    new.prefersSideBySideTextAndSecondaryText = true
    return new
  }

  /// A header in a plain list: 17 points, half bold.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .headline, .label, second: .subheadline, margin: ListMetrics.headerMargin)
  }

  /// A footer in a plain list: 13 points, gray.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, ListMetrics.secondaryColor, second: .footnote, margin: ListMetrics.headerMargin)
  }

  /// A header in a grouped list: 13 points, gray, in capitals; in pages as it is written.
  public static func groupedHeader() -> UIListContentConfiguration {
    #if hasFeature(Embedded)
      return plainFooter()
    #else
      var new = plainFooter()
      new.textProperties.transform = .uppercase
      return new
    #endif
  }

  /// A footer in a grouped list, which is the same as in a plain one.
  public static func groupedFooter() -> UIListContentConfiguration {
    plainFooter()
  }

  #if hasFeature(Embedded)
    /// A ``UIListContentView``.
    public func makeContentView() -> UIListContentView {
      UIListContentView(configuration: self)
    }

    /// The same, paler where the cell gets no touches.
    public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration {
      var new = self
      new.isDisabled = state.isDisabled
      return new
    }
  #else
    /// A ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView {
      UIListContentView(configuration: self)
    }

    /// The same, paler where the cell gets no touches.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
      var new = self
      if let state = state as? UICellConfigurationState { new.isDisabled = state.isDisabled }
      return new
    }
  #endif
}

#if !hasFeature(Embedded)
  extension UIListContentConfiguration: UIContentConfiguration {}
  extension UIListContentConfiguration: nonisolated Hashable {}
  extension UIListContentConfiguration.TextProperties: nonisolated Hashable {}
  extension UIListContentConfiguration.ImageProperties: nonisolated Hashable {}
#endif
