import Testing
import TouchKit
import TouchTesting

/// A pager of three pages; on each a picture that can be zoomed, as in a photo viewer.
@Suite struct NestedScrollingTests {
  private final class Pager: UIScrollViewDelegate {
    let tester = TouchTester()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var pages: [UIScrollView] = []

    init() {
      outer.isPagingEnabled = true
      outer.contentSize = CGSize(width: 960, height: 480)
      for index in 0..<3 {
        let page = UIScrollView(
          frame: CGRect(x: CGFloat(index) * 320, y: 0, width: 320, height: 480))
        page.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        page.contentSize = CGSize(width: 320, height: 480)
        page.maximumZoomScale = 4
        page.delegate = self
        outer.addSubview(page)
        pages.append(page)
      }
      tester.view.addSubview(outer)
      outer.contentOffset.x = 320
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      scrollView.subviews.first
    }
  }

  // As pods for nested scrolling write it: the pan is the list's own, and so is its delegate.
  private final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
    var begins = true
    var asked = 0

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer.view is UIScrollView
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return begins
    }
  }

  @Test func `A scroll view that is a delegate of recognizers is that of its own pan`() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let tester = TouchTester()
    let (outer, inner) = (Sharing(frame: frame), UIScrollView(frame: frame))
    for view in [outer, inner] { view.contentSize = CGSize(width: 320, height: 2000) }
    outer.addSubview(inner)
    tester.view.addSubview(outer)
    #expect(outer.panGestureRecognizer.delegate === outer && outer.asked == 0)
    #expect(inner.panGestureRecognizer.delegate == nil)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    #expect(inner.contentOffset.y > 50 && outer.contentOffset.y > 50 && outer.asked == 1)
    finger.up()
    tester.settle()
    outer.begins = false
    let stays = outer.contentOffset.y
    tester.finger(downAt: CGPoint(x: 100, y: 400)).drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    #expect(outer.contentOffset.y == stays)
  }

  @Test
  func
    `A pager that gets more pages while a page is dragged over its edge goes on with the finger`()
  {
    let pager = Pager()
    let page = pager.pages[1]
    page.zoomScale = 2
    page.contentOffset = CGPoint(x: 320, y: 200)
    let finger = pager.tester.finger(downAt: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    #expect(abs(pager.outer.contentOffset.x - 410) < 0.001)
    pager.outer.contentSize.width = 1_280
    finger.drag(to: CGPoint(x: 190, y: 200), over: 0.1)
    #expect(abs(pager.outer.contentOffset.x - 420) < 0.001)
    pager.outer.contentOffset.x -= 20
    finger.drag(to: CGPoint(x: 180, y: 200), over: 0.1)
    #expect(abs(pager.outer.contentOffset.x - 410) < 0.001)
    finger.drag(to: CGPoint(x: 270, y: 200), over: 0.2)
    #expect(abs(pager.outer.contentOffset.x - 320) < 0.001)
    #expect(page.contentOffset.x == 320)
  }

  @Test func `A page that is not zoomed lets the pager turn`() {
    let pager = Pager()
    let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 220), over: 0.1)
    finger.up()
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 640)
  }

  @Test func `A zoomed page is dragged to its edge, and from there on the pager`() {
    let pager = Pager()
    let page = pager.pages[1]
    page.zoomScale = 2
    page.contentOffset = CGPoint(x: 280, y: 200)
    let finger = pager.tester.finger(downAt: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 250, y: 200), over: 0.2)
    #expect(page.contentOffset.x == 320)
    #expect(abs(pager.outer.contentOffset.x - 320) < 0.001)
    finger.drag(to: CGPoint(x: 150, y: 200), over: 0.2)
    #expect(page.contentOffset.x == 320)
    #expect(abs(pager.outer.contentOffset.x - 420) < 0.001)
    #expect(pager.outer.isDragging)
    finger.drag(to: CGPoint(x: 280, y: 200), over: 0.2)
    #expect(abs(pager.outer.contentOffset.x - 320) < 0.001)
    #expect(abs(page.contentOffset.x - 290) < 0.001)
    finger.drag(to: CGPoint(x: 60, y: 200), over: 0.3)
    finger.up()
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 640)
    #expect(!pager.outer.isDragging && !page.isDragging)
  }

  @Test func `A fling that only just runs over the page's edge does not turn it`() {
    let pager = Pager()
    let page = pager.pages[1]
    page.zoomScale = 3
    page.contentOffset = CGPoint(x: 480, y: 200)
    let finger = pager.tester.finger(downAt: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 120, y: 200), over: 0.1)
    finger.up()
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 320)
    #expect(page.contentOffset.x == 640)
  }

  @Test func `On the last page the pager gives way and comes back`() {
    let pager = Pager()
    pager.outer.contentOffset.x = 640
    let page = pager.pages[2]
    page.zoomScale = 2
    page.contentOffset = CGPoint(x: 320, y: 100)
    let finger = pager.tester.finger(downAt: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect(page.contentOffset.x > 320 || pager.outer.contentOffset.x > 640)
    finger.up()
    pager.tester.settle()
    #expect(page.contentOffset.x == 320 && pager.outer.contentOffset.x == 640)
  }

  @Test func `A pager that a first finger has begun to turn gives way to the pinch`() {
    let pager = Pager()
    let a = pager.tester.finger(downAt: CGPoint(x: 160, y: 200))
    a.drag(to: CGPoint(x: 130, y: 200), over: 0.1)
    #expect(pager.outer.isDragging)
    let b = pager.tester.finger(downAt: CGPoint(x: 200, y: 250))
    for _ in 0..<30 {
      pager.tester.advance(by: 1.0 / 60)
      pager.tester.together {
        a.move(by: -2, -2)
        b.move(by: 2, 2)
      }
    }
    #expect(pager.pages[1].zoomScale > 1.5)
    #expect(!pager.outer.isDragging)
    #expect(abs(pager.outer.contentOffset.x - 320) < 1)
    pager.tester.advance(by: 0.2)
    a.up()
    b.up()
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 320)
  }

  @Test func `Of a list in a pager each takes the drags along its axis`() {
    let pager = Pager()
    let list = UIScrollView(frame: pager.outer.bounds)
    list.contentSize = CGSize(width: 320, height: 3000)
    pager.outer.addSubview(list)
    for (dx, dy, page, scrolls) in [(-30.0, 14.0, true, false), (-14, -30, false, true)] {
      let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 300))
      finger.move(by: dx, dy)
      finger.move(by: dx, dy)
      #expect((pager.outer.contentOffset.x > 320) == page)
      #expect((list.contentOffset.y > 0) == scrolls)
      finger.up()
      pager.tester.settle()
      pager.outer.contentOffset.x = 320
    }
  }

  @Test func `A pager caught between pages goes on when the finger turns out to drag the list`() {
    let pager = Pager()
    let list = UIScrollView(frame: CGRect(x: 640, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 3000)
    pager.outer.addSubview(list)
    let flick = pager.tester.finger(downAt: CGPoint(x: 250, y: 300))
    flick.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    flick.up()
    pager.tester.advance(by: 0.12)
    #expect(pager.outer.isDecelerating)
    let finger = pager.tester.finger(downAt: CGPoint(x: 300, y: 300))
    #expect(!pager.outer.isDecelerating)
    finger.drag(to: CGPoint(x: 300, y: 150), over: 0.2)
    #expect(list.contentOffset.y > 100)
    pager.tester.advance(by: 1)
    #expect(pager.outer.contentOffset.x == 640)
    finger.up()
  }

  @Test(arguments: [0.5, 1, 2.5])
  func `What is handed on moves under the finger, however large the outer one shows it`(
    scale: Double
  ) {
    let scale = CGFloat(scale)
    let tester = TouchTester()
    let outer = ScrollRig(content: CGSize(width: 3000, height: 480)).zoomable(from: 0.25, to: 4)
    tester.view.addSubview(outer.scrollView)
    let inner = UIScrollView(frame: CGRect(x: 400, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 310, height: 400)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 310, height: 400))
    inner.addSubview(content)
    outer.content.addSubview(inner)
    outer.scrollView.zoomScale = scale
    outer.scrollView.contentOffset = CGPoint(x: 400 * scale, y: 0)
    let finger = tester.finger(downAt: CGPoint(x: 140, y: 100))
    finger.move(by: -12, 0)
    let held = content.convert(finger.location ?? .zero, from: nil)
    for step in 0..<60 {
      tester.advance(by: 1.0 / 60)
      finger.move(by: step < 40 ? -3 : 3, 0)
      let place = content.convert(held, to: nil)
      #expect(abs(place.x - (finger.location?.x ?? 0)) < 0.001, "\(step)")
    }
    #expect(outer.scrollView.isDragging)
    // And with the finger's velocity.
    for _ in 0..<6 {
      tester.advance(by: 1.0 / 60)
      finger.move(by: -10, 0)
    }
    let start = outer.scrollView.contentOffset.x
    finger.up()
    tester.settle()
    let way = (600.0 - 10) / (-1000 * log(0.998))
    #expect(abs(outer.scrollView.contentOffset.x - start - CGFloat(way)) < 3)
  }

  @Test func `Of three, one in the other, each hands on what it cannot use`() {
    let tester = TouchTester()
    var views: [UIScrollView] = []
    for (index, room) in [1000.0, 40, 30].enumerated() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.contentSize = CGSize(width: 320 + CGFloat(room), height: 480)
      (views.last ?? tester.view).addSubview(view)
      views.append(view)
      view.accessibilityLabel = String(index)
    }
    let finger = tester.finger(downAt: CGPoint(x: 300, y: 100))
    finger.move(by: -10, 0)
    finger.drag(to: CGPoint(x: 190, y: 100), over: 0.5)
    #expect(views.map { $0.contentOffset.x } == [30, 40, 30])
    #expect(views.allSatisfy { $0.isDragging })
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
    #expect(views.map { $0.contentOffset.x } == [30, 40, 30])
    #expect(!views.contains { $0.isDragging || $0.isTracking })
  }

  /// A page that is zoomed, in the middle of the pager, at the right edge of its content.
  private func atTheEdge() -> Pager {
    let pager = Pager()
    pager.pages[1].zoomScale = 2
    pager.pages[1].contentOffset = CGPoint(x: 320, y: 200)
    return pager
  }

  @Test func `A finger that comes all the way back and lifts leaves the pager alone`() {
    let pager = atTheEdge()
    let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 120, y: 200), over: 0.2)
    #expect(pager.outer.isDragging && pager.outer.contentOffset.x > 360)
    finger.drag(to: CGPoint(x: 280, y: 200), over: 0.3)
    #expect(pager.outer.contentOffset.x == 320 && pager.pages[1].contentOffset.x < 300)
    finger.up()
    #expect(!pager.outer.isDragging && !pager.outer.isTracking)
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 320 && !pager.pages[1].isDragging)
  }

  @Test func `What is handed on stays so when the content changes under the finger`() {
    let pager = atTheEdge()
    let page = pager.pages[1]
    let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 120, y: 200), over: 0.2)
    let place = pager.outer.contentOffset.x
    #expect(place > 360 && page.contentOffset.x == 320)
    page.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    page.contentOffset.y += 30
    finger.move(by: -1, 0)
    #expect(abs(pager.outer.contentOffset.x - place - 1) < 1e-9 && page.contentOffset.x == 320)
    finger.move(by: 60, 0)
    #expect(abs(pager.outer.contentOffset.x - max(320, place - 59)) < 1e-9)
    finger.up()
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 320 && !pager.outer.isDragging)
  }

  @Test func `A page taken out from under the finger lets go of the pager`() {
    let pager = atTheEdge()
    let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 120, y: 200), over: 0.2)
    pager.pages[1].removeFromSuperview()
    #expect(!pager.outer.isDragging)
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 320)
    finger.up()
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5])
  func `A flick turns the page while the last one has the content beyond its edge`(pause: Double) {
    let pager = atTheEdge()
    let page = pager.pages[1]
    page.contentOffset.x = 250
    for _ in 0..<2 {
      let flick = pager.tester.finger(downAt: CGPoint(x: 250, y: 200))
      flick.drag(to: CGPoint(x: 90, y: 200), over: 0.1)
      flick.up()
      pager.tester.advance(by: pause)
    }
    pager.tester.settle()
    #expect(pager.outer.contentOffset.x == 640 && page.contentOffset.x == 320)
  }

  @Test func `Content caught beyond its edge is not handed on all at once`() {
    let pager = atTheEdge()
    let page = pager.pages[1]
    page.contentOffset.x = 250
    let flick = pager.tester.finger(downAt: CGPoint(x: 250, y: 200))
    flick.drag(to: CGPoint(x: 190, y: 200), over: 0.05)
    flick.up()
    while page.contentOffset.x < 345 { pager.tester.advance(by: 1.0 / 60) }
    let finger = pager.tester.finger(downAt: CGPoint(x: 200, y: 200))
    let content = page.subviews[0]
    func place() -> CGFloat { content.convert(CGPoint.zero, to: nil).x }
    for step in 0..<60 {
      let before = place()
      finger.move(by: step < 30 ? -2 : 4, 0)
      #expect(abs(place() - before) <= 4.001)
    }
    #expect(page.contentOffset.x < 320)
    // Once it is back, the pager gets what is beyond.
    for _ in 0..<60 {
      let before = place()
      finger.move(by: -3, 0)
      #expect(abs(place() - before) <= 3.001)
    }
    #expect(pager.outer.contentOffset.x > 320)
    finger.up()
    pager.tester.settle()
    #expect(!pager.outer.isDragging)
  }
}
