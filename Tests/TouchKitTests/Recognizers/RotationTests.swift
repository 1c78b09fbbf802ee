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

  @Test func `A rotation knows how fast it is when it begins`() {
    var first: CGFloat?
    rotation.addAction { rotation in first = first ?? rotation.velocity }
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 3.0, through: 30, by: 3) {
      tester.advance(by: 0.016)
      turning.move(to: place(degrees))
    }
    #expect(abs((first ?? 0) - 3 * .pi / 180 / 0.016) < 0.1)
  }

  @Test func `Rotations beyond full turns add up`() {
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

  @Test func `Fingers that meet on one spot do not turn, and turn on from where they were`() {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(180))
    for degrees in stride(from: 190.0, through: 270, by: 10) { turning.move(to: place(degrees)) }
    let before = rotation.rotation
    turning.move(to: CGPoint(x: 160, y: 240))
    #expect(rotation.rotation == before)
    turning.move(to: place(270))
    #expect(abs(rotation.rotation - before) < 1e-9)
  }

  @Test func `Fingers that come down on one spot turn once they have left it`() {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: CGPoint(x: 160, y: 240))
    turning.move(to: place(90))
    #expect(rotation.state == .possible)
    for degrees in stride(from: 95.0, through: 120, by: 5) { turning.move(to: place(degrees)) }
    #expect(abs(rotation.rotation - 20 * .pi / 180) < 1e-9)
  }

  @Test func `Its rotation can be set to any number, and continues from it without a velocity`() {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 10.0, through: 50, by: 10) {
      tester.advance(by: 0.02)
      turning.move(to: place(degrees))
    }
    #expect(rotation.velocity > 1)
    rotation.rotation = .nan
    rotation.rotation = .infinity
    #expect(abs(rotation.rotation - 40 * .pi / 180) < 1e-9)
    rotation.rotation = 1
    #expect(rotation.velocity == 0)
    turning.move(to: place(60))
    #expect(abs(rotation.rotation - 1 - 10 * .pi / 180) < 1e-9)
  }

  @Test func `A view that is turned by each rotation knows how fast it is at the end`() {
    var velocity: CGFloat = 0
    rotation.addAction { rotation in
      rotation.rotation = 0
      if rotation.state == .ended { velocity = rotation.velocity }
    }
    let still = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 10.0, through: 50, by: 10) {
      tester.advance(by: 0.02)
      turning.move(to: place(degrees))
    }
    turning.up()
    still.up()
    // 10 degrees in each 0.02 s.
    #expect(abs(velocity - 500 * .pi / 180) < 0.1)
  }

  @Test(arguments: [1.0, -1])
  func `It turns on over the place where angles start again, either way`(sense: Double) {
    _ = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(180 - sense * 30))
    for degrees in stride(from: -20.0, through: 60, by: 10) {
      turning.move(to: place(180 + sense * degrees))
    }
    #expect(abs(rotation.rotation - sense * 80 * .pi / 180) < 1e-9)
  }

  @Test func `The rotation of two other fingers before it began does not count`() {
    let center = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    turning.move(to: place(8))
    let third = tester.finger(downAt: CGPoint(x: 10, y: 10))
    turning.move(to: place(14))
    #expect(rotation.state == .possible)
    turning.move(to: place(20))
    #expect(rotation.state == .began)
    for finger in [center, turning, third] { finger.up() }
  }

  @Test func `The next two fingers continue the rotation where one lifts`() {
    let first = tester.finger(downAt: CGPoint(x: 160, y: 240))
    let turning = tester.finger(downAt: place(0))
    for degrees in stride(from: 10.0, through: 90, by: 10) { turning.move(to: place(degrees)) }
    let third = tester.finger(downAt: CGPoint(x: 60, y: 320))
    first.up()
    // The two are level now, and the third goes half around the second.
    third.move(to: CGPoint(x: 160, y: 220))
    #expect(abs(rotation.rotation - (80 + 90) * .pi / 180) < 1e-9)
    turning.up()
    third.up()
  }
}
