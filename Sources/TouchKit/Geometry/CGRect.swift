#if hasFeature(Embedded)
  /// A rectangle, given by its top left corner and its size.
  public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init() {
      self.init(origin: .zero, size: .zero)
    }

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static let zero = CGRect()

    /// The null rectangle, as in Core Graphics: no location, and no size.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    public var width: CGFloat { abs(size.width) }
    public var height: CGFloat { abs(size.height) }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// True for points on the left and top edge, false for those on the right and bottom edge.
    public func contains(_ point: CGPoint) -> Bool {
      encloses(point)
    }

    /// The same rectangle, with a size that is not negative.
    public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    /// The rectangle made smaller by `dx` on the left and the right, by `dy` on the top and the bottom; null where nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard width >= 2 * dx, height >= 2 * dy else { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// True where the two share an area; touching edges are no intersection.
    public func intersects(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// True where the other lies within this one altogether.
    public func contains(_ other: CGRect) -> Bool {
      minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// What the two share: without an area where only their edges touch, null where they are apart.
    public func intersection(_ other: CGRect) -> CGRect {
      guard !isNull, !other.isNull, minX <= other.maxX, other.minX <= maxX, minY <= other.maxY,
        other.minY <= maxY
      else { return .null }
      let (x, y) = (max(minX, other.minX), max(minY, other.minY))
      return CGRect(
        x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }

    /// The smallest rectangle that contains both; a null one contains nothing.
    public func union(_ other: CGRect) -> CGRect {
      guard !isNull else { return other }
      guard !other.isNull else { return self }
      let (x, y) = (min(minX, other.minX), min(minY, other.minY))
      return CGRect(
        x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The smallest rectangle with whole coordinates that contains this one.
    public var integral: CGRect {
      let (x, y) = (minX.rounded(.down), minY.rounded(.down))
      return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
  }
#endif

extension CGRect {
  /// What `contains` says of a point; false where a number is not finite, for which Foundation's ends the program.
  @inline(__always)
  nonisolated func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The same number as Foundation's `midX` and `midY`, which first ask whether the size is negative.
  @inline(__always)
  nonisolated var center: CGPoint {
    CGPoint(
      x: (origin.x + (origin.x + size.width)) * 0.5, y: (origin.y + (origin.y + size.height)) * 0.5)
  }

  nonisolated public var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The same as `==`, under the name that older files use.
  nonisolated public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }
}
