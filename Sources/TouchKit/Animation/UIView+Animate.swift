extension UIView {
  /// How an animation runs. Animations always begin from what is seen, and views can always be
  /// touched where they are seen.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Always so: a view that moves is touched where it is seen.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Always so: what is in motion goes on from where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, until something else sets the properties.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Has what a closure changes of views (`frame`, `bounds`, `center`, `transform`, `alpha`,
  /// `backgroundColor`, `cornerRadius`) happen gradually.
  ///
  /// The closure runs at once; then the views have the values again that are seen, and get the new
  /// ones frame by frame. What sets one of the properties meanwhile takes it over where it is,
  /// without a jump; an animation without a delay that does so begins with the velocity that it
  /// finds, unless it is told one. Views that are in no window change at once.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 is at once.
  ///   - delay: until it starts, in seconds.
  ///   - completion: is told whether everything arrived: false where something else took a property
  ///     over. Called at once where there was nothing to animate.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(.curve(options.curve), duration, delay, options, animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.curve(.easeInOut), duration, 0, [], animations, completion)
  }

  /// The same on a spring; see ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing over, less does.
  ///   - velocity: at the start, in ways per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = DampedSpring(damping: dampingRatio, velocity: velocity, duration: duration)
    run(.spring(spring), duration, delay, options, animations, completion)
  }

  /// Has a closure's changes take effect at once, within an animation too.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationScope.within(nil, actions)
  }

  private static func run(
    _ timing: ViewAnimation.Timing, _ duration: TimeInterval, _ delay: TimeInterval,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let scope = AnimationScope.recording(animations)
    guard let clock = scope.changes.first?.view.host?.clock, duration > 0 || delay > 0 else {
      completion?(true)
      return
    }
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
