/// A change of a navigation controller's stack that is under way.
///
///     stack before ──▶ stack ── completed ──▶ those that leave are no children any more
///          ▲              │
///          └── cancelled ─┘                   those that came are none
struct NavigationPassage {
  let transition: ViewControllerTransition
  let from: UIViewController
  let to: UIViewController
  let before: [UIViewController]
  /// Those that are no longer in the stack.
  let leaving: [UIViewController]
  /// Those that were not in it before.
  let coming: [UIViewController]
}
