extension NSLayoutConstraint {
  /// What of a view is related to something. The raw values are UIKit's. (There are no baselines: hosts do not say where in a line the letters stand.)
  nonisolated public enum Attribute: Int, Hashable, Sendable {
    /// None: the first one is related to the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The left edge, or the right one where the view that both are in has the ``UIView/effectiveUserInterfaceLayoutDirection`` from right to left.
    case leading = 5
    /// The edge opposite the ``leading`` one.
    case trailing = 6
    /// The length across.
    case width = 7
    /// The length down.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The left edge within the ``UIView/layoutMargins``.
    case leftMargin = 13
    /// The right edge within the margins.
    case rightMargin = 14
    /// The upper edge within the margins.
    case topMargin = 15
    /// The lower edge within the margins.
    case bottomMargin = 16
    /// The leading edge within the margins.
    case leadingMargin = 17
    /// The trailing edge within the margins.
    case trailingMargin = 18
    /// The middle across of what is within the margins.
    case centerXWithinMargins = 19
    /// The middle down of what is within the margins.
    case centerYWithinMargins = 20

    var isLength: Bool {
      self == .width || self == .height
    }

    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }

  /// How the two sides are related. The raw values are UIKit's.
  nonisolated public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Across or down. The raw values are UIKit's.
  nonisolated public enum Axis: Int, Hashable, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}

extension NSLayoutConstraint {
  /// Whether it is along the direction in which one reads, which its constant and its relation follow then.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}
