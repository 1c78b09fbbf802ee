import Testing
import TouchKit
import TouchTesting

/// Where a touch will be next.
@Suite struct PredictionTests {
  private let tester = TouchTester()
  private let probe: Probe

  init() {
    probe = Probe("probe", in: tester)
  }

  private var predicted: [CGPoint]? {
    guard let touch = probe.seen.first else { return nil }
    return probe.event?.predictedTouches(for: touch)?.map { $0.location(in: nil) }
  }

  // 600 points per second are 5 points in half a frame, and 10 in a whole one.
  @Test func `A finger that moves evenly is carried on for a frame, in two steps`() throws {
    var found: [UITouch] = []
    probe.onMoved = { found = $0.event!.predictedTouches(for: $0.seen.first!)! }
    let finger = tester.finger(downAt: .zero)
    finger.drag(to: CGPoint(x: 120, y: 0), over: 0.2)
    try #require(found.count == 2)
    for (touch, way) in zip(found, [5.0, 10]) {
      #expect(abs(touch.location(in: nil).x - (120 + way)) < 1e-6)
      #expect(abs(touch.previousLocation(in: nil).x - (115 + way)) < 1e-6)
      #expect(abs(touch.timestamp - (0.2 + way / 600)) < 1e-9)
      #expect(touch.phase == .moved && touch.view === tester.view)
    }
  }

  @Test func `One that rests, has just landed or lifts is not carried on`() {
    var found: [Int] = []
    let count = { (probe: Probe) in
      found.append(probe.event!.predictedTouches(for: probe.seen.first!)!.count)
    }
    probe.onBegan = count
    probe.onMoved = count
    probe.onEnded = count
    let finger = tester.finger(downAt: .zero)
    finger.drag(to: CGPoint(x: 50, y: 0), over: 1.0 / 60)
    tester.advance(by: 0.5)
    finger.move(by: 0, 0)
    finger.up()
    #expect(found == [0, 2, 0, 0])
  }

  @Test func `A touch that is not of the event has no prediction`() {
    let finger = tester.finger(downAt: .zero)
    finger.drag(to: CGPoint(x: 50, y: 0), over: 0.1)
    #expect(predicted != nil)
    finger.up()
    #expect(predicted == nil)
  }
}
