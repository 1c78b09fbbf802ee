/// Something that is to be felt, as a host hears of it through ``FrameClock/onFeedback``.
nonisolated public enum HapticFeedback: Hashable, Sendable {
  /// One of the others will follow shortly: hardware that has to wake up does so now.
  case prepare
  /// Two things hit each other, softly (intensity towards 0) or with full force (1).
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// Something else is chosen now.
  case selection
  /// Something succeeded, or did not.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// What makes something be felt. Without a host that listens, as on a device without the hardware,
/// nothing is.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator {
  public init() {}

  deinit {}

  /// Says that something is to be felt shortly.
  open func prepare() {
    send(.prepare)
  }

  // Only code that a window or its clock runs can be felt: elsewhere nobody knows which host it belongs to.
  final func send(_ feedback: HapticFeedback) {
    FrameClock.current?.onFeedback?(feedback)
  }
}

/// Makes hits be felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What kind of things hit each other. The numbers are UIKit's.
  nonisolated public enum FeedbackStyle: Int, Hashable, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Medium.
  public override init() {
    style = .medium
    super.init()
  }

  /// A hit with full force.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// A hit.
  ///
  /// - Parameter intensity: from 0 to 1; held between them, and what is no number is 0.
  open func impactOccurred(intensity: CGFloat) {
    send(.impact(style, intensity: intensity >= 0 ? min(intensity, 1) : 0))
  }
}

/// Makes a change of what is chosen be felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    send(.selection)
  }
}

/// Makes success and failure be felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went. The numbers are UIKit's.
  nonisolated public enum FeedbackType: Int, Hashable, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    send(.notification(notificationType))
  }
}
