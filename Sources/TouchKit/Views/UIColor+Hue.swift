extension UIColor {
  /// A color by its place on the circle of colors: red at 0, green at 1/3, blue at 2/3, red again at 1.
  ///
  ///     part = brightness − brightness · saturation · clamp(d − 1)         clamp to 0…1
  ///
  /// with d the distance on the circle, in sixths of it, from the hue to that of the part. Orange, 1/12, is half a sixth from red and
  /// one and a half from green: red 1, green 0.5, blue 0.
  ///
  /// - Parameters:
  ///   - hue: from 0 to 1; others are clamped.
  ///   - saturation: from 0, a gray, to 1; others are clamped.
  ///   - brightness: from 0, black, to 1; others are clamped.
  ///   - alpha: the opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func limited(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1) : 0 }
    let (hue, brightness) = (limited(hue) * 6, limited(brightness))
    let chroma = brightness * limited(saturation)
    // A part whose own hue is at `sixth`.
    func part(_ sixth: CGFloat) -> CGFloat {
      let distance = abs(hue - sixth)
      return brightness - chroma * limited(min(distance, 6 - distance) - 1)
    }
    self.init(red: part(0), green: part(2), blue: part(4), alpha: alpha)
  }
}
