/// A transition, as the objects see it that carry it out.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where it happens: fills the window. An animator puts the view in it that comes.
  var containerView: UIView { get }

  /// False where it is to be there at once.
  var isAnimated: Bool { get }

  /// True while it follows somebody's hand.
  var isInteractive: Bool { get }

  /// True once it is on its way back to where it began.
  var transitionWasCancelled: Bool { get }

  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how far it is, from 0 to 1; held between them. What runs alongside follows.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// It goes on to its end by itself from now on.
  func finishInteractiveTransition()

  /// It goes back to its beginning by itself from now on.
  func cancelInteractiveTransition()

  /// A hand has it again, whichever way it was going.
  func pauseInteractiveTransition()

  /// It is over. Call it once; later calls change nothing.
  ///
  /// - Parameter didComplete: false where everything is again as it was.
  func completeTransition(_ didComplete: Bool)

  /// The two controllers; `nil` where one is gone.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The views that an animator moves. `nil` for the view of a presenter that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the controller's view is at the beginning, in the container; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where it is to be at the end, in the container; zero for one that goes.
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
