import Testing
import TouchKit
import TouchTesting

@Suite struct TransactionTests {
  private let tester = TouchTester()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    tester.view.addSubview(view)
  }

  private func note(_ text: String) {
    tester.transcript.note(text)
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }

  @Test func `The completion follows those of the animations that begin in the group, once`() {
    let note = note
    CATransaction.begin()
    UIView.animate(withDuration: 5) { view.alpha = 0.5 }
    CATransaction.setCompletionBlock { note("all") }
    UIView.animate(withDuration: 0.5) {
      view.center.x = 100
    } completion: { _ in
      note("short")
    }
    UIView.animate(withDuration: 1) {
      view.layer.cornerRadius = 10
    } completion: { _ in
      note("long")
    }
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(CATransaction.completionBlock() == nil)
    tester.settle()
    expect(
      """
      0.517 short
      1.000 long
      1.000 all
      """)
  }

  @Test func `A group without animations is over as it ends, and one of other views' sooner`() {
    let note = note
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("none") }
    view.center.x = 100
    note("changed")
    CATransaction.commit()
    #expect(view.center.x == 100)
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("first") }
    CATransaction.setCompletionBlock { note("second") }
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    CATransaction.commit()
    tester.settle()
    expect(
      """
      0.000 changed
      0.000 none
      0.000 first
      1.000 second
      """)
  }

  @Test func `An animation in an inner group keeps the outer one, too, and a later one neither`() {
    let note = note
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("inner") }
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    CATransaction.commit()
    CATransaction.commit()
    UIView.animate(withDuration: 2) { view.center.x = 200 }
    tester.settle()
    expect(
      """
      1.000 inner
      1.000 outer
      """)
  }

  @Test func `An animation that another one replaces, or whose view goes, is over`() {
    let note = note
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("over") }
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    CATransaction.commit()
    tester.advance(by: 0.25)
    UIView.animate(withDuration: 3) { view.alpha = 0.2 }
    tester.advance(by: 0.1)
    expect("0.267 over")
    #expect(tester.window.clock.isMoving)
  }

  @Test func `Property animators, transitions and collection views count`() {
    let note = note
    let numbers = Numbers([5], UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 480))
    func count(_ name: String, _ body: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { note(name) }
      body()
      CATransaction.commit()
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    animator.addCompletion { _ in note("its own") }
    count("animator") { animator.startAnimation() }
    count("transition") {
      UIView.transition(
        with: view, duration: 0.5, options: .transitionCrossDissolve, animations: nil)
    }
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    numbers.view.setCollectionViewLayout(ColumnGridLayout(columns: 2), animated: true)
    CATransaction.commit()
    #expect(!isOver)
    numbers.tester.settle()
    #expect(isOver)
    tester.settle()
    expect(
      """
      0.517 transition
      1.000 its own
      1.000 animator
      """)
    let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 1 }
    count("stopped") { stopped.startAnimation() }
    stopped.stopAnimation(true)
    #expect(tester.transcript.lines.last?.hasSuffix("stopped") == true)
  }

  @Test func `Without actions everything takes effect at once, also what is animated`() {
    let note = note
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      view.center.x = 100
      view.layer.cornerRadius = 7
      CATransaction.begin()
      CATransaction.setDisableActions(false)
      view.center.y = 200
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(!CATransaction.disableActions())
    #expect(view.center == CGPoint(x: 100, y: 20) && view.layerCornerRadius == 7 && view.alpha == 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) {
      view.center.y = 300
    } completion: { _ in
      note("at once")
    }
    CATransaction.commit()
    #expect(view.center.y == 300)
    expect("0.000 at once")
    tester.settle()
    #expect(view.center == CGPoint(x: 100, y: 300) && view.alpha == 0.5)
  }

  @Test func `What is said outside of all groups holds until the event or the frame ends`() {
    let note = note
    tester.window.clock.after(0.1) {
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { note("over") }
      UIView.animate(withDuration: 1) { self.view.center.x = 100 }
      #expect(CATransaction.disableActions() && self.view.center.x == 100)
      note("timer")
    }
    tester.advance(by: 0.2)
    #expect(!CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    expect(
      """
      0.100 timer
      0.117 over
      """)
  }

  @Test func `Layers that nobody animates change along the curve of the group`() {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    tester.advance(by: 0.1)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    tester.advance(by: 0.5)
    #expect(abs(layer.position.x - 50) < 2)
  }
}
