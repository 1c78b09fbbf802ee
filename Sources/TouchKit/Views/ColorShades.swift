/// What one sees of a color, in light and in dark: twice the same for most.
nonisolated struct ColorShades: Hashable, Sendable {
  let light: ColorShade
  let dark: ColorShade

  init(light: ColorShade, dark: ColorShade) {
    self.light = light
    self.dark = dark
  }

  init(_ shade: ColorShade) {
    self.init(light: shade, dark: shade)
  }

  /// The shades at a fraction between these and others; see ``ColorShade/mixed(_:with:)``.
  func mixed(_ share: CGFloat, with end: ColorShades) -> ColorShades {
    ColorShades(
      light: light.mixed(share, with: end.light), dark: dark.mixed(share, with: end.dark))
  }
}

/// A color in sRGB, each part from 0 to 1.
nonisolated struct ColorShade: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  /// The shade at a fraction between this one and another one; below 0 and above 1, where springs go, parts stay within theirs.
  func mixed(_ share: CGFloat, with end: ColorShade) -> ColorShade {
    func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * share, 0), 1) }
    return ColorShade(
      red: part(red, end.red), green: part(green, end.green), blue: part(blue, end.blue),
      alpha: part(alpha, end.alpha))
  }
}
