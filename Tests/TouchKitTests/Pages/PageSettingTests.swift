import Testing
import TouchKit
import TouchTesting

/// Pages that the program turns, and what may happen meanwhile.
@Suite struct PageSettingTests {
  @Test func `A page that is set without animation is there at once`() {
    let book = Book().open()
    book.controller.setViewControllers([book.pages[4]], direction: .forward, animated: false) {
      book.completions.append($0)
    }
    #expect(book.shown == "E" && book.inView == "E" && book.completions == [true])
    book.tester.advance(by: 0.1)
    #expect(book.pages[4].last == "didAppear" && book.pages[1].last == "didDisappear")
    #expect(!book.stage.heard().contains("turn"))
  }

  @Test
  func `A page that is set with animation comes from its side, and the delegate hears nothing`() {
    let book = Book().open()
    book.turn(to: 4, .reverse)
    #expect(book.shown == "B" && book.completions.isEmpty)
    book.tester.advance(by: 0.1)
    #expect(book.inView == "BE" && book.scrollView.contentOffset.x < 320)
    book.tester.settle()
    #expect(book.shown == "E" && book.inView == "E" && book.completions == [true])
    #expect(!book.stage.heard().contains("turn"))
    // Its neighbours are those of its own place.
    book.flick(by: 150)
    book.tester.settle()
    #expect(book.shown == "D")
  }

