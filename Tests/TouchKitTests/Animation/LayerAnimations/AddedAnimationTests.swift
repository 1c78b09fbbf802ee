import Testing
import TouchKit
import TouchTesting

/// What is seen of a layer while animations are added to it, and who hears of them.
@Suite struct AddedAnimationTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    tester.view.addSubview(view)
  }

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, _ duration: Double = 1)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }

  // MARK: What is seen

  @Test func `It is seen from its beginning to its end, and then the property as it was`() {
    view.layer.add(basic("position.x", 100, 200), forKey: nil)
    #expect(view.center == CGPoint(x: 100, y: 20))
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 150) < 2 && view.center.y == 20)
    #expect(view.layer.presentation()?.position == view.center)
    tester.settle()
    #expect(view.center == CGPoint(x: 20, y: 20) && tester.window.clock.isIdle)
  }

  @Test(arguments: [false, true])
  func `A property that is set before or after it was added has that value afterwards`(
    isSetBefore: Bool
  ) {
    if isSetBefore { view.layer.position.x = 200 }
    view.layer.add(basic("position.x", 20, 200), forKey: nil)
    if !isSetBefore { view.layer.position.x = 200 }
    #expect(view.center.x == 20)
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 110) < 4)
    tester.settle()
    #expect(view.center.x == 200)
  }

  @Test func `Content that is scrolled leaves a size that is led as it is without animations`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    tester.view.addSubview(scroll)
    let wider = basic("bounds.size.width", 10, 10)
    wider.isAdditive = true
    scroll.layer.add(wider, forKey: nil)
    for offset in [CGFloat(20), 40, 60] {
      scroll.contentOffset.y = offset
      #expect(scroll.bounds == CGRect(x: 0, y: offset, width: 210, height: 200))
    }
    tester.settle()
    #expect(scroll.bounds == CGRect(x: 0, y: 60, width: 200, height: 200))
  }

  @Test func `What is left out of its values is what the layer has, and follows that`() {
    view.layer.add(basic("opacity", nil, 0), forKey: "to")
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.5) < 0.02)
    view.layer.removeAllAnimations()
    #expect(view.alpha == 1)
    view.layer.add(basic("opacity", 0, nil), forKey: "from")
    view.alpha = 0.8
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.4) < 0.02)
    let by = CABasicAnimation(keyPath: "opacity")
    by.byValue = -0.4
    by.duration = 1
    view.layer.removeAllAnimations()
    view.layer.add(by, forKey: nil)
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.6) < 0.02)
    tester.settle()
    #expect(view.alpha == 0.8)
  }

  @Test func `Several of one property are seen one over the other, parts beside each other`() {
    view.layer.add(basic("transform.scale", 1, 3), forKey: "grow")
    view.layer.add(basic("transform.rotation", 0, CGFloat.pi), forKey: "turn")
    tester.advance(by: 0.5)
    let parts = view.transform.decomposed()
    #expect(abs(parts.scale.width - 2) < 0.05 && abs(parts.rotation - .pi / 2) < 0.05)
    view.layer.removeAnimation(forKey: "grow")
    #expect(abs(view.transform.decomposed().scale.width - 1) < 1e-9)
    #expect(abs(view.transform.decomposed().rotation - .pi / 2) < 0.05)
    tester.settle()
    #expect(view.transform == .identity)
  }

  @Test func `An additive one is seen over an animation of the view, which goes on below it`() {
    let shake = basic("position.y", 10, 10)
    shake.isAdditive = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 120, y: 120)
    }
    tester.advance(by: 0.25)
    view.layer.add(shake, forKey: nil)
    #expect(abs(view.center.x - 45) < 2 && abs(view.center.y - 55) < 2)
    tester.advance(by: 0.25)
    #expect(abs(view.center.x - 70) < 2 && abs(view.center.y - 80) < 2)
    tester.settle()
    #expect(view.center == CGPoint(x: 120, y: 120))
  }

  @Test func `An animation of the view begins from what there is without it`() {
    let aside = basic("position.x", 50, 50, 10)
    aside.isAdditive = true
    view.layer.add(aside, forKey: nil)
    #expect(view.center.x == 70)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
    #expect(view.center.x == 70)
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 120) < 2)
    tester.advance(by: 1)
    #expect(view.center.x == 170)
    UIView.animate(withDuration: 0) { view.center.x = 20 }
    #expect(view.center.x == 70)
    tester.settle()
    #expect(view.center.x == 20)
  }

  @Test func `A layout that places the view anew does not end it`() {
    view.layer.add(basic("position.x", 100, 200), forKey: nil)
    tester.advance(by: 0.5)
    let seen = view.center
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.center == seen)
    tester.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `A finger lands where it is seen`() {
    view.layer.add(basic("position.x", 200, 200, 5), forKey: nil)
    #expect(tester.view.hitTest(CGPoint(x: 20, y: 20), with: nil) !== view)
    #expect(tester.view.hitTest(CGPoint(x: 200, y: 20), with: nil) === view)
  }

  @Test func `Border and shadow are animated, too, by themselves where the layer is no view's`() {
    view.layer.borderWidth = 2
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.borderWidth = 12
      view.layer.shadowOpacity = 1
      view.layer.shadowOffset = CGSize(width: 10, height: 7)
    }
    #expect(view.layer.borderWidth == 2)
    tester.advance(by: 0.5)
    #expect(abs(view.layer.borderWidth - 7) < 0.2 && abs(view.layer.shadowOpacity - 0.5) < 0.02)
    #expect(abs(view.layer.shadowOffset.width - 5) < 0.2)
    // Where it is led anyway it goes on.
    view.layer.borderWidth = 12
    #expect(view.layer.borderWidth < 8)
    view.layer.shadowRadius = 9
    #expect(view.layer.shadowRadius == 9)
    tester.settle()
    #expect(view.layer.borderWidth == 12 && view.layer.shadowOpacity == 1)
    view.layer.add(basic("borderWidth", 0, 4), forKey: nil)
    view.layer.add(basic("shadowOffset", CGSize.zero, CGSize(width: 4, height: 0)), forKey: nil)
    view.layer.add(basic("borderColor", UIColor.black.cgColor, UIColor.red.cgColor), forKey: nil)
    tester.advance(by: 0.5)
    #expect(abs(view.layer.borderWidth - 2) < 0.1)
    #expect(abs(view.layer.shadowOffset.width - 2) < 0.1)
    tester.settle()
    #expect(view.layer.borderWidth == 12 && view.layer.borderColor == UIColor.black.cgColor)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    tester.advance(by: 0.1)
    layer.borderWidth = 8
    #expect(layer.borderWidth == 0)
    tester.advance(by: 0.125)
    #expect(layer.borderWidth > 1 && layer.borderWidth < 8)
    tester.settle()
    #expect(layer.borderWidth == 8 && tester.window.clock.isIdle)
  }

  // MARK: How long

  @Test func `It waits, repeats and comes back, and what it fills is seen before and after`() {
    let blink = basic("opacity", 0, 0.5)
    blink.beginTime = tester.window.clock.now + 1
    blink.autoreverses = true
    blink.repeatCount = 2
    blink.fillMode = .both
    blink.isRemovedOnCompletion = false
    view.layer.add(blink, forKey: "blink")
    #expect(view.alpha == 0)
    tester.advance(by: 1.5)
    #expect(abs(view.alpha - 0.25) < 0.02)
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.5) < 0.02)
    tester.advance(by: 2)
    #expect(abs(view.alpha - 0.5) < 0.02)
    tester.settle()
    #expect(view.alpha == 0 && tester.window.clock.isIdle)
    #expect(view.layer.animationKeys() == ["blink"])
    view.alpha = 0.7
    #expect(view.alpha == 0)
    view.layer.removeAnimation(forKey: "blink")
    #expect(view.alpha == 0.7 && view.layer.animationKeys() == nil)
  }

  @Test func `Without a duration it has that of the transaction, and in a group that of the group`()
  {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    view.layer.add(basic("opacity", 0, 1, 0), forKey: nil)
    CATransaction.commit()
    let group = CAAnimationGroup()
    let late = basic("position.x", 0, 100, 1)
    late.beginTime = 3
    group.animations = [basic("transform.scale", 1, 2, 0), late]
    group.duration = 4
    view.layer.add(group, forKey: nil)
    tester.advance(by: 1)
    #expect(abs(view.alpha - 0.5) < 0.02)
    #expect(abs(view.transform.a - 1.25) < 0.02 && view.center.x == 20)
    tester.advance(by: 2.5)
    #expect(view.alpha == 1 && abs(view.center.x - 50) < 2)
    tester.settle()
    #expect(view.transform == .identity && view.center.x == 20)
  }

  @Test func `Cumulative ones go on where they were, and those for ever never end`() {
    let turn = basic("transform.rotation", 0, CGFloat.pi / 2)
    turn.isCumulative = true
    turn.repeatCount = .infinity
    view.layer.add(turn, forKey: "turn")
    tester.advance(by: 1.5)
    #expect(abs(view.transform.decomposed().rotation - .pi * 3 / 4) < 0.05)
    tester.advance(by: 100)
    #expect(tester.window.clock.isMoving)
    view.layer.removeAnimation(forKey: "turn")
    #expect(view.transform == .identity)
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  // MARK: Who hears of it

  private final class Listener: CAAnimationDelegate {
    let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
      self.note = note
    }

    func animationDidStart(_ anim: CAAnimation) {
      note("\(anim.value(forKey: "name") ?? "?") began")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      note("\(anim.value(forKey: "name") ?? "?") \(flag ? "ended" : "was removed")")
    }
  }

  private func named(_ name: String, _ animation: CABasicAnimation) -> CABasicAnimation {
    animation.setValue(name, forKey: "name")
    animation.delegate = Listener(tester.transcript.note)
    return animation
  }

  @Test func `The delegate hears once that it began, and that it ended or was removed`() {
    let note = tester.transcript.note
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("both") }
    view.layer.add(named("short", basic("opacity", 0, 1, 0.1)), forKey: "a")
    view.layer.add(named("long", basic("position.x", 0, 1)), forKey: "b")
    CATransaction.commit()
    tester.advance(by: 0.5)
    view.layer.add(named("new", basic("position.x", 0, 1)), forKey: "b")
    note("replaced")
    tester.settle()
    expect(
      """
      0.017 short began
      0.017 long began
      0.117 short ended
      0.500 replaced
      0.500 long was removed
      0.500 both
      0.500 new began
      1.517 new ended
      """)
  }

  @Test func `A delegate may add the next one, and remove all of them`() {
    final class Chain: CAAnimationDelegate {
      weak var view: UIView?
      var left = 2
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        left -= 1
        guard flag, left > 0 else { return }
        anim.delegate = self
        view?.layer.add(anim, forKey: nil)
        anim.setValue("again", forKey: "name")
        view?.layer.add(anim, forKey: "doomed")
        view?.layer.removeAnimation(forKey: "doomed")
      }
    }
    let chain = Chain()
    chain.view = view
    let animation = basic("opacity", 0, 1)
    animation.delegate = chain
    view.layer.add(animation, forKey: nil)
    tester.advance(by: 1.5)
    #expect(chain.left == 0 && abs(view.alpha - 0.5) < 0.05)
    tester.settle()
    #expect(view.alpha == 1 && chain.left == -1)
  }

  @Test func `One that waits for a window begins there, and leaves with the view`() {
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    late.layer.add(named("late", basic("opacity", 0, 0.5)), forKey: nil)
    tester.advance(by: 5)
    #expect(late.alpha == 1)
    tester.view.addSubview(late)
    #expect(late.alpha == 0)
    tester.advance(by: 0.5)
    #expect(abs(late.alpha - 0.25) < 0.02)
    late.removeFromSuperview()
    tester.settle()
    #expect(late.alpha == 1)
    expect(
      """
      5.017 late began
      5.500 late was removed
      """)
  }

  @Test func `Nothing outlives its owners: views, delegates and those that never end`() {
    weak var view: UIView?
    weak var listener: Listener?
    do {
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let pulse = named("pulse", basic("opacity", 0, 1))
      pulse.repeatCount = .infinity
      made.layer.add(pulse, forKey: nil)
      tester.view.addSubview(made)
      tester.advance(by: 0.5)
      made.removeFromSuperview()
      (view, listener) = (made, pulse.delegate as? Listener)
    }
    tester.settle()
    let areGone = view == nil && listener == nil
    #expect(areGone && tester.window.clock.isIdle)
  }

  @Test func `Where the window goes a delegate that keeps the view goes, too`() {
    final class Owner: CAAnimationDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    weak var owner: Owner?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let made = Owner()
      owner = made
      window.addSubview(made.view)
      let pulse = basic("opacity", 0, 1)
      pulse.repeatCount = .infinity
      pulse.delegate = made
      made.view.layer.add(pulse, forKey: nil)
      pulse.delegate = nil
      window.clock.advance(to: 0.5)
    }
    let isGone = owner == nil
    #expect(isGone)
  }

  @Test func `What is added is a copy, and changes of the original mean nothing any more`() {
    let animation = basic("position.x", 100, 200)
    view.layer.add(animation, forKey: "move")
    animation.toValue = 1000
    animation.duration = 0.1
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 150) < 2)
    let copy = view.layer.animation(forKey: "move") as? CABasicAnimation
    #expect(copy !== animation && copy?.toValue as? Int == 200)
    #expect(view.layer.animation(forKey: "none") == nil)
  }

  @Test func `A name that stands for nothing takes its time, and nothing is seen`() {
    view.layer.add(named("none", basic("zPosition", 0, 100)), forKey: nil)
    view.layer.add(named("wrong", basic("position", "left", UIColor.red)), forKey: nil)
    tester.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(
      """
      0.000 none began
      0.000 wrong began
      1.000 none ended
      1.000 wrong ended
      """)
  }

  @Test func `A group that is in itself ends`() {
    let group = CAAnimationGroup()
    group.animations = [basic("opacity", 0, 1), group]
    group.duration = 1
    view.layer.add(group, forKey: nil)
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.5) < 0.02)
    group.animations = nil
    tester.settle()
    #expect(view.alpha == 1)
  }
}
