/// Recognizes fingers that drag. Continuous.
///
/// Begins once the middle of the fingers has travelled ``Constants/panHysteresis``, which is
/// subtracted from the translation. Neither the translation nor the location jumps when fingers come down or lift.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers are needed; 1 by default. With fewer the pan does not begin, and ends if it has.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1

  /// How many fingers it allows; any number by default. One more makes the pan fail; once begun it ignores further
  /// fingers.
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that count as dragging: by wheel, by trackpad. None by default; all for the pan of a scroll
  /// view, which then scrolls by those only.
  ///
  /// Such a pan has no touches: ``UIGestureRecognizer/numberOfTouches`` is 0, however many are asked for, and it
  /// is where the pointer is. It begins with the first step, without hysteresis, and ends once none has
  /// come for ``Constants/scrollPause``, or with a touch-down. The translation is that of the content: scrolling down
  /// moves it up. Read when a run of steps begins.
  @exclusivity(unchecked) open var allowedScrollTypesMask: UIScrollTypeMask = []

  // In the window's coordinates. `travel` is the translation of the middle of the fingers, summed up over every set of
  // fingers, so that it does not jump where a finger comes down or lifts; `lastMiddle` is of the present fingers.
  private var travel = CGPoint.zero
  private var shift = CGPoint.zero
  private var lastMiddle = CGPoint.zero
  private var steady = SteadyMiddle()
  @exclusivity(unchecked) private var tracker = VelocityTracker()

  // MARK: Values

  /// How far the fingers have dragged since the pan began or ``setTranslation(_:in:)``, in a view's
  /// coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    convert(travel + shift, to: view)
  }

  /// Makes the translation continue from another value, usually zero in every action.
  ///
  /// The velocity is zero until the fingers' next event, which knows all of their movement: a view that is moved by each translation
  /// can still be thrown. In the action of the end the velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return }
    let origin = UIView.fromWindow(.zero, to: view)
    shift = (view?.toWindow(origin + translation) ?? translation) - travel
    if !state.isFinal { tracker.silence() }
  }

  /// How fast the fingers drag, in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: attempt.latest), to: view)
  }

  open override func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(steady.location(attempt.middle), to: view)
  }

  // A translation is converted as the difference of two points.
  private final func convert(_ difference: CGPoint, to view: UIView?) -> CGPoint {
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
    // The touch-down is a sample, so that the first move has a velocity when a delegate asks for it.
    tracker.add(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
    let effectiveTravel = effective(travel)
    if effectiveTravel.length >= hysteresis {
      // The hysteresis is the length that the travel is shortened by, in its own direction.
      shift = effectiveTravel * -(hysteresis / effectiveTravel.length)
      state = .began
    }
  }

  // MARK: Wheels and trackpads

  override func allowsScroll(of type: UIScrollTypeMask) -> Bool {
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

  /// The part of a translation, in the window's coordinates, that counts towards the hysteresis; for subclasses within
  /// TouchKit with a direction.
  func effective(_ travel: CGPoint) -> CGPoint {
    travel
  }

  /// How far the fingers have to travel before the pan begins, in points; for subclasses within TouchKit.
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

  // Spelled out: see UIResponder.
  deinit {}
}
