/// An animation that can be paused, scrubbed, reversed and continued.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { card.center = there }
///     animator.startAnimation()
///     …
///     animator.pauseAnimation()                  // a finger has caught it
///     animator.fractionComplete = 0.3            // and moves it
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIViewPropertyAnimator: SteeredAnimator, UIViewImplicitlyAnimating {
  /// The time from start to end, in seconds.
  public let duration: TimeInterval

  /// Inactive, active or stopped; see ``UIViewAnimatingState``.
  public private(set) var state = UIViewAnimatingState.inactive

  /// True while it moves by itself.
  public private(set) var isRunning = false

  /// True where it runs back to the start. May be set at any time; it reverses where it is, and ``fractionComplete`` counts from the other
  /// end.
  public var isReversed = false {
    didSet {
      if !isInterruptible, isRunning { isReversed = oldValue }
      if isReversed != oldValue, isRunning { release(durationFactor: 0) }
    }
  }

  /// False where it runs to its end once it has been started: pausing, scrubbing and reversing do nothing while it runs, and fingers do not
  /// catch a transition of it. True by default. (In UIKit they end the program then.)
  public var isInterruptible = true

  /// True where ``fractionComplete`` is a share of the way; false where it is one of the time, along the timing. True by default.
  public var scrubsLinearly = true

  /// True where it stays active, not running, when it has reached an end: it can be reversed or scrubbed from there, and its completions
  /// are not called until it is stopped and finished. False by default.
  public var pausesOnCompletion = false

  /// The timing, as it was given or made of a curve or a damping ratio.
  public var timingParameters: (any UITimingCurveProvider)? {
    timing
  }

  private let timing: any UITimingCurveProvider
  private var animations: [(change: () -> Void, delayFactor: CGFloat)]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  #if !hasFeature(Embedded)
    // The transactions that wait for it.
    private var awaited: ((Bool) -> Void)?
  #endif
  private var parts: [AnimatorPart] = []
  // While it runs the clock owns the motion, and the motion owns the animator.
  @Backlink private var motion: AnimatorMotion?
  @Backlink private var clock: FrameClock?
  private var place = AnimatorPlace()
  // True until it has moved: the initial velocity of its timing is that of the first start.
  private var isFresh = true

  /// An animator, not started yet, along a timing.
  ///
  /// - Parameters:
  ///   - duration: in seconds; a spring of mass, stiffness and damping has its own.
  ///   - timingParameters: read once.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = max(0, timingParameters.ownDuration ?? duration)
    timing = timingParameters
    animations = []
    super.init()
  }

  #if !hasFeature(Embedded)
    /// An animator, not started yet, without a duration: what is added to it is there as soon as it has been started. Its timing is UIKit's own curve, see
    /// ``UICubicTimingParameters/init()``. Natively only.
    public override init() {
      duration = 0
      timing = UICubicTimingParameters()
      animations = []
      super.init()
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// Adds changes. Those that are added while it is active move within the rest of it: from where they are now at the present progress.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later and end with the others, along the same timing.
  ///
  /// - Parameter delayFactor: after which part of the time that is left they begin, from 0 to 1; others are clamped. Where they are the only
  ///   change of a property, it keeps its value until then.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = delayFactor > 0 ? min(delayFactor, 1) : 0
    guard state == .active else {
      animations.append((animation, delay))
      return
    }
    record([animation], delayFactor: delay)
  }

  /// Adds a closure that is called with where it ended: at the end, at the start if it was reversed, or where it was
  /// stopped.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The progress, from 0 where it came from to 1 where it goes to: where ``isReversed`` is true 0 is the end of the animations, and 1 their
  /// start. Setting it pauses there.
  public var fractionComplete: CGFloat {
    get {
      let fraction = scrubsLinearly ? place.progress : place.time.share
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard newValue.isFinite, isInterruptible || !isRunning else { return }
      pauseAnimation()
      let fraction = min(max(isReversed ? 1 - newValue : newValue, 0), 1)
      if scrubsLinearly || duration == 0 {
        show(fraction)
      } else {
        let timing = timing.timing(lasting: duration)
        show(
          fraction < 1 ? timing.progress(at: duration * TimeInterval(fraction), of: duration) : 1,
          at: AnimatorTime(share: fraction))
      }
    }
  }

  override var course: CGFloat {
    get { place.progress }
    set {
      pauseAnimation()
      if isInterruptible || !isRunning { show(min(max(newValue, 0), 1)) }
    }
  }

  override var canBePaused: Bool {
    isInterruptible
  }

  /// Starts or continues it.
  public func startAnimation() {
    activate()
    release(durationFactor: 0)
  }

  /// Starts or continues it after a delay in seconds. It is active and running meanwhile, and can be paused.
  public func startAnimation(afterDelay delay: TimeInterval) {
    activate()
    release(durationFactor: 0, delay: max(0, delay))
  }

  /// Pauses it where it is; prepares it if it has not been started.
  public func pauseAnimation() {
    guard isInterruptible || !isRunning else { return }
    activate()
    halt()
  }

  /// Continues it from where it is.
  ///
  /// - Parameters:
  ///   - parameters: the timing for the rest of the way, of which the velocity counts distances of that rest; `nil` for the
  ///     animator's own, without an initial velocity.
  ///   - durationFactor: the time for the rest, as a multiple of ``duration``; 0 for the remaining part of it. A spring of mass,
  ///     stiffness and damping takes its own time.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    release(durationFactor: durationFactor, along: parameters)
  }

  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: true to end it there; false if ``finishAnimation(at:)`` follows.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    for part in parts { part.animation.finish(false) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { parts = [] }
    tellAwaiting()
  }

  /// Ends a stopped animation and calls the completions.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .start: values(0)
    case .end: values(1)
    case .current: break
    }
    end(at: finalPosition)
  }

  // MARK: Within

  override func translationOfCenter(of view: UIView) -> CGPoint? {
    for part in parts {
      if let translation = part.animation.translationOfCenter(of: view) { return translation }
    }
    return nil
  }

  private var last: [(Backlink<UIView>, AnimatedProperty, AnimatedValue, AnimatedValue)] = []

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    clock = nil
    place = AnimatorPlace()
    isFresh = true
    last = []
    #if !hasFeature(Embedded)
      awaited = CATransaction.awaiting(nil)
    #endif
    // Those without a delay are one part.
    record(animations.filter { $0.delayFactor == 0 }.map { $0.change }, delayFactor: 0)
    clock?.transitionPlayer?.add(self)
    for delayed in animations where delayed.delayFactor > 0 {
      record([delayed.change], delayFactor: delayed.delayFactor)
    }
  }

  private func record(_ animations: [() -> Void], delayFactor: CGFloat) {
    guard !animations.isEmpty else { return }
    let start = place.time.share + (1 - place.time.share) * delayFactor
    let length = duration * TimeInterval(delayFactor > 0 ? 1 - start : 1)
    let pace = timing.timing(lasting: length)
    let scope = AnimationScope.recording(pace: InheritedPace(timing: pace, duration: length)) {
      for change in animations { change() }
    }
    for change in scope.changes {
      let end = change.view.value(of: change.property)
      last.append((Backlink(to: change.view), change.property, change.old, end))
    }
    guard let clock = clock ?? scope.clock else { return }
    self.clock = clock
    let animation = ViewAnimation(
      scope, on: clock, timing: pace, duration: length)
    parts.append(
      delayFactor > 0
        ? AnimatorPart(animation, from: start, timing: pace, length: length)
        : AnimatorPart(animation, from: place.progress))
  }

  private func values(_ share: CGFloat) {
    for (link, property, start, end) in last {
      link.object?.setValue(share == 0 ? start : end, of: property)
    }
  }

  /// Shows a progress; from the clock.
  func show(
    _ new: CGFloat, pace: AnimationPace = AnimationPace(), push: CGVector = .zero,
    at time: AnimatorTime? = nil
  ) {
    place.move(to: new, push: push, at: time)
    for part in parts { part.show(new, pace: pace, push: place.push, at: place.time) }
  }

  private func halt() {
    isRunning = false
    place.halt()
    for part in parts { part.animation.rest() }
    if let motion { clock?.stop(motion) }
    motion = nil
  }

  private func release(
    durationFactor: CGFloat, along parameters: (any UITimingCurveProvider)? = nil,
    delay: TimeInterval = 0
  ) {
    guard state == .active else { return }
    halt()
    guard let clock else {
      arrive()
      return
    }
    let remaining = isReversed ? place.progress : 1 - place.progress
    let chosen = parameters ?? timing
    let time =
      chosen.ownDuration
      ?? duration * TimeInterval(durationFactor > 0 ? durationFactor : max(remaining, 0))
    isRunning = true
    let motion = AnimatorMotion(
      self, timing: chosen.timing(lasting: time),
      velocity: parameters != nil || isFresh ? chosen.initialVelocity : .zero, from: place.progress,
      to: isReversed ? 0 : 1, share: place.time.share, time: time, start: clock.now + delay)
    isFresh = false
    self.motion = motion
    clock.start(motion)
  }

  /// Ends it at the end, or at the start where it is reversed.
  func arrive() {
    halt()
    place.forgetPush()
    show(isReversed ? 0 : 1)
    guard !pausesOnCompletion else { return }
    for part in parts { part.animation.finish(true) }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    parts = []
    last = []
    let called = completions
    completions = []
    animations = []
    for completion in called { completion(position) }
    tellAwaiting()
  }

  private func tellAwaiting() {
    #if !hasFeature(Embedded)
      let told = awaited
      awaited = nil
      told?(true)
    #endif
  }
}
