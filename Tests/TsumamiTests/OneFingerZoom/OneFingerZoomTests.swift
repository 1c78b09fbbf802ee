import Testing
import TouchTesting
import UIKit

@testable import Tsumami

@Suite struct OneFingerZoomTests {
  let tester = TouchTester()
  let zoom = OneFingerZoomGestureRecognizer()
  let place = CGPoint(x: 160, y: 240)

  init() {
    tester.watch(zoom, named: "zoom")
    tester.view.addGestureRecognizer(zoom)
  }

  /// A finger that has tapped and is down again.
  private func secondTouch() -> Finger {
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    return tester.finger(downAt: place)
  }

  @Test func `Begins with the touch-down of the second tap and ends with its lift`() {
    let finger = secondTouch()
    finger.move(by: 0, -10)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.150 zoom began
          0.150 zoom changed
          0.150 zoom ended
          """) == nil)
  }

  @Test func `A hundred points up enlarge by e, and the same movement back leads to exactly one`() {
    let finger = secondTouch()
    for _ in 0..<100 { finger.move(by: 0, -1) }
    #expect(abs(zoom.scale - exp(1)) < 1e-12)
    for _ in 0..<100 { finger.move(by: 0.5, 1) }
    #expect(zoom.scale == 1)
    for _ in 0..<50 { finger.move(by: 0, 1) }
    #expect(abs(zoom.scale - exp(-0.5)) < 1e-12)
  }

  @Test func `Direction and sensitivity can be set`() {
    zoom.direction = .downEnlarges
    zoom.sensitivity = 0.02
    let finger = secondTouch()
    finger.move(by: 0, 50)
    #expect(abs(zoom.scale - exp(1)) < 1e-12)
  }

  @Test func `The scale can be set and counts on from there, until the reset`() {
    let finger = secondTouch()
    finger.move(by: 0, -100)
    zoom.scale = 1
    finger.move(by: 0, -100)
    #expect(abs(zoom.scale - exp(1)) < 1e-12)
    zoom.scale = 0
    zoom.scale = .infinity
    #expect(abs(zoom.scale - exp(1)) < 1e-12)
    finger.up()
    #expect(zoom.scale == 1)
    #expect(zoom.velocity == 0)
  }

  @Test func `Another finger ends it, and what follows does not begin it again`() {
    let finger = secondTouch()
    finger.move(by: 0, -10)
    let other = tester.finger(downAt: CGPoint(x: 50, y: 50))
    finger.move(by: 0, -10)
    other.up()
    finger.up()
    #expect(tester.transcript.lines.last == "0.150 zoom ended")
    #expect(tester.transcript.lines.count == 3)
    #expect(zoom.state == .possible)
  }

  @Test func `A finger elsewhere on the screen keeps it from beginning`() {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    tester.window.addSubview(button)
    let elsewhere = tester.finger(downAt: CGPoint(x: 20, y: 20))
    let finger = secondTouch()
    finger.move(by: 0, -40)
    finger.up()
    elsewhere.up()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `It is cancelled with its touch`() {
    let finger = secondTouch()
    finger.cancel()
    #expect(tester.transcript.lines == ["0.150 zoom began", "0.150 zoom cancelled"])
  }

  @Test func `A first touch, a late one and a distant one are no zoom`() {
    let first = tester.finger(downAt: place)
    first.move(by: 0, -40)
    first.up()
    tester.advance(by: 0.5)
    tester.finger().tap(at: place)
    tester.advance(by: 0.4)
    let late = tester.finger(downAt: place)
    late.move(by: 0, -40)
    late.up()
    tester.advance(by: 0.5)
    tester.finger().tap(at: place)
    let distant = tester.finger(downAt: CGPoint(x: 160, y: 280))
    distant.move(by: 0, -40)
    distant.up()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `With a threshold a plain double tap is no zoom, and a drag begins at scale one`() {
    zoom.movementThreshold = 10
    secondTouch().up()
    #expect(tester.transcript.lines.isEmpty)
    tester.advance(by: 1)
    let finger = secondTouch()
    finger.move(by: 1, -12)
    #expect(zoom.state == .began)
    #expect(abs(zoom.scale - exp(0.02)) < 1e-12)
    finger.up()
    tester.advance(by: 1)
    let sideways = secondTouch()
    sideways.move(by: 12, 3)
    #expect(zoom.state == .failed)
    sideways.up()
  }

  @Test func `A stylus and a mouse zoom as a finger does`() {
    for kind in [UITouch.TouchType.pencil, .indirectPointer] {
      let finger = tester.finger()
      finger.kind = kind
      finger.tap(at: place)
      tester.advance(by: 0.1)
      finger.down(at: place)
      finger.move(by: 0, -100)
      #expect(abs(zoom.scale - exp(1)) < 1e-12)
      finger.up()
      tester.advance(by: 1)
    }
  }

  @Test func `The second button of a mouse does not zoom`() {
    let finger = tester.finger()
    finger.kind = .indirectPointer
    finger.buttonMask = .secondary
    finger.tap(at: place)
    tester.advance(by: 0.1)
    finger.down(at: place)
    finger.move(by: 0, -100)
    #expect(zoom.state == .failed && zoom.scale == 1)
    finger.up()
    #expect(tester.transcript.lines == [])
  }

  @Test func `Its velocity is that of the scale`() {
    let finger = secondTouch()
    finger.drag(to: CGPoint(x: 160, y: 140), over: 0.5)
    // 200 points a second are a rate of 2 per second of the logarithm, at a scale of e.
    #expect(abs(zoom.velocity - 2 * exp(1)) < 0.01)
  }

  // MARK: Beside a long press

  @Test(arguments: [false, true])
  func `A finger that has tapped and rests is no long press, and zooms when it drags at last`(
    pressFirst: Bool
  ) {
    zoom.movementThreshold = 10
    addPress(first: pressFirst)
    let finger = secondTouch()
    tester.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 160, y: 210), over: 0.05)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.767 zoom began
          0.783 zoom changed
          0.800 zoom changed
          0.800 zoom ended
          """) == nil)
  }

  @Test(arguments: [false, true])
  func `Lifted without a drag it is neither, and the next finger that rests is a long press`(
    pressFirst: Bool
  ) {
    zoom.movementThreshold = 10
    let press = addPress(first: pressFirst)
    let finger = secondTouch()
    tester.advance(by: 0.6)
    finger.up()
    #expect(tester.transcript.lines.isEmpty)
    #expect(press.state == .possible)
    tester.advance(by: 1)
    tester.hold(at: place, for: 0.6)
    #expect(
      tester.transcript.difference(
        from: """
          2.250 press began
          2.350 press ended
          """) == nil)
  }

  @Test func `A long press that requires a tap before it does not wait for the zoom`() {
    zoom.movementThreshold = 10
    addPress(first: false).numberOfTapsRequired = 1
    let finger = secondTouch()
    tester.advance(by: 0.6)
    #expect(tester.transcript.lines == ["0.650 press began"])
    finger.up()
  }

  @discardableResult
  private func addPress(first: Bool) -> UILongPressGestureRecognizer {
    let press = tester.watch(UILongPressGestureRecognizer(), named: "press")
    if first { tester.view.removeGestureRecognizer(zoom) }
    tester.view.addGestureRecognizer(press)
    tester.view.addGestureRecognizer(zoom)
    return press
  }

  /// A single tap that waits for the zoom.
  private func single() -> UITapGestureRecognizer {
    let single = UITapGestureRecognizer()
    tester.watch(single, named: "single")
    zoom.waitsForNextTap = true
    single.require(toFail: zoom)
    tester.view.addGestureRecognizer(single)
    return single
  }

  @Test func `A single tap can wait for it: it comes where no zoom does`() {
    _ = single()
    tester.finger().tap(at: place)
    tester.settle()
    #expect(tester.transcript.difference(from: "0.400 single ended") == nil)
  }

  @Test func `A single tap that waits for it does not come along with a zoom`() {
    for threshold: CGFloat in [0, 10] {
      let (tester, zoom) = (TouchTester(), OneFingerZoomGestureRecognizer())
      tester.view.addGestureRecognizer(zoom)
      zoom.movementThreshold = threshold
      zoom.waitsForNextTap = true
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      var (singles, zooms) = (0, 0)
      single.addAction { _ in singles += 1 }
      zoom.addAction { if $0.state == .began { zooms += 1 } }
      single.require(toFail: double)
      single.require(toFail: zoom)
      for tap in [single, double] { tester.view.addGestureRecognizer(tap) }
      tester.finger().tap(at: place)
      tester.advance(by: 0.1)
      let finger = tester.finger(downAt: place)
      finger.drag(to: CGPoint(x: place.x, y: place.y - 70), over: 0.3)
      finger.up()
      tester.settle()
      #expect(singles == 0 && zooms == 1)
    }
  }

  @Test func `What waits for it is not stuck where the second tap is none, or elsewhere`() {
    let single = single()
    var count = 0
    single.addAction { _ in count += 1 }
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    tester.finger().tap(at: CGPoint(x: 20, y: 20))
    tester.settle()
    #expect(zoom.state == .possible && single.state == .possible && count > 0)
    tester.finger().tap(at: place)
    zoom.isEnabled = false
    tester.settle()
    #expect(single.state == .possible)
  }

  @Test func `What waits for it is there at once where another finger stays down elsewhere`() {
    _ = single()
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    let other = tester.finger(downAt: CGPoint(x: 20, y: 20))
    tester.advance(by: 2)
    #expect(tester.transcript.lines.contains { $0.hasSuffix("single ended") })
    other.up()
    tester.settle()
    #expect(zoom.state == .possible)
  }

  @Test func `It waits as long as the next tap may take`() {
    #expect(OneFingerZoomGestureRecognizer.longestPause == Constants.multiTapInterval)
  }
}
