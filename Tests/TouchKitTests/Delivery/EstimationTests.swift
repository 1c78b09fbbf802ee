import Testing
import TouchKit
import TouchTesting

/// Samples that are an estimate in part, and what a host says of them later.
@Suite struct EstimationTests {
  /// Notes what it hears of corrections.
  private final class Ink: UIGestureRecognizer {
    var heard: [String] = []

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      for touch in touches {
        heard.append(
          "\(touch.estimationUpdateIndex!) \(touch.phase) force \(touch.force)"
            + " still \(touch.estimatedProperties.rawValue)"
            + " expecting \(touch.estimatedPropertiesExpectingUpdates.rawValue)")
      }
    }
  }

  private final class Paper: UIView {
    var heard = 0

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      heard += touches.count
    }
  }

  private let tester = TouchTester()
  private let ink = Ink()
  private let paper: Paper

  init() {
    paper = Paper(frame: tester.view.bounds)
    tester.view.addSubview(paper)
    tester.view.addGestureRecognizer(ink)
  }

  private func send(_ phase: UITouch.Phase, index: Int?, force: CGFloat = 0.5) {
    var sample = TouchSample(
      id: 1, phase: phase, location: .zero, timestamp: 0, force: force, kind: .pencil)
    sample.estimatedProperties = [.force, .azimuth]
    sample.estimationUpdateIndex = index
    tester.window.send([sample])
  }

  @Test func `A touch says what is estimated, and what it is that will be corrected`() {
    let probe = Probe("probe", in: tester)
    send(.began, index: 7)
    let touch = probe.seen.first
    #expect(touch?.estimatedProperties == [.force, .azimuth])
    #expect(touch?.estimatedPropertiesExpectingUpdates == [.force, .azimuth])
    #expect(touch?.estimationUpdateIndex == 7)
    send(.moved, index: nil)
    #expect(touch?.estimatedPropertiesExpectingUpdates == [])
    #expect(touch?.estimationUpdateIndex == nil)
  }

  @Test func `Corrections reach the recognizers and the view, also after the lift`() {
    send(.began, index: 1)
    send(.moved, index: 2)
    tester.window.update([TouchCorrection(index: 1, force: 0.75)])
    send(.ended, index: nil)
    tester.window.update([
      TouchCorrection(index: 2, force: 0.8, isLast: false), TouchCorrection(index: 2, azimuth: 1),
    ])
    #expect(
      ink.heard == [
        "1 began force 0.75 still 2 expecting 0", "2 moved force 0.8 still 2 expecting 2",
        "2 moved force 0.8 still 0 expecting 0",
      ])
    #expect(paper.heard == 3)
  }

  @Test func `The touch itself is corrected while nothing has come since`() {
    let probe = Probe("probe", in: tester)
    send(.began, index: 1)
    tester.window.update([TouchCorrection(index: 1, force: 0.75, azimuth: 0)])
    #expect(probe.seen.first?.force == 0.75)
    #expect(probe.seen.first?.estimatedProperties == [])
    send(.moved, index: 2, force: 0.25)
    send(.moved, index: nil, force: 0.3)
    tester.window.update([TouchCorrection(index: 2, force: 0.9)])
    #expect(probe.seen.first?.force == 0.3)
  }

  @Test func `A view whose touch was cancelled gets no corrections`() {
    send(.began, index: 1)
    ink.state = .began
    tester.window.update([TouchCorrection(index: 1, force: 0.75)])
    #expect(ink.heard.count == 1)
    #expect(paper.heard == 0)
  }

  @Test func `A correction with an unknown index, or with NaN, is dropped and reported`() {
    let log = GestureLog(listeningTo: tester.window)
    send(.began, index: 1)
    tester.window.update([
      TouchCorrection(index: 9, force: 1), TouchCorrection(index: 1, force: .nan),
      TouchCorrection(index: 1, force: 1), TouchCorrection(index: 1, force: 1),
    ])
    #expect(
      log.lines == [
        "0.000 correction 9: nothing waits for it, or a number is none; dropped",
        "0.000 correction 1: nothing waits for it, or a number is none; dropped",
        "0.000 correction 1: nothing waits for it, or a number is none; dropped",
      ])
    #expect(ink.heard == ["1 began force 1.0 still 2 expecting 0"])
  }

  @Test func `Every corrected value is an estimate no longer, the location included`() {
    let probe = Probe("probe", in: tester)
    var sample = TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0, kind: .pencil)
    sample.estimatedProperties = [.force, .azimuth, .altitude, .location]
    sample.estimationUpdateIndex = 1
    tester.window.send([sample])
    let touch = probe.seen.first
    var left: [Int?] = []
    for correction in [
      TouchCorrection(index: 1, altitude: 1, isLast: false),
      TouchCorrection(index: 1, location: CGPoint(x: 3, y: 4), isLast: false),
      TouchCorrection(index: 1, azimuth: 1, isLast: false),
    ] {
      tester.window.update([correction])
      left.append(touch?.estimatedProperties.rawValue)
    }
    #expect(left == [1 + 2 + 8, 1 + 2, 1])
    #expect(touch?.altitudeAngle == 1)
    #expect(touch?.location(in: nil) == CGPoint(x: 3, y: 4))
    #expect(touch?.estimatedPropertiesExpectingUpdates == .force)
    // No more will come, and the force stays an estimate.
    tester.window.update([TouchCorrection(index: 1)])
    #expect(touch?.estimatedProperties == .force)
    #expect(touch?.estimatedPropertiesExpectingUpdates == [])
    #expect(touch?.estimationUpdateIndex == nil)
  }

  @Test func `A disabled recognizer, or a view that never got the touch, gets no correction`() {
    ink.delaysTouchesBegan = true
    send(.began, index: 1)
    tester.window.update([TouchCorrection(index: 1, force: 0.75)])
    #expect(ink.heard.count == 1)
    #expect(paper.heard == 0)
    send(.moved, index: 2)
    ink.isEnabled = false
    tester.window.update([TouchCorrection(index: 2, force: 0.75)])
    #expect(ink.heard.count == 1)
    #expect(paper.heard == 1)
  }

  @Test func `What was announced long ago and never came is forgotten`() {
    for index in 0..<300 { send(index == 0 ? .began : .moved, index: index) }
    tester.window.update([
      TouchCorrection(index: 0, force: 1), TouchCorrection(index: 299, force: 1),
    ])
    #expect(ink.heard.count == 1)
  }

  @Test func `A pen says what share of its greatest force it presses with`() {
    let probe = Probe("probe", in: tester)
    send(.began, index: nil, force: 0)
    let touch = probe.seen.first
    #expect(touch?.maximumPossibleForce == 2)
    send(.moved, index: nil, force: 1)
    #expect(touch.map { $0.force / $0.maximumPossibleForce } == 0.5)
    send(.moved, index: nil, force: 3)
    #expect(touch?.maximumPossibleForce == 3)
    // A finger without a force cannot tell.
    _ = tester.finger(downAt: .zero)
    #expect(probe.seen.first?.maximumPossibleForce == 0)
  }
}
