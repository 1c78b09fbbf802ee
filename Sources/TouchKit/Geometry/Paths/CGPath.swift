/// Lines and curves, for hit tests and for what a finger has drawn.
///
/// A path is geometry; nothing draws it by itself: a ``CAShapeLayer`` shows it, and a ``CGContext`` draws it.
nonisolated open class CGPath {
  var elements: [PathElement] = []

  /// A path without points.
  public init() {}

  // Spelled out: see UIResponder.
  deinit {}

  /// True where nothing has been added.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The start of the next line: the end of the last one, or after a closed part its beginning. (0, 0) for an
  /// empty path.
  public var currentPoint: CGPoint {
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        here = point
      case .line(let point), .quad(_, let point), .curve(_, _, let point): here = point
      case .close: here = start
      }
    }
    return here
  }

  /// The upright rectangle around all points, control points included; `CGRect.null` for an
  /// empty path.
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let control, let point):
        box.add(control)
        box.add(point)
      case .curve(let first, let second, let point):
        box.add(first)
        box.add(second)
        box.add(point)
      case .close: break
      }
    }
    return box.rect
  }

  /// The upright rectangle around the lines and curves themselves, within a hundredth of a point;
  /// `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    for line in polylines() {
      for point in line { box.add(point) }
    }
    return box.rect
  }

  /// True where a point is inside; each part counts as closed. A point on the outline is on either side.
  ///
  /// - Parameters:
  ///   - rule: what is inside where lines cross; see ``CGPathFillRule``.
  ///   - transform: applied to the path first.
  /// - Complexity: O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let local = transform.isIdentity ? point : point.applying(transform.inverted())
    let turns = windingNumber(of: local)
    return rule == .winding ? turns.winding != 0 : turns.crossings % 2 == 1
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// An immutable copy.
  public func copy() -> CGPath? {
    let copy = CGPath()
    copy.elements = elements
    return copy
  }
}

/// What is inside where lines cross each other.
nonisolated public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside where the lines wind around a point more often in one direction than in the other.
  case winding
  /// Inside where a ray from the point crosses an odd number of lines.
  case evenOdd
}

/// A part of a path, from where the one before it ended.
nonisolated public enum PathElement: Equatable, Sendable {
  /// A new part begins at the point.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A quadratic Bézier curve: its control point and its end.
  case quad(CGPoint, CGPoint)
  /// A cubic one: its two control points and its end.
  case curve(CGPoint, CGPoint, CGPoint)
  /// A line back to where the part began.
  case close
}

/// The smallest upright rectangle around points.
nonisolated struct PointBox {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func add(_ point: CGPoint) {
    guard let old = low else {
      low = point
      high = point
      return
    }
    low = CGPoint(x: min(old.x, point.x), y: min(old.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard let low else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
