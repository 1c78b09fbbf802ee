/// A map of space, four by four numbers; a point is a row, and is multiplied from the left.
///
///                              ┌ m11 m12 m13 m14 ┐
///     (x' y' z' w') = (x y z 1)│ m21 m22 m23 m24 │
///                              │ m31 m32 m33 m34 │
///                              └ m41 m42 m43 m44 ┘
///
/// A layer lies in the plane z = 0 and is seen from the front, so a host draws its part in the plane,
/// ``CATransform3DGetAffineTransform(_:)``.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// The element in row 1 and column 1.
  public var m11: CGFloat
  /// The element in row 1 and column 2.
  public var m12: CGFloat
  /// The element in row 1 and column 3.
  public var m13: CGFloat
  /// The element in row 1 and column 4.
  public var m14: CGFloat
  /// The element in row 2 and column 1.
  public var m21: CGFloat
  /// The element in row 2 and column 2.
  public var m22: CGFloat
  /// The element in row 2 and column 3.
  public var m23: CGFloat
  /// The element in row 2 and column 4.
  public var m24: CGFloat
  /// The element in row 3 and column 1.
  public var m31: CGFloat
  /// The element in row 3 and column 2.
  public var m32: CGFloat
  /// The element in row 3 and column 3.
  public var m33: CGFloat
  /// The element in row 3 and column 4.
  public var m34: CGFloat
  /// The element in row 4 and column 1.
  public var m41: CGFloat
  /// The element in row 4 and column 2.
  public var m42: CGFloat
  /// The element in row 4 and column 3.
  public var m43: CGFloat
  /// The element in row 4 and column 4.
  public var m44: CGFloat

  /// A transform of sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Identity.
  public init() {
    self.init(scaleX: 1, y: 1, z: 1)
  }

  private init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init(
      m11: x, m12: 0, m13: 0, m14: 0, m21: 0, m22: y, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: z, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  }

  static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(scaleX: x, y: y, z: z)
  }

  /// Rows and columns from 0 on, for the product.
  private subscript(row: Int) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    switch row {
    case 0: (m11, m12, m13, m14)
    case 1: (m21, m22, m23, m24)
    case 2: (m31, m32, m33, m34)
    default: (m41, m42, m43, m44)
    }
  }

  func multiplied(by other: CATransform3D) -> CATransform3D {
    func row(_ index: Int) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      let own = self[index]
      func sum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        own.0 * a + own.1 * b + own.2 * c + own.3 * d
      }
      return (
        sum(other.m11, other.m21, other.m31, other.m41),
        sum(other.m12, other.m22, other.m32, other.m42),
        sum(other.m13, other.m23, other.m33, other.m43),
        sum(other.m14, other.m24, other.m34, other.m44)
      )
    }
    let (a, b, c, d) = (row(0), row(1), row(2), row(3))
    return CATransform3D(
      m11: a.0, m12: a.1, m13: a.2, m14: a.3, m21: b.0, m22: b.1, m23: b.2, m24: b.3,
      m31: c.0, m32: c.1, m33: c.2, m34: c.3, m41: d.0, m42: d.1, m43: d.2, m44: d.3)
  }
}
