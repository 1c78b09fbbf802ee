import Testing
import TouchKit
import TouchTesting

/// Which view a finger lands on.
@Suite struct HitTests {
  private let tester = TouchTester()
  private let back: Witness
  private let front: Witness

  init() {
    back = Witness("back", in: tester)
    front = Witness("front", in: tester)
  }

  private func touched() -> String? {
    tester.transcript.clear()
    tester.finger().tap(at: CGPoint(x: 20, y: 20))
    return tester.transcript.lines.first.map { String($0.split(separator: " ")[1]) }
  }

  @Test func `The front view is touched`() {
    #expect(touched() == "front")
  }

  @Test func `Hidden, see-through and disabled views are passed over with what is in them`() {
    _ = Witness("inside", in: tester, on: front)
    #expect(touched() == "inside")
    front.isHidden = true
    #expect(touched() == "back")
    front.isHidden = false
    front.alpha = 0.01
    #expect(touched() == "back")
    front.alpha = 0.02
    #expect(touched() == "inside")
    front.isUserInteractionEnabled = false
    #expect(touched() == "back")
  }

  @Test func `A view is touched where it says it is, and its subviews only there`() {
    _ = Witness("inside", in: tester, on: front)
    front.shape = { $0.x > 50 }
    #expect(touched() == "back")
    front.shape = { $0.x > 10 }
    #expect(touched() == "inside")
  }

  @Test func `Transforms and scrolled bounds convert the finger's location`() {
    front.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    front.bounds.origin = CGPoint(x: 1000, y: 0)
    let tester = tester
    var places: [CGPoint] = []
    front.onTouch = { view, _ in places.append(view.lastTouch!.location(in: view)) }
    _ = tester.finger(downAt: CGPoint(x: 126, y: 150))
    #expect(places == [CGPoint(x: 1002, y: 50)])
    tester.transcript.clear()
    _ = tester.finger(downAt: CGPoint(x: 120, y: 150))
    #expect(tester.transcript.lines == ["0.000 back hears began 2"])
  }

  @Test func `A finger beyond the window touches nothing, and leaves nothing behind`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    let finger = tester.finger(downAt: CGPoint(x: 400, y: 20))
    finger.move(to: CGPoint(x: 20, y: 20))
    finger.up()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `The view that was landed on keeps the touch wherever it goes`() {
    front.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let finger = tester.finger(downAt: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 200, y: 200))
    front.isHidden = true
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 front hears began 1
          0.000 front hears moved 1
          0.000 front hears ended 1
          """) == nil)
  }

  /// Sends its touches to another view.
  private final class Signpost: UIView {
    var goal: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      goal
    }
  }

  @Test func `A hit test that names a view elsewhere gives it the touch, but no recognizers`() {
    let other = TouchTester()
    let far = Witness("far", in: other)
    let probe = Probe("probe", in: other)
    let signpost = Signpost(frame: tester.view.bounds)
    signpost.goal = far
    tester.view.addSubview(signpost)
    tester.finger().tap(at: CGPoint(x: 20, y: 20))
    #expect(other.transcript.lines == ["0.000 far hears began 1", "0.000 far hears ended 1"])
    #expect(probe.state == .possible)
  }
}
