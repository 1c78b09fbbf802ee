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
}
