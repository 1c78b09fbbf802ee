/// What holds the content of a scroll view: exactly one of these at any moment.
///
/// ``ScrollState/advance(_:)`` is all that leads from one to another:
///
/// | event | rest | caught | held | moving | inTransition |
/// |---|---|---|---|---|---|
/// | touched | caught | caught | held | moving | inTransition |
/// | gripped | held | held | held | held | inTransition |
/// | loosened | rest | caught | caught ¹ | moving | inTransition |
/// | started | moving | moving | moving | moving | inTransition |
/// | stopped | rest | caught | held | caught ¹ | inTransition |
/// | lifted | rest | rest | rest | moving | inTransition |
/// | transitionBegan | inTransition | inTransition | inTransition | inTransition | inTransition |
/// | transitionEnded | rest | caught | held | moving | caught ¹ |
/// | left | rest | rest | rest | rest | inTransition |
///
/// ¹ rest, where no finger tracks or drags.
enum ScrollActivity {
  /// Nothing does: it is where it may rest, and no finger is on it.
  case rest
  /// Fingers are down and do not drag it yet; the motion that it had has stopped.
  case caught
  /// Fingers drag or pinch it.
  case held(ScrollGrip)
  /// A motion runs. Fingers that were down before continue with their next movement.
  case moving(ScrollMotion)
  /// A change of layout says where it is. Fingers on it wait.
  case inTransition
}

/// What leads from one ``ScrollActivity`` to another.
enum ScrollEvent {
  /// A finger is down, and may have caught something.
  case touched(ScrollCatch?)
  /// Fingers have begun to drag or pinch the content, or begin a new grip.
  case gripped(ScrollGrip)
  /// They hold it no more, and are still there.
  case loosened
  /// It begins to move by itself.
  case started(ScrollMotion)
  /// It has arrived, or was stopped where it is.
  case stopped
  /// No finger is on it any more.
  case lifted
  /// A change of layout begins to say where it is.
  case transitionBegan
  /// The change of layout is over.
  case transitionEnded
  /// The scroll view leaves its window: every activity ends, but for a change of layout.
  case left
}

/// Interactions that have begun and not ended. All but `tracking` are announced to the delegate at both ends.
nonisolated struct ScrollPhases: OptionSet {
  let rawValue: UInt8

  /// A finger is down that may drag, or drags.
  static let tracking = ScrollPhases(rawValue: 1 << 0)
  /// A finger drags, on this scroll view or, beyond its edge, on one within it.
  static let dragging = ScrollPhases(rawValue: 1 << 1)
  /// Two fingers pinch; not yet over while one of them is left.
  static let pinching = ScrollPhases(rawValue: 1 << 2)
  /// The scale changes: from the first pinch, or the beginning of an animated change, until it has settled.
  static let zooming = ScrollPhases(rawValue: 1 << 3)
}

/// All that changes while a scroll view is used, beside where its content is.
struct ScrollState {
  private(set) var activity = ScrollActivity.rest
  private(set) var phases: ScrollPhases = []
  /// The number of motions so far: who advances a motion knows by it whether it is still
  /// the same motion after others have heard of the movement.
  private(set) var motions = 0
  /// What fingers have left behind that are or were on it.
  var fingers = ScrollFingers()

  /// See the table of ``ScrollActivity``.
  mutating func advance(_ event: ScrollEvent) {
    switch (event, activity) {
    case (.left, _):
      let wasInLayoutTransition = isInLayoutTransition
      self = ScrollState(motions: motions)
      if wasInLayoutTransition { activity = .inTransition }
    case (.touched(let caught), _):
      phases.insert(.tracking)
      if let caught { fingers.caught = caught }
      if case .rest = activity { activity = .caught }
    case (.lifted, _):
      phases.remove(.tracking)
      fingers.caught = nil
      fingers.lastPinch = nil
      switch activity {
      case .caught, .held: activity = .rest
      case .rest, .moving, .inTransition: break
      }
    case (.transitionBegan, _):
      activity = .inTransition
    case (.transitionEnded, .inTransition), (.loosened, .held), (.stopped, .moving):
      activity = idle
    case (_, .inTransition), (.transitionEnded, _), (.loosened, _), (.stopped, _):
      break
    case (.gripped(let grip), _):
      activity = .held(grip)
    case (.started(let motion), _):
      activity = .moving(motion)
      motions += 1
    }
  }

  private init(motions: Int) {
    self.motions = motions
  }

  init() {}

  private var idle: ScrollActivity {
    phases.isDisjoint(with: [.tracking, .dragging]) ? .rest : .caught
  }

  mutating func begin(_ phase: ScrollPhases) {
    phases.insert(phase)
  }

  mutating func end(_ phase: ScrollPhases) {
    phases.remove(phase)
    if case .caught = activity { activity = idle }
  }

  /// Another motion replaces the running one: the content was set to another offset.
  mutating func redirect(_ motion: ScrollMotion) {
    if case .moving = activity { activity = .moving(motion) }
  }

  var motion: ScrollMotion? {
    if case .moving(let motion) = activity { motion } else { nil }
  }

  var grip: ScrollGrip? {
    if case .held(let grip) = activity { grip } else { nil }
  }

  var isMoving: Bool {
    if case .moving = activity { true } else { false }
  }

  var isInLayoutTransition: Bool {
    if case .inTransition = activity { true } else { false }
  }

  var isHeld: Bool {
    if case .held = activity { true } else { false }
  }
}

/// What is kept of fingers that are on a scroll view, or have just lifted, for the motion that follows.
struct ScrollFingers {
  /// What they caught as they landed.
  var caught: ScrollCatch?
  /// Where their pinch left the content.
  var lastPinch: LastPinch?
  /// How far their drag has been handed on to the enclosing scroll view; `nil` where none of it ever was.
  var handedOn: CGPoint?
  /// How far beyond its range the content was when they took hold of it, without resistance, along each axis; 0
  /// within, and once it is back.
  var overhang = CGPoint.zero
  /// How far down the enclosing scroll view goes before this one, in points: see ``UIScrollView/opensBeforeContent``.
  var lead: CGFloat = 0
}
