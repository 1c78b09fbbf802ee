#if !hasFeature(Embedded)
  /// The name of a curve, for ``CAMediaTimingFunction``.
  nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The same speed from the beginning to the end.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning: (0.42, 0, 1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end: (0, 0, 0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends: (0.42, 0, 0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Fast at first, with a long end: (0.25, 0.1, 0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// A curve of an animation's time: a cubic Bézier curve from (0, 0) to (1, 1), with time along x and progress along y. Natively only.
  nonisolated public final class CAMediaTimingFunction: Sendable {
    let curve: TimingCurve

    /// One of the named curves; a name that is none of them counts as ``CAMediaTimingFunctionName/default``.
    public init(name: CAMediaTimingFunctionName) {
      switch name {
      case .linear: curve = .linear
      case .easeIn: curve = .easeIn
      case .easeOut: curve = .easeOut
      case .easeInEaseOut: curve = .easeInOut
      default: curve = .byItself
      }
    }

    /// A curve with two control points, the x of which are brought into 0…1: time does not run back. Numbers that are not finite count as 0.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      func finite(_ number: Float) -> CGFloat { number.isFinite ? CGFloat(number) : 0 }
      curve = TimingCurve(
        x1: min(max(finite(c1x), 0), 1), y1: finite(c1y), x2: min(max(finite(c2x), 0), 1),
        y2: finite(c2y))
    }

    // Spelled out: see UIResponder.
    deinit {}
  }
#endif
