nonisolated extension UIColor {
  /// A color that is another one in the dark, such as `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`. What is drawn with it follows by itself
  /// when somebody chooses the other (``FrameClock/userInterfaceStyle``); while the host does not say, it is the light one.
  ///
  /// - Parameter dynamicProvider: called at once, for light and for dark. (In UIKit whenever the color is drawn, with traits of other kinds, too.)
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(ColorShades(light: light.shades.light, dark: dark.shades.dark))
  }

  /// The one of two colors that these traits ask for; any other color itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(isDark: traitCollection.userInterfaceStyle == .dark)
  }

  func resolved(isDark: Bool) -> UIColor {
    isDynamic ? UIColor(ColorShades(isDark ? shades.dark : shades.light)) : self
  }

  var isDynamic: Bool { shades.light != shades.dark }
}
