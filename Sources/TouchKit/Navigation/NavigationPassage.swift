/// A change of a navigation controller's stack that is under way.
///
///     stack before ──▶ stack ── completed ──▶ those that leave are no children any more
///          ▲              │
///          └── cancelled ─┘                   those that came are none
final class NavigationPassage {
  let transition: ViewControllerTransition
  let from: UIViewController
  let to: UIViewController
  let before: [UIViewController]
  /// Those that are no longer in the stack.
  let leaving: [UIViewController]
  /// Those that were not in it before.
  let coming: [UIViewController]

  init(
    _ transition: ViewControllerTransition, from: UIViewController, to: UIViewController,
    before: [UIViewController], leaving: [UIViewController], coming: [UIViewController]
  ) {
    self.transition = transition
    (self.from, self.to) = (from, to)
    (self.before, self.leaving, self.coming) = (before, leaving, coming)
  }

  // Its controller goes in the middle of it.
  #if hasFeature(Embedded)
    deinit {
      transition.abandon()
    }
  #else
    // On the main thread, wherever the last reference is released.
    isolated deinit {
      transition.abandon()
    }
  #endif
}
