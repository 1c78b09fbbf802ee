/// What the arbiter knows of one attempt of a recognizer, from its first touch to its reset.
struct Attempt {
  /// True from the first touch to the reset.
  var isOpen = false

  /// The touches that make up the gesture, in the order in which they came down.
  var touches: [UITouch] = []

  /// Every touch that was ever part of the attempt; two recognizers that share one can prevent each other.
  var shared: [UITouch] = []

  /// Every press that was part of the attempt; presses are shared as touches are.
  private(set) var presses: [UIPress] = []

  /// The wheel or trackpad steps of the attempt; they are shared too.
  private(set) var scroll: ScrollRun?

  /// The latest time stamp of all its touches, at which velocities are taken: the time stamp of a resting finger is
  /// old.
  var latest: TimeInterval {
    var latest: TimeInterval = 0
    for touch in shared { latest = max(latest, touch.timestamp) }
    if let scroll { latest = max(latest, scroll.time) }
    return latest
  }

  /// The bits of the touches and presses that delay the reset: those of the gesture, those ignored, and those that came
  /// down after the gesture was decided.
  var pending: UInt64 = 0

  /// Set while the recognizer wants to begin and other recognizers have to fail first.
  var waiting: Waiting?

  /// The answers of delegates and subclasses about failure requirements, asked once an attempt.
  var answers: [(other: Backlink<UIGestureRecognizer>, waits: Bool)] = []

  /// True while the action of this event is still to be sent.
  var isActionDue = false

  /// True once an action has been sent: without a `began` no `cancelled` is sent either.
  var isReported = false

  /// True where the gesture is recognized: its touches are then kept when they end.
  var isDecided = false

  /// True where the recognizer asked to fail after it began, which is illegal; it is cancelled with its last touch.
  var isCancelledAtEnd = false

  /// The type of the attempt's touches.
  var type: UITouch.TouchType?

  /// The recognizer's reason for failing.
  var failureReason: StaticString?

  /// The turn of the arbiter in which an action was sent last.
  var lastTurn: UInt = 0

  /// The state that the recognizer is asking for in this call.
  var asked: UIGestureRecognizer.State?

  /// The state that the arbiter is setting in this call.
  var forced: UIGestureRecognizer.State?

  /// Ends an attempt that goes on without a finger.
  var watchdog: FrameTimer?

  /// The turn of the arbiter in which the recognizer was last disabled or removed; it begins nothing in that turn.
  var removedTurn: UInt = 0

  private var lastMiddle = CGPoint.zero

  struct Waiting {
    let state: UIGestureRecognizer.State
    /// Increases with each waiting recognizer of a window: the lowest asked first.
    let order: Int
  }

  /// The middle of the touches, in the window's coordinates.
  var middle: CGPoint {
    guard !touches.isEmpty else { return scroll?.location ?? lastMiddle }
    var sum = CGPoint.zero
    for touch in touches { sum = sum + touch.location }
    return sum / CGFloat(touches.count)
  }

  mutating func add(_ contact: Contact) {
    switch contact {
    case .touch(let touch): add(touch)
    case .press(let press): add(press)
    case .scroll(let run): add(run)
    }
  }

  private mutating func add(_ touch: UITouch) {
    open(for: touch.bit)
    type = touch.type
    touches.append(touch)
    // A limit, for a recognizer that never decides; no other recognizer has the oldest touches any more.
    if shared.count == Self.memory { shared.removeFirst() }
    shared.append(touch)
  }

  // A press has no location: a gesture of presses only is in the middle of the view that gets them.
  private mutating func add(_ press: UIPress) {
    open(for: press.bit)
    if touches.isEmpty, let view = press.view {
      let bounds = view.bounds
      lastMiddle = view.toWindow(CGPoint(x: bounds.midX, y: bounds.midY))
    }
    if presses.count == Self.memory { presses.removeFirst() }
    presses.append(press)
  }

  // The gesture is where the pointer is.
  private mutating func add(_ run: ScrollRun) {
    open(for: run.bit)
    scroll = run
  }

  // How many touches, and presses, of one attempt are kept.
  private static let memory = 16

  private mutating func open(for bit: UInt64) {
    isOpen = true
    watchdog?.cancel()
    watchdog = nil
    pending |= bit
  }

  /// Removes the touches that have ended, except for those of a decided gesture.
  mutating func drop(_ bits: UInt64) {
    guard !isDecided else { return }
    lastMiddle = middle
    touches.remove(in: bits)
  }

  /// Removes a touch as if it had never been part of the gesture.
  mutating func forget(_ touch: UITouch) {
    touches.remove(object: touch)
    shared.remove(object: touch)
  }

  /// The same for a press.
  mutating func forget(_ press: UIPress) {
    presses.remove(object: press)
  }

  func shares(with other: Attempt) -> Bool {
    for touch in shared {
      for theirs in other.shared where touch === theirs { return true }
    }
    for press in presses {
      for theirs in other.presses where press === theirs { return true }
    }
    if let scroll { return scroll === other.scroll }
    return false
  }

  /// Clears the attempt, except for the location; arrays keep their memory.
  mutating func close() {
    isOpen = false
    // `location(in:)` stays valid after the reset.
    lastMiddle = middle
    touches.removeAll(keepingCapacity: true)
    shared.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    scroll = nil
    answers.removeAll(keepingCapacity: true)
    waiting = nil
    pending = 0
    isActionDue = false
    isReported = false
    isDecided = false
    isCancelledAtEnd = false
    failureReason = nil
    asked = nil
    lastTurn = 0
    type = nil
    watchdog?.cancel()
    watchdog = nil
  }
}
