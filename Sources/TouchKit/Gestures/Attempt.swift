/// One try of a recognizer, from its first touch to its reset: what the arbiter remembers of it.
struct Attempt {
  /// True from the first touch to the reset.
  var isOpen = false

  /// The touches that make up the gesture, in the order in which they came down.
  var touches: [UITouch] = []

  /// Every touch that was ever part of the try; two recognizers that have one in common can prevent
  /// each other.
  var shared: [UITouch] = []

  /// Every press that was; it can be had in common as a touch can.
  private(set) var presses: [UIPress] = []

  /// The steps of a wheel or a trackpad that it is made of; they can be had in common too.
  private(set) var scroll: ScrollRun?

  /// When any of them was heard of last: what velocities are asked at. A finger that rests is not
  /// heard of until another one lifts, so it is not enough to ask one of them.
  var latest: TimeInterval {
    var latest: TimeInterval = 0
    for touch in shared { latest = max(latest, touch.timestamp) }
    if let scroll { latest = max(latest, scroll.time) }
    return latest
  }

  /// The bits of the touches and presses that hold back the reset: those of the gesture, those
  /// ignored, and those that came down after the gesture was decided.
  var pending: UInt64 = 0

  /// The gesture that the recognizer wants to begin and may not yet, because others have to fail first.
  var held: Held?

  /// The delegates' and the subclasses' answers about waiting, asked once.
  var answers: [(other: Backlink<UIGestureRecognizer>, waits: Bool)] = []

  /// True while the action of this event is still to be sent.
  var isActionDue = false

  /// True once an action has been sent: a gesture that nobody heard begin is not heard to be
  /// cancelled either.
  var isReported = false

  /// True where the gesture is recognized and made of the touches it has, so that they are kept
  /// when they end.
  var isDecided = false

  /// True where the recognizer asked to fail in the middle of its gesture, which it may not; it is
  /// cancelled with its last touch.
  var wantsOut = false

  /// The type of touch that this try is made of.
  var type: UITouch.TouchType?

  /// Why the recognizer gives up, in its own words.
  var excuse: StaticString?

  /// The turn of the arbiter in which an action was sent last.
  var lastTurn: UInt = 0

  /// The state that the recognizer is just asking for.
  var asked: UIGestureRecognizer.State?

  /// The state that the arbiter is just setting.
  var forced: UIGestureRecognizer.State?

  /// What ends a try that goes on without a finger.
  var watchdog: FrameTimer?

  /// The turn of the arbiter in which the recognizer was last switched off or taken away; it starts
  /// nothing new in it.
  var withdrawnTurn: UInt = 0

  private var lastMiddle = CGPoint.zero

  struct Held {
    let state: UIGestureRecognizer.State
    /// Counts on with every hold of a window: who asked first.
    let order: Int
  }

  /// The middle of the touches, in the window's coordinates.
  var middle: CGPoint {
    guard !touches.isEmpty else { return scroll?.place ?? lastMiddle }
    var sum = CGPoint.zero
    for touch in touches { sum = sum + touch.location }
    return sum / CGFloat(touches.count)
  }

  mutating func add(_ touch: UITouch) {
    open(for: touch.bit)
    type = touch.type
    touches.append(touch)
    // A recognizer that never decides would collect touches for ever; those of long ago have no rival left.
    if shared.count == Self.memory { shared.removeFirst() }
    shared.append(touch)
  }

  /// Adds a press. It has no place: a gesture that is made of presses only is in the middle of the
  /// view that gets them.
  mutating func add(_ press: UIPress) {
    open(for: press.bit)
    if touches.isEmpty, let view = press.view {
      let bounds = view.bounds
      lastMiddle = view.toWindow(CGPoint(x: bounds.midX, y: bounds.midY))
    }
    if presses.count == Self.memory { presses.removeFirst() }
    presses.append(press)
  }

  /// Adds a run of steps of a wheel or a trackpad: the gesture is where the pointer is.
  mutating func add(_ run: ScrollRun) {
    open(for: run.bit)
    scroll = run
  }

  // How many touches, and presses, of one try are remembered.
  private static let memory = 16

  private mutating func open(for bit: UInt64) {
    isOpen = true
    watchdog?.cancel()
    watchdog = nil
    pending |= bit
  }

  /// Lets go of the touches that have ended, except for those that a decided gesture is made of.
  mutating func drop(_ bits: UInt64) {
    guard !isDecided else { return }
    lastMiddle = middle
    touches.removeAll { $0.bit & bits != 0 }
  }

  /// Lets go of a touch that is not part of the gesture, as if it had never been one of its touches.
  mutating func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    shared.removeAll { $0 === touch }
  }

  /// The same for a press.
  mutating func forget(_ press: UIPress) {
    presses.removeAll { $0 === press }
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

  /// Forgets the try, except for the place; the memory is kept for the next one.
  mutating func close() {
    isOpen = false
    // Who looks after the action finds the touches where they were.
    lastMiddle = middle
    touches.removeAll(keepingCapacity: true)
    shared.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    scroll = nil
    answers.removeAll(keepingCapacity: true)
    held = nil
    pending = 0
    isActionDue = false
    isReported = false
    isDecided = false
    wantsOut = false
    excuse = nil
    asked = nil
    lastTurn = 0
    type = nil
    watchdog?.cancel()
    watchdog = nil
  }
}
