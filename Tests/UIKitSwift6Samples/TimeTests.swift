import Foundation
import Testing
import TouchTesting
import UIKit

// What a file that imports UIKit, with or without Foundation beside, gets for its timers and queues.
@MainActor @Suite struct TimeTests {
  let tester = TouchTester()

  /// Does something in the course of a touch event.
  private func inEvent(_ body: @escaping () -> Void) {
    let down = TouchDownGestureRecognizer()
    down.touchDown = body
    tester.view.addGestureRecognizer(down)
    tester.tap(at: CGPoint(x: 10, y: 10))
  }

  @Test func `The time is that of the event, of the timer, of the frame`() {
    tester.advance(by: 0.25)
    var times: [TimeInterval] = []
    inEvent {
      times.append(CACurrentMediaTime())
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { times.append(CACurrentMediaTime()) }
    }
    tester.advance(by: 0.5)
    #expect(times == [0.25, 0.65])
    #expect(CACurrentMediaTime() == tester.now)
  }

  @Test func `A timer calls a method, with the timer or without, at its time on the clock`() {
    @MainActor final class Slides {
      var shown: [TimeInterval] = []
      func tick(_ timer: Timer) {
        shown.append(CACurrentMediaTime())
        if shown.count > 2 { timer.invalidate() }
      }
      func once() { shown.append(-CACurrentMediaTime()) }
    }
    let slides = Slides()
    inEvent {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: slides, selector: Slides.tick, userInfo: nil, repeats: true)
      Timer.scheduledTimer(
        timeInterval: 0.75, target: slides, selector: Slides.once, userInfo: nil, repeats: false)
      let delay = Double(Int64(2 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { slides.shown.append(2) }
    }
    tester.advance(by: 3)
    #expect(slides.shown == [0.5, -0.75, 1, 2])
  }

  @Test func `A clock that is turned by another clock's timer gives the time back`() {
    let inner = FrameClock(now: 100)
    var times: [TimeInterval] = []
    tester.window.clock.after(0.5) {
      inner.after(1) { times.append(CACurrentMediaTime()) }
      inner.advance(to: 102)
      times.append(CACurrentMediaTime())
    }
    tester.advance(by: 1)
    #expect(times == [101, 0.5])
  }

  @Test func `Work for the main queue waits for the next turn of the clock, in order`() {
    inEvent { [transcript = tester.transcript] in
      DispatchQueue.main.async { MainActor.assumeIsolated { transcript.note("first") } }
      DispatchQueue.main.async { MainActor.assumeIsolated { transcript.note("second") } }
      transcript.note("event")
    }
    #expect(
      tester.transcript.difference(
        from: """
          0.000 event
          0.000 first
          0.000 second
          """) == nil)
  }

  @Test func `Work that sets itself again and again hangs nothing`() {
    var rounds = 0
    @MainActor func again() {
      rounds += 1
      DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
    }
    inEvent { again() }
    tester.advance(by: 0.1)
    #expect(rounds > 1 && rounds < 20)
  }

  @Test func `Delays come out to the millisecond, however they are written`() {
    inEvent { [transcript = tester.transcript] in
      @Sendable func note(_ text: String) {
        MainActor.assumeIsolated { transcript.note(text) }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("seconds") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150)) { note("ms") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1)) { note("s") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { note("at once") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in note("timer") }
    }
    tester.advance(by: 2)
    #expect(
      tester.transcript.difference(
        from: """
          0.000 at once
          0.150 ms
          0.250 seconds
          0.300 timer
          1.000 s
          """) == nil)
  }

  @Test func `Other queues are left alone`() async {
    await withCheckedContinuation { continuation in
      inEvent { DispatchQueue.global().async { continuation.resume() } }
    }
  }

  @Test func `Outside of an event the main queue is the real one`() async {
    #expect(FrameClock.current == nil)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
    }
  }
}
