import Testing
import TouchTesting
import Tsumami
import UIKit

/// What fingers may not dismiss, and who hears of what they do.
@Suite struct ZoomRefusalTests {
  /// A delegate that writes down what it hears.
  private final class Hearer: UIAdaptivePresentationControllerDelegate {
    var agrees = true
    var lines: [String] = []
    var coordinated = false

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      lines.append("should")
      return agrees
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      lines.append("will")
      coordinated =
        presentationController.presentedViewController.transitionCoordinator?.isInteractive == true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let page = presentationController.presentedViewController
      lines.append(page.view.window == nil ? "did" : "did too early")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      lines.append("attempt")
    }
  }

  private let play = ZoomPlay()
  private let hearer = Hearer()

  private func open() {
    // As on iOS, before it is presented.
    play.photo.presentationController?.delegate = hearer
    play.open()
    play.tester.settle()
    _ = play.heard()
  }

  private var isOpen: Bool { play.photo.view.window != nil }

  private func pull(to y: CGFloat, over time: Double = 0.5) -> Finger {
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 100, y: y), over: time)
    return finger
  }

  @Test func `What is modal gives way like rubber, comes back, and its delegate hears of it`() {
    play.photo.isModalInPresentation = true
    open()
    let finger = pull(to: 410)
    let way = play.shown.minY
    // 200 points, of which the pan leaves out its hysteresis, and rubber a good half.
    #expect(way > 80 && way < 110)
    #expect(play.shown.width == 300 && play.zoom.dimming == 1)
    #expect(play.heard() == "" && hearer.lines.isEmpty)
    play.tester.advance(by: 0.3)
    finger.up()
    #expect(hearer.lines == ["attempt"])
    play.tester.advance(by: 0.05)
    #expect(play.shown.minY < way && play.shown.minY > 0)
    play.tester.settle()
    #expect(isOpen && play.shown == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(play.heard() == "" && hearer.lines == ["attempt"])
    #expect(play.photo.presentingViewController === play.grid)
    // The program may still dismiss it.
    play.close()
    play.tester.settle()
    #expect(!isOpen && hearer.lines == ["attempt"])
  }

  @Test func `A small pull at what is modal is no attempt`() {
    play.photo.isModalInPresentation = true
    open()
    let finger = pull(to: 240)
    play.tester.advance(by: 0.3)
    finger.up()
    play.tester.settle()
    #expect(isOpen && hearer.lines.isEmpty)
  }

  @Test func `What comes back from a refused pull is caught without a jump, and refused again`() {
    play.photo.isModalInPresentation = true
    open()
    pull(to: 410).up()
    play.tester.advance(by: 0.04)
    let before = play.shown
    #expect(before.minY > 5)
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    #expect(isNear(play.shown, before, 1e-6) && play.zoom.isHeld)
    finger.drag(to: CGPoint(x: 100, y: 590), over: 0.4)
    #expect(play.shown.minY > before.minY)
    finger.up()
    play.zoom.redirect(toOpen: false)
    play.tester.settle()
    #expect(isOpen && play.shown.minY == 0 && hearer.lines == ["attempt", "attempt"])
  }

  @Test func `Two fingers that pinch together what is modal move it a little, and it comes back`() {
    play.photo.isModalInPresentation = true
    open()
    play.tester.pinch(at: CGPoint(x: 150, y: 300), from: 200, to: 80, over: 0.4)
    #expect(play.shown.width < 290 && play.shown.width > 200)
    play.tester.settle()
    #expect(isOpen && play.shown.width == 300 && hearer.lines == ["attempt"])
  }

  @Test func `A delegate refuses, agrees, hears that it begins and that it is over`() {
    open()
    hearer.agrees = false
    pull(to: 410).up()
    play.tester.settle()
    #expect(isOpen && hearer.lines == ["should", "attempt"])
    (hearer.lines, hearer.agrees) = ([], true)
    let back = pull(to: 240)
    #expect(hearer.lines == ["should", "will"] && hearer.coordinated)
    play.tester.advance(by: 0.3)
    back.up()
    play.tester.settle()
    #expect(isOpen && hearer.lines == ["should", "will"])
    hearer.lines = []
    pull(to: 410).up()
    #expect(hearer.lines == ["should", "will"])
    play.tester.settle()
    #expect(!isOpen && hearer.lines == ["should", "will", "did"])
  }

  @Test func `Where the program dismisses the delegate hears nothing, also after a pull`() {
    open()
    play.close()
    play.tester.settle()
    #expect(!isOpen && hearer.lines.isEmpty)
    open()
    let finger = pull(to: 240)
    play.tester.advance(by: 0.3)
    finger.up()
    play.tester.advance(by: 0.02)
    play.close()
    play.tester.settle()
    #expect(!isOpen && hearer.lines == ["should", "will"])
  }

  @Test func `A presentation controller keeps nothing, and nobody keeps its delegate`() {
    weak var page: UIViewController?
    weak var delegate: Hearer?
    do {
      let (new, hearer) = (UIViewController(), Hearer())
      let presentation = new.presentationController
      presentation?.delegate = hearer
      #expect(presentation?.presentedViewController === new && presentation?.containerView == nil)
      #expect(new.presentationController?.delegate === hearer)
      play.grid.present(new, animated: false)
      #expect(new.presentationController === new.presentationController)
      #expect(new.presentationController?.containerView?.window === play.window)
      #expect(new.presentationController?.presentingViewController === play.grid)
      (page, delegate) = (new, hearer)
    }
    #expect(page != nil && delegate == nil)
    play.grid.dismiss(animated: false)
    play.tester.settle()
    #expect(page == nil)
  }
}
