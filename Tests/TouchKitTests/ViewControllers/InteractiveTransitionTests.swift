import Testing
import TouchKit
import TouchTesting

/// Slides in from the right in half a second, as fast at the end as at the beginning.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  var ended: [Bool] = []

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = (context.view(forKey: isPresentation ? .to : .from))!
    let away = context.containerView.bounds.offsetBy(dx: 320, dy: 0)
    if isPresentation {
      context.containerView.addSubview(view)
      view.frame = away
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { view.frame = self.isPresentation ? context.containerView.bounds : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

private final class Slides: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?
  let going = Slide(isPresentation: false)

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Slide(isPresentation: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { going }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@Suite struct InteractiveTransitionTests {
  private let stage = Stage()
  private let slides = Slides()

  @Test func `A hand moves a dismissal, and what runs alongside, to its end`() {
    let (a, b) = stage.presented(by: slides)
    let hand = UIPercentDrivenInteractiveTransition()
    slides.interaction = hand
    b.dismiss(animated: true) { stage.note("dismissed") }
    let bar = UIView(frame: .zero)
    a.view.addSubview(bar)
    #expect(b.transitionCoordinator?.initiallyInteractive == true)
    hand.update(0.25)
    #expect(b.view.frame.minX == 80)
    hand.update(.nan)
    stage.tester.advance(by: 1)
    #expect(b.view.frame.minX == 80)
    hand.update(0.75)
    #expect(b.view.frame.minX == 240)
    #expect(a.transitionCoordinator?.percentComplete == 0.75)
    hand.finish()
    stage.tester.settle()
    #expect(slides.going.ended == [true])
    #expect(
      stage.heard() == """
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A didAppear animated
        B didDisappear animated
        dismissed
        """)
    hand.update(0.5)
    hand.cancel()
    #expect(a.presentedViewController == nil)
  }

  @Test func `What is left takes the rest of the duration, divided by the speed, along its curve`()
  {
    for (speed, curve, rest) in [
      (CGFloat(1), UIView.AnimationCurve.linear, 0.3), (0.25, .easeInOut, 1.2), (4, .linear, 0.075),
    ] {
      let (stage, slides) = (Stage(), Slides())
      let (a, b) = stage.presented(by: slides)
      let hand = UIPercentDrivenInteractiveTransition()
      slides.interaction = hand
      b.dismiss(animated: true)
      hand.update(0.4)
      (hand.completionSpeed, hand.completionCurve) = (speed, curve)
      hand.finish()
      stage.tester.advance(by: rest / 2)
      // Half of the rest of the way, on a screen of 320 points, by a frame more or less.
      #expect(abs(b.view.frame.minX - 224) < 320 * 0.6 / rest / 60)
      stage.tester.advance(by: rest / 2 - 0.02)
      #expect(a.presentedViewController === b)
      stage.tester.advance(by: 0.06)
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func `What goes back takes the time of the way that it has gone`() {
    let (a, b) = stage.presented(by: slides)
    let hand = UIPercentDrivenInteractiveTransition()
    slides.interaction = hand
    b.dismiss(animated: true)
    hand.update(0.4)
    hand.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    hand.cancel()
    stage.tester.advance(by: 0.1)
    #expect(abs(b.view.frame.minX - 64) < 12)
    stage.tester.advance(by: 0.06)
    #expect(b.view.frame.minX > 0)
    stage.tester.advance(by: 0.08)
    #expect(b.view.frame.minX == 0 && a.presentedViewController === b)
  }

  @Test func `A dismissal that begins without fingers runs, and is caught, moved and turned round`()
  {
    let (a, b) = stage.presented(by: slides)
    let hand = UIPercentDrivenInteractiveTransition()
    hand.wantsInteractiveStart = false
    slides.interaction = hand
    b.dismiss(animated: true)
    #expect(b.transitionCoordinator?.initiallyInteractive == false)
    #expect(b.transitionCoordinator?.isInteractive == false)
    hand.update(0.9)
    stage.tester.advance(by: 0.25)
    #expect(abs(b.view.frame.minX - 160) < 12)
    hand.pause()
    #expect(abs(hand.percentComplete - 0.5) < 0.04)
    #expect(b.transitionCoordinator?.isInteractive == true)
    stage.tester.advance(by: 1)
    #expect(abs(b.view.frame.minX - 160) < 12)
    hand.update(0.75)
    #expect(b.view.frame.minX == 240)
    hand.cancel()
    stage.tester.settle()
    #expect(b.view.frame.minX == 0)
    #expect(a.presentedViewController === b)
    #expect(slides.going.ended == [false])
  }

  @Test func `A dismissal that begins without fingers ends by itself, or turns round at once`() {
    for cancels in [false, true] {
      let (stage, slides) = (Stage(), Slides())
      let (a, b) = stage.presented(by: slides)
      let hand = UIPercentDrivenInteractiveTransition()
      hand.wantsInteractiveStart = false
      slides.interaction = hand
      b.dismiss(animated: true)
      stage.tester.advance(by: 0.2)
      if cancels { hand.cancel() }
      // What was released goes its way.
      hand.finish()
      stage.tester.settle()
      #expect(slides.going.ended == [!cancels])
      #expect((a.presentedViewController == nil) == !cancels)
    }
  }

  /// Fades one view and moves another, with a property animator each, of which it hands out neither.
  private final class Animators: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)!
      let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      let move = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      move.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      fade.startAnimation()
      move.startAnimation()
    }
  }

  @Test func `Property animators that an animator starts are moved by the hand, each of them`() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let hand = UIPercentDrivenInteractiveTransition()
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { Animators() }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }
    for ends in [true, false] {
      let (stage, delegate) = (Stage(), Delegate())
      let (a, b) = (stage.root(), stage.controller("B"))
      b.transitioningDelegate = delegate
      a.present(b, animated: false)
      b.dismiss(animated: true)
      stage.tester.advance(by: 0.5)
      #expect(b.view.alpha == 1 && b.view.transform.isIdentity)
      delegate.hand.update(0.3)
      #expect(abs(b.view.alpha - 0.7) < 1e-9)
      #expect(abs(b.view.transform.tx - 30) < 1e-9)
      if ends { delegate.hand.finish() } else { delegate.hand.cancel() }
      stage.tester.settle()
      #expect((a.presentedViewController == nil) == ends)
      #expect(b.view.alpha == (ends ? 0 : 1))
    }
  }

  @Test func `A hand that gives up has everything as it was`() {
    let (a, b) = stage.presented(by: slides)
    let hand = UIPercentDrivenInteractiveTransition()
    slides.interaction = hand
    b.dismiss(animated: true) { stage.note("over") }
    hand.update(0.4)
    hand.cancel()
    stage.tester.settle()
    #expect(b.view.frame.minX == 0)
    #expect(slides.going.ended == [false])
    #expect(a.presentedViewController === b)
    #expect(a.view.window == nil)
    #expect(
      stage.heard() == """
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A willDisappear animated
        B willAppear animated
        B isAppearing animated
        B didAppear animated
        A didDisappear animated
        over
        """)
    slides.interaction = nil
    b.dismiss(animated: true)
    stage.tester.settle()
    #expect(a.last == "didAppear")
  }

  @Test func `What runs alongside follows the hand, and goes back with it`() {
    let (a, b) = stage.presented(by: slides)
    final class Dimming: UIViewController {
      let bar = UIView(frame: .zero)
      var ends: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.bar.alpha = 0 },
          completion: { self.ends.append($0.isCancelled) })
      }
    }
    let dimming = Dimming()
    dimming.transitioningDelegate = slides
    b.present(dimming, animated: false)
    dimming.view.addSubview(dimming.bar)
    let hand = UIPercentDrivenInteractiveTransition()
    slides.interaction = hand
    dimming.dismiss(animated: true)
    hand.update(0.3)
    #expect(abs(dimming.bar.alpha - 0.7) < 1e-9)
    hand.cancel()
    stage.tester.settle()
    #expect(dimming.bar.alpha == 1)
    #expect(dimming.ends == [true])
    _ = a
  }

  @Test func `A finger catches a presentation where it is, and after the lift it continues`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true) { stage.note("over") }
    stage.tester.advance(by: 0.1)
    let place = b.view.frame.minY
    #expect(place > 20 && place < 400)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 470))
    stage.tester.advance(by: 0.5)
    #expect(b.view.frame.minY == place)
    #expect(a.transitionCoordinator?.isInteractive == true)
    finger.move(to: CGPoint(x: 160, y: 460))
    stage.tester.advance(by: 0.2)
    #expect(abs(b.view.frame.minY - (place - 10)) < 0.5)
    finger.up()
    stage.tester.settle()
    #expect(b.view.frame.minY == 0)
    #expect(b.last == "didAppear")
    #expect(a.last == "didDisappear")
  }

  @Test func `A finger reverses a presentation, and another one reverses it again`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true) { stage.note("over") }
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    let first = stage.tester.finger(downAt: CGPoint(x: 160, y: 470))
    first.drag(to: CGPoint(x: 160, y: 480), over: 0.03)
    let before = b.view.frame.minY
    first.drag(to: CGPoint(x: 160, y: 700), over: 0.1)
    #expect(b.view.frame.minY > before)
    first.up()
    stage.tester.advance(by: 0.03)
    #expect(a.transitionCoordinator?.isCancelled == true)
    #expect(stage.heard() == "")
    stage.tester.settle()
    #expect(
      stage.heard() == """
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A didAppear animated
        B didDisappear animated
        over
        """)
    #expect(a.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }
}
