import Testing
import TouchTesting

@testable import TouchKit

@Suite struct SwipeTests {
  let tester = TouchTester()
  let swipe = UISwipeGestureRecognizer()

  init() {
    tester.watch(swipe, named: "swipe") { "\($0.location(in: nil).x)" }
    tester.view.addGestureRecognizer(swipe)
  }

  @Test func `A quick drag to the right is a swipe as soon as it is long enough`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 200, y: 110), over: 0.2)
    finger.up()
    #expect(tester.transcript.difference(from: "0.100 swipe ended 100.0") == nil)
  }

  @Test(arguments: [
    (CGPoint(x: 200, y: 100), 2.0), (CGPoint(x: 160, y: 160), 0.2),
    (CGPoint(x: 40, y: 100), 0.2), (CGPoint(x: 140, y: 100), 0.2),
  ])
  func `Slow, slanted, short and contrary drags are none`(end: CGPoint, seconds: Double) {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: end, over: seconds)
    finger.up()
    #expect(tester.transcript.lines.isEmpty)
    #expect(swipe.state == .possible)
  }

  @Test func `Two fingers swipe up together`() {
    swipe.direction = [.up, .down]
    swipe.numberOfTouchesRequired = 2
    let left = tester.finger(downAt: CGPoint(x: 100, y: 300))
    tester.advance(by: 0.05)
    let right = tester.finger(downAt: CGPoint(x: 150, y: 300))
    for _ in 1...10 {
      tester.advance(by: 0.016)
      tester.together {
        left.move(by: 0, -10)
        right.move(by: 0, -10)
      }
    }
    #expect(tester.transcript.lines.count == 1)
  }

  @Test func `One finger too many, or one that runs ahead, is no swipe`() {
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let second = tester.finger(downAt: CGPoint(x: 100, y: 200))
    tester.together {
      first.move(by: 60, 0)
      second.move(by: 60, 0)
    }
    first.up()
    second.up()
    swipe.numberOfTouchesRequired = 2
    let ahead = tester.finger(downAt: CGPoint(x: 100, y: 100))
    ahead.move(by: 60, 0)
    let late = tester.finger(downAt: CGPoint(x: 160, y: 200))
    tester.together {
      ahead.move(by: 60, 0)
      late.move(by: 60, 0)
    }
    ahead.up()
    late.up()
    #expect(tester.transcript.lines.isEmpty)
  }

  // MARK: The law

  /// What becomes of a finger that is at a place, from its touch-down, after a time.
  nonisolated fileprivate struct Case: CustomStringConvertible, Sendable {
    let along: CGFloat
    let beside: CGFloat
    let time: TimeInterval
    let isSwipe: Bool

    init(_ along: CGFloat, _ beside: CGFloat, after time: TimeInterval, _ isSwipe: Bool) {
      (self.along, self.beside, self.time, self.isSwipe) = (along, beside, time, isSwipe)
    }

    var description: String {
      "\(along) pt along, \(beside) pt beside, \(time) s: \(isSwipe)"
    }
  }

  nonisolated private static let cases = [
    Case(49.91, 0, after: 0.002, true), Case(49.91, 0, after: 0.001, false),
    Case(46, 0, after: 0.1, true), Case(45.31, 0, after: 0.1, true),
    Case(45.29, 0, after: 0.1, false), Case(26.51, 0, after: 0.5, true),
    Case(26.49, 0, after: 0.5, false), Case(400, 0, after: 0.501, false),
    Case(100, 45, after: 0.1, true), Case(100, -45, after: 0.1, true),
    Case(100, 46, after: 0.1, false), Case(100, -46, after: 0.1, false),
    Case(100, 25.4, after: 0.5, true), Case(100, 25.6, after: 0.5, false),
  ]

  @Test(arguments: cases, [UISwipeGestureRecognizer.Direction.right, .left, .up, .down])
  fileprivate func `The slower, the shorter it may be and the straighter it has to be`(
    path: Case, direction: UISwipeGestureRecognizer.Direction
  ) {
    swipe.direction = direction
    let (x, y): (CGFloat, CGFloat) =
      switch direction {
      case .right: (path.along, path.beside)
      case .left: (-path.along, path.beside)
      case .up: (path.beside, -path.along)
      default: (path.beside, path.along)
      }
    // Time stamps whose differences are not exactly what they should be.
    for start in [0, 1.1, 12345.6789] {
      tester.window.clock.advance(to: start)
      tester.transcript.clear()
      let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
      tester.window.clock.fireTimers(until: start + path.time)
      finger.move(by: x, y)
      finger.up()
      #expect(tester.transcript.lines.count == (path.isSwipe ? 1 : 0), "from \(start) s")
    }
  }

  @Test
  func
    `A tenth of a point backwards at first fails it; a rest and a movement back later do not`()
  {
    let back = tester.finger(downAt: CGPoint(x: 100, y: 100))
    back.move(by: -0.1, 0)
    back.move(by: 100, 0)
    back.up()
    #expect(tester.transcript.lines.isEmpty)
    let rests = tester.finger(downAt: CGPoint(x: 100, y: 100))
    rests.move(by: 0, 0)
    rests.move(by: 30, 0)
    rests.move(by: -10, 0)
    rests.move(by: 30, 0)
    #expect(tester.transcript.lines.count == 1)
    rests.up()
  }

  @Test func `A finger that strays too far beside can make no swipe any more`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 10, 51)
    finger.move(by: 90, -51)
    finger.up()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `Of two fingers both have to swipe`() {
    swipe.numberOfTouchesRequired = 2
    for way in [CGFloat(0), 40, 52] {
      tester.transcript.clear()
      let goes = tester.finger(downAt: CGPoint(x: 100, y: 100))
      let other = tester.finger(downAt: CGPoint(x: 100, y: 200))
      tester.together {
        goes.move(by: 120, 0)
        other.move(by: way, 0)
      }
      goes.up()
      other.up()
      #expect(tester.transcript.lines.count == (way > 50 ? 1 : 0), "the other one goes \(way)")
    }
  }

  @Test func `Each of several directions has its own chance`() {
    swipe.direction = [.right, .down]
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), over: 0.1)
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 90), over: 0.1)
    #expect(tester.transcript.lines.count == 2)
    tester.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 90), over: 0.1)
    #expect(tester.transcript.lines.count == 2)
  }

  @Test func `After its action it says where the fingers started, until the next one comes down`() {
    swipe.numberOfTouchesRequired = 2
    let (a, b) = (
      tester.finger(downAt: CGPoint(x: 100, y: 100)), tester.finger(downAt: CGPoint(x: 100, y: 200))
    )
    tester.together {
      a.move(by: 60, 0)
      b.move(by: 60, 0)
    }
    a.up()
    b.up()
    #expect(swipe.state == .possible)
    #expect(swipe.location(in: nil) == CGPoint(x: 100, y: 150))
    let next = tester.finger(downAt: CGPoint(x: 10, y: 10))
    #expect(swipe.location(in: nil) == CGPoint(x: 10, y: 10))
    next.up()
  }
}

@Suite struct SwipeLawTests {
  @Test func `The worked example`() {
    #expect(abs(SwipeLaw.leastDistance(after: 0.1) - 45.3) < 1e-9)
    #expect(abs(SwipeLaw.greatestDeviation(after: 0.1) - 45.1) < 1e-9)
    #expect(abs(SwipeLaw.leastDistance(after: 0.5) - 26.5) < 1e-9)
    #expect(abs(SwipeLaw.greatestDeviation(after: 0.5) - 25.5) < 1e-9)
    #expect(SwipeLaw.verdict(along: 46, beside: 0, after: 0.1) == .swiped)
    #expect(SwipeLaw.verdict(along: 100, beside: 46, after: 0.1) == .failed)
    #expect(SwipeLaw.verdict(along: 20, beside: 20, after: 0.1) == .undecided)
    #expect(SwipeLaw.verdict(along: -0.1, beside: 0, after: 0) == .failed)
    #expect(SwipeLaw.verdict(along: 100, beside: 0, after: 0.5) == .swiped)
    #expect(SwipeLaw.verdict(along: 100, beside: 0, after: 0.501) == .failed)
  }
}
