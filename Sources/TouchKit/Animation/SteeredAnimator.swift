// Transitions know animators as these two only: a page's module in which nobody makes a property animator is without them, 4 KB of what is loaded.

/// An animator that transitions move along its way: every ``UIViewPropertyAnimator``, and nothing else. (Not in UIKit.)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public class SteeredAnimator {
  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  /// The way that the views have gone from the start towards the end, from 0 to 1, in whatever direction it runs. Setting it pauses there.
  var course: CGFloat {
    get { 0 }
    set {}
  }

  /// False where a finger cannot pause it while it runs.
  var canBePaused: Bool {
    true
  }

  /// The translation of a view's center from start to end; `nil` where it does not move.
  func translationOfCenter(of view: UIView) -> CGPoint? {
    nil
  }
}

/// An animator in the two ways in which a transition knows it.
struct Steered {
  let animator: any UIViewImplicitlyAnimating
  let steering: SteeredAnimator

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    steering = animator
  }

  /// `nil` for an animator of another kind, which nothing is known of.
  init?(_ animator: any UIViewImplicitlyAnimating) {
    guard let steering = animator as? SteeredAnimator else { return nil }
    self.animator = animator
    self.steering = steering
  }
}
