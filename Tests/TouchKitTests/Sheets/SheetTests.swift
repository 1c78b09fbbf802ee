import Testing
import TouchTesting

@testable import TouchKit

/// A window of 320 × 480 points without a safe area: a sheet is 235 points high, or 470.
@Suite struct SheetTests {
  let stage = Stage()
  let listener = SheetListener()

  private func shown(_ detents: [UISheetPresentationController.Detent] = [.medium(), .large()])
    -> (Heard, Heard)
  {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    b.sheetPresentationController?.detents = detents
    b.sheetPresentationController?.delegate = listener
    b.loadViewIfNeeded()
    a.present(b, animated: true)
    stage.tester.settle()
    _ = stage.heard()
    return (a, b)
  }

  private func sheet(of controller: UIViewController) -> UISheetPresentationController {
    controller.sheetPresentationController!
  }

  // The upper edge of what is presented, in the window.
  private func top(_ controller: UIViewController) -> CGFloat {
    controller.view.convert(controller.view.bounds, to: nil).minY
  }

  // MARK: Coming and going

  @Test
  func
    `A controller whose sheet somebody has asked for is presented as one, others fill the window`()
  {
    let (a, b, c) = (stage.root(), UIViewController(), UIViewController())
    #expect(b.modalPresentationStyle == .fullScreen)
    b.sheetPresentationController?.detents = [.medium()]
    #expect(b.modalPresentationStyle == .pageSheet)
    a.present(b, animated: false)
    #expect(top(b) == 245 && b.view.bounds.height == 235 && a.view.window === stage.window)
    a.dismiss(animated: false)
    c.modalPresentationStyle = .fullScreen
    #expect(c.sheetPresentationController == nil)
  }

