import Testing
import TouchKit
import TouchTesting

@Suite struct SurroundingsTests {
  @Test func `Safe areas are what is covered of a view, and lay out what is in the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Laid(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 100))
    view.addSubview(inner)
    window.addSubview(view)
    window.discardChanges()
    let before = view.layouts
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: -1))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 30
    #expect(inner.safeAreaInsets == .zero)
    window.discardChanges()
    #expect(view.layouts == before + 1)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `Force is available once a finger has shown some, or the host says so`() {
    let tester = TouchTester()
    #expect(UIView().traitCollection.forceTouchCapability == .unknown)
    #expect(tester.view.traitCollection.forceTouchCapability == .unavailable)
    tester.window.send([
      TouchSample(
        id: 1, phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 0, force: 1,
        kind: .indirectPointer)
    ])
    #expect(tester.view.traitCollection.forceTouchCapability == .unavailable)
    tester.window.send([
      TouchSample(
        id: 2, phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 0.1, force: 0.2,
        kind: .direct)
    ])
    #expect(tester.view.traitCollection.forceTouchCapability == .available)
    #expect(tester.view.traitCollection.displayScale == tester.window.displayScale)
  }

  @Test func `A window's screen is its rectangle`() {
    let tester = TouchTester()
    tester.window.displayScale = 3
    #expect(tester.window.screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(tester.window.screen.nativeScale == 3)
  }

  @Test func `The screen in pixels is the screen in points by its scale`() {
    let tester = TouchTester()
    tester.window.displayScale = 3
    #expect(tester.window.screen.nativeBounds == CGRect(x: 0, y: 0, width: 960, height: 1440))
  }

  @Test func `Less motion is wanted where the window that is at work says so`() {
    let clock = FrameClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock)
    var told: [Bool] = []
    for wanted in [false, true] {
      window.isReduceMotionEnabled = wanted
      clock.after(0) { told.append(UIAccessibility.isReduceMotionEnabled) }
      clock.advance(to: clock.now + 1)
    }
    #expect(told == [false, true] && !UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `The application is that of the window that is at work`() {
    let clock = FrameClock()
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock)
    var second: UIWindow? = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), clock: clock)
    second?.isHidden = true
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIScreen.main.bounds == .zero)
    var widths: [CGFloat] = []
    func look() {
      clock.after(0) { widths.append(UIScreen.main.bounds.width) }
      clock.advance(to: clock.now + 1)
    }
    look()
    second?.makeKeyAndVisible()
    #expect(second?.isHidden == false)
    #expect(second?.isKeyWindow == true)
    #expect(!first.isKeyWindow)
    look()
    second = nil
    look()
    #expect(widths == [100, 200, 100])
    #expect(first.isKeyWindow)
  }
}

private final class Laid: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
