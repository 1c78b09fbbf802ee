import TouchKit

/// The colours of the grid and of what lies in it: light for those who want light.
///
/// A photo that is open, the small photos below it, a slideshow and two photos beside each other are dark for everybody: see ``Palette``.
nonisolated enum GridColors {
  static let ground = pair(light: .white, dark: .black)
  static let ink = pair(
    light: UIColor(red: 0.106, green: 0.106, blue: 0.114, alpha: 1), dark: Palette.ink)
  static let dimInk = pair(light: UIColor(white: 0, alpha: 0.6), dark: Palette.dimInk)
  /// Where a photo is to be whose own colour is not known yet.
  static let plate = pair(
    light: UIColor(red: 0.91, green: 0.91, blue: 0.925, alpha: 1), dark: Palette.plate)
  /// Behind a title, where photos pass below it: as the ground, so that it is seen nowhere else.
  static let titlePlate = pair(
    light: UIColor(white: 1, alpha: 0.6), dark: UIColor(white: 0, alpha: 0.6))
  /// Around a photo that is chosen.
  static let chosenGround = pair(
    light: UIColor(red: 0.78, green: 0.87, blue: 1, alpha: 1),
    dark: UIColor(red: 0.1, green: 0.2, blue: 0.36, alpha: 1))
  /// What leads through all photos, over photos of any colour.
  static let handle = pair(
    light: UIColor(white: 0.2, alpha: 0.7), dark: UIColor(white: 1, alpha: 0.9))

  private static func pair(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .light ? light : dark }
  }
}
