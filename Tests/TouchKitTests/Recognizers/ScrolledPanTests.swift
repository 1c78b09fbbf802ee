import Testing
import TouchTesting

@testable import TouchKit

/// Pans that a wheel or a trackpad drives.
@Suite struct ScrolledPanTests {
  private let tester = TouchTester()
  private let place = CGPoint(x: 160, y: 240)

  @discardableResult
  private func addPan(
    _ name: String, on view: UIView? = nil, _ mask: UIScrollTypeMask = .all
  ) -> UIPanGestureRecognizer {
    let pan = tester.watch(UIPanGestureRecognizer(), named: name, .translation, .location, .touches)
    pan.allowedScrollTypesMask = mask
    (view ?? tester.view).addGestureRecognizer(pan)
    return pan
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }

  /// Steps of a trackpad, one each 16 ms.
  private func scroll(_ steps: Int, by delta: CGPoint) {
    for _ in 0..<steps {
      tester.advance(by: 0.016)
      tester.scroll(by: delta, at: place)
    }
  }

  @Test func `A pan begins with the first step, follows the content, and ends after a pause`() {
    let pan = addPan("pan")
    scroll(3, by: CGPoint(x: 2, y: 4))
    #expect(abs(pan.velocity(in: nil).y + 250) < 1)
    tester.settle()
    expect(
      """
      0.016 pan began -2 -4 160 240 0
      0.032 pan changed -4 -8 160 240 0
      0.048 pan changed -6 -12 160 240 0
      0.198 pan ended -6 -12 160 240 0
      """)
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    #expect(tester.window.clock.isIdle && tester.window.delivery.usedBits == 0)
    #expect(tester.window.arbiter.live.isEmpty)
    // And again.
    tester.transcript.clear()
    scroll(1, by: CGPoint(x: 0, y: 4))
    #expect(tester.transcript.lines.count == 1)
    tester.settle()
  }

  @Test func `Only what is allowed drives it: nothing by default, notches, or small steps`() {
    let plain = UIPanGestureRecognizer()
    #expect(plain.allowedScrollTypesMask == [])
    #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    let pan = addPan("pan", [])
    scroll(2, by: CGPoint(x: 0, y: 4))
    pan.allowedScrollTypesMask = .discrete
    scroll(1, by: CGPoint(x: 0, y: 4))
    expect("")
    #expect(tester.scroll(by: CGPoint(x: 0, y: 100), at: place))
    tester.settle()
    #expect(tester.transcript.lines.count == 2)
    tester.transcript.clear()
    pan.allowedScrollTypesMask = .continuous
    #expect(!tester.scroll(by: CGPoint(x: 0, y: 100), at: place))
    expect("")
  }

  @Test func `A scroll view in front uses what it can, and the pan around it the rest`() {
    addPan("pan")
    let scrollView = UIScrollView(frame: tester.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 490)
    tester.view.addSubview(scrollView)
    scroll(4, by: CGPoint(x: 0, y: 4))
    #expect(scrollView.contentOffset.y == 10)
    tester.settle()
    expect(
      """
      0.048 pan began 0 -2 160 240 0
      0.064 pan changed 0 -6 160 240 0
      0.214 pan ended 0 -6 160 240 0
      """)
    // A scroll view that is not to scroll by trackpads leaves all of it.
    scrollView.panGestureRecognizer.allowedScrollTypesMask = .discrete
    tester.transcript.clear()
    scroll(1, by: CGPoint(x: 0, y: -4))
    #expect(scrollView.contentOffset.y == 10 && tester.transcript.lines.count == 1)
    tester.settle()
  }

  @Test func `A pan on a scroll view has the steps before it`() {
    let scrollView = UIScrollView(frame: tester.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    tester.view.addSubview(scrollView)
    addPan("pan", on: scrollView)
    scroll(2, by: CGPoint(x: 0, y: 4))
    #expect(scrollView.contentOffset.y == 0)
    #expect(tester.transcript.lines.count == 2)
    tester.settle()
  }

  @Test func `The deepest of several has the steps, others too where delegates allow it`() {
    let inner = UIView(frame: tester.view.bounds)
    tester.view.addSubview(inner)
    let outer = addPan("outer")
    addPan("inner", on: inner)
    scroll(2, by: CGPoint(x: 0, y: 4))
    tester.settle()
    #expect(tester.transcript.lines.allSatisfy { $0.contains("inner") })
    let decider = Decider()
    decider.together = { _, _ in true }
    outer.delegate = decider
    tester.transcript.clear()
    scroll(1, by: CGPoint(x: 0, y: 4))
    #expect(tester.transcript.lines.count == 2)
    tester.settle()
    // A delegate that takes no scrolling.
    decider.receivesEvent = { _, event in event.type != .scroll }
    tester.transcript.clear()
    scroll(1, by: CGPoint(x: 0, y: 4))
    #expect(tester.transcript.lines.count == 1)
    tester.settle()
    #expect(tester.window.arbiter.live.isEmpty)
  }

  @Test func `A finger ends it and drags on its own`() {
    let pan = addPan("pan")
    scroll(1, by: CGPoint(x: 0, y: 4))
    let finger = tester.finger(downAt: place)
    #expect(pan.state == .possible)
    finger.move(by: 0, 30)
    // Steps that come while it drags are not its own.
    tester.scroll(by: CGPoint(x: 0, y: 4), at: place)
    finger.up()
    expect(
      """
      0.016 pan began 0 -4 160 240 0
      0.016 pan ended 0 -4 160 240 0
      0.016 pan began 0 20 160 270 1
      0.016 pan ended 0 20 160 270 0
      """)
  }

  @Test
  func `It may go on for as long as there are steps, and is cancelled where it is switched off`() {
    let pan = addPan("pan")
    scroll(300, by: CGPoint(x: 0, y: 1))
    #expect(pan.state == .changed)
    pan.isEnabled = false
    #expect(tester.transcript.lines.last?.contains("cancelled") == true)
    pan.isEnabled = true
    tester.settle()
    #expect(pan.state == .possible && tester.window.delivery.usedBits == 0)
    scroll(1, by: CGPoint(x: 0, y: 1))
    pan.view?.removeGestureRecognizer(pan)
    tester.settle()
    #expect(tester.window.arbiter.live.isEmpty && tester.window.clock.isIdle)
  }

  @Test func `A window that goes in the middle leaves nothing on a clock that stays`() {
    let clock = FrameClock()
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      window.addGestureRecognizer(pan)
      window.scroll(by: CGPoint(x: 0, y: 4), at: place, time: 0)
      #expect(pan.state == .began)
      gone = window
    }
    #expect(gone == nil)
    clock.advance(to: 1)
    #expect(clock.isIdle)
  }
}
