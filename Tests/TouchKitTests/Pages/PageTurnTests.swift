import Testing
import TouchKit
import TouchTesting

/// Pages that fingers turn.
@Suite struct PageTurnTests {
  @Test func `A flick turns to the next page, and everybody hears it in order`() {
    let book = Book().open()
    book.flick(by: -150)
    book.tester.settle()
    #expect(
      book.stage.heard() == """
        will turn to C
        B willDisappear animated
        C didLoad
        C willAppear animated
        C willMove nil
        C isAppearing animated
        B willMove nil
        B didDisappear animated
        B didMove nil
        C didAppear animated
        C didMove nil
        finished, turned, from B
        """)
    #expect(book.shown == "C" && book.inView == "C" && book.controller.children == [book.pages[2]])
    #expect(book.scrollView.contentOffset == CGPoint(x: 320, y: 0))
    #expect(
      book.scrollView.convert(book.pages[2].view.bounds, from: book.pages[2].view).minX == 320)
  }

  @Test func `A finger that does not go far enough turns back`() {
    let book = Book().open()
    let finger = book.tester.finger(downAt: CGPoint(x: 100, y: 240))
    finger.drag(to: CGPoint(x: 200, y: 240), over: 0.5)
    #expect(book.inView == "AB")
    book.tester.advance(by: 0.2)
    finger.up()
    book.tester.settle()
    #expect(
      book.stage.heard() == """
        will turn to A
        B willDisappear animated
        A didLoad
        A willAppear animated
        A willMove nil
        A isAppearing animated
        A willDisappear animated
        B willAppear animated
        A willMove nil
        A didDisappear animated
        A didMove nil
        B isAppearing animated
        B didAppear animated
        finished, stays, from B
        """)
    #expect(book.shown == "B" && book.inView == "B")
  }

  @Test func `Half-way the pages lie beside each other, with the room between them`() {
    let book = Book(spacing: 20).open()
    let finger = book.tester.finger(downAt: CGPoint(x: 300, y: 240))
    finger.drag(to: CGPoint(x: 140, y: 240), over: 0.5)
    let (left, right) = (book.pages[1].view!, book.pages[2].view!)
    let window = book.stage.window
    let (a, b) = (
      window.convert(left.bounds, from: left), window.convert(right.bounds, from: right)
    )
    #expect(a.size == window.bounds.size && b.size == window.bounds.size)
    #expect(a.minX < -100 && abs(b.minX - a.maxX - 20) < 0.001)
    finger.up()
  }

  @Test func `A finger that stays down turns one page after another`() {
    let book = Book(at: 0).open()
    let finger = book.tester.finger(downAt: CGPoint(x: 310, y: 240))
    for _ in 0..<3 {
      finger.drag(to: CGPoint(x: 10, y: 240), over: 0.3)
      let other = book.tester.finger(downAt: CGPoint(x: 310, y: 300))
      finger.up()
      other.drag(to: CGPoint(x: 10, y: 300), over: 0.3)
      finger.down(at: CGPoint(x: 310, y: 240))
      other.up()
    }
    finger.up()
    book.tester.settle()
    #expect(book.shown == "E")
    let turned = book.stage.heard().split(separator: "\n").filter { $0.hasPrefix("finished") }
    #expect(
      turned == [
        "finished, turned, from A", "finished, turned, from B", "finished, turned, from C",
        "finished, turned, from D",
      ])
  }

  @Test func `A finger that passes back over the page turns to the other side`() {
    let book = Book().open()
    let finger = book.tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 100, y: 240), over: 0.2)
    finger.drag(to: CGPoint(x: 260, y: 240), over: 0.2)
    #expect(book.inView == "AB")
    finger.up()
    book.tester.settle()
    let told = book.stage.heard().split(separator: "\n").filter {
      $0.contains("turn") || $0.contains("stays")
    }
    #expect(
      told == [
        "will turn to C", "finished, stays, from B", "will turn to A", "finished, turned, from B",
      ])
  }

  @Test func `At the ends the page gives way like rubber and comes back, and nobody hears of it`() {
    let book = Book("AB", at: 1).open()
    let finger = book.tester.finger(downAt: CGPoint(x: 300, y: 240))
    finger.drag(to: CGPoint(x: 100, y: 240), over: 0.3)
    #expect(book.scrollView.contentOffset.x > 340 && book.scrollView.contentOffset.x < 500)
    finger.up()
    book.tester.settle()
    #expect(book.scrollView.contentOffset.x == 320)
    #expect(book.stage.heard() == "" && book.shown == "B")
  }

  @Test func `A page in motion is caught, and turned round`() {
    let book = Book().open()
    book.flick(by: -150)
    book.tester.advance(by: 0.1)
    let offset = book.scrollView.contentOffset.x
    #expect(offset > 330 && offset < 640)
    let finger = book.tester.finger(downAt: CGPoint(x: 50, y: 240))
    #expect(book.scrollView.contentOffset.x == offset)
    finger.drag(to: CGPoint(x: 250, y: 240), over: 0.1)
    finger.up()
    book.tester.settle()
    #expect(book.shown == "B" && book.inView == "B")
    #expect(book.stage.heard().hasSuffix("finished, stays, from B"))
  }

  @Test func `Pages one below the other turn up and down`() {
    let book = Book(along: .vertical).open()
    let finger = book.tester.finger(downAt: CGPoint(x: 160, y: 400))
    finger.drag(to: CGPoint(x: 160, y: 100), over: 0.2)
    finger.up()
    book.tester.settle()
    #expect(book.shown == "C" && book.scrollView.contentOffset == CGPoint(x: 0, y: 480))
  }

  @Test func `Where one reads from the right the next page is at the left`() {
    let book = Book().open()
    book.controller.view.semanticContentAttribute = .forceRightToLeft
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    book.tester.advance(by: 0.1)
    book.flick(by: 150)
    book.tester.settle()
    #expect(book.shown == "C")
    book.turn(to: 1, .reverse)
    book.tester.advance(by: 0.1)
    #expect(book.scrollView.contentOffset.x > 320)
    book.tester.settle()
    #expect(book.shown == "B")
  }

  @Test func `A trackpad turns to the nearer page once it pauses, and keys turn a page`() {
    let book = Book().open()
    for _ in 0..<20 {
      book.tester.scroll(by: CGPoint(x: 10, y: 0), at: CGPoint(x: 160, y: 240))
      book.tester.advance(by: 1 / 60)
    }
    #expect(book.inView == "BC" && book.scrollView.contentOffset.x == 520)
    book.tester.advance(by: 1)
    #expect(book.shown == "C" && book.inView == "C")
    #expect(book.tester.perform(.left))
    book.tester.settle()
    #expect(book.shown == "B" && book.inView == "B")
    for _ in 0..<10 {
      book.tester.scroll(by: CGPoint(x: 10, y: 0), at: CGPoint(x: 160, y: 240))
      book.tester.advance(by: 1 / 60)
    }
    book.tester.advance(by: 1)
    #expect(book.shown == "B" && book.inView == "B" && book.scrollView.contentOffset.x == 320)
  }

  @Test func `Without a data source a finger turns nothing`() {
    let book = Book().open()
    book.controller.dataSource = nil
    book.tester.advance(by: 0.1)
    book.flick(by: -150)
    book.tester.settle()
    #expect(book.shown == "B" && book.stage.heard() == "")
  }

  @Test func `The data source is asked once for each page that is shown`() {
    let book = Book()
    book.notesQuestions = true
    book.controller.dataSource = book
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    book.stage.window.rootViewController = book.controller
    book.tester.advance(by: 0.1)
    func questions() -> [Substring] {
      book.stage.heard().split(separator: "\n").filter { $0.hasSuffix("?") }
    }
    #expect(questions() == ["before B?", "after B?"])
    book.flick(by: -150)
    book.tester.settle()
    #expect(questions() == ["after C?"])
    book.flick(by: 150)
    book.tester.settle()
    #expect(questions() == ["before B?"])
    // What has changed is asked for by setting the same page once more.
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    book.tester.advance(by: 0.1)
    #expect(questions() == ["before B?", "after B?"])
  }
}
