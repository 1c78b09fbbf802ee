/// One finger on the surface, from its touch-down to its lift: one object for its whole life.
///
/// Made by the window that the finger lands on. Its values are those of the event being handled; to use a value later,
/// copy the value, do not keep the touch.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITouch: NSObject {
  /// What happened to the touch in the event being handled.
  @exclusivity(unchecked) public internal(set) var phase = Phase.began

  /// When the touch last changed, in seconds on the clock of the window.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval

  /// What touches: a finger, a stylus, a pointing device.
  @exclusivity(unchecked) public internal(set) var type: TouchType

  /// How many times in a row the finger came down at about this location; 1 for a first touch.
  ///
  /// A touch-down continues the count when it is within ``Constants/multiTapInterval`` and
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

  /// The view that the finger landed on, for the whole life of the touch; `nil` where it landed on none, and once that
  /// view has been released: a touch does not retain it.
  public internal(set) var view: UIView? {
    get { landing.object }
    set { landing.object = newValue }
  }

  /// The window that the finger landed on; `nil` once it has been released.
  public var window: UIWindow? {
    home.object
  }

  /// The recognizers that receive this touch, deepest view first; empty where there is none. A touch does not retain
  /// them. Made anew at each call.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    bound?.compactMap { $0.object }
  }

  /// The angle between a stylus and the surface, in radians: π/2 is upright.
  @exclusivity(unchecked) public internal(set) var altitudeAngle: CGFloat

  /// The rotation of a stylus about its own axis, in radians, from −π to π; 0 where the hardware does not
  /// measure it.
  @exclusivity(unchecked) public internal(set) var rollAngle: CGFloat

  /// The values that are estimates: a stylus may measure them later than it reports the touch.
  @exclusivity(unchecked) public internal(set) var estimatedProperties: Properties

  /// The estimated values that will be corrected; see
  /// ``UIResponder/touchesEstimatedPropertiesUpdated(_:)``.
  public var estimatedPropertiesExpectingUpdates: Properties {
    estimationIndex == nil || isSettled ? [] : estimatedProperties
  }

  #if hasFeature(Embedded)
    /// The index of the correction that will come; `nil` where none will.
    public var estimationUpdateIndex: Int? {
      estimationIndex
    }
  #else
    /// The index of the correction that will come; `nil` where none will.
    public var estimationUpdateIndex: NSNumber? {
      estimationIndex.map { NSNumber(value: $0) }
    }
  #endif

  var estimationIndex: Int?
  // True for a corrected sample that will not be corrected again.
  var isSettled = false

  /// The host's number for this finger: ``TouchSample/id``. A later touch may have the same one.
  public let identifier: Int

  // Of a pointer; empty for others.
  var buttons: UIEvent.ButtonMask

  // In the window's coordinates. `origin` is where the finger came down, and `beganAt` when.
  var location: CGPoint
  var previous: CGPoint
  let origin: CGPoint
  let beganAt: TimeInterval
  var azimuth: CGFloat

  // The touch's bit in the masks of events and recognizers, while it is down.
  let bit: UInt64
  let home: Backlink<UIWindow>
  @exclusivity(unchecked) private(set) var landing = Backlink<UIView>()
  // Set when the touch has landed.
  var bound: [Backlink<UIGestureRecognizer>]?
  /// How much of the touch its view has been sent.
  var viewState = ViewDeliveryState.pending
  /// True once the view has been sent the touch-down.
  var hasReachedView = false
  /// True once the touch was cancelled for its view.
  var isCancelledForView = false
  /// The recent samples, for the velocity.
  @exclusivity(unchecked) var velocityTracker = VelocityTracker()

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
    let said: UIEvent.ButtonMask = sample.buttonMask.isEmpty ? .primary : sample.buttonMask
    buttons = sample.kind == .indirectPointer ? said : []
    self.bit = bit
    self.home = home
    super.init()
    velocityTracker.add(location, at: timestamp)
  }

  // The implicit one first checks for the main actor, which costs more than the release itself, and thousands of
  // touches are copied.
  nonisolated deinit {}

  /// The location of the finger, in points of a view's coordinates; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(location, to: view)
  }

  /// The location in the event before, in a view's present coordinates; `nil` stands for the window. For a finger that
  /// has just come down, its present location.
  public func previousLocation(in view: UIView?) -> CGPoint {
    UIView.fromWindow(previous, to: view)
  }

  /// The location at the precision of the hardware. TouchKit never rounds, so this is
  /// ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The location in the event before, at the precision of the hardware.
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

  /// Updates the touch from a later sample; the event sets the phase.
  func follow(_ sample: TouchSample) {
    location = sample.location
    // Time never goes backwards within a touch, whatever a host reports.
    timestamp = max(timestamp, sample.timestamp)
    force = sample.force
    majorRadius = sample.radius
    altitudeAngle = sample.altitude
    azimuth = sample.azimuth
    rollAngle = sample.roll
    estimatedProperties = sample.estimatedProperties
    estimationIndex = sample.estimationUpdateIndex
    if !sample.buttonMask.isEmpty, type == .indirectPointer { buttons = sample.buttonMask }
    velocityTracker.add(location, at: timestamp)
    if location.distance(to: origin) > Constants.tapMovement { tapCount = 0 }
  }

  /// Replaces estimates by measured values; this does not count as a move.
  func correct(_ sample: TouchSample) {
    location = sample.location
    force = sample.force
    altitudeAngle = sample.altitude
    azimuth = sample.azimuth
    rollAngle = sample.roll
    estimatedProperties = sample.estimatedProperties
    estimationIndex = sample.estimationUpdateIndex
  }

  /// The sample that a host would report for the present values.
  func sample(_ phase: Phase) -> TouchSample {
    var sample = TouchSample(
      id: identifier, phase: phase, location: location, timestamp: timestamp, force: force,
      radius: majorRadius, kind: type, altitude: altitudeAngle, azimuth: azimuth)
    sample.roll = rollAngle
    sample.buttonMask = buttons
    return sample
  }

  /// A sample with all present values.
  var now: TouchSample {
    var sample = sample(phase)
    sample.estimatedProperties = estimatedProperties
    sample.estimationUpdateIndex = estimationIndex
    return sample
  }

  /// A separate object for the same touch, with the values of a sample and the location before it.
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

extension [UITouch] {
  /// Removes the touches with these bits.
  mutating func remove(in bits: UInt64) {
    for index in indices.reversed() where self[index].bit & bits != 0 { remove(at: index) }
  }
}

#if hasFeature(Embedded)
  extension UITouch: nonisolated Hashable {
    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool {
      a === b
    }

    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
