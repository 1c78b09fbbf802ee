import Foundation
import Testing
import TouchKit

/// Objects that go away while others still refer to them, and objects that nobody owns any more.
@Suite struct LifetimeTests {
  private func window(_ clock: FrameClock = FrameClock()) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
  }

  private func touch(_ window: UIWindow, _ phase: UITouch.Phase, at time: TimeInterval) {
    window.send([
      TouchSample(id: 1, phase: phase, location: CGPoint(x: 10, y: 10), timestamp: time)
    ])
  }

  // MARK: What was seen under AddressSanitizer

  @Test func `The pan of a released scroll view works on another view`() {
    let window = window()
    let other = UIView(frame: window.bounds)
    window.addSubview(other)
    var scrollView: UIScrollView? = UIScrollView(frame: window.bounds)
    other.addGestureRecognizer(scrollView!.panGestureRecognizer)
    scrollView = nil
    touch(window, .began, at: 0)
    touch(window, .ended, at: 0.1)
    #expect(other.gestureRecognizers?.count == 1)
  }

  @Test func `A clock outlives its window, and the scroll view that moved there`() {
    let clock = FrameClock()
    var window: UIWindow? = window(clock)
    var scrollView: UIScrollView? = UIScrollView(frame: window!.bounds)
    scrollView?.contentSize = CGSize(width: 320, height: 5000)
    window?.addSubview(scrollView!)
    scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    clock.advance(to: 0.1)
    window = nil
    scrollView?.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    weak let gone = scrollView
    scrollView = nil
    clock.advance(to: 0.2)
    #expect(gone == nil)
  }

  private final class Meddler: UIView {
    var meddle: () -> Void = {}

    override func didMoveToWindow() { meddle() }
  }

  @Test func `A sibling that is removed while its parent comes into a window is in none`() {
    var window: UIWindow? = window()
    let parent = UIView(frame: window!.bounds)
    let meddler = Meddler(frame: .zero)
    let sibling = UIView(frame: .zero)
    parent.addSubview(meddler)
    parent.addSubview(sibling)
    meddler.meddle = { sibling.removeFromSuperview() }
    window?.addSubview(parent)
    #expect(sibling.window == nil)
    #expect(sibling.superview == nil)
    parent.removeFromSuperview()
    window = nil
    sibling.alpha = 0.5
    #expect(sibling.window == nil)
  }

  private final class Leaver: UIView {
    var leave: () -> Void = {}

    override func willMove(toWindow newWindow: UIWindow?) {
      guard newWindow == nil else { return }
      let once = leave
      leave = {}
      once()
    }
  }

  @Test func `A view that is moved elsewhere while it leaves is in that superview's window`() {
    let window = window()
    let (first, second) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    let leaver = Leaver(frame: window.bounds)
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(leaver)
    leaver.leave = { second.addSubview(leaver) }
    leaver.removeFromSuperview()
    #expect(leaver.superview === second)
    #expect(leaver.window === window)
    #expect(first.subviews.isEmpty)
    // The same where a parent leaves with it.
    leaver.leave = { first.addSubview(leaver) }
    second.removeFromSuperview()
    #expect(leaver.superview === first)
    #expect(leaver.window === window)
    #expect(second.subviews.isEmpty)
  }

  @Test func `A window is freed before its changes are collected`() {
    weak var gone: UIWindow?
    do {
      let window = window()
      window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(UIView(frame: window.bounds))
      gone = window
      #expect(window.needsFrames)
    }
    #expect(gone == nil)
  }

  // MARK: The middle of a gesture

  @Test func `A window that is released during a gesture releases everything`() {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    let clock = FrameClock()
    do {
      let window = window(clock)
      let control = UIControl(frame: window.bounds)
      let press = UILongPressGestureRecognizer()
      let tap = UITapGestureRecognizer()
      press.require(toFail: tap)
      tap.require(toFail: press)
      control.addGestureRecognizer(press)
      control.addGestureRecognizer(tap)
      window.addSubview(control)
      touch(window, .began, at: 0)
      view = control
      recognizer = press
    }
    // The clock has not been turned: what waits on it keeps nobody.
    #expect(view == nil)
    #expect(recognizer == nil)
  }

  @Test func `A recognizer that its own cancellation adds again is on that view`() {
    let window = window()
    let first = UIView(frame: window.bounds)
    let second = UIView(frame: window.bounds)
    window.addSubview(second)
    window.addSubview(first)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    first.addGestureRecognizer(press)
    press.addAction { if $0.state == .cancelled { second.addGestureRecognizer($0) } }
    touch(window, .began, at: 0)
    window.clock.advance(to: 0.1)
    #expect(press.state == .began)
    first.removeGestureRecognizer(press)
    #expect(press.view === second)
    #expect(second.gestureRecognizers == [press])
    #expect(first.gestureRecognizers == nil)
  }

  @Test func `An animation keeps neither its views nor its clock`() {
    weak var gone: UIView?
    weak var clock: FrameClock?
    do {
      let window = window()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      // The completion keeps the view, as people write it.
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: { _ in
        view.alpha = 1
      }
      window.clock.advance(to: 0.5)
      gone = view
      clock = window.clock
    }
    #expect(gone == nil)
    #expect(clock == nil)
  }

  @Test func `A running animator is released with the window, if nothing else retains it`() {
    weak var gone: UIViewPropertyAnimator?
    do {
      let window = window()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.startAnimation()
      window.clock.advance(to: 0.5)
      gone = animator
    }
    #expect(gone == nil)
  }

  @Test func `A touch that is kept outlives its view and its window, and says so`() {
    final class Keeper: UIView {
      var kept: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        kept = touches.first
      }
    }
    var window: UIWindow? = window()
    var keeper: Keeper? = Keeper(frame: window!.bounds)
    window?.addSubview(keeper!)
    touch(window!, .began, at: 0)
    let kept = keeper?.kept
    #expect(kept?.view === keeper)
    window = nil
    keeper = nil
    #expect(kept != nil)
    #expect(kept?.view == nil)
    #expect(kept?.window == nil)
    #expect(kept?.gestureRecognizers == [])
    #expect(kept?.location(in: nil) == CGPoint(x: 10, y: 10))
  }

  // MARK: Threads

  @Test func `A window that is released on another thread is destroyed on the main actor`() async {
    nonisolated final class Parcel: @unchecked Sendable {
      var window: UIWindow?
    }
    let parcel = Parcel()
    parcel.window = window()
    let view = UIView(frame: .zero)
    parcel.window?.addSubview(view)
    await Task.detached { parcel.window = nil }.value
    // What was put off has its turn before this goes on.
    for _ in 0..<100 where view.superview != nil { await Task.yield() }
    #expect(view.superview == nil)
    #expect(view.window == nil)
  }

  // Another thread lets go of the last reference at any moment of this one's following the link, hundreds of times.
  @Test func `A link is followed while another thread lets go of what it leads to`() {
    nonisolated final class Parcel: @unchecked Sendable {
      var view: UIView?
    }
    for round in 0..<400 {
      let child = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
      let parcel = Parcel()
      parcel.view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
      parcel.view?.addSubview(child)
      let recognizer = UITapGestureRecognizer()
      child.addGestureRecognizer(recognizer)
      parcel.view?.addGestureRecognizer(UITapGestureRecognizer())
      let thread = Thread { parcel.view = nil }
      thread.start()
      // As long as it is there it is whole.
      while let parent = child.superview {
        #expect(parent.bounds.width == 100 && parent.subviews.count == 1)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 1, y: 1))
      }
      #expect(child.convert(CGPoint.zero, to: nil) == .zero, "round \(round)")
      #expect(recognizer.view === child)
    }
  }
}
