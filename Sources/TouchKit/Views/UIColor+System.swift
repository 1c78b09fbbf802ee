/// The colors of Apple's systems, by what they are for, and each in light and dark: as Apple's Human Interface Guidelines list them, without the higher contrast that
/// people may ask for there.
nonisolated extension UIColor {
  // MARK: Tints

  /// Red.
  public static let systemRed = UIColor((255, 59, 48, 1), (255, 69, 58, 1))
  /// Orange.
  public static let systemOrange = UIColor((255, 149, 0, 1), (255, 159, 10, 1))
  /// Yellow.
  public static let systemYellow = UIColor((255, 204, 0, 1), (255, 214, 10, 1))
  /// Green: what is on.
  public static let systemGreen = UIColor((52, 199, 89, 1), (48, 209, 88, 1))
  /// Mint.
  public static let systemMint = UIColor((0, 199, 190, 1), (99, 230, 226, 1))
  /// Teal.
  public static let systemTeal = UIColor((48, 176, 199, 1), (64, 200, 224, 1))
  /// Cyan.
  public static let systemCyan = UIColor((50, 173, 230, 1), (100, 210, 255, 1))
  /// Blue: the usual tint.
  public static let systemBlue = UIColor((0, 122, 255, 1), (10, 132, 255, 1))
  /// Indigo.
  public static let systemIndigo = UIColor((88, 86, 214, 1), (94, 92, 230, 1))
  /// Purple.
  public static let systemPurple = UIColor((175, 82, 222, 1), (191, 90, 242, 1))
  /// Pink.
  public static let systemPink = UIColor((255, 45, 85, 1), (255, 55, 95, 1))
  /// Brown.
  public static let systemBrown = UIColor((162, 132, 94, 1), (172, 142, 104, 1))

  // MARK: Grays

  /// The strongest gray.
  public static let systemGray = UIColor((142, 142, 147, 1), (142, 142, 147, 1))
  /// The second gray.
  public static let systemGray2 = UIColor((174, 174, 178, 1), (99, 99, 102, 1))
  /// The third gray.
  public static let systemGray3 = UIColor((199, 199, 204, 1), (72, 72, 74, 1))
  /// The fourth gray.
  public static let systemGray4 = UIColor((209, 209, 214, 1), (58, 58, 60, 1))
  /// The fifth gray.
  public static let systemGray5 = UIColor((229, 229, 234, 1), (44, 44, 46, 1))
  /// The gray nearest to the ground.
  public static let systemGray6 = UIColor((242, 242, 247, 1), (28, 28, 30, 1))

  // MARK: Words and lines

  /// The words that matter most; those of a label by default.
  public static let label = UIColor((0, 0, 0, 1), (255, 255, 255, 1))
  /// Words below them.
  public static let secondaryLabel = UIColor((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// Words that matter less.
  public static let tertiaryLabel = UIColor((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// Words that matter least.
  public static let quaternaryLabel = UIColor((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// What stands in a field before somebody has written there.
  public static let placeholderText = UIColor((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// Words that lead somewhere.
  public static let link = UIColor((0, 122, 255, 1), (9, 132, 255, 1))
  /// A thin line, of which the ground shows through.
  public static let separator = UIColor((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// A thin line, of which it does not.
  public static let opaqueSeparator = UIColor((198, 198, 200, 1), (56, 56, 58, 1))

  // MARK: Shapes

  /// Thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// Shapes of some size, such as the track of a switch.
  public static let secondarySystemFill = UIColor((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// Large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// Large areas.
  public static let quaternarySystemFill = UIColor((116, 116, 128, 0.08), (118, 118, 128, 0.18))

  // MARK: Grounds

  /// The ground of a screen.
  public static let systemBackground = UIColor((255, 255, 255, 1), (0, 0, 0, 1))
  /// What lies on it.
  public static let secondarySystemBackground = UIColor((242, 242, 247, 1), (28, 28, 30, 1))
  /// What lies on that.
  public static let tertiarySystemBackground = UIColor((255, 255, 255, 1), (44, 44, 46, 1))
  /// The ground of lists in plates.
  public static let systemGroupedBackground = UIColor((242, 242, 247, 1), (0, 0, 0, 1))
  /// Such a plate.
  public static let secondarySystemGroupedBackground = UIColor((255, 255, 255, 1), (28, 28, 30, 1))
  /// What lies on that.
  public static let tertiarySystemGroupedBackground = UIColor((242, 242, 247, 1), (44, 44, 46, 1))

  // MARK: The same in light and dark

  /// Words on a light ground: black.
  public static let darkText = UIColor.black
  /// Words on a dark ground: white, 0.6 opaque.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

nonisolated extension UIColor {
  // Parts from 0 to 255, and the opacity from 0 to 1.
  private typealias Parts = (CGFloat, CGFloat, CGFloat, CGFloat)

  private convenience init(_ light: Parts, _ dark: Parts) {
    func shade(_ parts: Parts) -> ColorShade {
      ColorShade(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: parts.3)
    }
    self.init(ColorShades(light: shade(light), dark: shade(dark)))
  }
}
