import Testing
import TouchKit
import TouchTesting

@testable import Tsumami

/// A handle at the edge that leads through ten thousand points of content, in a window of 320 × 480.
@Suite struct ScrollScrubberTests {
  private final class Stage: UIScrollViewDelegate {
    let tester = TouchTester()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scrubber: ScrollScrubber

    init(height: CGFloat = 10_480) {
      scrubber = ScrollScrubber(scrollView)
      scrollView.contentSize = CGSize(width: 320, height: height)
      tester.view.addSubview(scrollView)
      tester.view.addSubview(scrubber)
      scrollView.delegate = self
      tester.advance(by: 0.02)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrubber.contentMoved()
    }

    /// The handle on the screen.
    var handle: CGRect {
      scrubber.subviews.last?.frame ?? .zero
    }

    var bubble: UIView? {
      scrubber.subviews.first
    }

    func show(at offset: CGFloat) {
      scrollView.contentOffset.y = offset
      tester.advance(by: 0.02)
    }
  }

  // MARK: The mathematics

  @Test func `The worked examples: the further from the edge, the finer`() {
    #expect([0, 60].map(ScrollScrubber.precision) == [1, 1])
    for (distance, speed) in [(110, 0.5), (160, 0.25), (260, 0.0625), (400, 0.0625)] {
      #expect(abs(ScrollScrubber.precision(at: CGFloat(distance)) - speed) < 1e-9)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func `Wherever a finger goes, back at the edge it holds the handle where it took it`(seed: UInt64)
  {
    var state = seed
    func chance() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
    }
    var path = ScrubPath(handle: 200, finger: 210, distance: 10)
    var last = path.handle
    for _ in 0..<300 {
      path.move(to: chance() * 800, distance: chance() * 300)
      #expect(path.handle.isFinite)
      last = path.handle
    }
    #expect(last.isFinite)
    path.move(to: 333, distance: 5)
    #expect(abs(path.handle - 323) < 1e-6)
  }

  @Test func `A finger that only moves sideways moves nothing on its way out`() {
    var path = ScrubPath(handle: 200, finger: 200, distance: 10)
    for distance in stride(from: 10, through: 300, by: 10) {
      path.move(to: 200, distance: CGFloat(distance))
    }
    #expect(path.handle == 200)
  }

  // MARK: On the screen

  @Test func `It appears with the first movement, stays for a while, and goes`() {
    let stage = Stage()
    #expect(!stage.scrubber.isShown)
    stage.show(at: 5000)
    #expect(stage.scrubber.isShown)
    #expect(abs(stage.handle.midY - 240) < 1)
    stage.tester.advance(by: 1)
    #expect(stage.scrubber.isShown)
    stage.show(at: 5100)
    stage.tester.advance(by: 1)
    #expect(stage.scrubber.isShown)
    stage.tester.advance(by: 3)
    #expect(!stage.scrubber.isShown)
  }

  @Test func `Only the handle takes touches, and only while it is there`() {
    let stage = Stage()
    let place = CGPoint(x: 300, y: 240)
    #expect(stage.tester.view.hitTest(place, with: nil) !== stage.scrubber)
    stage.show(at: 5000)
    #expect(stage.tester.view.hitTest(place, with: nil) === stage.scrubber)
    #expect(stage.tester.view.hitTest(CGPoint(x: 270, y: 240), with: nil) !== stage.scrubber)
    #expect(stage.tester.view.hitTest(CGPoint(x: 300, y: 200), with: nil) !== stage.scrubber)
  }

  @Test func `Content that fits has none`() {
    let stage = Stage(height: 480)
    stage.scrollView.contentOffset.y = -30
    stage.tester.advance(by: 0.02)
    #expect(!stage.scrubber.isShown)
  }

  @Test func `The bubble stays below a title at the top, and goes with the handle from there on`() {
    let stage = Stage()
    stage.scrubber.title = { _ in "May" }
    stage.scrubber.bubbleTop = { 104 }
    stage.show(at: 10)
    let finger = stage.tester.finger(downAt: CGPoint(x: stage.handle.midX, y: stage.handle.midY))
    #expect(stage.handle.midY < 50 && stage.bubble?.frame.minY == 104)
    finger.drag(to: CGPoint(x: stage.handle.midX, y: 240), over: 0.2)
    #expect(stage.bubble?.frame.midY == stage.handle.midY)
    finger.up()
  }

  @Test
  func `A finger drags the content from its beginning to its end, and the bubble says where it is`()
  {
    let stage = Stage()
    stage.scrubber.title = { "at \(Int($0.y))" }
    stage.show(at: 5000)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 300, y: 240))
    #expect(stage.bubble?.isHidden == false)
    finger.move(to: CGPoint(x: 300, y: 470))
    #expect(stage.scrollView.contentOffset.y == 10_000)
    finger.move(to: CGPoint(x: 300, y: 5))
    #expect(stage.scrollView.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 300, y: 240))
    #expect(abs(stage.scrollView.contentOffset.y - 5000) < 1)
    let words = stage.bubble?.subviews.first as? UILabel
    #expect(words?.text == "at \(Int(stage.scrollView.contentOffset.y))")
    finger.up()
    #expect(stage.bubble?.isHidden == true)
    stage.tester.advance(by: 3)
    #expect(!stage.scrubber.isShown)
  }

  @Test func `Away from the edge the same movement goes less far`() {
    func way(from x: CGFloat) -> CGFloat {
      let stage = Stage()
      stage.show(at: 5000)
      let finger = stage.tester.finger()
      finger.down(at: CGPoint(x: 310, y: 240))
      finger.move(to: CGPoint(x: x, y: 240))
      let start = stage.scrollView.contentOffset.y
      finger.move(to: CGPoint(x: x, y: 300))
      return stage.scrollView.contentOffset.y - start
    }
    #expect(abs(way(from: 160) * 4 - way(from: 300)) < 1)
  }

  @Test func `It catches content that flies`() {
    let stage = Stage()
    let thrower = stage.tester.finger()
    thrower.down(at: CGPoint(x: 100, y: 400))
    for step in 1...6 {
      thrower.move(to: CGPoint(x: 100, y: 400 - CGFloat(step) * 40))
      stage.tester.advance(by: 1.0 / 60)
    }
    thrower.up()
    stage.tester.advance(by: 0.05)
    #expect(stage.scrollView.isDecelerating)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 300, y: stage.handle.midY))
    let caught = stage.scrollView.contentOffset.y
    stage.tester.advance(by: 1)
    #expect(stage.scrollView.contentOffset.y == caught && !stage.scrollView.isDecelerating)
  }

  @Test func `A touch that the system takes away puts the content back`() {
    let stage = Stage()
    stage.show(at: 5000)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 300, y: 240))
    finger.move(to: CGPoint(x: 300, y: 400))
    #expect(stage.scrollView.contentOffset.y > 8000)
    finger.cancel()
    #expect(stage.scrollView.contentOffset.y == 5000)
    #expect(stage.bubble?.isHidden == true)
  }

  // MARK: A mouse

  @Test func `A pointer near the edge finds the handle, which stays while it is there`() {
    let stage = Stage()
    stage.tester.hover(at: CGPoint(x: 100, y: 300))
    #expect(!stage.scrubber.isShown)
    stage.tester.hover(at: CGPoint(x: 270, y: 300))
    #expect(stage.scrubber.isShown)
    stage.tester.advance(by: 5)
    #expect(stage.scrubber.isShown)
    // Over the handle itself as well, which takes the pointer from the content.
    stage.tester.hover(at: CGPoint(x: 312, y: stage.handle.midY))
    stage.tester.advance(by: 5)
    #expect(stage.scrubber.isShown)
    stage.tester.hover(at: CGPoint(x: 100, y: 300))
    stage.tester.advance(by: 1)
    #expect(stage.scrubber.isShown)
    stage.tester.advance(by: 1)
    #expect(!stage.scrubber.isShown)
    stage.tester.hover(at: CGPoint(x: 315, y: 300))
    stage.tester.hover(at: nil)
    stage.tester.advance(by: 3)
    #expect(!stage.scrubber.isShown, "it has left the window")
  }

  @Test func `A mouse drags the handle, with the bubble`() {
    let stage = Stage()
    stage.scrubber.title = { _ in "May" }
    stage.tester.hover(at: CGPoint(x: 312, y: 100))
    let mouse = stage.tester.finger()
    mouse.kind = .indirectPointer
    mouse.down(at: CGPoint(x: 312, y: stage.handle.midY))
    mouse.move(to: CGPoint(x: 312, y: 470))
    #expect(stage.scrollView.contentOffset.y == 10_000 && stage.bubble?.isHidden == false)
    mouse.up()
    #expect(stage.bubble?.isHidden == true)
  }

  @Test func `Content that cannot be scrolled, or a reach of nothing, has no handle for a pointer`()
  {
    let small = Stage(height: 300)
    small.tester.hover(at: CGPoint(x: 312, y: 100))
    #expect(!small.scrubber.isShown)
    let stage = Stage()
    stage.scrubber.pointerReach = 0
    stage.tester.hover(at: CGPoint(x: 312, y: 100))
    #expect(!stage.scrubber.isShown)
  }
}
