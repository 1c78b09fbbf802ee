import Testing
import TouchTesting

@testable import TouchKit

@Suite struct PacedKeyframeTests {
  private let tester = TouchTester()
  private let view: UIView

  init() {
    view = tester.addView(named: "view", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// Where its middle is in each of 60 frames of a second, from the beginning on.
  private func places(_ options: UIView.KeyframeAnimationOptions, _ corners: [CGPoint])
    -> [CGPoint]
  {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { [view] in
      // All times are wrong, and none of them counts.
      for (index, corner) in corners.enumerated() {
        UIView.addKeyframe(
          withRelativeStartTime: Double(index) * 0.1, relativeDuration: 0.05
        ) { view.center = corner }
      }
    }
    var places = [view.center]
    for _ in 0..<60 {
      tester.advance(by: 1 / 60.0)
      places.append(view.center)
    }
    return places
  }

  private func steps(_ places: [CGPoint]) -> [CGFloat] {
    zip(places.dropFirst(), places).map { hypot($0.x - $1.x, $0.y - $1.y) }
  }

  @Test func `The worked example: to 30, to 20 and to 60 take their shares of 80 points`() {
    func frame(_ start: CGFloat, _ value: CGFloat) -> Keyframe {
      var frame = Keyframe(start: start, end: start, value: .number(value))
      frame.isPaced = true
      return frame
    }
    let frames = Keyframe.chained([frame(0, 30), frame(0.5, 20), frame(0.6, 60)], from: .number(0))
    #expect(frames.map(\.start) == [0, 0.375, 0.5])
    #expect(frames.map(\.end) == [0.375, 0.5, 1])
    #expect(frames[2].value(at: 0.75) == .number(40))
    // Without any way the times stay, and a value that is there already takes no time.
    #expect(Keyframe.chained([frame(0.5, 0)], from: .number(0)).map(\.end) == [0.5])
    let held = Keyframe.chained([frame(0, 0), frame(0.5, 60)], from: .number(0))
    #expect(held.map(\.start) == [0, 0] && held.map(\.end) == [0, 1])
    #expect(held[1].value(at: 0.5) == .number(30))
  }

  @Test func `Paced key frames go at one speed through all places, whatever their times say`() {
    let places = places(
      .calculationModePaced,
      [CGPoint(x: 120, y: 20), CGPoint(x: 120, y: 60), CGPoint(x: 60, y: 60)])
    // 100, 40 and 60 points: 3.33 a frame.
    #expect(steps(places).allSatisfy { $0 > 2.3 && $0 < 3.34 })
    #expect(abs(places[30].x - 120) < 0.01 && places[60] == CGPoint(x: 60, y: 60))
  }

  @Test
  func
    `Cubic paced ones go round the corners, a little slower there, and are in motion at both ends`()
  {
    let corners = [CGPoint(x: 120, y: 20), CGPoint(x: 120, y: 120), CGPoint(x: 20, y: 120)]
    let places = places(.calculationModeCubicPaced, corners)
    let steps = steps(places)
    // Straight it would be 5 points a frame.
    #expect(steps.allSatisfy { $0 > 3.5 && $0 < 6.5 })
    #expect(steps[0] > 5 && steps[59] > 5)
    #expect(abs(places[20].x - 120) < 0.01 && abs(places[40].y - 120) < 0.01)
    // It is beyond the corners where it goes round them.
    #expect(places.contains { $0.x > 125 })
    tester.settle()
    #expect(view.center == CGPoint(x: 20, y: 120))
  }

  @Test func `Each property has a pace of its own`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModePaced) {
      [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
        view.center.x = 120
        view.alpha = 0.9
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.backgroundColor = .red
        view.bounds.size = CGSize(width: 40, height: 80)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.alpha = 0 }
    }
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 70) < 0.01 && abs(view.alpha - 0.5) < 0.001)
    #expect(abs(view.transform.a - 1.5) < 0.001 && abs(view.bounds.height - 60) < 0.01)
  }
}