  @Test func `A finger catches a page that the program turns to, and turns it back`() {
    let book = Book().open()
    book.turn(to: 2)
    book.tester.advance(by: 0.15)
    let finger = book.tester.finger(downAt: CGPoint(x: 50, y: 240))
    finger.drag(to: CGPoint(x: 300, y: 240), over: 0.1)
    finger.up()
    book.tester.settle()
    #expect(book.shown == "B" && book.inView == "B" && book.completions == [false])
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.shown == "C")
  }

  @Test func `A finger that catches it before it has moved, and lifts, leaves nothing half-way`() {
    let book = Book().open()
    book.turn(to: 2)
    let finger = book.tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.up()
    book.tester.settle()
    #expect(book.inView == book.shown && book.completions.count == 1)
    #expect(book.pages[1].last == "didAppear" || book.pages[2].last == "didAppear")
  }

  @Test func `A second page that is set before the first has arrived comes after it`() {
    let book = Book().open()
    book.turn(to: 2)
    book.tester.advance(by: 0.1)
    book.turn(to: 3)
    #expect(book.shown == "C" && book.completions == [false])
    book.tester.settle()
    #expect(book.shown == "D" && book.inView == "D" && book.completions == [false, true])
    #expect(book.pages[2].last == "didDisappear" && book.pages[3].last == "didAppear")
  }

  @Test func `A page that is set under a finger ends its turn`() {
    let book = Book().open()
    let finger = book.tester.finger(downAt: CGPoint(x: 200, y: 240))
    finger.drag(to: CGPoint(x: 120, y: 240), over: 0.2)
    _ = book.stage.heard()
    book.controller.setViewControllers([book.pages[4]], direction: .forward, animated: false)
    #expect(book.stage.heard().contains("interrupted, stays, from B"))
    #expect(book.shown == "E" && book.inView == "E")
    finger.drag(to: CGPoint(x: 200, y: 240), over: 0.1)
    finger.up()
    book.tester.settle()
    #expect(book.inView == book.shown)
  }

  @Test func `Another page may be set by whoever hears that one has been turned`() {
    let book = Book().open()
    book.onFinish = { _ in
      book.onFinish = { _ in }
      book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    }
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.shown == "A" && book.inView == "A" && book.pages[2].last == "didDisappear")
  }

  @Test func `Another page may be set by whoever hears that a turn begins`() {
    let book = Book().open()
    book.onWill = { _ in
      book.onWill = { _ in }
      book.controller.setViewControllers([book.pages[4]], direction: .forward, animated: false)
    }
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.inView == book.shown)
    #expect(book.controller.children.count == 1)
  }

  @Test func `Another size of the view ends a turn at the nearer page`() {
    let book = Book().open()
    let finger = book.tester.finger(downAt: CGPoint(x: 310, y: 240))
    finger.drag(to: CGPoint(x: 60, y: 240), over: 0.2)
    book.stage.window.frame.size = CGSize(width: 480, height: 320)
    book.tester.advance(by: 0.1)
    #expect(book.shown == "C" && book.inView == "C")
    #expect(book.scrollView.contentOffset == CGPoint(x: 480, y: 0))
    #expect(book.pages[2].view.bounds.size == CGSize(width: 480, height: 320))
    finger.up()
    book.tester.settle()
    #expect(book.inView == book.shown)
  }

  @Test func `A turn in a view that leaves its window has ended when it is seen again`() {
    let book = Book().open()
    let finger = book.tester.finger(downAt: CGPoint(x: 200, y: 240))
    finger.drag(to: CGPoint(x: 140, y: 240), over: 0.2)
    let other = UIViewController()
    book.stage.window.rootViewController = other
    book.tester.advance(by: 0.1)
    #expect(book.pages[1].last == "didDisappear" && book.pages[2].last == "didDisappear")
    finger.up()
    book.stage.window.rootViewController = book.controller
    book.tester.settle()
    book.tester.advance(by: 0.1)
    #expect(book.shown == "B" && book.inView == "B" && book.pages[1].last == "didAppear")
    #expect(book.pages[2].last == "didDisappear" && book.scrollView.contentOffset.x == 320)
  }

  @Test func `A page that something else takes is turned away from nevertheless`() {
    let book = Book().open()
    let other = UIViewController()
    other.addChild(book.pages[1])
    other.view.addSubview(book.pages[1].view)
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.shown == "C" && book.inView == "C" && book.pages[1].parent === other)
    #expect(book.pages[1].view.superview === other.view)
  }

  @Test func `A controller that it is in is not shown`() {
    let book = Book().open()
    let parent = UIViewController()
    book.stage.window.rootViewController = parent
    parent.addChild(book.controller)
    parent.view.addSubview(book.controller.view)
    book.tester.advance(by: 0.1)
    for animated in [false, true] {
      var told: [Bool] = []
      book.controller.setViewControllers([parent], direction: .forward, animated: animated) {
        told.append($0)
      }
      book.tester.settle()
      #expect(told == [false] && book.shown == "B" && parent.parent == nil)
    }
  }

  @Test func `Two pages may follow each other round`() {
    let ring = Ring()
    let book = Book("AB", at: 0).open()
    ring.pages = book.pages
    book.controller.dataSource = ring
    book.tester.advance(by: 0.1)
    for name in ["B", "A", "B"] {
      book.flick(by: -150)
      book.tester.settle()
      #expect(book.shown == name)
    }
    book.flick(by: 150)
    book.tester.settle()
    #expect(book.shown == "A")
  }

  @Test(arguments: ["B willDisappear", "C willAppear", "B didDisappear", "C didAppear"])
  func `Another page may be turned to by whoever hears of an appearance`(moment: String) {
    let book = Book().open()
    let trigger = book.pages[moment.hasPrefix("B") ? 1 : 2]
    trigger.onNote = { what in
      guard "\(trigger.name) \(what)" == moment else { return }
      trigger.onNote = { _ in }
      book.turn(to: 4)
    }
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.inView == book.shown && book.scrollView.contentOffset.x == 320)
    let shown = book.pages.first { $0.name == book.shown }
    #expect(shown?.last == "didAppear" && book.controller.children == [shown])
    for page in book.pages where page !== shown && page.last != "" {
      #expect(page.last == "didDisappear" || page.last == "didLoad", "\(page.name)")
    }
  }

  @Test func `Nothing keeps a page controller that nobody has any more, in the middle of a turn`() {
    weak var controller: UIPageViewController?
    weak var page: UIViewController?
    do {
      let book = Book().open()
      (controller, page) = (book.controller, book.pages[2])
      let finger = book.tester.finger(downAt: CGPoint(x: 200, y: 240))
      finger.drag(to: CGPoint(x: 140, y: 240), over: 0.2)
      #expect(page?.parent === controller)
    }
    #expect(controller == nil && page == nil)
  }
}

private final class Ring: UIPageViewControllerDataSource {
  var pages: [UIViewController] = []

  private func other(_ page: UIViewController) -> UIViewController? {
    pages.first { $0 !== page }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    other(viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    other(viewController)
  }
}
