/// The colors of Apple's systems, by what they are for, and each in light and dark: as Apple's Human Interface Guidelines list them, without the higher contrast that
/// people may ask for there.
nonisolated extension UIColor {
  // MARK: Tints

  /// Red.
  public static let systemRed = UIColor(light: Shade(255, 59, 48), dark: Shade(255, 69, 58))
  /// Orange.
  public static let systemOrange = UIColor(light: Shade(255, 149, 0), dark: Shade(255, 159, 10))
  /// Yellow.
  public static let systemYellow = UIColor(light: Shade(255, 204, 0), dark: Shade(255, 214, 10))
  /// Green: what is on.
  public static let systemGreen = UIColor(light: Shade(52, 199, 89), dark: Shade(48, 209, 88))
  /// Mint.
  public static let systemMint = UIColor(light: Shade(0, 199, 190), dark: Shade(99, 230, 226))
  /// Teal.
  public static let systemTeal = UIColor(light: Shade(48, 176, 199), dark: Shade(64, 200, 224))
  /// Cyan.
  public static let systemCyan = UIColor(light: Shade(50, 173, 230), dark: Shade(100, 210, 255))
  /// Blue: the usual tint.
  public static let systemBlue = UIColor(light: Shade(0, 122, 255), dark: Shade(10, 132, 255))
  /// Indigo.
  public static let systemIndigo = UIColor(light: Shade(88, 86, 214), dark: Shade(94, 92, 230))
  /// Purple.
  public static let systemPurple = UIColor(light: Shade(175, 82, 222), dark: Shade(191, 90, 242))
  /// Pink.
  public static let systemPink = UIColor(light: Shade(255, 45, 85), dark: Shade(255, 55, 95))
  /// Brown.
  public static let systemBrown = UIColor(light: Shade(162, 132, 94), dark: Shade(172, 142, 104))

  // MARK: Grays

  /// The strongest gray.
  public static let systemGray = UIColor(light: Shade(142, 142, 147), dark: Shade(142, 142, 147))
  /// The second gray.
  public static let systemGray2 = UIColor(light: Shade(174, 174, 178), dark: Shade(99, 99, 102))
  /// The third gray.
  public static let systemGray3 = UIColor(light: Shade(199, 199, 204), dark: Shade(72, 72, 74))
  /// The fourth gray.
  public static let systemGray4 = UIColor(light: Shade(209, 209, 214), dark: Shade(58, 58, 60))
  /// The fifth gray.
  public static let systemGray5 = UIColor(light: Shade(229, 229, 234), dark: Shade(44, 44, 46))
  /// The gray nearest to the ground.
  public static let systemGray6 = UIColor(light: Shade(242, 242, 247), dark: Shade(28, 28, 30))

  // MARK: Words and lines

  /// The words that matter most; those of a label by default.
  public static let label = UIColor(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
  /// Words below them.
  public static let secondaryLabel = UIColor(
    light: Shade(60, 60, 67, 0.6), dark: Shade(235, 235, 245, 0.6))
  /// Words that matter less.
  public static let tertiaryLabel = UIColor(
    light: Shade(60, 60, 67, 0.3), dark: Shade(235, 235, 245, 0.3))
  /// Words that matter least.
  public static let quaternaryLabel = UIColor(
    light: Shade(60, 60, 67, 0.18), dark: Shade(235, 235, 245, 0.16))
  /// What stands in a field before somebody has written there.
  public static let placeholderText = UIColor(
    light: Shade(60, 60, 67, 0.3), dark: Shade(235, 235, 245, 0.3))
  /// Words that lead somewhere.
  public static let link = UIColor(light: Shade(0, 122, 255), dark: Shade(9, 132, 255))
  /// A thin line, of which the ground shows through.
  public static let separator = UIColor(
    light: Shade(60, 60, 67, 0.29), dark: Shade(84, 84, 88, 0.6))
  /// A thin line, of which it does not.
  public static let opaqueSeparator = UIColor(light: Shade(198, 198, 200), dark: Shade(56, 56, 58))

  // MARK: Shapes

  /// Thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor(
    light: Shade(120, 120, 128, 0.2), dark: Shade(120, 120, 128, 0.36))
  /// Shapes of some size, such as the track of a switch.
  public static let secondarySystemFill = UIColor(
    light: Shade(120, 120, 128, 0.16), dark: Shade(120, 120, 128, 0.32))
  /// Large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(
    light: Shade(118, 118, 128, 0.12), dark: Shade(118, 118, 128, 0.24))
  /// Large areas.
  public static let quaternarySystemFill = UIColor(
    light: Shade(116, 116, 128, 0.08), dark: Shade(118, 118, 128, 0.18))

  // MARK: Grounds

  /// The ground of a screen.
  public static let systemBackground = UIColor(light: Shade(255, 255, 255), dark: Shade(0, 0, 0))
  /// What lies on it.
  public static let secondarySystemBackground = UIColor(
    light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
  /// What lies on that.
  public static let tertiarySystemBackground = UIColor(
    light: Shade(255, 255, 255), dark: Shade(44, 44, 46))
  /// The ground of lists in plates.
  public static let systemGroupedBackground = UIColor(
    light: Shade(242, 242, 247), dark: Shade(0, 0, 0))
  /// Such a plate.
  public static let secondarySystemGroupedBackground = UIColor(
    light: Shade(255, 255, 255), dark: Shade(28, 28, 30))
  /// What lies on that.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: Shade(242, 242, 247), dark: Shade(44, 44, 46))

  // MARK: The same in light and dark

  /// Words on a light ground: black.
  public static let darkText = UIColor.black
  /// Words on a dark ground: white, 0.6 opaque.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

nonisolated extension UIColor.Shade {
  // Parts from 0 to 255.
  fileprivate init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
