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
public final class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// The time from start to end, in seconds.
  public let duration: TimeInterval

  /// Inactive, active or stopped; see ``UIViewAnimatingState``.
  public private(set) var state = UIViewAnimatingState.inactive

  /// True while it moves by itself.
  public private(set) var isRunning = false

  /// True where it runs back to the start. May be set at any time; it reverses where it is.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { release(durationFactor: 0) } }
  }

  private let timing: ViewAnimation.Timing
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: ViewAnimation?
  // While it runs the clock owns the motion, and the motion owns the animator.
  @Backlink private var motion: AnimatorMotion?
  @Backlink private var clock: FrameClock?
  private var progress: CGFloat = 0

  /// An animator, not started yet, with a duration in seconds and one of the built-in curves.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = max(0, duration)
    timing = .curve(curve.timing)
    self.animations = animations.map { [$0] } ?? []
  }

  /// - Parameter dampingRatio: 1 does not overshoot, less does.
  public init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = max(0, duration)
    timing = .spring(DampedSpring(damping: dampingRatio, velocity: 0, duration: duration))
    self.animations = animations.map { [$0] } ?? []
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Adds changes, before it is started.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds a closure that is called with where it ended: at the end, at the start if it was reversed, or where it was
  /// stopped.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The progress, from 0 at the start to 1 at the end. Setting it pauses there.
  public var fractionComplete: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite else { return }
      pauseAnimation()
      show(min(max(newValue, 0), 1))
    }
  }

  /// Starts or continues it.
  public func startAnimation() {
    activate()
    release(durationFactor: 0)
  }

  /// Pauses it where it is; prepares it if it has not been started.
  public func pauseAnimation() {
    activate()
    halt()
  }

  /// Continues it from where it is.
  ///
  /// - Parameter durationFactor: the time for the rest, as a multiple of ``duration``; 0 for the remaining part of it.
  public func continueAnimation(
    withTimingParameters parameters: Never?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    release(durationFactor: durationFactor)
  }

  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: true to end it there; false if ``finishAnimation(at:)`` follows.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    animation?.finish(false)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { animation = nil }
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

  /// The translation of a view's center from start to end; `nil` where it does not move.
  func translationOfCenter(of view: UIView) -> CGPoint? {
    animation?.translationOfCenter(of: view)
  }

  private var last: [(Backlink<UIView>, AnimatedProperty, AnimatedValue, AnimatedValue)] = []

  private func activate() {
    guard state == .inactive else { return }
    let scope = AnimationScope.recording { for change in animations { change() } }
    last = scope.changes.map {
      (Backlink(to: $0.view), $0.property, $0.old, $0.view.value(of: $0.property))
    }
    state = .active
    progress = 0
    guard let clock = scope.changes.first?.view.host?.clock else { return }
    self.clock = clock
    animation = ViewAnimation(scope, on: clock, timing: timing, duration: duration)
  }

  private func values(_ share: CGFloat) {
    for (link, property, start, end) in last {
      link.object?.setValue(share == 0 ? start : end, of: property)
    }
  }

  fileprivate func show(_ new: CGFloat, pace: CGFloat = 0) {
    progress = new
    animation?.show(new, pace: pace)
  }

  private func halt() {
    isRunning = false
    animation?.rest()
    if let motion { clock?.stop(motion) }
    motion = nil
  }

  private func release(durationFactor: CGFloat) {
    guard state == .active else { return }
    halt()
    guard let clock else {
      arrive()
      return
    }
    let remaining = isReversed ? progress : 1 - progress
    let time = duration * TimeInterval(durationFactor > 0 ? durationFactor : max(remaining, 0))
    isRunning = true
    let motion = AnimatorMotion(
      self, timing: timing, from: progress, to: isReversed ? 0 : 1, time: time,
      total: duration, start: clock.now)
    self.motion = motion
    clock.start(motion)
  }

  fileprivate func arrive() {
    halt()
    show(isReversed ? 0 : 1)
    animation?.finish(true)
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    animation = nil
    last = []
    let called = completions
    completions = []
    animations = []
    for completion in called { completion(position) }
  }
}

/// Moves an animator from its present progress to one of its ends.
private final class AnimatorMotion: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  private let animator: UIViewPropertyAnimator
  private let timing: ViewAnimation.Timing
  private let from: CGFloat
  private let to: CGFloat
  private let time: TimeInterval
  private let total: TimeInterval
  private let start: TimeInterval

  init(
    _ animator: UIViewPropertyAnimator, timing: ViewAnimation.Timing, from: CGFloat, to: CGFloat,
    time: TimeInterval, total: TimeInterval, start: TimeInterval
  ) {
    self.animator = animator
    self.timing = timing
    self.from = from
    self.to = to
    self.time = time
    self.total = total
    self.start = start
  }

  func move(to now: TimeInterval) -> Bool {
    let share = time > 0 ? (now - start) / time : 1
    guard share < 1 else {
      animator.arrive()
      return false
    }
    let here = progress(at: share)
    let soon = progress(at: share + 0.001)
    animator.show(here, pace: (soon - here) / CGFloat(0.001 * time))
    return true
  }

  private func progress(at share: TimeInterval) -> CGFloat {
    from + (to - from) * timing.progress(at: share * total, of: total)
  }
}

/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}

/// Where an animator ended.
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where the animation leads to.
  case end
  /// Where the animation began.
  case start
  /// Where the views are drawn at the moment.
  case current
}

extension UIView {
  /// The four curves of UIKit.
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable {
    /// Begins and ends slowly: (0.42, 0, 0.58, 1).
    case easeInOut
    /// Begins slowly: (0.42, 0, 1, 1).
    case easeIn
    /// Ends slowly: (0, 0, 0.58, 1).
    case easeOut
    /// The same speed from the beginning to the end.
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
