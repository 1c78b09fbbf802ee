import TouchKit
import TouchTesting

/// A page controller in a window, with pages that write down what they hear.
final class Book {
  let stage = Stage()
  let pages: [Heard]
  let controller: UIPageViewController
  /// Which page is shown at first.
  let start: Int
  var dots = 0
  /// Whether the data source writes down what it is asked.
  var notesQuestions = false
  var onWill: (UIViewController) -> Void = { _ in }
  var onFinish: (Bool) -> Void = { _ in }
  var completions: [Bool] = []

  init(
    _ names: String = "ABCDE", at start: Int = 1,
    along orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0
  ) {
    pages = names.map { [stage] in stage.controller(String($0)) }
    self.start = start
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: spacing])
  }

  /// Shows the first page; what was heard until then is forgotten.
  @discardableResult func open() -> Book {
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[start]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    return self
  }

  var tester: TouchTester { stage.tester }

  /// The scroll view, as programs find it.
  var scrollView: UIScrollView! {
    controller.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  /// The name of the page that is shown.
  var shown: String {
    (controller.viewControllers?.first as? Heard)?.name ?? "none"
  }

  /// The names of the pages whose views are in the scroll view.
  var inView: String {
    pages.filter { $0.viewIfLoaded?.superview === scrollView }.map(\.name).joined()
  }

  func turn(to page: Int, _ direction: UIPageViewController.NavigationDirection = .forward) {
    controller.setViewControllers([pages[page]], direction: direction, animated: true) { [self] in
      completions.append($0)
    }
  }

  /// A finger that goes to the left, or to the right, and lifts in motion.
  func flick(by distance: CGFloat) {
    let finger = tester.finger(downAt: CGPoint(x: 160 - distance / 2, y: 240))
    finger.drag(to: CGPoint(x: 160 + distance / 2, y: 240), over: 0.1)
    finger.up()
  }

  private func index(of page: UIViewController) -> Int {
    pages.firstIndex { $0 === page } ?? 0
  }

  func page(_ index: Int) -> Heard? {
    pages.indices.contains(index) ? pages[index] : nil
  }
}

extension Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = index(of: viewController)
    if notesQuestions { stage.note("before \(pages[index].name)?") }
    return page(index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = index(of: viewController)
    if notesQuestions { stage.note("after \(pages[index].name)?") }
    return page(index + 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    dots
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    start
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    for case let page as Heard in pendingViewControllers {
      stage.note("will turn to \(page.name)")
      onWill(page)
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let from = (previousViewControllers.first as? Heard)?.name ?? "none"
    stage.note(
      "\(finished ? "finished" : "interrupted"), \(completed ? "turned" : "stays"), from \(from)")
    onFinish(completed)
  }
}
