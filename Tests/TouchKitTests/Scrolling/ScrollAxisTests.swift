import Testing
import TouchKit
import TouchTesting

/// What is set for each axis alone, and what ends every motion.
@Suite struct ScrollAxisTests {
  private func rig() -> ScrollRig {
    ScrollRig(content: CGSize(width: 640, height: 960))
  }

  @Test func `Content bounces on the axes on which it is to`() {
    let rig = rig()
    rig.scrollView.bouncesVertically = false
    #expect(!rig.scrollView.bounces)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    #expect(rig.scrollView.contentOffset.x < -10)
    #expect(rig.scrollView.contentOffset.y == 0)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset == .zero)

    rig.scrollView.bounces = true
    #expect(rig.scrollView.bouncesHorizontally && rig.scrollView.bouncesVertically)
    rig.scrollView.bounces = false
    #expect(!rig.scrollView.bouncesHorizontally && !rig.scrollView.bouncesVertically)
  }

  @Test func `A fling runs into an edge that does not bounce, and beyond the one that does`() {
    let rig = rig()
    rig.scrollView.bouncesHorizontally = false
    rig.scrollView.contentOffset = CGPoint(x: 300, y: 460)
    let finger = rig.tester.finger(downAt: CGPoint(x: 300, y: 400))
    finger.drag(to: CGPoint(x: 150, y: 250), over: 0.08)
    finger.up()
    var farthest = CGPoint.zero
    while rig.scrollView.isDecelerating {
      rig.tester.advance(by: 1 / 60)
      let offset = rig.scrollView.contentOffset
      farthest = CGPoint(x: max(farthest.x, offset.x), y: max(farthest.y, offset.y))
    }
    #expect(farthest.x == 320)
    #expect(farthest.y > 490)
    #expect(rig.scrollView.contentOffset == CGPoint(x: 320, y: 480))
  }

  @Test func `Content that is larger by a rounding error alone leaves a finger to others`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 480 + 1e-10))
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect(!rig.scrollView.isDragging)
    finger.up()
    rig.scrollView.contentSize.height = 481
    let other = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
    other.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect(rig.scrollView.isDragging)
    other.up()
  }

  @Test func `A page that transfers nothing to the pager around it bounces instead`() {
    let tester = TouchTester()
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pager.contentSize = CGSize(width: 960, height: 480)
    pager.isPagingEnabled = true
    tester.view.addSubview(pager)
    let page = UIScrollView(frame: pager.bounds)
    page.contentSize = CGSize(width: 640, height: 480)
    page.contentOffset.x = 320
    page.transfersHorizontalScrollingToParent = false
    pager.addSubview(page)

    tester.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), over: 0.3)
    #expect(pager.contentOffset.x == 0)
    tester.settle()
    #expect(page.contentOffset.x == 320 && pager.contentOffset.x == 0)

    page.transfersHorizontalScrollingToParent = true
    tester.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), over: 0.3)
    tester.settle()
    #expect(pager.contentOffset.x == 320)
  }

  @Test func `A motion can be asked for, and stopped where it is`() {
    let rig = rig().zoomable(from: 1, to: 4)
    let scrollView = rig.scrollView
    #expect(!scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.tester.advance(by: 0.1)
    #expect(scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
    let there = scrollView.contentOffset
    #expect(there.y > 0 && there.y < 400)
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isScrollAnimating)
    rig.tester.settle()
    #expect(scrollView.contentOffset == there)

    scrollView.setZoomScale(3, animated: true)
    rig.tester.advance(by: 0.1)
    #expect(scrollView.isZoomAnimating)
    scrollView.stopScrollingAndZooming()
    let scale = scrollView.zoomScale
    rig.tester.settle()
    #expect(scale > 1 && scale < 3 && scrollView.zoomScale == scale)
    #expect(rig.story.contains("did zoom"))
  }

  @Test func `What is beyond the edges when it is stopped is at them at once`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    finger.up()
    #expect(rig.scrollView.contentOffset.y < -40 && rig.scrollView.isDecelerating)
    rig.scrollView.stopScrollingAndZooming()
    #expect(rig.scrollView.contentOffset.y == 0 && !rig.scrollView.isDecelerating)
    #expect(rig.story.contains("did decelerate"))
  }

  @Test func `A finger that holds the content goes on holding it`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    let offset = rig.scrollView.contentOffset
    rig.scrollView.stopScrollingAndZooming()
    #expect(rig.scrollView.contentOffset == offset && rig.scrollView.isDragging)
    finger.move(by: 0, -10)
    #expect(rig.scrollView.contentOffset.y == offset.y + 10)
    finger.up()
  }
}
