extension UIGestureRecognizer {
  /// How far a recognizer is with its gesture.
  ///
  ///                  ┌──────────▶ failed
  ///     possible ────┼──────────▶ ended (= recognized)                    discrete, or at once
  ///         ▲        └─▶ began ─▶ changed … ─▶ ended or cancelled         continuous
  ///         └──────────────────── reset, once all touches have ended
  ///
  /// ``StateTable`` has every pair.
  nonisolated public enum State: Int, Hashable, Sendable {
    /// Nothing is decided. No action is ever sent in this state.
    case possible
    /// A continuous gesture has just been recognized.
    case began
    /// A continuous gesture continues; from the touch event after ``began`` on.
    case changed
    /// The gesture is over, and it was one. A discrete recognizer goes here from ``possible``.
    case ended
    /// A gesture that had begun was interrupted.
    case cancelled
    /// This is not the gesture. No action is sent.
    case failed

    /// The name of ``ended`` for a discrete gesture.
    public static let recognized = State.ended

    /// True for the states that only a reset leaves.
    public var isFinal: Bool {
      self == .ended || self == .cancelled || self == .failed
    }

    /// True while a continuous gesture runs.
    public var isActive: Bool {
      self == .began || self == .changed
    }
  }
}

/// The name that Swift 4 gave to ``UIGestureRecognizer/State``.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
