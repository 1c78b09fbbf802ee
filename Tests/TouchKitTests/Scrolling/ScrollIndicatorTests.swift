import Testing
import TouchKit
import TouchTesting

@Suite struct ScrollIndicatorTests {
  private func rig(_ size: CGSize = CGSize(width: 640, height: 4800)) -> ScrollRig {
    ScrollRig(content: size)
  }

  /// The bars that are to be seen, as they are seen in the window: the horizontal one first.
  private func bars(_ rig: ScrollRig) -> [CGRect] {
    rig.scrollView.subviews.filter { $0 !== rig.content && !$0.isHidden && $0.alpha > 0 }
      .map { rig.scrollView.convert($0.frame, to: nil) }
      .sorted { $0.width > $1.width }
  }

  private func alpha(_ rig: ScrollRig) -> CGFloat? {
    rig.scrollView.subviews.last { $0 !== rig.content }?.alpha
  }

  @Test func `They are there while a finger drags, and fade half a second after the content rests`()
  {
    let rig = rig()
    #expect(bars(rig).isEmpty)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    #expect(bars(rig).isEmpty)
    finger.move(by: 0, -20)
    #expect(bars(rig).count == 2)
    rig.tester.advance(by: 2)
    #expect(bars(rig).count == 2 && alpha(rig) == 1)
    finger.up()
    rig.tester.advance(by: 0.5)
    #expect(alpha(rig) == 1)
    rig.tester.advance(by: 0.15)
    #expect(abs((alpha(rig) ?? 1) - 0.5) < 0.15)
    rig.tester.settle()
    #expect(bars(rig).isEmpty)
  }

  @Test func `Their lengths are what is seen of the content, and their places where that is`() {
    let rig = rig()
    for (share, top) in [(0.0, 3.0), (0.5, 216.6), (1, 430.2)] {
      rig.scrollView.contentOffset = CGPoint(x: 320 * share, y: 4320 * share)
      rig.scrollView.flashScrollIndicators()
      let bars = bars(rig)
      // A tenth of the height is seen, and half of the width; the margins, and the corner where the
      // bars would meet, are left free.
      #expect(abs(bars[1].height - 46.8) < 1.5, "\(bars)")
      #expect(abs(bars[1].minY - CGFloat(top)) < 4, "\(bars)")
      #expect(bars[1].maxX == 317 && bars[1].width == 3)
      #expect(bars[0].maxY == 477 && bars[0].height == 3)
      #expect(abs(bars[0].width - 155.5) < 3, "\(bars)")
    }
  }

  @Test func `Beyond the edge they shrink, and stay in sight`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 11)
    let before = bars(rig)[1]
    finger.move(by: 0, 40)
    let after = bars(rig)[1]
    #expect(after.height < before.height - 15)
    #expect(after.minY >= 0 && abs(after.minY - before.minY) < 1)
    finger.up()
  }

  @Test func `There is none along an axis that does not scroll, or where none is wanted`() {
    let tall = rig(CGSize(width: 320, height: 4800))
    tall.scrollView.flashScrollIndicators()
    #expect(bars(tall).count == 1 && bars(tall)[0].width == 3)
    let rig = rig()
    rig.scrollView.flashScrollIndicators()
    rig.scrollView.showsVerticalScrollIndicator = false
    #expect(bars(rig).map { $0.height } == [3])
    rig.scrollView.showsVerticalScrollIndicator = true
    rig.scrollView.showsHorizontalScrollIndicator = false
    rig.scrollView.flashScrollIndicators()
    #expect(bars(rig).map { $0.width } == [3])
    rig.scrollView.showsVerticalScrollIndicator = false
    rig.scrollView.flashScrollIndicators()
    #expect(bars(rig).isEmpty)
  }

  @Test func `What is added later does not cover them, and they are dark or light`() throws {
    let rig = rig()
    rig.scrollView.flashScrollIndicators()
    let cover = UIView(frame: rig.content.frame)
    rig.scrollView.addSubview(cover)
    rig.scrollView.contentOffset.y = 100
    let views = rig.scrollView.subviews
    #expect(views.firstIndex { $0 === cover } == 1)
    let bar = try #require(views.last)
    #expect(bar.backgroundColor?.red == 0)
    rig.scrollView.indicatorStyle = .white
    #expect(bar.backgroundColor?.red == 1)
  }

  @Test func `Insets keep them away from the edges, and so does what covers those of the window`() {
    let rig = rig()
    rig.scrollView.contentInsetAdjustmentBehavior = .never
    rig.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: 100, left: 0, bottom: 50, right: 10)
    rig.scrollView.horizontalScrollIndicatorInsets.left = 60
    rig.scrollView.flashScrollIndicators()
    #expect(bars(rig)[1].minY == 103 && bars(rig)[1].maxX == 307)
    #expect(bars(rig)[0].minX == 63)
    rig.scrollView.contentOffset = CGPoint(x: 320, y: 4320)
    #expect(abs(bars(rig)[1].maxY - 427) < 0.001 && abs(bars(rig)[0].maxX - 317) < 0.001)

    rig.scrollView.scrollIndicatorInsets = .zero
    #expect(rig.scrollView.horizontalScrollIndicatorInsets == .zero)
    rig.scrollView.contentInsetAdjustmentBehavior = .automatic
    rig.tester.window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    rig.tester.settle()
    rig.scrollView.contentOffset.y = 4320 + 34
    rig.scrollView.flashScrollIndicators()
    #expect(abs(bars(rig)[1].maxY - (480 - 34 - 3)) < 0.001)
    rig.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(abs(bars(rig)[1].maxY - 477) < 0.001)
  }

  @Test func `They are no part of the content: nobody touches them`() {
    let rig = rig()
    rig.scrollView.flashScrollIndicators()
    #expect(rig.tester.window.hitTest(CGPoint(x: 315, y: 20), with: nil) === rig.content)
  }

  @Test func `A fling shows them to its end, and another drag keeps them`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    finger.up()
    while rig.scrollView.isDecelerating {
      #expect(alpha(rig) == 1)
      rig.tester.advance(by: 1.0 / 60)
    }
    rig.tester.advance(by: 0.6)
    #expect((alpha(rig) ?? 1) < 1)
    let again = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    again.move(by: 0, -20)
    #expect(alpha(rig) == 1)
    rig.tester.advance(by: 2)
    #expect(alpha(rig) == 1)
    again.up()
    rig.tester.settle()
    #expect(bars(rig).isEmpty)
  }
}
