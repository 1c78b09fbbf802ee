/// A color of a layer, in sRGB.
nonisolated public struct CGColor: Hashable, Sendable {
  let color: UIColor

  /// Components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray: 0 is black, 1 is white.
  public init(gray: CGFloat, alpha: CGFloat) {
    color = UIColor(white: gray, alpha: alpha)
  }

  init(_ color: UIColor) {
    self.color = color
  }

  /// How opaque it is, from 0 to 1; of two colors that of the light one.
  public var alpha: CGFloat {
    color.alpha
  }
}

extension UIColor {
  /// The same color for a layer. One that is another in the dark stays so, and the layer follows. (In UIKit it is the present one of the two, and whoever set it
  /// sets it again in `traitCollectionDidChange(_:)`.)
  nonisolated public var cgColor: CGColor {
    CGColor(self)
  }

  /// A layer's color for a view.
  nonisolated public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.shades)
  }
}
