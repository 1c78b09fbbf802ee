import Testing
import TouchKit
import TouchTesting

@Suite struct PagingTests {
  private func pager(at page: Int = 1) -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 320 * 5, height: 480))
    rig.scrollView.isPagingEnabled = true
    rig.scrollView.contentOffset.x = CGFloat(page) * 320
    return rig
  }

  private func swipe(_ rig: ScrollRig, by dx: CGFloat, over seconds: Double, rest: Double = 0) {
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 200))
    finger.drag(to: CGPoint(x: 160 + dx, y: 200), over: seconds)
    if rest > 0 { rig.tester.advance(by: rest) }
    finger.up()
  }

  @Test func `A flick turns one page, however hard`() {
    for speed in [0.03, 0.1, 0.25] {
      let rig = pager()
      swipe(rig, by: -60, over: speed)
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset.x == 640)
    }
  }

  @Test func `A slow drag goes to the nearest page`() {
    for (way, page) in [(-100.0, 1.0), (-200, 2), (150, 1), (200, 0)] {
      let rig = pager()
      swipe(rig, by: way, over: 0.5, rest: 0.2)
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset.x == CGFloat(page * 320), "\(way)")
    }
  }

  @Test func `A page never swings over`() {
    let rig = pager()
    swipe(rig, by: -150, over: 0.05)
    while rig.scrollView.isDecelerating {
      #expect(rig.scrollView.contentOffset.x <= 640.001)
      rig.tester.advance(by: 1.0 / 60)
    }
    #expect(rig.scrollView.contentOffset.x == 640)
  }

  @Test func `Before the first page there is nothing but resistance`() {
    let rig = pager(at: 0)
    swipe(rig, by: 100, over: 0.1)
    #expect(rig.scrollView.contentOffset.x < 0)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 0)
  }

  @Test func `A page caught on its way and let go again goes on to the nearest`() {
    let rig = pager()
    swipe(rig, by: -60, over: 0.1)
    rig.tester.advance(by: 0.1)
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 200))
    let place = rig.scrollView.contentOffset.x
    #expect(place > 400 && place < 600)
    rig.tester.advance(by: 1)
    #expect(rig.scrollView.contentOffset.x == place)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == (place > 480 ? 640 : 320))
  }

  @Test func `A pager whose window changes its size stays on its page`() {
    let rig = pager(at: 2)
    rig.scrollView.contentSize = CGSize(width: 480 * 5, height: 320)
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(rig.scrollView.contentOffset.x == 960)
  }

  @Test func `The delegate hears which page is turned to, and may choose another`() {
    let rig = pager()
    rig.tester.transcript.clear()
    var heard: CGFloat?
    rig.willEnd = {
      heard = $1.x
      return CGPoint(x: 960, y: 0)
    }
    swipe(rig, by: -60, over: 0.1)
    rig.tester.settle()
    #expect(heard == 640 && rig.scrollView.contentOffset.x == 960)
  }

  @Test func `Pages are turned downwards too, and in both directions at once`() {
    let rig = ScrollRig(content: CGSize(width: 320 * 3, height: 480 * 3))
    rig.scrollView.isPagingEnabled = true
    let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 300))
    finger.drag(to: CGPoint(x: 130, y: 220), over: 0.1)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset == CGPoint(x: 320, y: 480))
  }

  @Test func `A page settles on the spring that it is said to`() {
    let rig = pager()
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 200))
    finger.drag(to: CGPoint(x: 250, y: 200), over: 0.5)
    rig.tester.advance(by: 0.2)
    let start = rig.scrollView.contentOffset.x - 320
    #expect(start < -70)
    finger.up()
    let begin = rig.tester.now + Constants.decelerationDelay
    for _ in 0..<20 {
      rig.tester.advance(by: 1.0 / 60)
      let t = rig.tester.now - begin
      let expected = 320 + start * (1 + 12 * t) * exp(-12 * t)
      #expect(abs(rig.scrollView.contentOffset.x - expected) < 0.01)
    }
  }

  @Test func `A flicked page is there after half a second, however it was flicked`() {
    for seconds in [0.05, 0.1, 0.2] {
      let rig = pager()
      swipe(rig, by: -60, over: seconds)
      rig.tester.advance(by: 0.55 + 1.0 / 60)
      #expect(abs(rig.scrollView.contentOffset.x - 640) < 3.2)
    }
  }

  // MARK: Wheels and trackpads

  private func scroll(_ rig: ScrollRig, steps: Int, of dx: CGFloat) {
    for _ in 0..<steps {
      rig.tester.scroll(by: CGPoint(x: dx, y: 0), at: CGPoint(x: 160, y: 200))
      rig.tester.advance(by: 1.0 / 60)
    }
  }

  @Test func `A trackpad's way ends at the nearest page once it pauses`() {
    for (steps, page) in [(14, 1.0), (18, 2), (-14, 1), (-18, 0)] {
      let rig = pager()
      scroll(rig, steps: abs(steps), of: steps > 0 ? 10 : -10)
      rig.tester.advance(by: 0.1)
      #expect(rig.scrollView.contentOffset.x == 320 + CGFloat(steps) * 10)
      rig.tester.advance(by: 1)
      #expect(rig.scrollView.contentOffset.x == CGFloat(page) * 320, "\(steps)")
    }
  }

  @Test func `A finger that catches it meanwhile has it`() {
    let rig = pager()
    scroll(rig, steps: 18, of: 10)
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 200))
    rig.tester.advance(by: 1)
    #expect(rig.scrollView.contentOffset.x == 500)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 640)
  }

  @Test func `Each notch of a wheel turns one page, and several in a row as many`() {
    let rig = pager(at: 0)
    rig.scrollView.scroll(by: CGPoint(x: 100, y: 0), animated: true)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 320)
    rig.scrollView.scroll(by: CGPoint(x: 100, y: 0), animated: true)
    rig.scrollView.scroll(by: CGPoint(x: 100, y: 0), animated: true)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 960)
    rig.scrollView.scroll(by: CGPoint(x: -1, y: 0), animated: true)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 640)
    // The end is an end.
    rig.scrollView.scroll(by: CGPoint(x: 5000, y: 0), animated: true)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.x == 1280)
  }

  @Test func `Content that rests anywhere stays where a trackpad leaves it`() {
    let rig = pager()
    rig.scrollView.isPagingEnabled = false
    scroll(rig, steps: 18, of: 10)
    rig.tester.advance(by: 1)
    #expect(rig.scrollView.contentOffset.x == 500)
  }
}
