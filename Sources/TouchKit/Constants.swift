/// Every threshold of TouchKit, with its unit and where it comes from.
///
/// "Documented" means by Apple; "observed" means by third parties on real devices; "measured" means by us, in
/// traces of a real iOS; "ours" means that Apple has not published it, and that the value is a choice, stated
/// here so that it can be found and argued with.
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
  /// Ours: fingers reported at the same location would otherwise make an infinite scale.
  public static let smallestPinchSpan: CGFloat = 1

  /// The angle between two fingers' directions at which a rotation begins, in radians, and that is subtracted
  /// from it.
  ///
  /// Ours: 10 degrees, because people who pinch turn by 7 to 10 without meaning to.
  public static let rotationHysteresis: CGFloat = .pi / 18

  // MARK: Long press, swipe, edge

  /// How long a finger has to stay down for a long press, in seconds. Documented.
  public static let longPressDuration: TimeInterval = 0.5

  /// How far it may move until then, in points. Documented.
  public static let longPressMovement: CGFloat = 10

  /// How far a swipe that takes no time goes along its direction, in points. Measured on iOS
  /// 26.1, as the four after it. With ``swipeDistanceDecay``, after t seconds: 50 · (1 − 0.94 · t).
  public static let swipeDistance: CGFloat = 50

  /// The part of ``swipeDistance`` by which that becomes less in a second. Measured.
  public static let swipeDistanceDecay: CGFloat = 0.94

  /// How far a swipe that takes no time may be beside its direction, in points. Measured.
  public static let swipeDeviation: CGFloat = 50

  /// The part of ``swipeDeviation`` by which that becomes less in a second. Measured.
  public static let swipeDeviationDecay: CGFloat = 0.98

  /// How long a swipe may take, in seconds; one that takes exactly as long is one. Measured.
  public static let swipeDuration: TimeInterval = 0.5

  /// A finger that is as far as this behind the point where it came down makes no swipe, in points.
  ///
  /// Ours: on iOS 26.1 a tenth of a point is enough; this is half of that, so that rounding does not
  /// decide.
  public static let swipeReturn: CGFloat = 0.05

  /// How near to the edge of the window a screen-edge pan starts, in points.
  ///
  /// Ours: the width of a thumb's contact; Apple has not published theirs.
  public static let screenEdge: CGFloat = 20

  // MARK: Velocity

  /// The longest time that a finger may have taken for its latest move, in seconds, as far as its
  /// velocity goes. Observed: about 100 ms.
  ///
  /// It takes effect where samples come slowly or after a rest: of a quick stream those of the last
  /// ``velocityRest`` are enough.
  public static let velocityWindow: TimeInterval = 0.1

  /// A finger that rested this long before it lifted has no velocity, in seconds; and of a quick
  /// stream of samples those of this last span make the velocity.
  ///
  /// Ours, after Android, Compose and Flutter, which take a pointer for stopped after 40 ms. Of
  /// UIKit it is observed that 100 ms are enough.
  public static let velocityRest: TimeInterval = 0.04

  /// How far ahead a touch is predicted at most, in seconds: one frame at 60 Hz, the time until
  /// what is drawn now is seen.
  ///
  /// Ours. A straight line is off by ½·a·h² for a finger that speeds up or slows down by a: at
  /// 10,000 pt/s², a quick stop, 1.4 points after one frame and 5.6 after two, more than a finger
  /// that has been followed late is off.
  public static let predictionHorizon: TimeInterval = 1.0 / 60

  // MARK: Nothing is ever stuck

  /// How long a gesture without a finger down may hold others up, or stay begun, in seconds.
  ///
  /// Ours. UIKit lets a recognizer that forgets to fail or to end block others forever; here the arbiter
  /// ends it after this time and says so to the diagnostics.
  public static let idleGesture: TimeInterval = 2

  /// How many touches a window follows at once; further ones are refused and reported. Ours: the touches of
  /// an event are a set of bits.
  public static let simultaneousTouches = 64

  /// The greatest force of a touch, where 1 is an average one; a host may report more.
  ///
  /// Ours, after the browsers, which report a pen's pressure from 0 to 1 and ½ for an average one.
  /// In UIKit it is the hardware's: 6.7 is observed on phones, 4.2 for the pencil.
  public static let largestForce: CGFloat = 2

  /// The farthest from the window's origin that a touch may be, in points; the same for the other
  /// numbers of a sample.
  ///
  /// Ours: far beyond any screen, and its square is still exact. Farther ones are refused and reported.
  public static let largestCoordinate: CGFloat = 1e7

  /// The latest time that a sample may have, in seconds from the start of the clock.
  ///
  /// Ours: three hundred years, where a time is still exact to two microseconds. A clock advanced to
  /// 1e300 would stand still for ever.
  public static let latestTime: TimeInterval = 1e10

  // MARK: Scrolling

  /// Part of the velocity that is left after one millisecond of deceleration. Documented.
  public static let normalDecelerationRate: CGFloat = 0.998

  /// The same for ``UIScrollView/DecelerationRate/fast``. Documented.
  public static let fastDecelerationRate: CGFloat = 0.99

  /// Deceleration stops below this speed, in points per second. Observed.
  public static let decelerationStop: CGFloat = 10

  /// How long after the lift deceleration starts, in seconds.
  ///
  /// Measured in traces of iOS 26.1: with the lift, and not a frame after it. The positions in three
  /// frames, 5093.33 and 5137.67 at 26.9 and 93.6 ms after a lift at 5074 with 750 pt/s, and 5379.33
  /// at 18.6 ms after one at 5326 with 3,000 pt/s, are those of a deceleration that started 0.41,
  /// 0.45 and 0.48 ms after it. An earlier value was a frame.
  public static let decelerationDelay: TimeInterval = 0.000_45

  /// The share of the finger's movement that is left at the very edge of a rubber band. Observed.
  public static let rubberBand: CGFloat = 0.55

  /// How quickly content comes back to its edge: the rates a and b of
  /// d(t) = d₀·e^(−a·t) + v·(e^(−a·t) − e^(−b·t))/(b − a), in 1/s.
  ///
  /// Measured in traces of iOS 26.1, within 0.28 points. An earlier value was a critically damped
  /// spring of 10 rad/s.
  public static let bounceRates = (a: CGFloat(10), b: CGFloat(12))

  /// Content rests at its edge once it is nearer to it than this, in points. Measured in traces of
  /// iOS 26.1.
  public static let bounceRest: CGFloat = 0.5

  /// The angular frequency of the critically damped spring that brings content back to its edges
  /// after a pinch, in rad/s. Ours: of UIKit's it is not known.
  public static let bounceFrequency: CGFloat = 10

  /// The angular frequency of the critically damped spring that turns pages, and that brings
  /// content to an offset that it would not have come to by itself, in rad/s.
  ///
  /// Ours: it is within 1 % of its target after 0.55 s, about the time that UIKit takes for a page.
  public static let pageFrequency: CGFloat = 12

  /// Content released faster than this goes on to the next page; slower, to the nearest. In points
  /// per second. Ours.
  public static let pageVelocity: CGFloat = 150

  /// A spring rests once it is nearer than this to its target, in points, and slower than
  /// ``decelerationStop``.
  ///
  /// Ours: a fifth of a pixel of a screen with two pixels to the point.
  public static let springRest: CGFloat = 0.1

  /// What is left of the velocity of content that is caught and flung on in the same direction:
  /// factor · v^exponent, at most the limit, is added to that of the new fling.
  ///
  /// Observed: fitted by the authors of Flutter to iOS, with a native scroll view laid over theirs.
  /// Of 1,000 pt/s 650 are left.
  public static let carriedMomentum = (
    factor: CGFloat(0.000816), exponent: CGFloat(1.967), limit: CGFloat(40_000)
  )

  /// Momentum is carried on only if the finger lifts within this time of the catch, in seconds, and
  /// the new fling is at least half as fast as the old one. Ours; half a second is a slow flick.
  public static let momentumCarryTime: TimeInterval = 0.5

  /// A finger that lands on content faster than this, in points per second, catches it and does
  /// nothing else: no tap comes of it. Ours: slower content hardly seems to move, and people tap it
  /// as if it stood still.
  public static let catchSpeed: CGFloat = 100

  /// The travel after which a finger drags content that it has caught in motion, in points. Ours:
  /// less than ``panHysteresis``, since there is no doubt what it is there for.
  public static let caughtPanHysteresis: CGFloat = 3

  /// How much greater the distance along an axis has to be than that across for a drag to be locked to
  /// the axis. Ours.
  public static let directionalLock: CGFloat = 2

  /// How long touches on content are withheld from it, in case they become a drag, in seconds.
  /// Ours; UIKit's is about that.
  public static let contentTouchDelay: TimeInterval = 0.15

  /// A pinch that ends faster than this goes on by itself, in e-folds per second. Ours: a person
  /// who means to stop is slower.
  public static let pinchMomentum: CGFloat = 1

  /// No pinch goes on faster than this, in e-folds per second: it would come to less than a fold
  /// and a half further.
  ///
  /// Ours: a quick pinch of a person makes 6 to 8; a busy page that hands a second's samples on in
  /// a burst makes anything.
  public static let fastestPinch: CGFloat = 12

  /// A finger that lifts within this time after the other one of a pinch lifts together with it, in
  /// seconds. Ours: fingers never lift in the same event.
  public static let pinchLiftTime: TimeInterval = 0.1

  /// What a change of the scale by a factor e counts for, in points, where a motion of the scale is
  /// asked whether it rests. Ours: at the rim of a phone's screen the content moves by about that.
  public static let pointsPerScaleFold: CGFloat = 500

  /// Steps of a wheel or a trackpad that are apart by this or more are two gestures, in seconds.
  ///
  /// Ours: a trackpad that two fingers move on reports every 8 to 16 ms, a wheel that is turned
  /// steadily every 50 to 100; browsers do not say when it is over.
  public static let scrollPause: TimeInterval = 0.15

  /// A step of a wheel or trackpad along y, and only y, of this length or more is a wheel's notch,
  /// in points. Ours: browsers make 100 to 120 of one.
  public static let wheelNotch: CGFloat = 50

  /// The height of a line of a label, in heights of its font; hosts draw labels with it. Ours: about
  /// what system fonts have of themselves.
  public static let lineHeight: CGFloat = 1.2

  /// How far an arrow key scrolls, in points. Ours.
  public static let keyScroll: CGFloat = 80

  /// By what factor the plus key zooms. Ours.
  public static let keyZoom: CGFloat = 1.5

  /// The time from the last movement until scroll indicators begin to fade, in seconds. Ours.
  public static let indicatorDelay: TimeInterval = 0.5

  /// How long scroll indicators take to fade, in seconds. Ours.
  public static let indicatorFade: TimeInterval = 0.25

  /// The angular frequency of the critically damped spring of `zoom(to:animated:)` and
  /// `setZoomScale(_:animated:)`, in rad/s.
  ///
  /// Ours: it is within 1 % of its target after 0.4 s, about the time that UIKit's animation takes.
  public static let zoomFrequency: CGFloat = 16

  /// The travel of the fingers over which a scroll view makes up for what the hysteresis of its pinch held
  /// back, in points. Ours: far enough not to be felt, and short enough to be over when a pinch gets going.
  public static let hysteresisMakeUp: CGFloat = 30

  /// How far content has to be pulled down for its refresh control to begin, in points beyond its edge; a quarter of the scroll view's height at
  /// most. Ours: about 180 points of a finger's way on a phone.
  public static let refreshPull: CGFloat = 80

  /// The height of a refresh control, which stays free above the content while it is refreshing, in points. Ours.
  public static let refreshHeight: CGFloat = 60

  /// How long the indicator of a refresh control takes for one turn, in seconds. Ours.
  public static let refreshTurn: TimeInterval = 1

  // MARK: Collection views

  /// How far from an edge a finger that moves an item interactively scrolls the content, in points; a quarter of the collection view's
  /// size at most. Ours: UIKit's is not known.
  public static let movementScrollZone: CGFloat = 50

  /// How fast it scrolls at the edge itself, in points per second. Ours: a screen in about a second, slow enough to see where an item goes.
  public static let movementScrollVelocity: CGFloat = 600

  /// The time that the content is scrolled for at most in one frame, in seconds: after a pause it does not jump. Ours.
  public static let movementLongestFrame: TimeInterval = 0.05

  /// The angular frequency of the critically damped spring that a change of layout settles with, in rad/s.
  ///
  /// Ours: that of ``zoomFrequency``, so that all that zooms settles alike, within 1 % after 0.4 s.
  public static let transitionFrequency: CGFloat = 16

  /// The same for inserted, deleted and moved items, in rad/s. Ours.
  public static let updateFrequency: CGFloat = 16

  /// How long a row takes to another level of its outline, in seconds. Ours: about as long as a batch of updates.
  public static let indentation: TimeInterval = 0.4

  /// The part of the distance at which a change of layout has arrived. Ours: a quarter of a point of 480.
  public static let transitionRest: CGFloat = 0.0005

  /// How far beyond the edge of the window an item fades out completely while the layout changes,
  /// in points. Ours: about the height of a row, so that what comes in from beyond the next row
  /// begins from nothing.
  public static let transitionFade: CGFloat = 80

  /// How far the fingers stay from the edge of the item they hold, across the direction in which a grid
  /// scrolls, in points, unless they touched it nearer to its edge. Ours: about half a fingertip.
  public static let transitionMargin: CGFloat = 8

  // MARK: Rows that are pulled aside

  /// The angular frequency of the critically damped spring that a row which was pulled aside settles with, in rad/s. Ours: a little faster than other
  /// changes of a list, within 1 % after 0.33 s.
  public static let swipeFrequency: CGFloat = 20

  /// How far ahead the velocity counts where such a row is let go, in seconds: beyond half of its buttons by then it stays open. Ours.
  public static let swipeForesight: CGFloat = 0.12

  /// The part of a row's width that it has to be pulled for its first action to be done. Ours: about what phones were seen to do.
  public static let fullSwipe: CGFloat = 0.6

  /// The least width of a button beside such a row, in points. Ours: near that of phones.
  public static let swipeButtonWidth: CGFloat = 74

  // MARK: Transitions

  /// How long a presentation or a dismissal takes that is built in, in seconds. Ours; UIKit's takes about 0.5.
  public static let presentation: TimeInterval = 0.4

  /// The angular frequency of the critically damped spring on which a transition goes on that a finger lets go of,
  /// in 1/s. Observed: that of iOS 18's zoom transition.
  public static let presentationFrequency: CGFloat = 19

  /// How far ahead a released transition is looked at, in seconds. Observed: that of iOS 18's zoom
  /// transition.
  public static let presentationForesight: CGFloat = 0.12

  /// What a sheet of full height leaves free at the top, in points, below the safe area. Observed.
  public static let sheetGap: CGFloat = 10

  /// How round the upper corners of a sheet are, in points. Observed: iOS 15 to 18.
  public static let sheetCorner: CGFloat = 10

  /// How wide a sheet is at most, in points. Ours: what can be read on a tablet without turning the head.
  public static let sheetWidth: CGFloat = 640

  /// How far the view behind goes where a navigation controller slides another one over it, as a part of the width. Observed: that of iOS.
  public static let navigationParallax: CGFloat = 0.3

  /// How dark that view becomes, from 0 to 1. Observed: that of iOS.
  public static let navigationShade: CGFloat = 0.1

  /// The height of a navigation controller's bar, in points, below what covers the window's edge. Documented: UIKit's.
  public static let navigationBar: CGFloat = 44

  /// The least width of a button in it, in points. Documented: the least size of what a finger has to find.
  public static let barButtonWidth: CGFloat = 44

  /// How long it takes to hide that bar or to show it, in seconds. Documented: UIKit's.
  public static let navigationBarHiding: TimeInterval = 0.2

  // MARK: Frames

  /// How long a ``CADisplayLink`` takes a frame to last before it has seen two in a row, in seconds. Ours: that of a screen with 60 a second.
  public static let displayFrame: TimeInterval = 1.0 / 60

  /// A frame that lasted longer was none, but a rest of the host, in seconds. Ours: the slowest frames of a program that still moves.
  public static let longestDisplayFrame: TimeInterval = 0.25

  // MARK: Dynamics

  /// How much gravity of the magnitude 1 accelerates items, in points per s². Documented.
  public static let gravityUnit: CGFloat = 1000

  /// How much a push of the magnitude 1 accelerates a mass of 1, which is 100 × 100 points, in points per s². Documented.
  public static let pushUnit: CGFloat = 100

  /// How often the spring of a ``UISnapBehavior`` swings, in oscillations per second. Ours: items arrive in about half a second.
  public static let snapFrequency: CGFloat = 2.5

  /// The damping ratio of that spring where its damping is 0; with 1 it is 1. Ours: with 0.5 an item goes about a fifteenth too far.
  public static let snapDamping: CGFloat = 0.3

  /// The elasticity of an item that no ``UIDynamicItemBehavior`` has. Ours: that of SpriteKit's bodies, which are documented and said to be the same inside.
  public static let plainElasticity: CGFloat = 0.2

  /// The friction of such an item. Ours, for the same reason.
  public static let plainFriction: CGFloat = 0.2

  /// The resistance to turning of such an item, per second. Ours, for the same reason. (It has none to moving, as SpriteKit's have: what falls is where anybody computes it.)
  public static let plainAngularResistance: CGFloat = 0.1

  /// What hits more slowly does not bounce, in points per second. Ours: what falls by half a point does not.
  public static let slowestBounce: CGFloat = 30

  /// What stays this near to where it was is at rest, in points. Ours: a fifth of a point in a second is not seen to move.
  public static let dynamicRestDistance: CGFloat = 0.1

  /// The same for a turn, in radians. Ours: a tenth of a point at the rim of a card of 100 points.
  public static let dynamicRestTurn: CGFloat = 0.002

  /// For how long everything has to stay so near before an animator pauses, in seconds. Ours: what swings stands still for a moment at each end.
  public static let dynamicRestTime: TimeInterval = 0.5

  // MARK: Views

  /// The widest that lines are to be in a ``UIView/readableContentGuide``, in points. Observed, on iPads with the usual size of text.
  public static let readableWidth: CGFloat = 672

  /// How long a layer that is no view's takes for what is set of it, in seconds. Documented: `CATransaction`'s animation duration.
  public static let layerAnimationDuration: TimeInterval = 0.25

  /// How far a finger may leave a control that it pressed, in points, and still be inside.
  /// Observed: about 70.
  public static let controlSlop: CGFloat = 70

  /// How far beside the thumb of a slider a finger may land and draw it, in points. Ours: with the thumb's 28 points as much as a fingertip.
  public static let sliderSlop: CGFloat = 10

  /// How opaque the title of a button is that is pressed or disabled and has none for that state, from 0 to 1.
  /// Ours; UIKit's is about 0.2 while a system button is pressed.
  public static let paleButton: CGFloat = 0.3

  /// A view more transparent than this is not touched. Documented.
  public static let smallestTouchableAlpha: CGFloat = 0.01
}
