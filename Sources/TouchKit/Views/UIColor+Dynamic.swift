nonisolated extension UIColor {
  /// A color that is another one in the dark, such as `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`. What is drawn with it follows by itself
  /// when somebody chooses the other (``FrameClock/userInterfaceStyle``); while the host does not say, it is the light one.
  ///
  /// - Parameter dynamicProvider: called at once, for light and for dark. (In UIKit whenever the color is drawn, with traits of other kinds, too.)
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.light, dark: dark.dark)
  }

  /// The one of two colors that these traits ask for; any other color itself.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(isDark: traitCollection.userInterfaceStyle == .dark)
  }

  func resolved(isDark: Bool) -> UIColor {
    let shade = isDark ? dark : light
    return UIColor(light: shade, dark: shade)
  }

  var isDynamic: Bool { light != dark }

  /// The color at a fraction between this one and another one; below 0 and above 1, where springs go, parts stay within theirs.
  func mixed(_ share: CGFloat, with end: UIColor) -> UIColor {
    func mixed(_ a: Shade, _ b: Shade) -> Shade {
      func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * share, 0), 1) }
      return Shade(
        red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
        alpha: part(a.alpha, b.alpha))
    }
    return UIColor(light: mixed(light, end.light), dark: mixed(dark, end.dark))
  }
}

extension UIView {
  /// A color as the view's window shows it.
  final func shown(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolved(isDark: host?.clock.userInterfaceStyle == .dark) : color
  }

  /// Light has become dark, or dark light: what is drawn in two colors is drawn anew.
  final func markColors() {
    var aspects: LayerAspects = []
    if backgroundColor?.isDynamic == true { aspects.insert(.background) }
    if (self as? UILabel)?.textColor.isDynamic == true { aspects.insert(.textStyle) }
    if (self as? PathView)?.strokeColor.isDynamic == true { aspects.insert(.path) }
    if let layerObject { aspects.formUnion(layerObject.dynamicAspects) }
    if !aspects.isEmpty { mark(aspects) }
  }
}

extension UIWindow {
  /// The host hears of the color behind everything.
  final func tellColor() {
    layers.windowColor = shown(backgroundColor ?? .clear)
  }
}
