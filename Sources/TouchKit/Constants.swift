/// Every threshold of TouchKit, with its unit and where it comes from.
///
/// "Documented" means by Apple; "observed" means by third parties on real devices; "ours" means that nobody
/// outside Apple knows, and that the value is a choice, stated here so that it can be found and argued with.
nonisolated public enum Constants {
  // MARK: Taps

  /// The longest time from one tap's lift to the next touch-down that still counts on, in seconds.
  ///
  /// Observed, by four sources.
  public static let multiTapInterval: TimeInterval = 0.35

  /// The farthest that two taps of one multi-tap may lie apart, in points along each axis. Observed.
  public static let multiTapDistance: CGFloat = 30

  /// The farthest that a finger may move in a tap, in points.
  ///
  /// Observed: 45 by one source, 10 by three others. The larger one is taken because real taps on a tablet
  /// move by 9.5, 13.6 and 23 units (p90, p95, p99): at 10 every tenth tap would be lost. Where something
  /// pans, its hysteresis of 10 points decides first anyway.
  public static let tapMovement: CGFloat = 45

  /// The longest that a finger may stay down in a tap, in seconds. Observed; real taps last 286 ms at p99.
  public static let tapDuration: TimeInterval = 0.75

  /// The longest that the fingers of one tap with several fingers may take to all be down, in seconds.
  ///
  /// Ours: the second finger of a gesture lands 153 ms after the first at p99; twice that is out of doubt.
  public static let multiTouchInterval: TimeInterval = 0.3

  // MARK: Pan, pinch

  /// The distance that a pan has to travel before it begins, in points, and that is subtracted from its
  /// translation: 12 points of travel move the content by 2. Observed.
  public static let panHysteresis: CGFloat = 10

  /// The change of distance between two fingers at which a pinch begins, in points; the scale counts from
  /// there, 1:1. Observed.
  public static let pinchHysteresis: CGFloat = 8.7

  /// The smallest distance between two fingers that a scale is computed from, in points.
  ///
  /// Ours: fingers reported on the same spot would otherwise make an infinite scale.
  public static let smallestPinchSpan: CGFloat = 1

  /// The angle between two fingers' directions at which a rotation begins, in radians, and that is subtracted from it.
  ///
  /// Ours: 10 degrees, because people who pinch turn by 7 to 10 without meaning to.
  public static let rotationHysteresis: CGFloat = .pi / 18

  // MARK: Long press, swipe, edge

  /// How long a finger has to stay down for a long press, in seconds. Documented.
  public static let longPressDuration: TimeInterval = 0.5

  /// How far it may move until then, in points. Documented.
  public static let longPressMovement: CGFloat = 10

  /// How far a swipe goes, in points. Observed.
  public static let swipeDistance: CGFloat = 50

  /// How long it may take, in seconds. Observed.
  public static let swipeDuration: TimeInterval = 0.5

  /// How near to the edge of the window a screen-edge pan starts, in points.
  ///
  /// Ours: the width of a thumb's contact; nobody outside Apple knows theirs.
  public static let screenEdge: CGFloat = 20

  // MARK: Velocity

  /// The time over which the velocity of a finger is measured, in seconds. Observed: about 100 ms.
  public static let velocityWindow: TimeInterval = 0.1

  /// A finger that rested this long before it lifted has no velocity, in seconds.
  ///
  /// Ours; Android and Flutter assume a stopped pointer after 40 ms without a sample.
  public static let velocityRest: TimeInterval = 0.04

  // MARK: Nothing is ever stuck

  /// How long a gesture without a finger down may hold others up, or stay begun, in seconds.
  ///
  /// Ours. UIKit lets a recognizer that forgets to fail or to end block others forever; here the arbiter
  /// ends it after this time and says so to the diagnostics.
  public static let idleGesture: TimeInterval = 2

  /// How many touches a window follows at once; further ones are refused and reported. Ours: the touches of
  /// an event are a set of bits.
  public static let simultaneousTouches = 64

  // MARK: Scrolling

  /// Part of the velocity that is left after one millisecond of deceleration. Documented.
  public static let normalDecelerationRate: CGFloat = 0.998

  /// The same for ``UIScrollView/DecelerationRate/fast``. Documented.
  public static let fastDecelerationRate: CGFloat = 0.99

  /// Deceleration stops below this speed, in points per second. Observed.
  public static let decelerationStop: CGFloat = 10

  /// The share of the finger's movement that is left at the very edge of a rubber band. Observed.
  public static let rubberBand: CGFloat = 0.55

  /// The angular frequency of the critically damped spring that content bounces back with, in rad/s.
  /// Observed (mass 1, stiffness 100).
  public static let bounceFrequency: CGFloat = 10

  /// The angular frequency of the critically damped spring of `zoom(to:animated:)` and
  /// `setZoomScale(_:animated:)`, in rad/s.
  ///
  /// Ours: it is within 1 % of its target after 0.4 s, about the time that UIKit's animation takes.
  public static let zoomFrequency: CGFloat = 16

  /// The travel of the fingers over which a scroll view makes up for what the hysteresis of its pinch held
  /// back, in points. Ours; see ``ZoomGrip``.
  public static let hysteresisMakeUp: CGFloat = 30

  // MARK: Collection views

  /// The angular frequency of the critically damped spring that a change of layout settles with, in rad/s.
  ///
  /// Ours: that of ``zoomFrequency``, so that all that zooms settles alike, within 1 % after 0.4 s.
  public static let transitionFrequency: CGFloat = 16

  /// The same for inserted, deleted and moved items, in rad/s. Ours.
  public static let updateFrequency: CGFloat = 16

  /// The part of the way at which a change of layout has arrived. Ours: a quarter of a point on a way of 480.
  public static let transitionRest: CGFloat = 0.0005

  /// How far beyond the edge of the window an item fades out completely while the layout changes, in points. Ours: about
  /// the height of a row, so that what comes in from beyond the next row begins from nothing.
  public static let transitionFade: CGFloat = 80

  /// How far the fingers stay from the edge of the item they hold, across the way that a grid scrolls, in points, unless they touched it
  /// nearer to its edge. Ours: about half a fingertip.
  public static let transitionMargin: CGFloat = 8

  // MARK: Views

  /// A view more transparent than this is not touched. Documented.
  public static let smallestTouchableAlpha: CGFloat = 0.01
}
