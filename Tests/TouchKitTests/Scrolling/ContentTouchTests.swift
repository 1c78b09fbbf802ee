import Testing
import TouchKit
import TouchTesting

@Suite struct ContentTouchTests {
  private final class Button: UIView {
    var heard: [String] = []
    var clock: (() -> Double)?

    private func note(_ what: String) {
      heard.append("\(what) \(Int(((clock?() ?? 0) * 1000).rounded()))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled")
    }
  }

  private final class Choosy: UIScrollView {
    var begins = true
    var cancels = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private let scrollView = Choosy(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let button = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func rig() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000), scrollView: scrollView)
    rig.content.addSubview(button)
    button.clock = { [unowned rig] in rig.tester.now }
    return rig
  }

  @Test func `A touch that stays is shown to the content after 150 ms, and cancelled by a drag`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    rig.tester.advance(by: 0.2)
    finger.move(by: 0, -5)
    finger.move(by: 0, -20)
    finger.up()
    #expect(button.heard == ["began 150", "moved 200", "cancelled 200"])
  }

  @Test func `A quick tap is shown whole, when it has ended`() {
    let rig = rig()
    rig.tester.finger().tap(at: CGPoint(x: 100, y: 100))
    #expect(button.heard == ["began 50", "ended 50"])
  }

  @Test func `A drag that begins at once is never shown to the content`() {
    let rig = rig()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 40), over: 0.1)
    finger.up()
    rig.tester.settle()
    #expect(button.heard == [])
  }

  @Test func `Without delay the content hears of the touch at once`() {
    let rig = rig()
    scrollView.delaysContentTouches = false
    _ = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    #expect(button.heard == ["began 0"])
  }

  @Test(arguments: [(true, false), (false, true), (false, false), (true, true)])
  func `Content that keeps its touches is not scrolled`(may: Bool, gives: Bool) {
    let rig = rig()
    scrollView.canCancelContentTouches = may
    scrollView.cancels = gives
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    rig.tester.advance(by: 0.2)
    finger.drag(to: CGPoint(x: 100, y: 20), over: 0.1)
    finger.up()
    #expect((scrollView.contentOffset.y > 0) == (may && gives))
    #expect(button.heard.last?.hasPrefix("cancelled") == (may && gives))
  }

  @Test func `A drag that begins on a control is the control's once it has heard of it`() {
    for waits in [true, false] {
      let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      rig.content.addSubview(control)
      let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
      if waits { rig.tester.advance(by: 0.2) }
      finger.drag(to: CGPoint(x: 100, y: 20), over: 0.1)
      #expect((rig.scrollView.contentOffset.y > 0) == !waits)
      finger.up()
    }
  }

  @Test func `A scroll view that keeps touches for itself still scrolls`() {
    let rig = rig()
    scrollView.begins = false
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    rig.tester.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 100, y: 20), over: 0.1)
    #expect(scrollView.contentOffset.y == 70)
    finger.up()
    #expect(button.heard == [])
  }

  @Test func `A finger that catches the content is not shown to it`() {
    let rig = rig()
    let flick = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    flick.drag(to: CGPoint(x: 100, y: 330), over: 0.1)
    flick.up()
    rig.tester.advance(by: 0.05)
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 20))
    rig.tester.advance(by: 0.5)
    finger.up()
    rig.tester.settle()
    #expect(button.heard == [])
  }
}
