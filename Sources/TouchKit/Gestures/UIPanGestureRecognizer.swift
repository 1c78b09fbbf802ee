/// Recognizes fingers that drag. Continuous.
///
/// Begins once the middle of the fingers has travelled ``Constants/panHysteresis``, which is
/// subtracted from the translation. Fingers that come and go make neither the translation nor the
/// location jump.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes; 1 by default. With fewer a pan does not begin, and one that runs ends.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1

  /// How many fingers it allows; any number by default. One more makes the pan fail; one that runs
  /// takes no notice.
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that are a drag too: of a wheel, of a trackpad. None by default; all for
  /// the pan of a scroll view, which does not scroll by what is not allowed.
  ///
  /// Such a pan has no touches: ``UIGestureRecognizer/numberOfTouches`` is 0, however many are asked for, and it
  /// is where the pointer is. It begins with the first step, without hysteresis, and ends once none has
  /// come for ``Constants/scrollPause``, or with a touch-down. The translation is the way of what is shown: to
  /// scroll down moves it up. Read when a run of steps begins.
  @exclusivity(unchecked) open var allowedScrollTypesMask: UIScrollTypeMask = []

  // In the window's coordinates. `travel` is the way of the middle of the fingers, summed up over
  // every set of fingers, so that it does not jump where a finger comes or goes; `lastMiddle` is of
  // the present fingers.
  private var travel = CGPoint.zero
  private var shift = CGPoint.zero
  private var lastMiddle = CGPoint.zero
  private var steady = SteadyMiddle()
  @exclusivity(unchecked) private var tracker = VelocityTracker()

  // MARK: What it says

  /// How far the fingers have dragged since the pan began or ``setTranslation(_:in:)``, in a view's
  /// coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    carry(travel + shift, to: view)
  }

  /// Makes the translation count from another value, and forgets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return }
    let origin = UIView.fromWindow(.zero, to: view)
    shift = (view?.toWindow(origin + translation) ?? translation) - travel
    tracker.removeAll()
  }

  /// How fast the fingers drag, in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    carry(tracker.velocity(at: attempt.latest), to: view)
  }

  open override func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(steady.location(attempt.middle), to: view)
  }

  // A difference has no place: it is carried over as the difference of two points.
  private final func carry(_ difference: CGPoint, to view: UIView?) -> CGPoint {
    UIView.fromWindow(difference, to: view) - UIView.fromWindow(.zero, to: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        fail(because: "too many fingers")
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    regrip(from: middle(of: touches, excluded: true), to: attempt.middle)
    // The place of the touch-down counts: the first move has a velocity, and a delegate that is
    // asked then can go by it.
    tracker.add(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
    let way = effective(travel)
    if way.length >= hysteresis {
      // The hysteresis is the length that the travel is shortened by, in its own direction.
      shift = way * -(hysteresis / way.length)
      state = .began
    }
  }

  // MARK: Wheels and trackpads

  override func takesScroll(of type: UIScrollTypeMask) -> Bool {
    allowedScrollTypesMask.contains(type)
  }

  /// A step of a wheel or a trackpad, in points of an offset.
  final func scrolled(by delta: CGPoint, _ run: ScrollRun) {
    travel = travel - delta
    tracker.add(travel, at: run.time)
    state = state == .possible ? .began : .changed
  }

  /// No further step has come.
  final func scrollEnded() {
    if state == .possible {
      fail(because: "scrolled by something else")
    } else {
      state = .ended
    }
  }

  // MARK: Lifts

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .ended, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled, event)
  }

  open override func reset() {
    travel = .zero
    shift = .zero
    steady.reset()
    tracker.removeAll()
  }

  /// The part of a way, in the window's coordinates, that counts for the beginning; for subclasses
  /// within TouchKit that care about the direction.
  func effective(_ travel: CGPoint) -> CGPoint {
    travel
  }

  /// How far the fingers have to travel before the pan begins; for subclasses within TouchKit.
  var hysteresis: CGFloat {
    Constants.panHysteresis
  }

  private final func follow(_ event: UIEvent) {
    let middle = attempt.middle
    travel = travel + (middle - lastMiddle)
    lastMiddle = middle
    tracker.add(travel, at: event.timestamp)
  }

  private final func lift(_ touches: Set<UITouch>, _ final: State, _ event: UIEvent) {
    follow(event)
    let left = numberOfTouches - touches.count
    if state == .possible {
      if left == 0 { fail(because: "lifted before it moved far enough") }
    } else if left < minimumNumberOfTouches {
      state = final
    }
    regrip(from: attempt.middle, to: middle(of: touches, excluded: true))
  }

  private final func regrip(from old: CGPoint?, to new: CGPoint?) {
    guard let new else { return }
    lastMiddle = new
    if let old, state != .possible { steady.jump(from: old, to: new) }
  }
}
