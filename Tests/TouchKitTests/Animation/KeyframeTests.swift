import Testing
import TouchTesting

@testable import TouchKit

@Suite struct KeyframeTests {
  let tester = TouchTester()
  let view: UIView

  init() {
    view = tester.addView(named: "view", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// Its middle's x and its alpha after some seconds more.
  private func after(_ seconds: Double) -> [CGFloat] {
    tester.advance(by: seconds)
    return [view.center.x, view.alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `The worked example: b begins where a has come to`() {
    let frames = Keyframe.chained(
      [
        Keyframe(start: 0.3, end: 1, value: .number(0)),
        Keyframe(start: 0, end: 0.6, value: .number(60)),
      ], from: .number(0))
    #expect(frames.map(\.start) == [0, 0.3])
    #expect(frames[1].first == .number(30))
    #expect(frames[1].value(at: 1) == .number(0))
  }

  @Test func `Key frames run one after the other, evenly, and what lies between them stays`() {
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    #expect(after(0) == [20, 1])
    #expect(after(0.125) == [70, 1])
    #expect(after(0.125) == [120, 1])
    #expect(after(0.125) == [120, 0.75])
    #expect(after(0.375) == [70, 0])
    #expect(ends == [])
    tester.settle()
    // It came back to where it was.
    #expect(after(0) == [20, 0])
    #expect(ends == [true])
    #expect(tester.window.clock.isIdle)
  }

  @Test func `Changes outside of key frames take the whole time, and a delay comes first`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) { [view] in
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 0) { view.center.y = 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 9) { view.center.x = 120 }
    }
    #expect(after(0.5) == [20, 1])
    #expect(after(0.5) == [20, 0.5])
    #expect(view.center.y == 50)
    #expect(after(0.25) == [70, 0.25])
    tester.settle()
    #expect(after(0) == [120, 0])
  }

  @Test func `It runs back, and repeats`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
    }
    #expect(after(0.25) == [70, 1])
    #expect(after(1.5) == [70, 1])
    #expect(after(0.5) == [70, 1])
  }

  @Test func `A property that is set meanwhile leaves its key frames, and the others go on`() {
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.center.x = 120
        view.alpha = 0
      }
    } completion: {
      ends.append($0)
    }
    #expect(after(0.5) == [70, 0.5])
    view.center.x = 200
    #expect(after(0.25) == [200, 0.25])
    tester.settle()
    #expect(after(0) == [200, 0])
    #expect(ends == [true])
  }

  @Test func `A key frame elsewhere belongs to the animation around it, or is made at once`() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 30 }
    #expect(after(0) == [30, 1])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    }
    #expect(after(0.5) == [30, 0.5])
  }

  @Test func `Nothing to animate ends at once, and a view without a window changes at once`() {
    var ends: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, animations: {}, completion: { ends.append($0) })
    let other = UIView()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { other.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    #expect(other.alpha == 0)
    #expect(ends == [true, true])
  }
}
