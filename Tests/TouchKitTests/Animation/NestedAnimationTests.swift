import Testing
import TouchTesting

@testable import TouchKit

@Suite struct NestedAnimationTests {
  let tester = TouchTester()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    tester.view.addSubview(outer)
    tester.view.addSubview(inner)
  }

  private func animate(_ options: UIView.AnimationOptions, delay: TimeInterval = 0) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.frame.origin.x = 100
      UIView.animate(withDuration: 0.2, delay: delay, options: options) {
        inner.frame.origin.x = 100
      }
    }
  }

  @Test func `An animation within another one has its duration and its curve`() {
    var durations = [UIView.inheritedAnimationDuration]
    animate(.curveEaseIn)
    for _ in 0..<9 {
      tester.advance(by: 0.1)
      #expect(abs(inner.frame.minX - outer.frame.minX) < 1e-9)
    }
    tester.settle()
    #expect(inner.frame.minX == 100)
    UIView.animate(withDuration: 0.7) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
    }
    #expect(durations == [0, 0.7, 0])
  }

  @Test func `Its options may say that the duration or the curve is its own; the delay is`() {
    animate([.overrideInheritedDuration, .curveEaseIn])
    tester.advance(by: 0.1)
    #expect(abs(inner.frame.minX - 50) < 1e-6)
    tester.settle()
    inner.frame.origin.x = 0
    animate([.overrideInheritedCurve, .curveEaseIn])
    tester.advance(by: 0.5)
    #expect(inner.frame.minX > 25 && inner.frame.minX < 40)
    tester.settle()
    inner.frame.origin.x = 0
    animate(.curveEaseIn, delay: 0.5)
    tester.advance(by: 1)
    #expect(abs(inner.frame.minX - 50) < 1e-6)
  }

  @Test func `Of two animations of one property the inner one has it, in whichever order`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.frame.origin.x = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        outer.frame.origin.x = 300
      }
    }
    tester.advance(by: 0.5)
    #expect(abs(outer.frame.minX - 150) < 1e-6)
    tester.settle()
    #expect(outer.frame.minX == 300)
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0,
      animations: {
        UIView.animate(
          withDuration: 1, delay: 0, animations: { outer.frame.origin.x = 0 },
          completion: { ends.append("inner \($0)") })
        inner.frame.origin.x = 10
      }, completion: { ends.append("outer \($0)") })
    tester.settle()
    #expect(outer.frame.minX == 0 && ends.sorted() == ["inner true", "outer true"])
  }

  @Test func `Layout of what is changed is animated with it where the options say so`() {
    final class Half: UIView {
      let part = UIView()
      override func layoutSubviews() {
        part.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
      let half = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      half.addSubview(half.part)
      tester.view.addSubview(half)
      tester.advance(by: 0.1)
      UIView.animate(withDuration: 1, delay: 0, options: options) { half.frame.size.width = 300 }
      #expect(half.part.frame.width == 50)
      tester.advance(by: 0.5)
      #expect(abs(half.part.frame.width - 100) < 1e-6)
      tester.settle()
      #expect(half.part.frame.width == 150)
    }
  }

  @Test func `A spring within another animation stays one, and takes as long`() {
    UIView.animate(withDuration: 1) {
      outer.frame.origin.x = 100
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) { inner.frame.origin.x = 100 }
    }
    var highest: CGFloat = 0
    for _ in 0..<59 {
      tester.advance(by: 1 / 60)
      highest = max(highest, inner.frame.minX)
    }
    #expect(highest > 120 && inner.frame.minX != 100)
    tester.settle()
    #expect(inner.frame.minX == 100)
  }

  @Test func `In a property animator and in key frames it takes over their duration, too`() {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.2) { inner.frame.origin.x = 100 }
    }.startAnimation()
    tester.advance(by: 0.5)
    #expect(abs(inner.frame.minX - 50) < 1e-6)
    tester.settle()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        UIView.animate(withDuration: 0.2) { inner.frame.origin.x = 0 }
      }
    }
    tester.advance(by: 0.5)
    #expect(abs(inner.frame.minX - 50) < 1e-6)
  }

  @Test func `Where animations are switched off changes take effect at once`() {
    #expect(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.origin.x = 100 }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { inner.frame.origin.x = 100 }, completion: { ends.append($0) })
    UIView.transition(with: inner, duration: 1, options: .transitionCrossDissolve) {
      inner.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(!UIView.areAnimationsEnabled && inner.frame.minX == 100 && ends == [true, true])
    #expect(tester.view.subviews.count == 2)
    tester.advance(by: 0.5)
    #expect(abs(outer.frame.minX - 50) < 1e-6)
  }

  @Test func `What changes outside of any window does not keep the others from moving`() {
    let away = UIView(frame: .zero)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      away.alpha = 0.5
      outer.frame.origin.x = 100
    }
    tester.advance(by: 0.5)
    #expect(abs(outer.frame.minX - 50) < 2)
    tester.settle()
    #expect(outer.frame.minX == 100 && away.alpha == 0.5)
  }

  @Test func `The keyboard's curve is fast at first, and slow at the end`() {
    UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
      outer.frame.origin.x = 100
    }
    tester.advance(by: 0.25)
    #expect(outer.frame.minX > 35)
    tester.advance(by: 0.5)
    #expect(outer.frame.minX > 85)
  }
}
