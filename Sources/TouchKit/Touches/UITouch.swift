/// One finger on the surface, from its touch-down to its lift: one object for the whole of its life.
///
/// Made by the window that the finger lands on. Its values are those of the event being handled;
/// keep a copy of a value, not of the touch, where an earlier one is wanted.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITouch {
  /// Where the touch is in its life, in the event being handled.
  @exclusivity(unchecked) public internal(set) var phase = Phase.began

  /// When the touch last changed, in seconds on the clock of the window.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval

  /// What touches: a finger, a stylus, a pointing device.
  @exclusivity(unchecked) public internal(set) var type: TouchType

  /// How many times in a row the finger came down at about this place; 1 for a first touch.
  ///
  /// A touch-down counts on when it comes within ``Constants/multiTapInterval`` and
  /// ``Constants/multiTapDistance`` of the lift of a tap. Once the finger has moved farther than
  /// ``Constants/tapMovement`` the count is 0: this touch is no tap.
  @exclusivity(unchecked) public internal(set) var tapCount = 1

  /// The force of the touch; 1 is an average touch, 0 where the hardware does not measure it.
  @exclusivity(unchecked) public internal(set) var force: CGFloat

  /// The greatest force that can be reported, ``Constants/largestForce`` or more: `force /
  /// maximumPossibleForce` is the share, from 0 to 1. 0 where the hardware does not measure it; a
  /// stylus always does, a finger does where it has a force.
  public var maximumPossibleForce: CGFloat {
    type == .pencil || force > 0 ? max(Constants.largestForce, force) : 0
  }

  /// Half the width of the contact, in points; 0 where the hardware does not measure it.
  @exclusivity(unchecked) public internal(set) var majorRadius: CGFloat

  /// The view that the finger landed on, for the whole life of the touch, wherever the finger goes; `nil`
  /// where it landed on none, and once that view is gone: a touch does not retain it.
  public internal(set) var view: UIView? {
    get { landing.object }
    set { landing.object = newValue }
  }

  /// The window that the finger landed on; `nil` once that is gone.
  public var window: UIWindow? {
    home.object
  }

  /// The recognizers that this touch was given to, deepest view first; empty where there was none.
  /// Without those that are gone: a touch does not retain them. Made anew at each call.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    bound?.compactMap { $0.object }
  }

  /// The angle between a stylus and the surface, in radians: π/2 is upright.
  @exclusivity(unchecked) public internal(set) var altitudeAngle: CGFloat

  /// How far a stylus is turned about its own axis, in radians, from −π to π; 0 where the hardware does not
  /// measure it.
  @exclusivity(unchecked) public internal(set) var rollAngle: CGFloat

  /// The values that are an estimate so far: a stylus may measure them later than it reports the touch.
  @exclusivity(unchecked) public internal(set) var estimatedProperties: Properties

  /// Those of them that a correction is to come for; see
  /// ``UIResponder/touchesEstimatedPropertiesUpdated(_:)``.
  public var estimatedPropertiesExpectingUpdates: Properties {
    estimationIndex == nil || isSettled ? [] : estimatedProperties
  }

  #if hasFeature(Embedded)
    /// The number that the correction will have; `nil` where none is to come.
    public var estimationUpdateIndex: Int? {
      estimationIndex
    }
  #else
    /// The number that the correction will have; `nil` where none is to come.
    public var estimationUpdateIndex: NSNumber? {
      estimationIndex.map { NSNumber(value: $0) }
    }
  #endif

  var estimationIndex: Int?
  // True for a corrected sample that no further correction is to come for.
  var isSettled = false

  /// The host's number for this finger: ``TouchSample/id``. A later finger may have the same one.
  public let identifier: Int

  // In the window's coordinates. `origin` is where the finger came down, and `beganAt` when.
  var location: CGPoint
  var previous: CGPoint
  let origin: CGPoint
  let beganAt: TimeInterval
  var azimuth: CGFloat

  // The bit of this touch in the masks of events and recognizers, while it is down.
  let bit: UInt64
  let home: Backlink<UIWindow>
  @exclusivity(unchecked) private(set) var landing = Backlink<UIView>()
  // Set when the touch has landed.
  var bound: [Backlink<UIGestureRecognizer>]?
  /// Where the touch stands with its view.
  var standing = ViewStanding.untold
  /// True for one that its view has heard of.
  var isHeard = false
  /// True for one that was taken from its view.
  var isTaken = false
  /// Where it has been in the last moments.
  @exclusivity(unchecked) var course = VelocityTracker()

  init(_ sample: TouchSample, bit: UInt64, home: Backlink<UIWindow>) {
    identifier = sample.id
    location = sample.location
    previous = sample.location
    origin = sample.location
    beganAt = sample.timestamp
    timestamp = sample.timestamp
    type = sample.kind
    force = sample.force
    majorRadius = sample.radius
    altitudeAngle = sample.altitude
    azimuth = sample.azimuth
    rollAngle = sample.roll
    estimatedProperties = sample.estimatedProperties
    estimationIndex = sample.estimationUpdateIndex
    self.bit = bit
    self.home = home
    course.add(location, at: timestamp)
  }

  // Without it the compiler makes one that first asks whether this is the main actor, which costs
  // more than the rest; there are copies of a touch by the thousand.
  nonisolated deinit {}

  /// Where the finger is, in a view's coordinates; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(location, to: view)
  }

  /// Where the finger was in the event before, in a view's coordinates as they are now; `nil` stands for the
  /// window. For a finger that has just come down, where it is.
  public func previousLocation(in view: UIView?) -> CGPoint {
    UIView.fromWindow(previous, to: view)
  }

  /// Where the finger is, as exactly as the hardware says. TouchKit never rounds, so this is
  /// ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Where the finger was in the event before, as exactly as the hardware says.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// The direction that a stylus leans to, in radians, clockwise from the view's positive x axis.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction that a stylus leans to, as a vector of length 1 in a view's coordinates; `nil` stands for
  /// the window.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let tip = CGPoint(x: location.x + cos(azimuth), y: location.y + sin(azimuth))
    let away = UIView.fromWindow(tip, to: view) - UIView.fromWindow(location, to: view)
    let length = away.length
    return length > 0 ? CGVector(dx: away.x / length, dy: away.y / length) : CGVector(dx: 1, dy: 0)
  }

  /// Takes a later sample over; the phase is the event's to set.
  func follow(_ sample: TouchSample) {
    location = sample.location
    // Time never runs back within a touch, whatever a host reports.
    timestamp = max(timestamp, sample.timestamp)
    force = sample.force
    majorRadius = sample.radius
    altitudeAngle = sample.altitude
    azimuth = sample.azimuth
    rollAngle = sample.roll
    estimatedProperties = sample.estimatedProperties
    estimationIndex = sample.estimationUpdateIndex
    course.add(location, at: timestamp)
    if location.distance(to: origin) > Constants.tapMovement { tapCount = 0 }
  }

  /// Takes measured values over in place of estimates; the touch has not moved by that.
  func correct(_ sample: TouchSample) {
    location = sample.location
    force = sample.force
    altitudeAngle = sample.altitude
    azimuth = sample.azimuth
    rollAngle = sample.roll
    estimatedProperties = sample.estimatedProperties
    estimationIndex = sample.estimationUpdateIndex
  }

  /// What a host would have reported of the touch as it is.
  func sample(_ phase: Phase) -> TouchSample {
    var sample = TouchSample(
      id: identifier, phase: phase, location: location, timestamp: timestamp, force: force,
      radius: majorRadius, kind: type, altitude: altitudeAngle, azimuth: azimuth)
    sample.roll = rollAngle
    return sample
  }

  /// The touch as it is, all that is known of it.
  var now: TouchSample {
    var sample = sample(phase)
    sample.estimatedProperties = estimatedProperties
    sample.estimationUpdateIndex = estimationIndex
    return sample
  }

  /// The same touch with the values of a sample and the place before it, as an object of its own.
  func copy(_ sample: TouchSample, after previous: CGPoint? = nil) -> UITouch {
    let copy = UITouch(sample, bit: 0, home: home)
    copy.type = type
    copy.phase = phase
    copy.tapCount = tapCount
    copy.view = view
    copy.bound = bound
    if let previous { copy.previous = previous }
    return copy
  }

  var isDown: Bool {
    phase != .ended && phase != .cancelled
  }
}

extension UITouch: nonisolated Hashable {
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
