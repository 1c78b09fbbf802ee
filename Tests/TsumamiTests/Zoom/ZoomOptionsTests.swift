import Testing
import TouchTesting
import Tsumami
import UIKit

/// A zoom that is made as on iOS, with options.
@Suite struct ZoomOptionsTests {
  typealias Options = UIViewController.Transition.ZoomOptions

  private let play = ZoomPlay()
  private let picture = CGRect(x: 0, y: 225, width: 300, height: 150)

  private func zoom(_ options: Options) {
    play.photo.preferredTransition = .zoom(options: options) { [cell = play.cell] _ in cell }
  }

  private func open() {
    play.open()
    play.tester.settle()
  }

  /// Pulls it down far enough to dismiss it.
  private func pull() {
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 400), over: 0.2)
    finger.up()
    play.tester.settle()
  }

  private var isOpen: Bool { play.photo.view.window != nil }

  private var ground: UIView? { play.photo.view.superview?.superview?.subviews.first }

  @Test func `Options are made with let, as on iOS, and say where the picture is`() {
    let options = Options()
    var asked: [(UIView, UIViewController)] = []
    options.alignmentRectProvider = { context in
      asked.append((context.sourceView, context.zoomedViewController))
      return CGRect(x: 0, y: 225, width: 300, height: 150)
    }
    options.dimmingColor = .red
    zoom(options)
    play.open()
    #expect(isNear(play.pictureShown, CGRect(x: -30, y: 100, width: 200, height: 100)))
    #expect(asked.last?.0 === play.cell && asked.last?.1 === play.photo)
    #expect(ground?.backgroundColor == .red)
  }

  @Test(arguments: [nil, CGRect.null])
  func `Without a wish, or with the null rectangle, the whole view belongs to the source`(
    rect: CGRect?
  ) {
    let options = Options()
    options.alignmentRectProvider = { _ in rect }
    zoom(options)
    play.open()
    // It covers the cell: 100 wide, so 200 high, of which the middle is seen.
    #expect(isNear(play.pictureShown, CGRect(x: 20, y: 125, width: 100, height: 50)))
    #expect(ground?.backgroundColor == .black)
  }

  @Test func `A finger dismisses it where the closure agrees, which hears where the finger is`() {
    let options = Options()
    var heard: [Options.InteractionContext] = []
    var agrees = false
    options.interactiveDismissShouldBegin = {
      heard.append($0)
      return agrees
    }
    zoom(options)
    open()
    pull()
    #expect(isOpen && heard.count == 1)
    #expect(heard[0].location.x == 100 && heard[0].location.y > 205 && heard[0].location.y < 230)
    #expect(heard[0].velocity.dx == 0 && heard[0].velocity.dy > 500 && heard[0].willBegin)
    agrees = true
    pull()
    #expect(!isOpen && heard.count == 2)
  }

  @Test func `What is changed in the options after they were handed over counts as well`() {
    let options = Options()
    options.interactiveDismissShouldBegin = { _ in false }
    zoom(options)
    open()
    pull()
    #expect(isOpen)
    options.interactiveDismissShouldBegin = nil
    options.dimmingColor = .blue
    options.alignmentRectProvider = { _ in CGRect(x: 0, y: 225, width: 300, height: 150) }
    play.close()
    play.tester.advance(by: 1 / 60)
    #expect(ground?.backgroundColor == .blue)
    for _ in 0..<60 where isOpen {
      #expect(play.pictureShown.width >= 190)
      play.tester.advance(by: 1 / 60)
    }
    #expect(!isOpen)
  }

  @Test func `The picture stays where it is where its source goes while it zooms`() {
    let options = Options()
    options.alignmentRectProvider = { [picture] _ in picture }
    var source: UIView? = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    play.grid.view.addSubview(source ?? UIView())
    play.photo.preferredTransition = .zoom(options: options) { _ in source }
    open()
    play.close()
    play.tester.advance(by: 0.05)
    let before = play.pictureShown
    source?.removeFromSuperview()
    source = nil
    play.tester.advance(by: 0)
    #expect(isNear(play.pictureShown, before, 1))
    play.tester.settle()
    #expect(!isOpen)
  }

  @Test func `Options, the transition and what it shows do not keep each other`() {
    weak var kept: Options?
    weak var shown: UIViewController?
    do {
      let (options, page) = (Options(), UIViewController())
      options.interactiveDismissShouldBegin = { _ in true }
      page.preferredTransition = .zoom(options: options) { _ in nil }
      play.grid.present(page, animated: true)
      (kept, shown) = (options, page)
    }
    play.tester.settle()
    #expect(kept != nil && shown != nil)
    play.grid.dismiss(animated: true)
    play.tester.settle()
    #expect(kept == nil && shown == nil)
  }
}
