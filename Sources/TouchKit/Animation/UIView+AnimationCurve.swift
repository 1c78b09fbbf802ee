extension UIView {
  /// The four curves of UIKit.
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable {
    /// Begins and ends slowly: (0.42, 0, 0.58, 1).
    case easeInOut
    /// Begins slowly: (0.42, 0, 1, 1).
    case easeIn
    /// Ends slowly: (0, 0, 0.58, 1).
    case easeOut
    /// The same speed from the beginning to the end.
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
