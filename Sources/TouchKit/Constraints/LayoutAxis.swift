/// Across or down, for what is the same along both.
nonisolated enum LayoutAxis {
  case across
  case down

  /// Where among a view's four variables, x, y, width and height, that of its place is.
  var placeIndex: Int { self == .across ? 0 : 1 }
  /// Where that of its length is.
  var lengthIndex: Int { self == .across ? 2 : 3 }

  var constraintAxis: NSLayoutConstraint.Axis { self == .across ? .horizontal : .vertical }

  var other: LayoutAxis { self == .across ? .down : .across }

  func length(_ size: CGSize) -> CGFloat { self == .across ? size.width : size.height }
  func place(_ point: CGPoint) -> CGFloat { self == .across ? point.x : point.y }
  func start(_ insets: UIEdgeInsets) -> CGFloat { self == .across ? insets.left : insets.top }
  func end(_ insets: UIEdgeInsets) -> CGFloat { self == .across ? insets.right : insets.bottom }
}

/// A place along one axis of a view: from 0, its left or upper edge, to 1, the right or lower one; or its length.
nonisolated struct LayoutMeasure {
  var axis: LayoutAxis
  // nil for the length.
  var part: Double?
  var isInMargins = false

  /// What an attribute names, where one reads from the right or not; `nil` for none.
  init?(_ attribute: NSLayoutConstraint.Attribute, readsFromRight: Bool) {
    let (leading, trailing): (Double, Double) = readsFromRight ? (1, 0) : (0, 1)
    switch attribute {
    case .notAnAttribute: return nil
    case .left, .leftMargin: (axis, part) = (.across, 0)
    case .right, .rightMargin: (axis, part) = (.across, 1)
    case .leading, .leadingMargin: (axis, part) = (.across, leading)
    case .trailing, .trailingMargin: (axis, part) = (.across, trailing)
    case .centerX, .centerXWithinMargins: (axis, part) = (.across, 0.5)
    case .top, .topMargin: (axis, part) = (.down, 0)
    case .bottom, .bottomMargin: (axis, part) = (.down, 1)
    case .centerY, .centerYWithinMargins: (axis, part) = (.down, 0.5)
    case .width: (axis, part) = (.across, nil)
    case .height: (axis, part) = (.down, nil)
    }
    isInMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }
}
