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

#if !hasFeature(Embedded)
  nonisolated extension UIColor {
    /// Writes the color's hue, saturation and brightness, from 0 to 1, and its opacity, to where it is told; `nil` for one that is not
    /// wanted. The opposite of ``init(hue:saturation:brightness:alpha:)``: orange has the hue 1/12. A gray has the hue 0, and black the
    /// saturation 0 as well. Of a color of light and dark those of the light one.
    ///
    /// - Returns: true, as every color has these parts here.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let most = max(red, green, blue)
      let chroma = most - min(red, green, blue)
      // In sixths of the circle.
      var place: CGFloat = 0
      if chroma > 0 {
        place =
          most == red
          ? (green - blue) / chroma
          : most == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
      }
      hue?.pointee = (place < 0 ? place + 6 : place) / 6
      saturation?.pointee = most > 0 ? chroma / most : 0
      brightness?.pointee = most
      alpha?.pointee = self.alpha
      return true
    }
  }
#endif
