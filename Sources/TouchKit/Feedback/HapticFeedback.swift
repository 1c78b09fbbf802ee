/// Something that is to be felt, as a host hears of it through ``FrameClock/onFeedback``.
nonisolated public enum HapticFeedback: Hashable, Sendable {
  /// One of the others will follow shortly: hardware may prepare for it.
  case prepare
  /// Two things hit each other, softly (intensity towards 0) or with full force (1).
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// The selection has changed.
  case selection
  /// Something succeeded, or did not.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// The base of the feedback generators. Without ``FrameClock/onFeedback`` they do nothing, as on a device without the
/// hardware.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator {
  /// A generator; the hardware is not prepared before ``prepare()``.
  public init() {}

  deinit {}

  /// Announces that feedback will follow shortly.
  open func prepare() {
    send(.prepare)
  }

  // Only within calls of a window or its clock: elsewhere there is no current clock, and so no host.
  final func send(_ feedback: HapticFeedback) {
    FrameClock.current?.onFeedback?(feedback)
  }
}

/// Feedback for a collision of two things.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of things that collide. The raw values are UIKit's.
  nonisolated public enum FeedbackStyle: Int, Hashable, Sendable {
    /// As small, light things collide.
    case light
    /// As things of middle size collide.
    case medium
    /// As large, heavy things collide.
    case heavy
    /// As soft things collide.
    case soft
    /// As hard things collide.
    case rigid
  }

  private let style: FeedbackStyle

  /// A generator of one style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Medium.
  public override init() {
    style = .medium
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Sends an impact with full intensity.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Sends an impact.
  ///
  /// - Parameter intensity: from 0 to 1; clamped, and NaN counts as 0.
  open func impactOccurred(intensity: CGFloat) {
    send(.impact(style, intensity: intensity >= 0 ? min(intensity, 1) : 0))
  }
}

/// Feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of a selection that has changed, where the device can.
  open func selectionChanged() {
    send(.selection)
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// Feedback for success, warning and failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome. The raw values are UIKit's.
  nonisolated public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success
    /// A task has led to a warning.
    case warning
    /// A task has failed.
    case error
  }

  /// Plays the feedback of a result, where the device can.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    send(.notification(notificationType))
  }

  // Spelled out: see UIResponder.
  deinit {}
}
