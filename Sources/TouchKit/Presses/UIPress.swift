/// One press of a button or a key, from its going down to its coming up: one object for the whole
/// of its life.
///
/// Made by the window that a host reports it to, see ``UIWindow/send(presses:)``. Its values are
/// those of the event being handled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIPress {
  /// Where a press is in its life.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// The button went down in this event.
    case began
    /// Its force changed in this event.
    case changed
    /// It is down and did not change in this event.
    case stationary
    /// It came up in this event.
    case ended
    /// The press was taken away: the page is hidden, or the host starts afresh.
    case cancelled
  }

  /// Which button it is.
  nonisolated public enum PressType: Int, Hashable, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    /// The main button of a remote control, and the Enter key.
    case select
    /// The button that leads back, and the Escape key.
    case menu
    case playPause
    case pageUp = 30
    case pageDown = 31
    /// A key that stands for none of these; ``UIPress/key`` says which. UIKit has no name for it.
    case keyboard = 2000
  }

  /// Where the press is in its life, in the event being handled.
  public internal(set) var phase = Phase.began

  /// When it last changed, in seconds on the clock of the window.
  public internal(set) var timestamp: TimeInterval

  /// Which button it is.
  public let type: PressType

  /// How hard the button is pressed, from 0 to 1; 1 where the hardware cannot tell.
  public internal(set) var force: CGFloat

  /// The key, where it is one of a keyboard.
  public let key: UIKey?

  /// Who hears of the press; `nil` where nobody does.
  public internal(set) var responder: UIResponder?

  /// The window that it was reported to; `nil` once that is gone.
  public var window: UIWindow? {
    home.object
  }

  /// The recognizers that the press was given to; empty where there was none.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private let home: Backlink<UIWindow>
  // The bit of this press in the masks of events and recognizers, while it is down.
  let bit: UInt64
  // The view whose recognizers, and those of everything that holds it, are given the press.
  let view: UIView
  // Where the press stands with its responder.
  var standing = ViewStanding.untold
  // True once the responder has heard of it.
  var isHeard = false
  // True where a recognizer was given it, or a responder kept it.
  var isUsed = false

  init(
    _ sample: PressSample, bit: UInt64, for responder: UIResponder, in view: UIView,
    home: Backlink<UIWindow>
  ) {
    timestamp = sample.timestamp
    type = sample.type
    force = sample.force
    key = sample.key.map { UIKey($0) }
    self.responder = responder
    self.bit = bit
    self.view = view
    self.home = home
  }

  var isDown: Bool {
    phase != .ended && phase != .cancelled
  }

  /// True where a sample is one of the same button or key.
  func isButton(of sample: PressSample) -> Bool {
    type == sample.type && key?.keyCode == sample.key?.keyCode
  }
}

extension UIPress: nonisolated Hashable {
  nonisolated public static func == (a: UIPress, b: UIPress) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
