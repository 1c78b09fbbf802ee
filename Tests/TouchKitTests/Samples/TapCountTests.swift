import Testing
import TouchKit
import TouchTesting

/// How many times in a row a finger came down: `UITouch.tapCount`.
@Suite struct TapCountTests {
  private let tester = TouchTester()
  private let probe: Probe

  init() {
    probe = Probe("probe", in: tester)
  }

  private func tap(_ x: CGFloat, after pause: TimeInterval = 0.1) -> Int {
    tester.advance(by: pause)
    tester.finger().tap(at: CGPoint(x: x, y: 100))
    return probe.seen.first?.tapCount ?? -1
  }

  @Test func `Taps at one location are counted`() {
    let counts: [Int] = (1...4).map { _ in tap(100) }
    #expect(counts == [1, 2, 3, 4])
  }

  @Test func `One that comes too late counts from one`() {
    #expect(tap(100) == 1)
    #expect(tap(100, after: Constants.multiTapInterval) == 2)
    #expect(tap(100, after: Constants.multiTapInterval + 0.01) == 1)
  }

  @Test func `One that lies too far from the last counts from one`() {
    #expect(tap(100) == 1)
    #expect(tap(100 + Constants.multiTapDistance) == 2)
    #expect(tap(100) == 3)
    #expect(tap(101 + Constants.multiTapDistance) == 1)
  }

  @Test func `Taps at two locations are counted separately`() {
    let counts: [Int] = [tap(100), tap(200), tap(100), tap(200)]
    #expect(counts == [1, 1, 2, 2])
  }

  @Test func `A finger that moved away is no tap, and nothing counts on from it`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: Constants.tapMovement + 1, 0)
    #expect(probe.seen.first?.tapCount == 0)
    finger.move(to: CGPoint(x: 100, y: 100))
    #expect(probe.seen.first?.tapCount == 0)
    finger.up()
    #expect(tap(100) == 1)
  }

  @Test func `A finger that stayed long is no tap for the next`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: Constants.tapDuration + 0.01)
    finger.up()
    #expect(tap(100) == 1)
  }

  @Test func `A cancelled touch is no tap`() {
    tester.finger(downAt: CGPoint(x: 100, y: 100)).cancel()
    #expect(tap(100) == 1)
  }

  @Test func `A lift is used up by the touch that counts on from it`() {
    #expect(tap(100) == 1)
    tester.advance(by: 0.05)
    _ = tester.finger(downAt: CGPoint(x: 100, y: 100))
    #expect(probe.seen.first?.tapCount == 2)
    _ = tester.finger(downAt: CGPoint(x: 105, y: 100))
    #expect(probe.seen.first?.tapCount == 1)
  }

  @Test func `Of two fingers that tap together each counts for itself`() {
    for count in 1...3 {
      let (a, b) = (tester.finger(), tester.finger())
      tester.together {
        a.down(at: CGPoint(x: 100, y: 100))
        b.down(at: CGPoint(x: 180, y: 100))
      }
      let counts: [Int] = probe.seen.map(\.tapCount)
      #expect(counts == [count, count])
      tester.together {
        a.up()
        b.up()
      }
      tester.advance(by: 0.1)
    }
  }
}
