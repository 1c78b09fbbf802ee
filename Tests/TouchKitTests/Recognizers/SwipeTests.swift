import Testing
import TouchKit
import TouchTesting

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
    (CGPoint(x: 200, y: 100), 1.2), (CGPoint(x: 160, y: 160), 0.2),
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
}
