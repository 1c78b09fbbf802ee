/// One measurement of one finger, as a host reports it: the only source of touches.
///
/// A host collects the samples of one moment (or of one frame) and hands them to ``UIWindow/send(_:)``.
/// Several `moved` samples of one id in one batch are the coalesced touches of one event.
///
/// Numbers have to be finite, and none larger than ``Constants/largestCoordinate``: other samples are dropped
/// and reported, see ``SampleFault``.
nonisolated public struct TouchSample: Hashable, Sendable {
  /// Identifies the finger while it is down; any number. A host may use an id again once its touch has
  /// ended.
  public var id: Int

  /// Began, moved, ended or cancelled. Stationary counts as moved: a host need not report fingers that rest.
  public var phase: UITouch.Phase

  /// In points, from the top left corner of the window. It may lie outside: a touch continues when its finger leaves
  /// the window.
  public var location: CGPoint

  /// In seconds, on the same clock as ``FrameClock/advance(to:)``, up to ``Constants/latestTime``. An earlier time than
  /// that of the sample before counts as the same time.
  public var timestamp: TimeInterval

  /// How hard the finger presses; 1 is an average touch, 0, the default, where the hardware cannot tell.
  public var force: CGFloat

  /// Half the width of the contact, in points; 0, the default, where the hardware cannot tell.
  public var radius: CGFloat

  /// Finger, pencil, or a pointing device; a finger by default. The value at touch-down counts for the whole touch.
  public var kind: UITouch.TouchType

  /// The angle between a stylus and the surface, in radians, from 0 to π/2: π/2, the default, is upright.
  public var altitude: CGFloat

  /// The direction that a stylus leans to, in radians, clockwise from the window's positive x axis; 0 by
  /// default.
  public var azimuth: CGFloat

  /// The rotation of a stylus about its own axis, in radians, from −π to π; 0, the default, where the
  /// hardware cannot tell.
  public var roll: CGFloat = 0

  /// The buttons with which an ``UITouch/TouchType/indirectPointer`` is down, those included that come up with this sample. Empty, the
  /// default, where the host does not say: the primary one at the touch-down, the same as before later. A pointer has one touch, from its
  /// first button to its last.
  public var buttonMask: UIEvent.ButtonMask = []

  /// The values that are an estimate, because the hardware measures them later. None by default.
  public var estimatedProperties: UITouch.Properties = []

  /// The index of the ``TouchCorrection`` that the host will send later; `nil`, the default, where it will send none.
  public var estimationUpdateIndex: Int?

  /// A sample of one finger or pen, at a location in the window, in points, and a time in seconds on the window's clock.
  public init(
    id: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval,
    force: CGFloat = 0, radius: CGFloat = 0, kind: UITouch.TouchType = .direct,
    altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.force = force
    self.radius = radius
    self.kind = kind
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// False where a coordinate, the time, the force, the radius or an angle is infinite or not a number.
  public var isFinite: Bool {
    location.isFinite && timestamp.isFinite && force.isFinite && radius.isFinite
      && altitude.isFinite && azimuth.isFinite && roll.isFinite
  }

  /// False where a number is not finite, or larger than ``Constants/largestCoordinate``.
  var isInRange: Bool {
    let most = Constants.largestCoordinate
    return abs(location.x) <= most && abs(location.y) <= most
      && abs(timestamp) <= Constants.latestTime && abs(force) <= most && abs(radius) <= most
      && abs(altitude) <= most && abs(azimuth) <= most && abs(roll) <= most
  }
}
