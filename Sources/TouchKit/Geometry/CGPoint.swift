#if hasFeature(Embedded)
  /// A point in the plane; x grows to the right, y downwards.
  public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() {
      self.init(x: 0, y: 0)
    }

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public static let zero = CGPoint(x: 0, y: 0)
  }

  /// A width and a height.
  public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init() {
      self.init(width: 0, height: 0)
    }

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public static let zero = CGSize(width: 0, height: 0)
  }
#endif

extension CGPoint {
  /// The width and the height as coordinates.
  nonisolated init(_ size: CGSize) {
    self.init(x: size.width, y: size.height)
  }

  /// False where a coordinate is infinite or NaN.
  nonisolated public var isFinite: Bool {
    x.isFinite && y.isFinite
  }

  /// The same as `==`, under the name that older files use.
  nonisolated public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }

  nonisolated static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }

  nonisolated static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }

  nonisolated static func * (a: CGPoint, k: CGFloat) -> CGPoint {
    CGPoint(x: a.x * k, y: a.y * k)
  }

  nonisolated static func / (a: CGPoint, k: CGFloat) -> CGPoint {
    CGPoint(x: a.x / k, y: a.y / k)
  }

  /// The distance from the origin, in points.
  nonisolated var length: CGFloat {
    (x * x + y * y).squareRoot()
  }

  /// The distance to another point, in points.
  nonisolated func distance(to other: CGPoint) -> CGFloat {
    (self - other).length
  }
}

extension CGSize {
  // False where the width or the height is infinite or NaN.
  nonisolated var isFinite: Bool {
    width.isFinite && height.isFinite
  }

  /// The same as `==`, under the name that older files use.
  nonisolated public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}
