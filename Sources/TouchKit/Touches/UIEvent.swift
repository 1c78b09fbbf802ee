/// What happened to the touches of a window at one moment.
///
/// Each window has one such object and reuses it for the next event, as in UIKit: copy its values, do not keep the
/// event.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public class UIEvent {
  /// What an event is of.
  nonisolated public enum EventType: Int, Hashable, Sendable {
    /// Fingers and pens on the screen.
    case touches = 0
    /// Buttons and keys.
    case presses = 3
    /// A step of a wheel or a trackpad. Recognizers and delegates are asked whether to receive it
    /// (``UIGestureRecognizer/shouldReceive(_:)``).
    case scroll = 10
  }

  /// ``EventType/touches``, or ``EventType/presses`` for a ``UIPressesEvent``.
  public let type: EventType

  /// When it happened, in seconds on the clock of the window.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0

  // Those of the window.
  final var held: HeldModifiers?

  // The touches that are down or end in this event, and their bits by phase; of a `UIPressesEvent` the bits
  // of its presses.
  @exclusivity(unchecked) var touches: [UITouch] = []
  var began: UInt64 = 0
  var moved: UInt64 = 0
  var ended: UInt64 = 0
  var cancelled: UInt64 = 0
  @exclusivity(unchecked) var sets = TouchSets()

  // The samples of touches that have more than one in this event, and the bits of those touches.
  @exclusivity(unchecked) private var samples: [TouchSample] = []
  private var coalesced: UInt64 = 0

  init(_ type: EventType = .touches) {
    self.type = type
  }

  // Spelled out: see UIResponder.
  deinit {}

  var changed: UInt64 {
    began | moved | ended | cancelled
  }

  /// Every touch on the window, those included that end in this event; `nil` where there is none, between
  /// events.
  public var allTouches: Set<UITouch>? {
    sets.all(touches)
  }

  /// The touches that landed on a view, those included that end in this event; `nil` where there is none.
  /// Made anew at each call.
  public func touches(for view: UIView) -> Set<UITouch>? {
    pick { $0.view === view }
  }

  /// The touches that landed on a window; `nil` where there is none. Made anew at each call.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    pick { $0.window === window }
  }

  /// The touches that a recognizer follows, without those that it ignores; `nil` where there is none. Made
  /// anew at each call.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    pick { gesture.tracked & $0.bit != 0 }
  }

  private func pick(_ wanted: (UITouch) -> Bool) -> Set<UITouch>? {
    var picked = Set<UITouch>()
    for touch in touches where wanted(touch) { picked.insert(touch) }
    return picked.isEmpty ? nil : picked
  }

  /// What the touch did since the event before, sample by sample, oldest first; the last is the
  /// touch as it is now.
  ///
  /// A host that reports once per frame still includes each measurement in between. `nil` for a
  /// touch that is not of this event. Made anew at each call.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    guard coalesced & touch.bit != 0 else { return [touch.copy(touch.now, after: touch.previous)] }
    var found: [UITouch] = []
    var previous = touch.previous
    for sample in samples where sample.id == touch.identifier {
      found.append(touch.copy(sample, after: previous))
      previous = sample.location
    }
    return found
  }

  /// Calls `body` with each location of ``coalescedTouches(for:)``, in a view's coordinates; `nil` stands for the
  /// window. A touch that is not of this event has one: its present location.
  ///
  /// Allocates nothing: copying a touch for each location costs more than most recognizers do with it.
  package func forEachLocation(of touch: UITouch, in view: UIView?, _ body: (CGPoint) -> Void) {
    guard coalesced & touch.bit != 0, touches.contains(touch) else {
      body(touch.location(in: view))
      return
    }
    for index in samples.indices where samples[index].id == touch.identifier {
      body(UIView.fromWindow(samples[index].location, to: view))
    }
  }

  /// Called before a touch of this event gets a further sample.
  func coalesce(_ touch: UITouch, with sample: TouchSample) {
    if coalesced & touch.bit == 0 {
      coalesced |= touch.bit
      samples.append(touch.now)
    }
    samples.append(sample)
  }

  /// The event is over; the object is reused for the next one.
  func close() {
    began = 0
    moved = 0
    ended = 0
    cancelled = 0
    if coalesced != 0 {
      coalesced = 0
      samples.clear()
    }
  }
}