  @Test func `It rises from below while what is behind is dimmed, and sinks again`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    b.sheetPresentationController?.detents = [.medium()]
    a.present(b, animated: true)
    #expect(top(b) == 480)
    stage.tester.advance(by: 0.1)
    #expect(top(b) < 470 && top(b) > 255)
    let dimming = sheet(of: b).containerView?.subviews.first
    let shade = dimming?.alpha ?? 0
    #expect(shade > 0.05 && shade < 0.95)
    stage.tester.settle()
    #expect(top(b) == 245 && dimming?.alpha == 1)
    #expect(
      stage.heard()
        == "B didLoad\nB willAppear animated\nB isAppearing animated\nB didAppear animated")
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.1)
    #expect(top(b) > 255 && top(b) < 470)
    stage.tester.settle()
    #expect(a.presentedViewController == nil && b.view.window == nil)
    #expect(stage.heard() == "B willDisappear animated\nB didDisappear animated")
    // And again: its properties are its own.
    a.present(b, animated: true)
    stage.tester.settle()
    #expect(top(b) == 245)
  }

  @Test func `It rests at the smallest detent, or the one that is selected`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    b.sheetPresentationController?.detents = [.large(), .custom { _ in 100 }, .medium()]
    a.present(b, animated: false)
    #expect(top(b) == 380)
    sheet(of: b).selectedDetentIdentifier = .medium
    #expect(top(b) == 245)
    sheet(of: b).animateChanges { sheet(of: b).selectedDetentIdentifier = .large }
    #expect(top(b) == 245)
    stage.tester.advance(by: 0.1)
    #expect(top(b) < 235 && top(b) > 15)
    stage.tester.settle()
    #expect(top(b) == 10 && b.view.bounds.height == 470)
    #expect(listener.lines.isEmpty)
  }

  // MARK: Fingers

  @Test func `A finger pulls it up and down, and it goes on to the nearest detent`() {
    let (_, b) = shown()
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 200), over: 0.2)
    #expect(abs(top(b) - 145) < 11 && b.view.bounds.height > 300)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && listener.lines.isEmpty)
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 120), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 10 && listener.lines == ["large"])
    #expect(sheet(of: b).selectedDetentIdentifier == .large)
    // Flung down it goes one on, however short the way.
    finger.down(at: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 150), over: 0.08)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && listener.lines == ["large", "medium"])
  }

  @Test func `Pulled below its smallest detent and let go far down it is dismissed`() {
    let (a, b) = shown()
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 400), over: 0.3)
    #expect(listener.lines == ["should?", "will dismiss"] && b.isBeingDismissed)
    #expect(top(b) > 330 && b.view.bounds.height == 235)
    #expect(stage.heard() == "B willDisappear animated")
    finger.drag(to: CGPoint(x: 160, y: 460), over: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(listener.lines == ["should?", "will dismiss", "did dismiss"])
    #expect(stage.heard() == "B didDisappear animated" && a.presentedViewController == nil)
  }

  @Test func `Let go not far enough it comes back, and may be pulled again`() {
    let (a, b) = shown()
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 360), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && a.presentedViewController === b && !b.isBeingDismissed)
    #expect(
      stage.heard()
        == "B willDisappear animated\nB willAppear animated\nB isAppearing animated\nB didAppear animated"
    )
    #expect(listener.lines == ["should?", "will dismiss"])
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test
  func `Who may not be dismissed gives way like rubber, and the delegate hears of the attempt`() {
    let (a, b) = shown()
    b.isModalInPresentation = true
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 470), over: 0.3)
    #expect(top(b) > 255 && top(b) < 345)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && a.presentedViewController === b)
    #expect(listener.lines == ["attempt"] && stage.heard() == "")
    b.isModalInPresentation = false
    listener.allows = false
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 350), over: 0.05)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && listener.lines == ["attempt", "should?", "attempt"])
  }

  @Test func `A tap beside it dismisses it`() {
    let (a, b) = shown()
    listener.allows = false
    stage.tester.tap(at: CGPoint(x: 160, y: 100))
    stage.tester.settle()
    #expect(a.presentedViewController === b && listener.lines == ["should?", "attempt"])
    listener.allows = true
    stage.tester.tap(at: CGPoint(x: 160, y: 100))
    stage.tester.settle()
    #expect(a.presentedViewController == nil)
    #expect(listener.lines.suffix(3) == ["should?", "will dismiss", "did dismiss"])
  }

  // MARK: Caught

  @Test func `Caught while it rises it stays under the finger, and goes where that lets it go`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    b.sheetPresentationController?.detents = [.medium(), .large()]
    a.present(b, animated: true)
    stage.tester.advance(by: 0.12)
    let caught = top(b)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 470))
    stage.tester.advance(by: 0.2)
    #expect(top(b) == caught && b.isBeingPresented)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && !b.isBeingPresented)
    b.dismiss(animated: false)
    a.present(b, animated: true)
    stage.tester.advance(by: 0.12)
    finger.down(at: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 475), over: 0.05)
    finger.up()
    stage.tester.settle()
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }

  @Test func `Caught while it sinks it may be brought up again`() {
    let (a, b) = shown()
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.08)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 330), over: 0.1)
    finger.up()
    stage.tester.settle()
    #expect(a.presentedViewController === b && !b.isBeingDismissed)
    #expect(top(b) == 245 || top(b) == 10)
    #expect(
      stage.heard()
        == "B willDisappear animated\nB willAppear animated\nB isAppearing animated\nB didAppear animated"
    )
  }

  @Test func `Dismissed while a finger pulls it, it is the finger that decides`() {
    let (a, b) = shown()
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 250), over: 0.1)
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.1)
    // The next movement catches it.
    finger.drag(to: CGPoint(x: 160, y: 245), over: 0.05)
    let caught = top(b)
    #expect(caught > 220)
    finger.drag(to: CGPoint(x: 160, y: 200), over: 0.1)
    #expect(abs(top(b) - (caught - 45)) < 1)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(a.presentedViewController === b && top(b) == 245)
  }

  @Test func `It rests beside the pixels too`() {
    stage.window.frame.size.height = 481
    let (a, b) = shown()
    #expect(abs(top(b) - 245.5) < 1 && !b.isBeingPresented)
    b.dismiss(animated: true)
    stage.tester.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `The window turns while it rises, or comes back to its detent: it arrives`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    b.sheetPresentationController?.detents = [.medium()]
    a.present(b, animated: true)
    stage.tester.advance(by: 0.1)
    stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 321)
    stage.tester.settle()
    #expect(!b.isBeingPresented && abs(top(b) - 165.5) < 1)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 200))
    finger.drag(to: CGPoint(x: 160, y: 250), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.advance(by: 0.05)
    #expect(b.isBeingDismissed)
    stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.tester.settle()
    #expect(!b.isBeingDismissed && top(b) == 245 && a.presentedViewController === b)
  }

  @Test func `Other heights while a pull comes back: it arrives at one of them`() {
    let (_, b) = shown([.medium()])
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 360), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.advance(by: 0.05)
    sheet(of: b).detents = [.custom { _ in 150 }]
    stage.tester.settle()
    #expect(!b.isBeingDismissed && top(b) == 330)
  }

  @Test(arguments: [0.03, 0.08, 0.15, 0.25, 0.4])
  func `A finger on its list that catches it on its way leaves nothing half-way`(
    after seconds: TimeInterval
  ) {
    let (_, b) = shown()
    let list = list(in: b)
    sheet(of: b).animateChanges { sheet(of: b).selectedDetentIdentifier = .large }
    stage.tester.advance(by: seconds)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 380), over: 0.1)
    finger.drag(to: CGPoint(x: 160, y: 430), over: 0.1)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 10 || top(b) == 245)
    #expect(list.contentOffset.y >= 0 && !b.isBeingDismissed)
  }

  @Test func `A finger on its list holds it as one beside that does`() {
    let (a, b) = shown()
    let list = list(in: b)
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.08)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 460))
    finger.drag(to: CGPoint(x: 160, y: 340), over: 0.1)
    let held = top(b)
    sheet(of: b).detents = [.custom { _ in 200 }, .large()]
    stage.tester.advance(by: 0.1)
    #expect(abs(top(b) - held) < 1 && list.contentOffset.y == 0)
    finger.up()
    stage.tester.settle()
    #expect(a.presentedViewController === b && !b.isBeingDismissed)
    #expect(top(b) == 280 || top(b) == 10)
  }

  // MARK: What is in it, and what is behind

  private func list(in controller: UIViewController) -> UIScrollView {
    let list = UIScrollView(frame: controller.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: 2000)
    controller.view.addSubview(list)
    return list
  }

  @Test func `Scrolling up opens it first, and then the list goes on under the same finger`() {
    let (_, b) = shown()
    let list = list(in: b)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 340), over: 0.2)
    #expect(top(b) < 160 && list.contentOffset.y == 0)
    finger.drag(to: CGPoint(x: 160, y: 140), over: 0.4)
    #expect(abs(top(b) - 10) < 0.5 && list.contentOffset.y > 30)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    let scrolled = list.contentOffset.y
    #expect(top(b) == 10 && scrolled > 30 && listener.lines == ["large"])
    // Down: the list comes back, and the same finger goes on to pull the sheet.
    finger.down(at: CGPoint(x: 160, y: 140))
    finger.drag(to: CGPoint(x: 160, y: 140 + scrolled + 90), over: 0.4)
    #expect(list.contentOffset.y == 0 && top(b) > 60)
    finger.drag(to: CGPoint(x: 160, y: 400), over: 0.3)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top(b) == 245 && list.contentOffset.y == 0)
  }

  @Test func `Without opening by scrolling the list scrolls at once`() {
    let (_, b) = shown()
    sheet(of: b).prefersScrollingExpandsWhenScrolledToEdge = false
    let list = list(in: b)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 340), over: 0.2)
    #expect(top(b) == 245 && list.contentOffset.y > 80)
    finger.up()
  }

  @Test func `What is undimmed is touched, what is dimmed is not`() {
    let (a, b) = shown()
    let above = CGPoint(x: 160, y: 100)
    #expect(stage.window.hitTest(above, with: nil)?.isDescendant(of: a.view) == false)
    sheet(of: b).largestUndimmedDetentIdentifier = .medium
    #expect(stage.window.hitTest(above, with: nil) === a.view)
    #expect(sheet(of: b).containerView?.subviews.first?.alpha == 0)
    sheet(of: b).selectedDetentIdentifier = .large
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 5), with: nil) !== a.view)
    #expect(sheet(of: b).containerView?.subviews.first?.alpha == 1)
  }

  @Test func `A tap on the bar at its edge goes from detent to detent`() {
    let (_, b) = shown()
    sheet(of: b).prefersGrabberVisible = true
    stage.tester.tap(at: CGPoint(x: 160, y: 255))
    stage.tester.settle()
    #expect(top(b) == 10)
    stage.tester.tap(at: CGPoint(x: 160, y: 20))
    stage.tester.settle()
    #expect(top(b) == 245)
  }

  @Test func `The window turns: it stays at its detent`() {
    let (_, b) = shown()
    stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 360)
    stage.tester.advance(by: 0.1)
    #expect(
      b.view.convert(b.view.bounds, to: nil) == CGRect(x: 80, y: 185, width: 640, height: 175))
  }

  @Test func `With a safe area it leaves the top free, and reaches into the bottom`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    stage.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    b.sheetPresentationController?.detents = [.custom { _ in 100 }, .large()]
    a.present(b, animated: false)
    stage.tester.advance(by: 0.1)
    #expect(
      top(b) == 350 && b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    sheet(of: b).selectedDetentIdentifier = .large
    stage.tester.advance(by: 0.1)
    #expect(top(b) == 50)
  }

  // MARK: Life

  @Test func `Torn down with its window it ends, and nothing outlives it`() {
    weak var gone: UIViewController?
    weak var mover: SheetMover?
    do {
      let root = UIViewController()
      stage.window.rootViewController = root
      let other = UIViewController()
      other.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(other, animated: true)
      stage.tester.advance(by: 0.1)
      mover = other.sheetPresentationController?.mover
      gone = other
    }
    #expect(gone != nil && mover != nil)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 160, y: 470))
    finger.drag(to: CGPoint(x: 160, y: 440), over: 0.1)
    stage.window.rootViewController = nil
    finger.up()
    stage.tester.settle()
    #expect(gone == nil && mover == nil)
  }

  @Test func `Where less motion is wanted it is there at once`() {
    let (a, b) = (stage.root(), stage.controller("B", .pageSheet))
    stage.window.isReduceMotionEnabled = true
    b.sheetPresentationController?.detents = [.medium()]
    a.present(b, animated: true)
    stage.tester.advance(by: 0.05)
    #expect(top(b) == 245)
    stage.tester.settle()
    #expect(a.presentedViewController === b && !b.isBeingPresented)
    stage.tester.tap(at: CGPoint(x: 160, y: 100))
    stage.tester.settle()
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }
}
