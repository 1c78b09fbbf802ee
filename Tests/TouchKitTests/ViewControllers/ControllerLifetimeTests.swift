import Foundation
import Testing
import TouchKit
import TouchTesting

@Suite struct ControllerLifetimeTests {
  /// Random lives: presentations, dismissals, fingers, roots that go; each by its number.
  @Test(arguments: 0..<300)
  func `Controllers hear what is on the screen, and nobody outlives the window`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    var known: [Weak] = []
    var started = 0
    var ended = 0
    do {
      let stage = Stage()
      var all: [Heard] = [stage.root()]
      known.append(Weak(all[0]))
      var finger: Finger?
      for _ in 0..<40 {
        let top = top(of: stage.window)
        switch chance.roll(9) {
        case 0, 1:
          let new = stage.controller(
            "\(all.count)", chance.pick([.fullScreen, .overFullScreen, .custom]))
          new.modalTransitionStyle = chance.pick([.coverVertical, .crossDissolve])
          all.append(new)
          known.append(Weak(new))
          started += 1
          let count = ended
          top.present(new, animated: chance.roll(4) > 0) { ended += 1 }
          if new.presentingViewController == nil, count == ended { started -= 1 }
        case 2, 3:
          let can = top.presentingViewController != nil
          if can { started += 1 }
          top.dismiss(animated: chance.roll(4) > 0) { ended += 1 }
        case 4:
          finger = finger ?? stage.tester.finger(downAt: place(&chance))
        case 5:
          finger?.move(to: place(&chance))
        case 6:
          finger?.up()
          finger = nil
        case 7:
          if chance.once(in: 6) {
            let root = stage.controller("\(all.count)")
            all.append(root)
            known.append(Weak(root))
            stage.window.rootViewController = root
          }
        default:
          stage.window.frame.size.width = CGFloat(300 + chance.roll(3) * 10)
        }
        stage.tester.advance(by: TimeInterval(chance.roll(8)) / 60)
      }
      finger?.up()
      stage.tester.settle()
      for controller in all where controller.isViewLoaded {
        let isThere = controller.view.window != nil
        let hears = controller.last == "didAppear"
        let covered = controller.presentedViewController?.modalPresentationStyle == .fullScreen
        #expect(isThere == hears, "seed \(seed): \(controller.name) heard \(controller.last)")
        #expect(!covered || !isThere, "seed \(seed)")
      }
      #expect(started == ended, "seed \(seed)")
      if chance.roll(2) == 0 {
        // Gone in the middle of something.
        top(of: stage.window).present(stage.controller("last"), animated: true)
        stage.tester.advance(by: 0.1)
      }
    }
    for weak in known { #expect(weak.object == nil, "seed \(seed)") }
  }

  private func top(of window: UIWindow) -> UIViewController {
    var top = window.rootViewController!
    while let next = top.presentedViewController { top = next }
    return top
  }

  private func place(_ chance: inout Chance) -> CGPoint {
    CGPoint(x: chance.roll(320), y: chance.roll(480))
  }

  @Test func `A controller that is released while it appears is released with the window`() {
    weak var gone: UIViewController?
    weak var window: UIWindow?
    let clock = FrameClock()
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
      let (root, presented) = (UIViewController(), UIViewController())
      made.rootViewController = root
      made.discardChanges()
      root.present(presented, animated: true)
      presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      #expect(presented.transitionCoordinator?.animate(alongsideTransition: nil) == true)
      window = made
      gone = presented
    }
    clock.advance(to: 10)
    #expect(window == nil)
    #expect(gone == nil)
  }

  @Test
  func `A released presenter removes what it presents from the window, during a transition too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: window.bounds)
    weak var gone: UIViewController?
    do {
      let (presenter, presented) = (UIViewController(), UIViewController())
      presenter.view = view
      presented.modalPresentationStyle = .overFullScreen
      window.addSubview(view)
      presenter.present(presented, animated: true)
      window.clock.advance(to: 0.1)
      #expect(window.subviews.count == 2)
      gone = presented
    }
    #expect(gone == nil)
    #expect(window.subviews == [view])
  }

  @Test func `A presenter that becomes a child still has what it presents, and can dismiss it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (root, presented, parent) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.discardChanges()
    root.present(presented, animated: false)
    parent.addChild(root)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    presented.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  /// Keeps the transition, as people write it, and never ends it.
  private final class Keeper: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var kept: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      kept = transitionContext
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `An animator that retains its transition is released after it, however it ends`() {
    weak var gone: Keeper?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (root, presented) = (UIViewController(), UIViewController())
      let keeper = Keeper()
      gone = keeper
      presented.transitioningDelegate = keeper
      window.rootViewController = root
      window.discardChanges()
      root.present(presented, animated: true)
      #expect(keeper.kept != nil)
      window.rootViewController = nil
    }
    #expect(gone == nil)
  }
}

private struct Weak {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
