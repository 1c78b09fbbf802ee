/// An animator that transitions move along its way: every ``UIViewPropertyAnimator``, and nothing else. (Not in UIKit.)
///
/// They know it as this and as a ``UIViewImplicitlyAnimating`` only, so that a page's module is without property animators where it makes none: 3 KB of what is
/// loaded.
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

  /// False where a finger cannot pause it.
  var yields: Bool {
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
  let way: SteeredAnimator

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    way = animator
  }

  /// `nil` for an animator of another kind, which nothing is known of.
  init?(_ animator: any UIViewImplicitlyAnimating) {
    guard let way = animator as? SteeredAnimator else { return nil }
    self.animator = animator
    self.way = way
  }
}
