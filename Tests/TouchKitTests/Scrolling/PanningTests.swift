import Testing
import TouchKit
import TouchTesting

@Suite struct PanningTests {
  private func list() -> ScrollRig {
    ScrollRig(content: CGSize(width: 320, height: 4000))
  }

  @Test func `Twelve points of travel move the content by two`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.move(by: 0, -12)
    #expect(rig.scrollView.contentOffset == CGPoint(x: 0, y: 2))
    finger.move(by: 0, -50)
    #expect(rig.scrollView.contentOffset == CGPoint(x: 0, y: 52))
  }

  @Test func `A drag, a fling and its end are told in UIKit's order`() {
    let rig = list()
    rig.scrollView.showsVerticalScrollIndicator = false
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    #expect(rig.scrollView.isTracking && !rig.scrollView.isDragging)
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    finger.up()
    rig.tester.settle()
    #expect(
      rig.tester.transcript.difference(
        from: """
          0.017 will drag tracking dragging
          0.200 will end to 0.0 684.5 dragging
          0.200 did end drag true decelerating
          0.200 will decelerate decelerating
          2.500 did decelerate
          """) == nil)
  }

  @Test(arguments: [0, 60])
  func `Of two fingers one lifts and the other one is lost in the same event: none is left`(
    way: CGFloat
  ) {
    let rig = list()
    let start = CGPoint(x: 100, y: 400)
    func send(_ phases: [UITouch.Phase], _ y: CGFloat, at time: TimeInterval) {
      rig.tester.window.send(
        phases.enumerated().map { id, phase in
          TouchSample(
            id: id, phase: phase, location: CGPoint(x: start.x + 50 * CGFloat(id), y: y),
            timestamp: time)
        })
    }
    send([.began, .began], start.y, at: 0)
    if way > 0 { send([.moved, .moved], start.y - way, at: 0.1) }
    #expect(rig.scrollView.isTracking && rig.scrollView.isDragging == (way > 0))
    send([.ended, .cancelled], start.y - way, at: 0.2)
    #expect(!rig.scrollView.isTracking && !rig.scrollView.isDragging)
    rig.tester.advance(by: 10)
    #expect(rig.tester.window.clock.isIdle)
  }

  @Test func `A finger that rests before it lifts leaves the content where it is`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    rig.tester.advance(by: 0.2)
    finger.up()
    #expect(
      rig.tester.transcript.difference(
        from: """
          0.033 will drag tracking dragging
          0.400 will end to 0.0 90.0 dragging
          0.400 did end drag false
          """) == nil)
    #expect(rig.scrollView.contentOffset.y == 90)
  }

  @Test
  func `A fling follows the formula from the lift on, and rests on the pixel grid`() {
    let rig = list()
    var velocity: CGFloat = 0
    var target: CGFloat = 0
    rig.willEnd = {
      (velocity, target) = ($0.y * 1000, $1.y)
      return $1
    }
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 250), over: 0.15)
    let start = rig.scrollView.contentOffset.y
    finger.up()
    let lift = rig.tester.now
    #expect(velocity > 900 && velocity < 1100)
    #expect(target == (target * 2).rounded() / 2)
    while rig.scrollView.isDecelerating {
      rig.tester.advance(by: 1.0 / 60)
      let t = rig.tester.now - lift - Constants.decelerationDelay
      let expected = start + velocity * 0.499 * (1 - pow(0.998, 1000 * t))
      if rig.scrollView.isDecelerating {
        #expect(abs(rig.scrollView.contentOffset.y - expected) < 0.01)
      }
    }
    // What was announced is a little further.
    let rest = start + (velocity - 10) * 0.499
    #expect(rig.scrollView.contentOffset.y == (rest * 2).rounded() / 2)
    #expect(target == ((start + (velocity - 10) / 2.002) * 2).rounded() / 2)
  }

  @Test(arguments: [5.0, 100, 200, 400])
  func `Beyond the edge the content gives way as the rubber band says`(pull: Double) {
    let rig = ScrollRig(
      content: CGSize(width: 320, height: 4000), window: CGSize(width: 320, height: 960))
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 10 + pull)
    let expected = (1 - 1 / (pull * 0.55 / 960 + 1)) * 960
    #expect(abs(rig.scrollView.contentOffset.y + expected) < 0.01)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `Without bouncing the content stops at its edges`() {
    let rig = list()
    rig.scrollView.bounces = false
    rig.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 180), over: 0.05)
    finger.up()
    var lowest: CGFloat = 100
    while rig.scrollView.isDecelerating {
      rig.tester.advance(by: 1.0 / 60)
      lowest = min(lowest, rig.scrollView.contentOffset.y)
    }
    #expect(lowest == 0)
    #expect(rig.scrollView.contentOffset.y == 0)
  }

  @Test func `Insets are room that can be scrolled into`() {
    let rig = list()
    rig.scrollView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: -64), animated: true)
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == -64)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 60)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y == -64)
    rig.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 3999, width: 10, height: 1), animated: false)
    #expect(rig.scrollView.contentOffset.y == 3550)
  }

  @Test
  func `A rectangle is made visible above a keyboard and below a bar, which insets leave free`() {
    let rig = list()
    rig.scrollView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 216, right: 0)
    func show(_ y: CGFloat, height: CGFloat = 40) -> CGFloat {
      rig.scrollView.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 320, height: height), animated: false)
      return rig.scrollView.contentOffset.y
    }
    #expect(show(900) == 676)
    #expect(show(800) == 676)
    #expect(show(700) == 636)
    #expect(show(1000, height: 300) == 936)
    #expect(show(0) == -64)
  }

  @Test func `What is not finite is no content size, no inset and no limit of the scale`() {
    let rig = list().zoomable(from: 1, to: 3)
    rig.scrollView.contentOffset.y = 500
    for number in [CGFloat.nan, .infinity, -.infinity] {
      rig.scrollView.contentSize.height = number
      rig.scrollView.contentInset.top = number
      rig.scrollView.minimumZoomScale = number
      rig.scrollView.maximumZoomScale = number
    }
    rig.scrollView.minimumZoomScale = 0
    #expect(rig.scrollView.contentSize.height == 4000 && rig.scrollView.contentInset == .zero)
    #expect(rig.scrollView.minimumZoomScale == 1 && rig.scrollView.maximumZoomScale == 3)
    #expect(rig.scrollView.contentOffset.y == 500)
    rig.tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 200)
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale > 1.5 && rig.scrollView.contentOffset.isFinite)
  }

  @Test func `A locked drag stays on its axis, a diagonal one is free`() {
    for (dx, dy, expected) in [
      (-30.0, -4.0, (true, false)), (-4, -30, (false, true)), (-20, -20, (true, true)),
    ] {
      let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
      rig.scrollView.isDirectionalLockEnabled = true
      let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 300))
      finger.move(by: dx, dy)
      finger.move(by: -30, -30)
      let offset = rig.scrollView.contentOffset
      #expect((offset.x > 0, offset.y > 0) == expected, "\(dx) \(dy)")
      finger.up()
      rig.tester.settle()
      #expect((rig.scrollView.contentOffset.x > 0) == expected.0)
    }
  }

  @Test func `A locked drag lets go along its axis alone`() {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
    rig.scrollView.isDirectionalLockEnabled = true
    let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 196, y: 340), over: 0.1)
    finger.drag(to: CGPoint(x: 120, y: 200), over: 0.1)
    finger.up()
    let dragged = rig.scrollView.contentOffset
    rig.tester.settle()
    #expect(dragged.x == 0 && rig.scrollView.contentOffset.x == 0)
    #expect(rig.scrollView.contentOffset.y > dragged.y + 50)
  }

  @Test func `An offset set while a finger drags is where the drag goes on from`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.move(by: 0, -60)
    rig.scrollView.contentOffset = CGPoint(x: 0, y: 1050)
    finger.move(by: 0, -10)
    #expect(rig.scrollView.contentOffset.y == 1060)
  }

  @Test func `An endless list is moved back under a fling that goes on`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    finger.up()
    rig.tester.advance(by: 0.1)
    let offset = rig.scrollView.contentOffset.y
    rig.scrollView.contentOffset.y -= 100
    rig.tester.advance(by: 1.0 / 60)
    #expect(rig.scrollView.isDecelerating)
    #expect(rig.scrollView.contentOffset.y > offset - 100)
    #expect(rig.scrollView.contentOffset.y < offset - 60)
  }

  @Test func `Content that grows at its end under a fling does not stop it there`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 700))
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 250), over: 0.1)
    finger.up()
    rig.scrollView.contentSize.height = 7000
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset.y > 500)
  }

  @Test func `A second fling adds to one that it catches`() {
    func reach(after pause: Double) -> CGFloat {
      let rig = ScrollRig(content: CGSize(width: 320, height: 100_000))
      var start: CGFloat = 0
      for _ in 0..<2 {
        rig.tester.advance(by: pause)
        let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
        finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
        start = rig.scrollView.contentOffset.y
        finger.up()
      }
      rig.tester.settle()
      return rig.scrollView.contentOffset.y - start
    }
    #expect(reach(after: 10) < 1100)
    #expect(reach(after: 0.1) > 1600)
  }

  @Test func `A target that the delegate asks for is where the fling comes to rest`() {
    for target in [0.0, 250, 600, 3000] {
      let rig = list()
      rig.scrollView.contentOffset.y = 300
      rig.willEnd = { _, _ in CGPoint(x: 0, y: target) }
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
      finger.up()
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset.y == CGFloat(target))
    }
  }

  @Test func `A fling whose target is where it is stops there at once`() {
    for speed in [0.05, 0.1, 0.3] {
      let rig = list()
      rig.scrollView.contentOffset.y = 300
      rig.willEnd = { [scroll = rig.scrollView] _, _ in scroll.contentOffset }
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 100, y: 300), over: speed)
      let lifted = rig.scrollView.contentOffset.y
      finger.up()
      for _ in 0..<20 {
        rig.tester.advance(by: 1.0 / 60)
        #expect(rig.scrollView.contentOffset.y == lifted)
      }
      #expect(!rig.scrollView.isDecelerating)
    }
  }

  @Test func `A fast fling slows down by a hundredth in a millisecond`() {
    let rig = list()
    rig.scrollView.decelerationRate = .fast
    var velocity: CGFloat = 0
    rig.willEnd = {
      velocity = $0.y * 1000
      return $1
    }
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 250), over: 0.15)
    let start = rig.scrollView.contentOffset.y
    finger.up()
    let lift = rig.tester.now
    for _ in 0..<15 {
      rig.tester.advance(by: 1.0 / 60)
      let t = rig.tester.now - lift - Constants.decelerationDelay
      let expected = start + velocity * 0.099 * (1 - pow(0.99, 1000 * t))
      #expect(abs(rig.scrollView.contentOffset.y - expected) < 0.01)
    }
    rig.tester.settle()
    #expect(abs(rig.scrollView.contentOffset.y - start - (velocity - 10) * 0.099) < 0.3)
  }

  @Test func `A fling into the edge crosses it with what is left of its velocity, and comes back`()
  {
    let rig = list()
    rig.scrollView.contentOffset.y = 3400
    var velocity: CGFloat = 0
    rig.willEnd = {
      velocity = $0.y * 1000
      return $1
    }
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 350), over: 0.05)
    let start = rig.scrollView.contentOffset.y
    finger.up()
    #expect(velocity > 800)
    let begin = rig.tester.now + Constants.decelerationDelay
    // x(t) = x0 + v · 0.499 · (1 − d^1000t) reaches the edge, 3520, at:
    let crossing = log(1 - (3520 - start) / velocity / 0.499) / (1000 * log(0.998))
    let left = velocity * pow(0.998, 1000 * crossing)
    var farthest: CGFloat = 0
    while rig.scrollView.isDecelerating {
      rig.tester.advance(by: 1.0 / 60)
      guard rig.scrollView.isDecelerating else { break }
      let t = rig.tester.now - begin
      let beyond = t - crossing
      let expected =
        t < crossing
        ? start + velocity * 0.499 * (1 - pow(0.998, 1000 * t))
        : 3520 + left * (exp(-10 * beyond) - exp(-12 * beyond)) / 2
      #expect(abs(rig.scrollView.contentOffset.y - expected) < 0.01)
      farthest = max(farthest, rig.scrollView.contentOffset.y)
    }
    #expect(abs(farthest - 3520 - left * 0.0335) < 0.3)
    #expect(rig.scrollView.contentOffset.y == 3520)
  }

  @Test func `Content pulled beyond the edge and let go comes back at once`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 210)
    rig.tester.advance(by: 0.2)
    let start = rig.scrollView.contentOffset.y
    #expect(abs(start + RubberBandByHand.reach(200, 480)) < 0.01)
    finger.up()
    let begin = rig.tester.now + Constants.decelerationDelay
    for _ in 0..<40 {
      rig.tester.advance(by: 1.0 / 60)
      let expected = start * exp(-10 * (rig.tester.now - begin))
      #expect(abs(rig.scrollView.contentOffset.y - (expected < -0.5 ? expected : 0)) < 0.01)
    }
  }

  @Test func `What does not scroll gives way only where it always bounces`() {
    for (horizontal, vertical) in [(false, false), (true, false), (false, true)] {
      let rig = ScrollRig(content: CGSize(width: 100, height: 100))
      rig.scrollView.alwaysBounceHorizontal = horizontal
      rig.scrollView.alwaysBounceVertical = vertical
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
      finger.move(by: 60, 60)
      #expect((rig.scrollView.contentOffset.x < 0) == horizontal)
      #expect((rig.scrollView.contentOffset.y < 0) == vertical)
      #expect(rig.scrollView.isDragging == (horizontal || vertical))
      finger.up()
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset == .zero)
      rig.scrollView.bounces = false
      let again = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
      again.move(by: 60, 60)
      #expect(!rig.scrollView.isDragging && rig.scrollView.contentOffset == .zero)
      again.up()
    }
  }

  @Test func `Insets are room on all four sides, and each edge gives way beyond its own`() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let ends = [(1.0, 1.0, -20.0, -10.0), (-1, -1, 720, 550)]
    for (x, y, endX, endY) in ends {
      let rig = ScrollRig(content: CGSize(width: 1000, height: 1000))
      rig.scrollView.contentInset = insets
      rig.scrollView.contentOffset = CGPoint(x: endX + 5 * x, y: endY + 5 * y)
      let finger = rig.tester.finger(downAt: CGPoint(x: 150, y: 200))
      finger.move(by: 100 * x, 100 * y)
      let offset = rig.scrollView.contentOffset
      #expect((offset.x - endX) * x < -20 && (offset.y - endY) * y < -20)
      rig.tester.advance(by: 0.2)
      finger.up()
      rig.tester.settle()
      #expect(rig.scrollView.contentOffset == CGPoint(x: endX, y: endY))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `Offsets are rounded to the pixel at rest only`(scale: Double) {
    let rig = ScrollRig(content: CGSize(width: 1000, height: 4000))
    rig.tester.window.displayScale = CGFloat(scale)
    func isOnGrid() -> Bool {
      let offset = rig.scrollView.contentOffset
      return [offset.x, offset.y].allSatisfy {
        abs($0 * CGFloat(scale) - ($0 * CGFloat(scale)).rounded()) < 1e-9
      }
    }
    let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.move(by: -30.123, -40.456)
    #expect(!isOnGrid())
    rig.tester.advance(by: 0.3)
    #expect(!isOnGrid(), "the finger is still down")
    finger.up()
    #expect(isOnGrid())
    let flick = rig.tester.finger(downAt: CGPoint(x: 200, y: 400))
    flick.drag(to: CGPoint(x: 170.3, y: 300.7), over: 0.1)
    flick.up()
    var off = 0
    while rig.scrollView.isDecelerating {
      rig.tester.advance(by: 1.0 / 60)
      off += rig.scrollView.isDecelerating && !isOnGrid() ? 1 : 0
    }
    #expect(off > 10 && isOnGrid())
  }
}

private enum RubberBandByHand {
  static func reach(_ pull: CGFloat, _ dimension: CGFloat) -> CGFloat {
    (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
  }
}
