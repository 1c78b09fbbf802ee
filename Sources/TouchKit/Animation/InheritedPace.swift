/// The pace of an animation, which those begin with that are begun in its closure, unless their options say otherwise.
struct InheritedPace {
  let timing: ViewAnimation.Timing
  /// In seconds.
  let duration: TimeInterval

  /// The pace of an animation that begins within this one. A spring stays a spring.
  func taken(over own: InheritedPace, _ options: UIView.AnimationOptions) -> InheritedPace {
    let duration =
      options.contains(.overrideInheritedDuration) ? own.duration : self.duration
    var timing = options.contains(.overrideInheritedCurve) ? own.timing : self.timing
    if case .spring = own.timing { timing = own.timing }
    if case .spring(let spring) = timing {
      timing = .spring(
        DampedSpring(damping: spring.damping, velocity: spring.velocity, duration: duration))
    }
    return InheritedPace(timing: timing, duration: duration)
  }
}

extension UIView {
  /// The duration of the animation in whose closure this is asked, in seconds; 0 elsewhere.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.pace?.duration ?? 0
  }

  /// False where animations are disabled: the changes of `UIView.animate` and its kin take effect at once, and completions are called
  /// at once, with true. True by default; for all windows.
  public static var areAnimationsEnabled: Bool {
    AnimationScope.areEnabled
  }

  /// Enables or disables the animations that begin from now on. Those that run go on, and a ``UIViewPropertyAnimator``, which fingers may hold,
  /// moves in any case.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.areEnabled = enabled
  }
}
