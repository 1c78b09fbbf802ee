import Testing
import TouchKit
import TouchTesting

@Suite struct PinchTests {
  let tester = TouchTester()
  let pinch = UIPinchGestureRecognizer()

  init() {
    tester.watch(pinch, named: "pinch")
    tester.view.addGestureRecognizer(pinch)
  }

  @Test func `A pinch begins once the distance has changed, and its scale counts from there`() {
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.move(by: 8, 0)
    #expect(pinch.state == .possible)
    right.move(by: 109.4, 0)
    #expect(pinch.state == .began)
    #expect(abs(pinch.scale - 2) < 1e-9)
    left.up()
    right.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 pinch began
          0.000 pinch changed
          0.000 pinch ended
          """) == nil)
  }

  @Test func `Neither scale nor location jump where fingers come and go`() {
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.move(by: 100, 0)
    let (scale, place) = (pinch.scale, pinch.location(in: nil))
    let third = tester.finger(downAt: CGPoint(x: 120, y: 400))
    #expect(pinch.scale == scale)
    #expect(pinch.location(in: nil) == place)
    left.up()
    #expect(pinch.scale == scale)
    #expect(pinch.location(in: nil) == place)
    third.up()
    right.move(by: 50, 50)
    #expect(pinch.scale == scale)
    let again = tester.finger(downAt: CGPoint(x: 150, y: 150))
    #expect(pinch.scale == scale)
    again.up()
    right.up()
    #expect(pinch.state == .possible)
  }

  @Test func `Its scale can be set and counts on from there`() {
    _ = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.move(by: 108.7 - 100 + 108.7, 0)
    #expect(abs(pinch.scale - 2) < 1e-9)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    right.move(by: 217.4, 0)
    #expect(abs(pinch.scale - 2) < 1e-9)
    pinch.scale = .nan
    pinch.scale = -1
    #expect(abs(pinch.scale - 2) < 1e-9)
  }

  @Test func `Fingers at one location make a finite scale`() {
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 100, y: 100))
    right.move(by: 50, 0)
    right.move(by: -50, 0)
    #expect(pinch.scale.isFinite && pinch.scale > 0)
    left.up()
    right.up()
  }

  @Test func `Three fingers pinch too, and two of them continue from there`() {
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.move(by: 8.7 + 108.7, 0)
    let third = tester.finger(downAt: CGPoint(x: 158, y: 400))
    third.up()
    #expect(abs(pinch.scale - 2) < 1e-9)
    // 217.4 points apart, and twice that: the hysteresis counts at the beginning only.
    right.move(by: 217.4, 0)
    #expect(abs(pinch.scale - 4) < 1e-9)
    let fourth = tester.finger(downAt: CGPoint(x: 158, y: 400))
    fourth.move(by: 0, 0)
    #expect(abs(pinch.scale - 4) < 1e-9)
    for finger in [left, right, fourth] { finger.up() }
  }

  @Test func `A view that is scaled by each scale knows how fast it is at the end`() {
    var product: CGFloat = 1
    var last: CGFloat = 0
    pinch.addAction { pinch in
      product *= pinch.scale
      pinch.scale = 1
      if pinch.state == .ended { last = pinch.velocity }
    }
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.drag(to: CGPoint(x: 300, y: 100), over: 0.2)
    right.up()
    left.up()
    // 500 points per second on a distance of 200, in scales from the last one.
    #expect(abs(product - 200 / 108.7) < 0.001 && abs(last - 2.5) < 0.1)
  }

  @Test func `Setting the scale forgets the velocity`() {
    _ = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.drag(to: CGPoint(x: 300, y: 100), over: 0.2)
    #expect(pinch.velocity > 1)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
  }

  @Test func `A pinch knows how fast it is when it begins`() {
    var first: CGFloat?
    pinch.addAction { pinch in first = first ?? pinch.velocity }
    _ = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    right.drag(to: CGPoint(x: 300, y: 100), over: 0.2)
    // 500 points per second, on a distance of 108.7.
    #expect(abs((first ?? 0) - 500 / 108.7) < 0.1)
  }

  @Test func `A finger that comes before a pinch begins has not moved it`() {
    var first: CGFloat?
    pinch.addAction { pinch in first = first ?? pinch.velocity }
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
    tester.advance(by: 0.016)
    right.move(to: CGPoint(x: 206, y: 100))
    tester.advance(by: 0.004)
    // The fingers are as far from each other as before for it, although there are more.
    let third = tester.finger(downAt: CGPoint(x: 150, y: 400))
    tester.advance(by: 0.016)
    #expect(pinch.state == .possible && pinch.numberOfTouches == 3)
    right.move(to: CGPoint(x: 240, y: 100))
    #expect(pinch.state == .began)
    #expect((first ?? 0) > 0.5 && (first ?? 0) < 5)
    for finger in [left, right, third] { finger.up() }
  }
}
