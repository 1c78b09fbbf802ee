/// A color, in sRGB; or two, one for light and one for dark: see ``init(dynamicProvider:)``.
nonisolated public struct UIColor: Hashable, Sendable {
  // Twice the same for most colors.
  let light: Shade
  let dark: Shade

  /// The share of red, from 0 to 1; of two colors that of the light one, as of all parts.
  public var red: CGFloat { light.red }
  /// The share of green, from 0 to 1.
  public var green: CGFloat { light.green }
  /// The share of blue, from 0 to 1.
  public var blue: CGFloat { light.blue }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { light.alpha }

  /// A colour in sRGB, each part from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let shade = Shade(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: shade, dark: shade)
  }

  /// A gray: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  init(light: Shade, dark: Shade) {
    self.light = light
    self.dark = dark
  }

  /// The same color, more or less transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { Shade(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
  }

  func mapped(_ change: (Shade) -> Shade) -> UIColor {
    UIColor(light: change(light), dark: change(dark))
  }

  /// What one sees of a color.
  struct Shade: Hashable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
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
