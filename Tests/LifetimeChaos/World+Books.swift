import TouchKit

extension World {
  func makeBook() {
    guard books.count < 3 else { return }
    let book = AnyBook(
      transitionStyle: .scroll,
      navigationOrientation: chance.isLucky(0.7) ? .horizontal : .vertical,
      options: chance.isLucky(0.5) ? [.interPageSpacing: 20] : nil)
    book.world = self
    book.dataSource = chance.among(delegates)
    book.delegate = chance.among(delegates)
    ledger.add(book)
    ledger.add(book.keptScrollView)
    books.append(book)
    trace("make \(ledger.name(of: book))")
    if chance.isLucky(0.6) { chance.among(windows)?.rootViewController = book }
  }

  /// Pages are set and turned, and their controller comes and goes.
  func changeBook() {
    guard let book = chance.among(books), chance.isLucky(0.9) else { return makeBook() }
    let call = chance.below(13)
    trace("change \(ledger.name(of: book)) \(call)")
    switch call {
    case 0, 1, 2, 3, 4:
      guard let page = page(of: book) else { return }
      book.setViewControllers(
        [page], direction: chance.isLucky(0.5) ? .forward : .reverse,
        animated: chance.isLucky(0.6)
      ) { [weak self] _ in
        self?.interrupt("a page was set")
      }
    case 5: book.dataSource = chance.isLucky(0.8) ? chance.among(delegates) : nil
    case 6: book.delegate = chance.isLucky(0.8) ? chance.among(delegates) : nil
    case 7: chance.among(windows)?.rootViewController = book
    case 8: chance.among(book.children)?.removeFromParent()
    case 9:
      if let view = book.viewIfLoaded, let parent = someView { put(view, into: parent) }
    case 10:
      book.keptScrollView.setContentOffset(
        CGPoint(x: chance.share() * 960, y: 0), animated: chance.isLucky(0.5))
    case 11: book.viewIfLoaded?.frame = rect
    default:
      if let other = chance.among(controllers), !owns(book, other), !owns(other, book) {
        other.addChild(book)
        if let outer = other.viewIfLoaded, let inner = book.view { put(inner, into: outer) }
        book.didMove(toParent: other)
      }
    }
  }

  /// A controller that the book, or a navigation controller, may show: one that keeps it would keep itself, and a view that the book's is in cannot be put into that.
  func page(of book: UIViewController) -> UIViewController? {
    guard let page = chance.among(controllers), !owns(page, book) else { return nil }
    if let inner = book.viewIfLoaded, let outer = page.viewIfLoaded, inner.isDescendant(of: outer) {
      return nil
    }
    return page
  }
}

/// A page controller that lets the program go on whenever it hears something.
final class AnyBook: UIPageViewController, Owner {
  weak var world: World?

  /// Kept by the controller, wherever else it is put.
  var keptScrollView: UIScrollView {
    guard let view = own("scroller") as? UIScrollView else {
      preconditionFailure("A page controller has a scroll view.")
    }
    return view
  }

  // The pages that it knows of, and what it shows them in.
  var owned: [AnyObject] {
    let turn = own("turn").flatMap { Mirror(reflecting: $0).descendant("page") }
    let sides = own("neighbours").map { neighbours in
      ["before", "after"].map { Mirror(reflecting: neighbours).descendant($0) }
    }
    let pages = (sides ?? []) + [turn, own("current")]
    return pages.compactMap { $0 as? UIViewController } + [keptScrollView]
      + [own("indicator") as? UIView].compactMap { $0 }
  }

  private func own(_ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror, here.subjectType != UIPageViewController.self {
      mirror = here.superclassMirror
    }
    return mirror?.descendant(name)
  }

  override func viewWillAppear(_ animated: Bool) { world?.interrupt("viewWillAppear (book)") }
  override func viewDidAppear(_ animated: Bool) { world?.interrupt("viewDidAppear (book)") }
  override func viewDidDisappear(_ animated: Bool) { world?.interrupt("viewDidDisappear (book)") }
  override func addChild(_ childController: UIViewController) {
    world?.interrupt("addChild (book)")
    super.addChild(childController)
  }
}

extension AnyDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    world?.interrupt("viewControllerBefore")
    return world?.page(of: pageViewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    world?.interrupt("viewControllerAfter")
    return world?.page(of: pageViewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    world?.interrupt("presentationCount")
    return world?.chance.isLucky(0.3) == true ? 5 : 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    world?.interrupt("willTransitionTo")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    world?.interrupt("didFinishAnimating")
  }
}
