/// A color, in sRGB; or two, one for light and one for dark: see ``init(dynamicProvider:)``. It never changes.
nonisolated public final class UIColor: Hashable, Sendable {
  let shades: ColorShades

  /// The share of red, from 0 to 1; of two colors that of the light one, as of all parts.
  public var red: CGFloat { shades.light.red }
  /// The share of green, from 0 to 1.
  public var green: CGFloat { shades.light.green }
  /// The share of blue, from 0 to 1.
  public var blue: CGFloat { shades.light.blue }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { shades.light.alpha }

  init(_ shades: ColorShades) {
    self.shades = shades
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A colour in sRGB, each part from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorShades(ColorShade(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A gray: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same color, more or less transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { ColorShade(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
  }

  func mapped(_ change: (ColorShade) -> ColorShade) -> UIColor {
    UIColor(ColorShades(light: change(shades.light), dark: change(shades.dark)))
  }

  /// True for colors that look the same, in light and in dark.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one === other || one.shades == other.shades
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shades)
  }

  /// Black that is entirely transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// White 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
}

#if !hasFeature(Embedded)
  nonisolated extension UIColor: CustomStringConvertible {
    /// Its parts, `red 1, green 0.5, blue 0, alpha 1`, and those that it has in the dark where they are others.
    public var description: String {
      func words(_ shade: ColorShade) -> String {
        "red \(shade.red), green \(shade.green), blue \(shade.blue), alpha \(shade.alpha)"
      }
      return words(shades.light) + (isDynamic ? "; dark: \(words(shades.dark))" : "")
    }
  }
#endif
