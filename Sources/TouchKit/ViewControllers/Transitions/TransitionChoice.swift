/// The objects that carry out a transition: of the controller's delegate, of its preferred transition, or built in.
struct TransitionChoice {
  /// `nil` where it takes no time.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  /// For a presentation or a dismissal.
  init(
    for presented: UIViewController, _ direction: ViewControllerTransition.Direction,
    animated: Bool
  ) {
    guard animated else { return }
    let delegate = presented.transitioningDelegate ?? presented.preferredTransition?.delegate
    if direction == .presentation {
      guard let presenter = presented.presentingViewController else { return }
      animator = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
      interaction = animator.flatMap {
        delegate?.interactionControllerForPresentation(using: $0)
      }
    } else {
      animator = delegate?.animationController(forDismissed: presented)
      interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    }
    #if !hasFeature(Embedded)
      presented.ownPresentation?.controller?.choose(&self)
    #endif
    if animator == nil {
      animator = BuiltInTransition(
        presented.modalTransitionStyle, isPresentation: direction == .presentation)
    }
  }
}

extension UIViewController {
  /// A transition that a controller may prefer: ``UIViewController/preferredTransition``.
  ///
  /// Tsumami's zoom transition is one: `import Tsumami`, and `preferredTransition = .zoom { … }`.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public final class Transition {
    let delegate: any UIViewControllerTransitioningDelegate

    /// A transition made by an object, which is retained.
    public init(_ delegate: any UIViewControllerTransitioningDelegate) {
      self.delegate = delegate
    }

    deinit {}
  }
}
