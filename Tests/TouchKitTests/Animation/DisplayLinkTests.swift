import Testing
import TouchTesting

@testable import TouchKit

@Suite struct DisplayLinkTests {
  let tester = TouchTester()
  private var clock: FrameClock { tester.window.clock }

  @Test func `A link is called for each frame, with its time and when the next one is expected`() {
    let transcript = tester.transcript
    let link = CADisplayLink {
      transcript.note("\(Transcript.text($0.timestamp)) → \(Transcript.text($0.targetTimestamp))")
    }
    #expect(link.timestamp == 0)
    #expect(link.targetTimestamp == 0)
    link.add(to: clock)
    for time in [0.01, 0.02, 0.03] { clock.advance(to: time) }
    link.invalidate()
    clock.advance(to: 0.04)
    #expect(
      transcript.difference(
        from: """
          0.010 0.01 → 0.03
          0.020 0.02 → 0.03
          0.030 0.03 → 0.04
          """) == nil)
    #expect(abs(link.duration - 0.01) < 1e-9)
  }

  @Test func `A method stands where a file for iOS has a selector, with the link or without`() {
    final class Spinner {
      var turns: [TimeInterval] = []
      func step(_ link: CADisplayLink) { turns.append(link.timestamp) }
      func count() { turns.append(-1) }
    }
    let spinner = Spinner()
    let links = [
      CADisplayLink(target: spinner, selector: Spinner.step),
      CADisplayLink(target: spinner, selector: Spinner.count),
    ]
    for link in links { link.add(to: clock) }
    clock.advance(to: 0.5)
    for link in links { link.invalidate() }
    clock.advance(to: 1)
    #expect(spinner.turns == [0.5, -1])
  }

  @Test func `Frames are wanted only while a link runs`() {
    let link = CADisplayLink { _ in }
    #expect(!clock.isMoving)
    link.add(to: clock)
    #expect(clock.isMoving)
    link.isPaused = true
    #expect(!clock.isMoving)
    link.isPaused = false
    #expect(clock.isMoving)
    link.invalidate()
    #expect(!clock.isMoving)
    link.isPaused = true
    link.isPaused = false
    link.add(to: clock)
    #expect(!clock.isMoving)
  }

  @Test func `A link that is paused in its own call is not called again until it goes on`() {
    var calls = 0
    let link = CADisplayLink {
      calls += 1
      $0.isPaused = true
    }
    link.add(to: clock)
    tester.advance(by: 1)
    #expect(calls == 1)
    link.isPaused = false
    tester.advance(by: 1)
    #expect(calls == 2)
  }

  @Test func `A rest between two frames is no long frame`() {
    let link = CADisplayLink { _ in }
    link.add(to: clock)
    for time in [1, 1.02, 9] { clock.advance(to: time) }
    #expect(link.duration == Constants.displayFrame)
    #expect(link.targetTimestamp == 9 + Constants.displayFrame)
  }

  @Test(arguments: [(30, 30), (20, 20), (60, 60), (120, 60), (0, 60)])
  func `Of sixty frames in a second as many are left out as the preferred rate says`(
    rate: Int, calls: Int
  ) {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = rate
    #expect(link.preferredFramesPerSecond == rate)
    link.add(to: clock)
    for frame in 1...60 { clock.advance(to: Double(frame) / 60) }
    #expect(count == calls)
  }

  @Test func `A range without a preferred rate allows its maximum`() {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
    link.add(to: clock)
    for frame in 1...60 { clock.advance(to: Double(frame) / 60) }
    #expect(count == 30)
    #expect(link.targetTimestamp > link.timestamp + 0.03)
    let odd = CAFrameRateRange(minimum: -1, maximum: .infinity, preferred: .nan)
    #expect(odd == .default)
  }

  // MARK: Files for iOS

  private final class Target: SelectorTarget {
    var heard: [String] = []

    func perform(_ action: Selector, with sender: AnyObject) {
      heard.append("\(action) \(type(of: sender))")
    }

    func step(_ link: CADisplayLink) {
      heard.append("step")
    }
  }

  @Test func `A selector and a method are sent to a target, which is retained until the end`() {
    var target: Target? = Target()
    weak let kept = target
    let named = CADisplayLink(target: target!, selector: "frame:")
    let method = CADisplayLink(target: target!, action: Target.step)
    target = nil
    for link in [named, method] { link.add(to: clock) }
    clock.advance(to: 0.01)
    #expect(kept?.heard == ["frame: CADisplayLink", "step"])
    named.invalidate()
    #expect(kept != nil)
    method.invalidate()
    #expect(kept == nil)
  }

  @Test func `In a run loop it follows the clock of the call, and in any mode the frames`() {
    let other = FrameClock()
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    other.after(0) {
      link.add(to: .main, forMode: .default)
      link.add(to: .main, forMode: .tracking)
    }
    other.advance(to: 1)
    #expect(calls == 1)
    #expect(!clock.isMoving)
    link.remove(from: .main, forMode: .default)
    other.advance(to: 2)
    link.remove(from: .main, forMode: .tracking)
    other.advance(to: 3)
    #expect(calls == 2)
    #expect(other.isIdle)
    link.invalidate()
  }

  @Test func `Outside of any call it follows the clock that was made last`() {
    let last = FrameClock()
    let link = CADisplayLink { _ in }
    link.add(to: .current, forMode: .common)
    #expect(last.isMoving)
    #expect(!clock.isMoving)
    link.invalidate()
    #expect(last.isIdle)
  }

  // MARK: Lifetimes

  @Test func `What runs is kept by its clock, and goes with it`() {
    var own: FrameClock? = FrameClock()
    var link: CADisplayLink? = CADisplayLink { _ in }
    weak let kept = link
    link?.add(to: own!)
    link = nil
    #expect(kept != nil)
    own = nil
    #expect(kept == nil)
  }

  @Test func `A link outlives its clock, and runs on another one`() {
    var own: FrameClock? = FrameClock()
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: own!)
    own = nil
    link.isPaused = true
    link.isPaused = false
    link.add(to: clock)
    clock.advance(to: 0.5)
    #expect(calls == 1)
  }

  @Test func `A rate that no number of calls can be is no rate`() {
    let link = CADisplayLink { _ in }
    for rate: Float in [.nan, .infinity, 1e30, -5] {
      link.preferredFrameRateRange.preferred = rate
      #expect(link.preferredFramesPerSecond == (rate == -5 ? -5 : 0))
    }
    link.preferredFramesPerSecond = 30
    #expect(link.preferredFramesPerSecond == 30 && link.preferredFrameRateRange.maximum == 30)
  }
}
