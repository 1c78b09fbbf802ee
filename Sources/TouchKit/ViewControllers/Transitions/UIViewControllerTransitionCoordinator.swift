/// The state of a running transition.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// False where everything changes at once.
  var isAnimated: Bool { get }
  /// The style of the controller that is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True where fingers began it.
  var initiallyInteractive: Bool { get }
  /// True while fingers move it.
  var isInteractive: Bool { get }
  /// True once it runs back to its start. Fingers may reverse it again: only in the completions it is final.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress, from 0 to 1, that was set last.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The controller that comes, or the one that goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes, or the one that goes; `nil` where it stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition: ``UIViewController/transitionCoordinator``.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///   super.viewWillAppear(animated)
///   transitionCoordinator?.animate { _ in bar.alpha = 1 }
/// }
/// ```
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates the changes that a closure makes to views alongside the transition: with its progress, reversed or paused
  /// when it is.
  ///
  /// - Parameters:
  ///   - animation: runs once, when the transition starts, or at once if it has started.
  ///   - completion: called once when the transition has ended; `isCancelled` says how.
  /// - Returns: false where it has ended: then nothing runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure each time fingers catch or release the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
