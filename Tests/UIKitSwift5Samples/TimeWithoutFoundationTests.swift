import Testing
import TouchTesting
import UIKit

// The same in a file that has Foundation from UIKit only: here the timer's own block may use the
// timer, and work items and run loops follow the clock as well.
@MainActor @Suite struct TimeWithoutFoundationTests {
  let tester = TouchTester()

  private func inEvent(_ body: @escaping () -> Void) {
    let down = TouchDownGestureRecognizer()
    down.touchDown = body
    tester.view.addGestureRecognizer(down)
    tester.tap(at: CGPoint(x: 10, y: 10))
  }

  @Test func `A block may use its timer`() {
    nonisolated(unsafe) var fired: [Double] = []
    inEvent {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        fired.append(CACurrentMediaTime())
        if fired.count == 2 { timer.invalidate() }
      }
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { (timer: Timer) in
        fired.append(timer.timeInterval)
      }
    }
    tester.advance(by: 1)
    #expect(fired == [0.1, 0.2, 0])
  }

  @Test func `A timer that is invalidated does not fire`() {
    nonisolated(unsafe) var timer: Timer?
    nonisolated(unsafe) var fired = 0
    inEvent {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        fired += 1
        if fired == 3 { timer?.invalidate() }
      }
    }
    #expect(timer?.isValid == true)
    tester.advance(by: 1)
    #expect(fired == 3)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A timer that is handed to the run loop fires on the clock`() {
    nonisolated(unsafe) var fired: [Double] = []
    inEvent {
      let timer = Timer(timeInterval: 0.1, repeats: true) { timer in
        fired.append(CACurrentMediaTime())
        if fired.count == 2 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    tester.advance(by: 1)
    #expect(fired.count == 2)
    #expect(fired == [0.1, 0.2])
  }

  @Test func `A work item is done on the clock unless it is cancelled`() {
    var done: [String] = []
    inEvent {
      let kept = DispatchWorkItem { done.append("kept") }
      let cancelled = DispatchWorkItem { done.append("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
      cancelled.cancel()
    }
    tester.advance(by: 0.2)
    #expect(done.isEmpty)
    tester.advance(by: 0.2)
    #expect(done == ["kept"])
  }
}
