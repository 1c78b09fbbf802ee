import Testing
import TouchTesting

@testable import TouchKit

/// What outlives a scroll view, or goes before it. Run under AddressSanitizer, they also show that
/// nothing reaches freed memory.
@Suite struct ScrollLifetimeTests {
  private func list(_ tester: TouchTester) -> UIScrollView {
    let scrollView = UIScrollView(frame: tester.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    tester.view.addSubview(scrollView)
    return scrollView
  }

  private func play(_ tester: TouchTester) {
    let a = tester.finger(downAt: CGPoint(x: 100, y: 300))
    let b = tester.finger(downAt: CGPoint(x: 200, y: 300))
    for _ in 0..<10 {
      tester.advance(by: 1.0 / 60)
      tester.together {
        a.move(by: -8, -10)
        b.move(by: 8, -10)
      }
    }
    a.up()
    b.up()
    tester.settle()
  }

  @Test func `The recognizers of a scroll view that is gone work on another view`() {
    let tester = TouchTester()
    var scrollView: UIScrollView? = list(tester)
    weak let gone = scrollView
    let recognizers = scrollView?.gestureRecognizers ?? []
    #expect(recognizers.count == 3)
    let other = UIView(frame: tester.view.bounds)
    other.isMultipleTouchEnabled = true
    tester.view.addSubview(other)
    for recognizer in recognizers { other.addGestureRecognizer(recognizer) }
    scrollView?.removeFromSuperview()
    scrollView = nil
    tester.advance(by: 0.1)
    #expect(gone == nil)
    let pan = tester.watch(recognizers[0] as? UIPanGestureRecognizer ?? .init(), named: "pan")
    play(tester)
    #expect(pan.state == .possible)
    #expect(tester.transcript.lines.contains { $0.contains("pan began") })
  }

  @Test func `A pan is over where the window goes in which it is lent to a view`() {
    let tester = TouchTester()
    let scrollView = list(tester)
    let other = UIView(frame: tester.view.bounds)
    var lost: TouchTester? = TouchTester()
    lost?.view.addSubview(other)
    other.addGestureRecognizer(scrollView.panGestureRecognizer)
    lost?.finger(downAt: CGPoint(x: 100, y: 400)).drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    #expect(scrollView.isDragging)
    lost = nil
    tester.view.addSubview(other)
    tester.settle()
    #expect(!scrollView.isDragging && !scrollView.state.isHeld)
  }

  enum Loss: CaseIterable {
    case removed, moved, disabled, cancelled, ended, off, leftWindow, ownerLeftWindow
  }

  @Test(arguments: Loss.allCases)
  func `However a scroll view loses the finger that drags it, nobody drags it afterwards`(
    loss: Loss
  ) {
    let tester = TouchTester()
    let owner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scrollView = UIScrollView(frame: owner.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    owner.addSubview(scrollView)
    tester.view.addSubview(owner)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 0)
    let pan = scrollView.panGestureRecognizer
    switch loss {
    case .removed: scrollView.removeGestureRecognizer(pan)
    case .moved: owner.addGestureRecognizer(pan)
    case .disabled: pan.isEnabled = false
    case .cancelled: pan.state = .cancelled
    case .ended: pan.state = .ended
    case .off: scrollView.isScrollEnabled = false
    case .leftWindow: scrollView.removeFromSuperview()
    case .ownerLeftWindow: owner.removeFromSuperview()
    }
    finger.move(by: 0, -20)
    tester.advance(by: 0.1)
    #expect(!scrollView.isDragging && !scrollView.isTracking)
    finger.up()
    tester.settle()
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
  }

  @Test
  func `A scroll view whose window went while a finger dragged it is dragged by nobody in another`()
  {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak let gone = window
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    window?.addSubview(scrollView)
    for step in 0...10 {
      let time = 0.01 * Double(step)
      window?.send([
        TouchSample(
          id: 1, phase: step == 0 ? .began : .moved,
          location: CGPoint(x: 100, y: 400 - 20 * step), timestamp: time)
      ])
    }
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 0)
    window = nil
    #expect(gone == nil && scrollView.window == nil)
    let tester = TouchTester()
    tester.view.addSubview(scrollView)
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    let offset = scrollView.contentOffset
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    #expect(scrollView.isDragging && scrollView.contentOffset.y > offset.y + 80)
    finger.up()
    tester.settle()
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
  }

  @Test func `A scroll view that comes into another window as its pan begins is dragged by nobody`()
  {
    let tester = TouchTester()
    let other = TouchTester()
    let scrollView = list(tester)
    tester.window.onDiagnostic = { diagnostic in
      guard case .moved(let recognizer, from: .possible, to: .began, _) = diagnostic,
        recognizer === scrollView.panGestureRecognizer
      else { return }
      other.view.addSubview(scrollView)
    }
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    #expect(scrollView.window === other.window)
    #expect(scrollView.panGestureRecognizer.state == .possible)
    #expect(!scrollView.isDragging && !scrollView.isTracking)
    finger.up()
    tester.settle()
    let second = other.finger(downAt: CGPoint(x: 100, y: 400))
    second.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 80)
    second.up()
    other.settle()
    #expect(!scrollView.isDragging)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A scroll view goes in the middle of what it does`(what: Int) {
    let tester = TouchTester()
    var scrollView: UIScrollView? = list(tester)
    weak let gone = scrollView
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    switch what {
    case 0:
      finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    case 1:
      finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
      finger.up()
    case 2:
      finger.up()
      scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    default:
      finger.up()
      scrollView?.flashScrollIndicators()
      tester.advance(by: 0.6)
    }
    scrollView?.removeFromSuperview()
    scrollView = nil
    tester.advance(by: 0.1)
    #expect(gone == nil)
    play(tester)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A clock outlives its window, and what moved in it`() {
    let clock = FrameClock()
    var window: UIWindow? = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
    var scrollView: UIScrollView? = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView?.contentSize = CGSize(width: 320, height: 4000)
    if let scrollView { window?.addSubview(scrollView) }
    scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    clock.advance(to: 0.1)
    window = nil
    scrollView?.setContentOffset(.zero, animated: false)
    clock.advance(to: 0.2)
    scrollView = nil
    clock.advance(to: 0.3)
    #expect(clock.isIdle)
  }

  @Test func `A scroll view that moves to another window is moved by that window's clock only`() {
    let (first, second) = (TouchTester(), TouchTester())
    first.advance(by: 10)
    let scrollView = list(first)
    scrollView.flashScrollIndicators()
    first.advance(by: 0.6)
    second.view.addSubview(scrollView)
    #expect(!first.window.clock.isMoving)
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    first.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
    second.settle()
    #expect(scrollView.contentOffset.y == 900)
  }

  @Test func `A delegate goes while the content moves`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var scrolls = 0

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
      }
    }
    let tester = TouchTester()
    let scrollView = list(tester)
    var listener: Listener? = Listener()
    scrollView.delegate = listener
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    tester.advance(by: 0.1)
    #expect(listener?.scrolls ?? 0 > 0)
    listener = nil
    #expect(scrollView.delegate == nil)
    tester.settle()
    #expect(scrollView.contentOffset.y == 900)
  }

  @Test func `A delegate takes the scroll view out of the window while it hears of it`() {
    final class Remover: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.removeFromSuperview()
      }
    }
    let tester = TouchTester()
    var scrollView: UIScrollView? = list(tester)
    weak let gone = scrollView
    let remover = Remover()
    scrollView?.delegate = remover
    scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    scrollView = nil
    tester.advance(by: 0.2)
    #expect(gone == nil && !tester.window.clock.isMoving)
  }
}
