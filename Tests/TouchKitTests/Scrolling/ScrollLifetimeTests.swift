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
