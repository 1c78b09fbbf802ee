import Foundation
import Testing
import TouchKit
import TouchTesting

/// Layers that go through several values, on springs, and along paths.
@Suite struct KeyframeAnimationTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    tester.view.addSubview(view)
  }

  private func keyed(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// What is seen at some times in the second that it takes.
  private func seen(_ animation: CAAnimation, at times: [Double], _ value: () -> CGFloat)
    -> [CGFloat]
  {
    view.layer.removeAllAnimations()
    let start = tester.window.clock.now
    view.layer.add(animation, forKey: nil)
    return times.map { time in
      tester.window.clock.advance(to: start + time)
      return (value() * 100).rounded() / 100
    }
  }

  @Test func `It goes evenly from value to value, or at the times that are given`() {
    let shake = keyed("position.x", [0, 100, 50])
    #expect(
      seen(shake, at: [0, 0.25, 0.5, 0.75, 0.99]) { view.center.x } == [0, 50, 100, 75, 51])
    shake.keyTimes = [0, 0.2, 1]
    #expect(seen(shake, at: [0.1, 0.2, 0.6]) { view.center.x } == [50, 100, 75])
    // One too few, and not in order: they do not count.
    shake.keyTimes = [0, 1]
    #expect(seen(shake, at: [0.25]) { view.center.x } == [50])
    shake.keyTimes = [0, 0.8, 0.2]
    #expect(seen(shake, at: [0.25]) { view.center.x } == [50])
  }

  @Test func `Each step has its own curve`() {
    let move = keyed("position.x", [0, 100, 200])
    move.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    let places = seen(move, at: [0.25, 0.5, 0.75]) { view.center.x }
    #expect(places[0] < 35 && places[1] == 100 && places[2] == 150)
  }

  @Test func `It jumps, keeps its pace, and runs along a curve`() {
    let jump = keyed("position.x", [0, 100, 50, 10])
    jump.calculationMode = .discrete
    #expect(seen(jump, at: [0.1, 0.3, 0.6, 0.9]) { view.center.x } == [0, 100, 50, 10])
    jump.keyTimes = [0, 0.5, 0.6, 0.7, 1]
    #expect(seen(jump, at: [0.4, 0.55, 0.65, 0.9]) { view.center.x } == [0, 100, 50, 10])
    let paced = keyed("position.x", [0, 30, 20, 60])
    paced.calculationMode = .paced
    #expect(seen(paced, at: [0.375, 0.5, 0.75]) { view.center.x } == [30, 20, 40])
    let cubic = keyed("position.x", [0, 0, 60, 60])
    cubic.calculationMode = .cubic
    #expect(seen(cubic, at: [1.0 / 3, 0.5]) { view.center.x } == [0, 30])
  }

  @Test func `Points, rectangles, colors and transforms are values, as they are or as objects`() {
    let path = keyed("position", [CGPoint.zero, CGPoint(x: 10, y: 20)])
    #expect(seen(path, at: [0.5]) { view.center.y } == [10])
    let objects = keyed(
      "position", [NSValue(point: .zero), NSValue(point: CGPoint(x: 10, y: 20))])
    #expect(seen(objects, at: [0.5]) { view.center.y } == [10])
    let size = keyed("bounds.size", [CGSize(width: 10, height: 10), CGSize(width: 20, height: 40)])
    #expect(seen(size, at: [0.5]) { view.bounds.height } == [25])
    let rect = keyed("bounds", [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 30)])
    #expect(seen(rect, at: [0.5]) { view.bounds.height } == [15])
    let flip = keyed(
      "transform", [CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1)])
    #expect(seen(flip, at: [0.5]) { view.transform.a } == [2])
    let tilt = keyed("transform.rotation.y", [0, CGFloat.pi / 3])
    #expect(seen(tilt, at: [0.999]) { view.transform.a } == [0.5])
    let color = keyed("backgroundColor", [UIColor.black.cgColor, UIColor.white.cgColor])
    #expect(
      seen(color, at: [0.5]) {
        var red: CGFloat = 0
        view.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: nil)
        return red
      } == [0.5])
  }

  @Test func `A line is drawn as its layer's own properties are animated`() {
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    view.layer.addSublayer(ring)
    tester.advance(by: 0.1)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    ring.add(draw, forKey: nil)
    tester.advance(by: 0.5)
    #expect(abs(ring.strokeEnd - 0.5) < 0.02)
    tester.settle()
    #expect(ring.strokeEnd == 1)
  }

  @Test func `Along a path it goes piece by piece, or with the same pace, and turns with it`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 90))
    let travel = CAKeyframeAnimation(keyPath: "position")
    travel.path = path
    travel.duration = 1
    #expect(seen(travel, at: [0.25, 0.5, 0.75]) { view.center.x + view.center.y } == [15, 30, 75])
    travel.calculationMode = .paced
    travel.rotationMode = .rotateAuto
    #expect(
      seen(travel, at: [0.125, 0.25, 0.625]) { view.center.x + view.center.y } == [15, 30, 75])
    #expect(abs(view.transform.decomposed().rotation - .pi / 2) < 0.01)
    travel.rotationMode = .rotateAutoReverse
    #expect(seen(travel, at: [0.1]) { view.transform.a } == [-1])
    tester.settle()
    #expect(view.transform == .identity && view.center == CGPoint(x: 20, y: 20))
  }

  @Test func `On a circle it keeps its distance, and its pace where that is wanted`() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    let orbit = CAKeyframeAnimation(keyPath: "position")
    orbit.path = circle.cgPath
    orbit.duration = 1
    orbit.calculationMode = .paced
    for step in 1..<8 {
      let share = Double(step) / 8
      let angle = seen(orbit, at: [share]) {
        atan2(view.center.y - 100, view.center.x - 100)
      }[0]
      let wanted = CGFloat(share) * 2 * .pi
      #expect(abs(cos(angle - wanted) - 1) < 0.001)
      let center = view.center
      #expect(abs(hypot(center.x - 100, center.y - 100) - 50) < 0.05)
    }
  }

  @Test func `A spring overshoots and settles in the time that it names`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 100
    spring.toValue = 200
    spring.damping = 8
    spring.stiffness = 200
    spring.duration = spring.settlingDuration
    let half = TimeInterval.pi / Double(200).squareRoot()
    let places = seen(spring, at: [0, half, spring.duration - 0.001]) { view.center.x }
    #expect(places[0] == 100 && places[1] > 220 && abs(places[2] - 200) < 0.2)
    let perceived = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(perceived.perceptualDuration - 0.5) < 1e-9 && abs(perceived.bounce - 0.3) < 1e-9)
    #expect(spring.copiedSettling == spring.settlingDuration)
  }
}

extension CASpringAnimation {
  // By way of a layer, which copies it.
  fileprivate var copiedSettling: Double? {
    let layer = CALayer()
    layer.add(self, forKey: "spring")
    return (layer.animation(forKey: "spring") as? CASpringAnimation)?.settlingDuration
  }
}
