/// Hears of turns that fingers, wheels, keys and the dots begin. Both methods are optional.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDelegate: WeaklyReferable {
  /// A turn has begun, before `viewWillAppear` of the page that it leads to. A finger that passes back over the page that was shown ends it, and
  /// may begin one to the other side.
  ///
  /// - Parameter pendingViewControllers: the page that it leads to, alone.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// A turn has ended, with or without another page; the views have appeared and disappeared.
  ///
  /// - Parameters:
  ///   - finished: false where ``UIPageViewController/setViewControllers(_:direction:animated:completion:)`` or another size of the view ended it.
  ///   - previousViewControllers: the page that it came from, alone.
  ///   - completed: true where another page is shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
