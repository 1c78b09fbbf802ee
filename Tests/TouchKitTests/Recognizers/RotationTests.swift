import Testing
import TouchKit
import TouchTesting

@Suite struct RotationTests {
  let tester = TouchTester()
  let rotation = UIRotationGestureRecognizer()

  init() {
    tester.watch(rotation, named: "rotation")
    tester.view.addGestureRecognizer(rotation)
  }

  private func place(_ degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: 160 + 80 * cos(angle), y: 240 + 80 * sin(angle))
  }

  @Test
  func `Fingers that turn clockwise make a positive rotation, less its ten degrees of hysteresis`()
  {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 5.0, through: 90, by: 5) { turning.move(to: place(degrees)) }
    #expect(abs(rotation.rotation - 80 * .pi / 180) < 1e-9)
  }

  @Test func `Full turns count on`() {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: -10.0, through: -730, by: -10) { turning.move(to: place(degrees)) }
    #expect(abs(rotation.rotation + 4 * .pi) < 1e-9)
  }

  @Test func `It does not jump where fingers come and go`() {
    let center = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 5.0, through: 60, by: 5) { turning.move(to: place(degrees)) }
    let (angle, location) = (rotation.rotation, rotation.location(in: nil))
    center.up()
    let other = tester.finger(downAt: CGPoint(x: 10, y: 10))
    #expect(rotation.rotation == angle)
    #expect(rotation.location(in: nil) == location)
    other.up()
    turning.up()
    #expect(tester.transcript.lines.last == "0.000 rotation ended")
  }
}
