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
    let scaling = FontScaling(style: style)
    return UIFont(
      size: scaling.size(category), cssWeight: style == .headline ? 600 : 400, scaling: scaling)
  }

  /// A font in the size that somebody has chosen; in a label with ``UILabel/adjustsFontForContentSizeCategory`` it follows.
  ///
  /// - Parameters:
  ///   - font: as it is for who has not chosen a size. One that grows already, it, or one of ``UIFont/preferredFont(forTextStyle:)``, counts in the
  ///     size that it has.
  ///   - maximumPointSize: how large it becomes at most, in points; not limited by default.
  ///   - traitCollection: whose ``UITraitCollection/preferredContentSizeCategory`` counts; the present one for `nil`, the default.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let scaling = FontScaling(
      style: style, usualSize: font.pointSize, largestSize: maximumPointSize)
    return UIFont(
      size: scaling.size(category(of: traitCollection)), cssWeight: font.cssWeight,
      scaling: scaling)
  }

  /// A length, in points, so many times as long as texts are large: a margin, the height of a row.
  ///
  /// - Parameter traitCollection: whose ``UITraitCollection/preferredContentSizeCategory`` counts; the present one for `nil`, the default.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    value * TextSizes.factor(of: style, category(of: traitCollection))
  }

  private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    traits?.preferredContentSizeCategory ?? FrameClock.presentCategory
  }
}
