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

  @Test func `Discrete key frames jump where they begin`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 60 }
      view.alpha = 0
    }
    #expect(after(0.2) == [20, 0.8])
    #expect(after(0.1) == [120, 0.7])
    #expect(after(0.4) == [120, 0.3])
    #expect(after(0.1) == [60, 0.2])
    tester.settle()
    #expect(after(0) == [60, 0])
  }

  @Test func `The worked example: 0 0 60 60 at the times 0 1 2 3 is 30 in the middle`() {
    func frame(_ start: CGFloat, _ end: CGFloat, _ value: CGFloat) -> Keyframe {
      var frame = Keyframe(start: start, end: end, value: .number(value))
      frame.isCubic = true
      return frame
    }
    let frames = Keyframe.chained(
      [frame(0, 1, 0), frame(1, 2, 60), frame(2, 3, 60)], from: .number(0))
    #expect(frames[1].before == Keyframe.Knot(progress: 0, value: .number(0)))
    #expect(frames[1].after == Keyframe.Knot(progress: 3, value: .number(60)))
    #expect(frames[1].value(at: 1.5) == .number(30))
    // Alone it begins and ends at rest.
    let alone = Keyframe.chained([frame(0, 1, 60)], from: .number(0))
    #expect([0, 0.5, 1].map { alone[0].value(at: $0) } == [.number(0), .number(30), .number(60)])
    #expect(alone[0].value(at: 0.25) == .number(9.375))
  }

  @Test func `Cubic key frames go through their values without a corner, and rest at both ends`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 170 }
    }
    var places: [CGFloat] = []
    for _ in 0..<60 {
      places.append(after(1 / 60.0)[0])
    }
    #expect(abs(places[29] - 120) < 0.01 && abs(places[59] - 170) < 0.01)
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    let bends = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
    // Evenly it would be 3.3 points a frame, and 1.7 from the middle on.
    #expect(bends.max() ?? 9 < 0.5, "\(bends)")
    #expect(places[0] - 20 < 0.5 && steps[58] < 0.5)
    tester.settle()
    #expect(after(0)[0] == 170)
  }
}
