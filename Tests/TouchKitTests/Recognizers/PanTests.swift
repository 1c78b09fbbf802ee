import Testing
import TouchKit
import TouchTesting

@Suite struct PanTests {
  let tester = TouchTester()
  let pan = UIPanGestureRecognizer()

  init() {
    tester.watch(pan, named: "pan") {
      "\($0.translation(in: nil).x) \($0.translation(in: nil).y)"
    }
    tester.view.addGestureRecognizer(pan)
  }

  @Test func `A pan begins after ten points, which its translation does not count`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 9)
    finger.move(by: 0, 3)
    finger.move(by: 5, 0)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 pan began 0.0 2.0
          0.000 pan changed 5.0 2.0
          0.000 pan ended 5.0 2.0
          """) == nil)
  }

  @Test func `Neither translation nor location jump where fingers come and go`() {
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    first.move(by: 20, 0)
    let before = pan.location(in: nil)
    let second = tester.finger(downAt: CGPoint(x: 200, y: 300))
    #expect(pan.translation(in: nil).x == 10)
    #expect(pan.location(in: nil) == before)
    second.move(by: 20, 0)
    #expect(pan.translation(in: nil).x == 20)
    first.up()
    #expect(pan.translation(in: nil).x == 20)
    #expect(pan.location(in: nil) == CGPoint(x: before.x + 10, y: before.y))
    second.up()
    #expect(pan.state == .possible)
  }

  @Test func `With too few fingers it does not begin and with too many it fails`() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    first.move(by: 40, 0)
    let second = tester.finger(downAt: CGPoint(x: 150, y: 100))
    #expect(pan.state == .possible)
    let third = tester.finger(downAt: CGPoint(x: 180, y: 100))
    #expect(pan.state == .failed)
    for finger in [first, second, third] { finger.up() }
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `A pan of two fingers ends when one of them lifts`() {
    pan.minimumNumberOfTouches = 2
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let second = tester.finger(downAt: CGPoint(x: 150, y: 100))
    tester.together {
      first.move(by: 0, 30)
      second.move(by: 0, 30)
    }
    first.up()
    second.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 pan began 0.0 20.0
          0.000 pan ended 0.0 20.0
          """) == nil)
  }

  @Test func `Its translation can be set, in the coordinates of any view`() {
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    tester.view.addSubview(turned)
    let finger = tester.finger(downAt: CGPoint(x: 200, y: 300))
    finger.move(by: 30, 0)
    #expect(pan.translation(in: turned) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: turned)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 4))
    finger.move(by: 4, 0)
    #expect(pan.translation(in: turned) == CGPoint(x: 3, y: 2))
  }

  @Test func `A steady drag has the velocity it has, and a finger that rests has none`() {
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 100))
    finger.drag(to: CGPoint(x: 110, y: 100), over: 0.2)
    #expect(abs(pan.velocity(in: nil).x - 500) < 1)
    tester.advance(by: 0.2)
    finger.move(by: 0, 0)
    finger.up()
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `A finger too many is no part of a pan that runs`() {
    pan.maximumNumberOfTouches = 1
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    first.move(by: 20, 0)
    let second = tester.finger(downAt: CGPoint(x: 200, y: 200))
    second.move(by: 30, 30)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    #expect(pan.location(in: nil) == CGPoint(x: 120, y: 100))
    second.up()
    #expect(pan.state == .changed)
    first.up()
  }

  @Test func `A view that is moved by each translation can be thrown`() {
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    tester.view.addSubview(view)
    let mover = UIPanGestureRecognizer()
    var thrown = CGPoint.zero
    mover.addAction { mover in
      let translation = mover.translation(in: tester.view)
      view.center.x += translation.x
      view.center.y += translation.y
      mover.setTranslation(.zero, in: tester.view)
      if mover.state == .ended { thrown = mover.velocity(in: tester.view) }
    }
    view.addGestureRecognizer(mover)
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 100))
    finger.drag(to: CGPoint(x: 110, y: 100), over: 0.2)
    finger.up()
    #expect(abs(view.frame.minX - 90) < 1e-9 && abs(thrown.x - 500) < 5 && thrown.y == 0)
  }

  @Test func `Setting the translation forgets the velocity`() {
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 100))
    finger.drag(to: CGPoint(x: 110, y: 100), over: 0.2)
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
    #expect(pan.translation(in: nil) == .zero)
  }
}
