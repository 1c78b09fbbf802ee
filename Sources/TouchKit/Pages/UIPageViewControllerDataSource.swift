/// Says which pages lie beside the one that is shown.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDataSource: WeaklyReferable {
  /// The page before another one; `nil` where that is the first. Asked as the other one is shown, once.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; `nil` where that is the last. Asked as the other one is shown, once.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots there are below the pages; 0, the default, for none. Asked where the data source or the page is set. Horizontal pages alone
  /// have them.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot stands for the page that was set, from 0, the default; afterwards each turn goes one further.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    0
  }

  /// The first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    0
  }
}
