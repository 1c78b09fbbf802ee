import Testing
import TouchKit
import TouchTesting

/// Whoever reports something to a window says when it happened, in the same way for everything.
@Suite struct InputTimeTests {
  private let tester = TouchTester()
  private var window: UIWindow { tester.window }
  private let place = CGPoint(x: 50, y: 50)

  /// Everything that a host can report at a time.
  private func reports() -> [(name: String, report: (TimeInterval) -> Void)] {
    [
      (
        "send",
        { [self] in
          window.send([TouchSample(id: 1, phase: .began, location: place, timestamp: $0)])
          window.send([TouchSample(id: 1, phase: .ended, location: place, timestamp: $0)])
        }
      ),
      (
        "presses",
        { [self] in
          window.send(presses: [PressSample(type: .select, phase: .began, timestamp: $0)])
          window.send(presses: [PressSample(type: .select, phase: .ended, timestamp: $0)])
        }
      ),
      ("hover", { [self] in window.hover(at: place, time: $0) }),
      ("scroll", { [self] in window.scroll(by: CGPoint(x: 0, y: 9), at: place, time: $0) }),
      ("magnify", { [self] in window.magnify(by: 2, at: place, time: $0) }),
      ("perform", { [self] in window.perform(.down, time: $0) }),
    ]
  }

  @Test func `Timers that are due before it fire first, and the clock shows its time`() {
    for (index, (name, report)) in reports().enumerated() {
      let time = TimeInterval(index + 1)
      tester.transcript.clear()
      window.clock.after(0.5) { [tester] in tester.transcript.note("timer") }
      report(time)
      #expect(window.clock.now == time, "\(name)")
      #expect(tester.transcript.lines == ["\(index).500 timer"], "\(name)")
      // A time in the past counts as the time that it is.
      report(0)
      #expect(window.clock.now == time, "\(name)")
    }
  }

  @Test func `A time that is not finite or out of range is dropped and reported`() {
    var reported = 0
    window.onDiagnostic = {
      switch $0 {
      case .sample(_, .notFinite), .sample(_, .outOfRange), .press(_, .notFinite),
        .press(_, .outOfRange), .input(_, .notFinite), .input(_, .outOfRange):
        reported += 1
      default:
        break
      }
    }
    for (name, report) in reports() {
      for time in [TimeInterval.nan, .infinity, -.infinity, 1e300] {
        let before = reported
        report(time)
        #expect(reported > before, "\(name) at \(time)")
        #expect(window.clock.now == 0, "\(name) at \(time)")
      }
    }
    window.clock.advance(to: 1e300)
    window.clock.advance(to: .nan)
    #expect(window.clock.now == 0 && window.clock.isIdle)
  }

  @Test func `A location that is not finite moves nothing, and is named in the log`() {
    let log = GestureLog(listeningTo: window)
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let scrollView = UIScrollView(frame: tester.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    tester.view.addSubview(scrollView)
    #expect(!window.scroll(by: CGPoint(x: 0, y: 9), at: nowhere, time: 0))
    #expect(!window.scroll(by: CGPoint(x: 0, y: CGFloat.infinity), at: place, time: 0))
    #expect(!window.magnify(by: .nan, at: place, time: 0))
    window.hover(at: nowhere, time: 0)
    #expect(scrollView.contentOffset == .zero)
    #expect(
      log.lines == [
        "0.000 scroll: a number is not finite, dropped",
        "0.000 scroll: a number is not finite, dropped",
        "0.000 magnify: a number is not finite, dropped",
        "0.000 hover: a number is not finite, dropped",
      ])
  }
}
