/// A transition, for the objects that carry it out.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of the moving views; fills the window. An animator adds the new view to it.
  var containerView: UIView { get }

  /// False where it takes no time.
  var isAnimated: Bool { get }

  /// True while fingers move it.
  var isInteractive: Bool { get }

  /// True once it runs back to its start.
  var transitionWasCancelled: Bool { get }

  /// The style of the controller that is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Sets the progress, from 0 to 1; clamped. Animations alongside follow.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// From now on it runs to its end without fingers.
  func finishInteractiveTransition()

  /// From now on it runs back to its start without fingers.
  func cancelInteractiveTransition()

  /// Fingers move it again, in whichever direction it was running.
  func pauseInteractiveTransition()

  /// Ends the transition. Call it once; later calls change nothing.
  ///
  /// - Parameter didComplete: false where the views are back at the start.
  func completeTransition(_ didComplete: Bool)

  /// The two controllers; `nil` where one has been released.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The views that an animator moves. `nil` for the view of a presenter that stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of the controller's view at the start, in the container; zero for the one that appears.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame of the controller's view at the end, in the container; zero for the one that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of the two controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one that is on the screen at the beginning.
  public static let from = UITransitionContextViewControllerKey(rawValue: 0)
  /// The one that is on the screen at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: 1)
}

/// Which of the two views.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// That which is on the screen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: 0)
  /// That which is on the screen at the end.
  public static let to = UITransitionContextViewKey(rawValue: 1)
}
