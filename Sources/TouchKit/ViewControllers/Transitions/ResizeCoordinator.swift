/// The coordinator of a window's size change, which takes no time: its closures run once the views have the new size.
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  private let alongside = AlongsideAnimations()
  private var isOver = false

  init(window: UIWindow) {
    self.window = window
  }

  func run() {
    alongside.start(self, isInteractive: false)
    isOver = true
    alongside.finish(self, completed: true)
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .fullScreen }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var containerView: UIView { window }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    window.rootViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    window.rootViewController?.view
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    alongside.add(animation, completion)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.observe(handler)
  }
}
