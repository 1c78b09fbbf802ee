/// What is known of a transition while it is under way.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// True where a hand began it.
  var initiallyInteractive: Bool { get }
  /// True while a hand has it.
  var isInteractive: Bool { get }
  /// True once it is on its way back to where it began. A hand may turn it round again: the last word is that of the
  /// completions.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// From 0 to 1, as far as a hand or the transition itself has said.
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Has something else move while a transition is under way: ``UIViewController/transitionCoordinator``.
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
  /// Has what a closure changes of views happen alongside: as far as the transition is, back where it goes back, held
  /// where a hand holds it.
  ///
  /// - Parameters:
  ///   - animation: runs once, when the transition starts, or at once if it has started.
  ///   - completion: called once when the transition is over; `isCancelled` says how.
  /// - Returns: false where it is over: then nothing runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure each time a hand takes the transition or lets go of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      @escaping (any UIViewControllerTransitionCoordinatorContext)
      -> Void
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
