extension UIView {
  /// How an animation of key frames runs. It always begins from the visible state, and views can always be touched where they are seen.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Always on: a moving view is touched where it is seen.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Always on: an animation continues from the present values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until something else sets the properties.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The same speed from the beginning of each key frame to its end; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])

    #if !hasFeature(Embedded)
      /// Each key frame is a jump, where it begins. Natively only.
      public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
      /// Key frames of a property that follow each other without a pause are one smooth curve through their values, a Catmull–Rom curve, which begins and ends at
      /// rest and may go beyond them. Natively only.
      public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

      /// Evenly through all values of a property, whatever the times of its key frames say: each takes the share of the whole time that its way is of the whole way.
      /// The way of a place is its length in points, that of other values the same for their numbers. Natively only.
      public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
      /// The same along a smooth curve through the values, a Catmull–Rom curve as of ``calculationModeCubic``, with the times of
      /// ``calculationModePaced``, which are those of the straight ways: so it is a little slower round corners, and faster between them. It begins and ends in
      /// motion. Natively only.
      public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

      private var calculationMode: UInt { rawValue >> 10 & 7 }
      var isDiscrete: Bool { calculationMode == 1 }
      var isPaced: Bool { calculationMode == 2 || calculationMode == 4 }
      var isCubic: Bool { calculationMode == 3 || calculationMode == 4 }
    #endif
  }

  /// Animates changes one after the other, or overlapping: those of each
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` within its own part of the time, evenly. What the
  /// closure changes outside of them takes the whole time.
  ///
  /// Between the key frames of a property it keeps its value; where one begins before another one of that property has ended, it continues from there.
  /// Catching and replacing are as for ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: of all of it, in seconds; 0 is at once.
  ///   - delay: until it starts, in seconds.
  ///   - completion: called with true at the end, with false where a property was animated anew meanwhile. Called at once where there was nothing to animate.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = InheritedPace(timing: .curve(AnimationCurve.linear.timing), duration: duration)
    #if hasFeature(Embedded)
      let scope = AnimationScope.recording(keyframes: true, pace: pace, animations)
    #else
      let scope = AnimationScope.recording(keyframes: true, pace: pace) {
        AnimationScope.current?.keyframeOptions = options
        animations()
      }
    #endif
    run(
      scope, pace.timing, duration, delay,
      AnimationOptions(rawValue: options.rawValue), completion)
  }

  /// Adds changes to the ``animateKeyframes(withDuration:delay:options:animations:completion:)`` in whose closure it is called; elsewhere they
  /// are made at once, or belong to the animation in whose closure they are.
  ///
  /// - Parameters:
  ///   - frameStartTime: when they begin, as a share of the whole duration, from 0 to 1; others are clamped.
  ///   - frameDuration: how long they take, as a share of it. They end with the whole animation at the latest; 0 is a jump.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let scope = AnimationScope.current, scope.takesKeyframes else {
      animations()
      return
    }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let end = frameDuration > 0 ? min(start + frameDuration, 1) : start
    scope.add(AnimationScope.recording(animations), from: CGFloat(start), to: CGFloat(end))
  }
}
