/// One press of a button or a key, from going down to coming up: one object for its whole life.
///
/// Made by the window that a host reports it to, see ``UIWindow/send(presses:)``. Its values are
/// those of the event being handled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIPress {
  /// What happened to a press in an event.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// The button went down in this event.
    case began
    /// Its force changed in this event.
    case changed
    /// It is down and did not change in this event.
    case stationary
    /// It came up in this event.
    case ended
    /// The system ended the press: the page is hidden, or the host restarts.
    case cancelled
  }

  /// Which button it is.
  nonisolated public enum PressType: Int, Hashable, Sendable {
    /// The up arrow of a remote or a keyboard.
    case upArrow
    /// The down arrow of a remote or a keyboard.
    case downArrow
    /// The left arrow of a remote or a keyboard.
    case leftArrow
    /// The right arrow of a remote or a keyboard.
    case rightArrow
    /// The main button of a remote control, and the Enter key.
    case select
    /// The back button of a remote control, and the Escape key.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// The button for the previous page.
    case pageUp = 30
    /// The button for the next page.
    case pageDown = 31
    /// Any other key; ``UIPress/key`` says which. UIKit has no name for it.
    case keyboard = 2000
  }

  /// What happened to the press in the event being handled.
  public internal(set) var phase = Phase.began

  /// When it last changed, in seconds on the clock of the window.
  public internal(set) var timestamp: TimeInterval

  /// Which button it is.
  public let type: PressType

  /// How hard the button is pressed, from 0 to 1; 1 where the hardware cannot tell.
  public internal(set) var force: CGFloat

  /// The key, where it is one of a keyboard.
  public let key: UIKey?

  /// The responder that gets the press; `nil` where none does, and once it has been released: a
  /// press does not retain it.
  public internal(set) var responder: UIResponder? {
    get { receiver.object }
    set { receiver.object = newValue }
  }

  /// The window that it was reported to; `nil` once it has been released.
  public var window: UIWindow? {
    home.object
  }

  /// The recognizers that receive the press; empty where there is none. A press does not retain
  /// them. Made anew at each call.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    bound?.compactMap { $0.object }
  }

  private let home: Backlink<UIWindow>
  private var receiver = Backlink<UIResponder>()
  // Set when the press has begun.
  var bound: [Backlink<UIGestureRecognizer>]?
  // The press's bit in the masks of events and recognizers, while it is down.
  let bit: UInt64
  // The view whose recognizers, and those of its superviews, get the press.
  @Backlink private(set) var view: UIView?
  // How much of the press its responder has been sent.
  var viewState = ViewDeliveryState.pending
  // True once the responder has been sent the beginning.
  var hasReachedView = false
  // True where a recognizer got it, or a responder handled it.
  var isUsed = false

  init(
    _ sample: PressSample, bit: UInt64, for responder: UIResponder, in view: UIView,
    home: Backlink<UIWindow>
  ) {
    timestamp = sample.timestamp
    type = sample.type
    force = sample.force
    key = sample.key.map { UIKey($0) }
    receiver = Backlink(to: responder)
    self.bit = bit
    _view = Backlink(to: view)
    self.home = home
  }

  // Spelled out: see UIResponder.
  deinit {}

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
