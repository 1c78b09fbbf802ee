/// What lies behind is blurred, and seen through a fill of a style's color.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// ```
///
/// Pages blur by 20 points (CSS's `backdrop-filter`). On the desktop there is the fill alone. How UIKit mixes its materials is not known; the
/// fills are ours.
public final class UIBlurEffect: UIVisualEffect {
  /// How light the fill is, and how much is seen through it. The raw values are UIKit's.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// White, of which much is seen through.
    case light = 1
    /// Nearly black.
    case dark = 2
    /// Light or dark, as around it: as ``systemMaterial``.
    case regular = 4
    /// Light or dark, as around it, and lighter or darker than that: as ``systemThickMaterial``.
    case prominent = 5
    /// Light or dark, as around it. Most is seen through it.
    case systemUltraThinMaterial = 6
    /// Light or dark, as around it. Much is seen through it.
    case systemThinMaterial = 7
    /// Light or dark, as around it.
    case systemMaterial = 8
    /// Light or dark, as around it. Little is seen through it.
    case systemThickMaterial = 9
    /// Light or dark, as around it: for bars.
    case systemChromeMaterial = 10
    /// ``systemUltraThinMaterial``, light in any case.
    case systemUltraThinMaterialLight = 11
    /// ``systemThinMaterial``, light in any case.
    case systemThinMaterialLight = 12
    /// ``systemMaterial``, light in any case.
    case systemMaterialLight = 13
    /// ``systemThickMaterial``, light in any case.
    case systemThickMaterialLight = 14
    /// ``systemChromeMaterial``, light in any case.
    case systemChromeMaterialLight = 15
    /// ``systemUltraThinMaterial``, dark in any case.
    case systemUltraThinMaterialDark = 16
    /// ``systemThinMaterial``, dark in any case.
    case systemThinMaterialDark = 17
    /// ``systemMaterial``, dark in any case.
    case systemMaterialDark = 18
    /// ``systemThickMaterial``, dark in any case.
    case systemThickMaterialDark = 19
    /// ``systemChromeMaterial``, dark in any case.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur with the fill of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The color that lies over what is blurred.
  var fill: UIColor {
    let (light, dark) = (UIColor(white: 0.98, alpha: opacity), UIColor(white: 0.12, alpha: opacity))
    switch style {
    case .extraLight, .light: return light
    case .dark: return dark
    case .regular, .prominent: break
    default:
      if style.rawValue > 15 { return dark }
      if style.rawValue > 10 { return light }
    }
    return UIColor(ColorShades(light: light.shades.light, dark: dark.shades.dark))
  }

  // How much of it is fill.
  private var opacity: CGFloat {
    switch style {
    case .extraLight: return 0.85
    case .light: return 0.5
    case .dark: return 0.7
    case .regular: return 0.65
    case .prominent: return 0.8
    default:
      // From ultra thin to chrome.
      let steps: [CGFloat] = [0.35, 0.5, 0.65, 0.8, 0.85]
      return steps[(style.rawValue - 6) % 5]
    }
  }
}
