/// A font of the system, in a size and a weight.
nonisolated public struct UIFont: Hashable, Sendable {
  /// The height, in points.
  public let pointSize: CGFloat

  /// How high a line of it is, in points: ``Constants/lineHeight`` times its size, with any host.
  public var lineHeight: CGFloat {
    pointSize * Constants.lineHeight
  }

  // As CSS counts it: 100 to 900.
  let cssWeight: Int

  // How it follows the size of text that somebody has chosen; nil where it does not.
  let scaling: FontScaling?

  /// How heavy the letters are: 0 is regular. The numbers are UIKit's.
  public struct Weight: Hashable, Sendable {
    /// From −1, the thinnest, to 1; 0 is regular.
    public let rawValue: CGFloat

    /// A weight from −1, the thinnest, to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS, the default.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    // The weights from 100 on, in steps of 100.
    static let steps = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
  }

  init(size: CGFloat, cssWeight: Int, scaling: FontScaling? = nil) {
    pointSize = size
    self.cssWeight = cssWeight
    self.scaling = scaling
  }

  /// The host's font for text.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - weight: rounded to the nearest of the nine named weights.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    var nearest = 3
    for (step, named) in Weight.steps.enumerated()
    where abs(named.rawValue - weight.rawValue)
      < abs(Weight.steps[nearest].rawValue - weight.rawValue)
    {
      nearest = step
    }
    return UIFont(size: size, cssWeight: 100 * (nearest + 1))
  }

  /// The same, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The same font in another size, which it keeps.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, cssWeight: cssWeight)
  }
}
