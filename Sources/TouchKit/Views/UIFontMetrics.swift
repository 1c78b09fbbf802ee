/// How fonts and lengths of a program's own grow with the size of text that somebody has chosen.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 24))
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// They grow as ``UIFont/preferredFont(forTextStyle:)`` of the style does: by its size divided by its usual size. (UIKit goes by the heights of
/// lines, which differ from it by a few hundredths.)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct UIFontMetrics {
  private let style: UIFont.TextStyle

  /// As body text grows.
  public static var `default`: UIFontMetrics {
    UIFontMetrics(forTextStyle: .body)
  }

  /// As a kind of text grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  func font(for category: UIContentSizeCategory) -> UIFont {
    UIFont(
      FontScaling(style: style), cssWeight: style == .headline ? 600 : 400, category)
  }

  /// A font in the size that somebody has chosen; in a label with ``UILabel/adjustsFontForContentSizeCategory`` it follows.
  ///
  /// - Parameter font: as it is for who has not chosen a size. One that grows already, it, or one of ``UIFont/preferredFont(forTextStyle:)``, counts in the
  ///   size that it has.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// The same, which grows to a size at most, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The same, in the size of a ``UITraitCollection/preferredContentSizeCategory``; the present one for `nil`.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      style: style, usualSize: font.pointSize, largestSize: maximumPointSize)
    return UIFont(
      scaling, cssWeight: font.cssWeight,
      traitCollection?.preferredContentSizeCategory ?? FrameClock.presentCategory)
  }

  /// A length, in points, so many times as long as texts are large: a margin, the height of a row.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * TextSizes.factor(of: style, FrameClock.presentCategory)
  }

  /// The same, for a ``UITraitCollection/preferredContentSizeCategory``; the present one for `nil`.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? FrameClock.presentCategory
    return value * TextSizes.factor(of: style, category)
  }
}
