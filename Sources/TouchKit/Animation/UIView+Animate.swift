extension UIView {
  /// How an animation runs. Animations always begin from the visible state, and views can always be
  /// touched where they are seen.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that the closure changes, at its end: where their subviews are then is animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Always on: a moving view is touched where it is seen.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Always on: an animation continues from the present values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until something else sets the properties.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Within the closure of another animation: its own duration, not that of the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within the closure of another animation: its own curve, not that of the outer one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Begins slowly: the timing curve (0.42, 0, 1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly: the timing curve (0, 0, 0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed from the beginning to the end.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      switch rawValue >> 16 & 15 {
      case 1: .easeIn
      // 7 is the keyboard's on iOS, as programs take it from there: fast at first, and slow at the end.
      case 2, 7: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes that a closure makes to views: `frame`, `bounds`, `center`, `transform`,
  /// `alpha`, `backgroundColor`, `layerCornerRadius`.
  ///
  /// The closure runs at once; then the views get their old values back and change frame by frame.
  /// Setting or animating one of the properties meanwhile replaces the animation, without a jump; a
  /// new animation without a delay begins with the present velocity, unless it is given one. Setting
  /// or animating one to the value that the animation leads to, as layout does, changes nothing, unless it repeats.
  /// Views that are in no window change at once.
  ///
  /// In the closure of another animation it has that one's duration and curve, unless its options say otherwise; a spring keeps its
  /// damping ratio, and a delay is its own.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 is at once.
  ///   - delay: until it starts, in seconds.
  ///   - completion: called with true at the end, with false where a property was animated to another value meanwhile.
  ///     One that the program sets does not count, as in UIKit, unless the animation repeats. Called at once where there was nothing to animate.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(.curve(options.curve.timing), duration, delay, options, animations, completion)
  }

  /// Animates changes of views with the curve `easeInOut` and no delay; the duration is in seconds, and `completion` is called once,
  /// with true where nothing replaced the animation.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.curve(.easeInOut), duration, 0, [], animations, completion)
  }

  /// The same on a spring; see ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot, less does.
  ///   - velocity: at the start, in total distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = DampedSpring(damping: dampingRatio, velocity: velocity, duration: duration)
    run(.spring(spring), duration, delay, options, animations, completion)
  }

  /// The same on a spring that is given as one perceives it.
  ///
  /// - Parameters:
  ///   - duration: until it looks settled, in seconds: the period of the spring without damping. Its last small movements take longer, and
  ///     `completion` is called after them. 0.5 by default; 0 is at once.
  ///   - bounce: 0, the default, does not overshoot, up to 1 does more and more; below 0, to −1, it is slower.
  ///   - velocity: at the start, in total distances per second; 0 by default.
  ///   - delay: until it starts, in seconds; none by default.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var spring = DampedSpring(duration: duration, bounce: bounce)
    spring.velocity = velocity
    let time = duration > 0 ? spring.settlingDuration : 0
    run(.spring(spring), time, delay, options, animations, completion)
  }

  /// Runs a closure whose changes take effect at once, within an animation too.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationScope.within(nil, actions)
  }

  private static func run(
    _ timing: ViewAnimation.Timing, _ duration: TimeInterval, _ delay: TimeInterval,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var pace = InheritedPace(timing: timing, duration: duration)
    if let outer = AnimationScope.current?.pace { pace = outer.taken(over: pace, options) }
    let scope = AnimationScope.recording(pace: pace) {
      animations()
      if options.contains(.layoutSubviews) { AnimationScope.current?.layOutChanged() }
    }
    run(
      scope, pace.timing, pace.duration, delay, options,
      completion)
  }

  #if !hasFeature(Embedded)
    /// A layer changes by itself.
    static func animateLayer(
      for duration: TimeInterval, along curve: TimingCurve, _ animations: () -> Void
    ) {
      run(.curve(curve), duration, 0, [], animations, nil)
    }
  #endif

  static func run(
    _ scope: AnimationScope, _ timing: ViewAnimation.Timing, _ duration: TimeInterval,
    _ delay: TimeInterval, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    guard let clock = scope.clock, duration > 0 || delay > 0,
      AnimationScope.areEnabled
    else {
      scope.settle()
      completion?(true)
      return
    }
    if let outer = AnimationScope.current { scope.takeOver(from: outer) }
    #if !hasFeature(Embedded)
      let completion = CATransaction.awaiting(completion)
    #endif
    let animation = ViewAnimation(
      scope, on: clock, timing: timing, duration: duration, delay: delay,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse),
      completion: completion)
    if animation.isEmpty {
      animation.finish(true)
    } else {
      animation.run()
    }
  }
}
