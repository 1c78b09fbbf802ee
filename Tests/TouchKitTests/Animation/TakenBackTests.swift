import Testing
import TouchTesting

@testable import TouchKit

/// What is set back to what is seen, before or while an animation leads it elsewhere.
@Suite struct TakenBackTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    tester.view.addSubview(view)
    view.backgroundColor = .black
    tester.settle()
  }

  private func leave() {
    view.alpha = 0.6
    view.center = CGPoint(x: 200, y: 100)
    view.bounds.size = CGSize(width: 90, height: 20)
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.backgroundColor = .white
    view.layerCornerRadius = 8
  }

  private func goBack() {
    view.alpha = 1
    view.center = CGPoint(x: 25, y: 25)
    view.bounds.size = CGSize(width: 50, height: 50)
    view.transform = .identity
    view.backgroundColor = .black
    view.layerCornerRadius = 0
  }

  private var isBack: Bool {
    view.alpha == 1 && view.frame == CGRect(x: 0, y: 0, width: 50, height: 50)
      && view.transform.isIdentity && view.backgroundColor == .black && view.layerCornerRadius == 0
  }

  @Test func `An animation is taken back by another one in the same instant`() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.15, animations: leave) { ends.append($0) }
    UIView.animate(withDuration: 0.15, animations: goBack) { ends.append($0) }
    tester.settle()
    #expect(isBack && ends == [false, true])
  }

  @Test func `What is set back without an animation stays there, and the old one has ended`() {
    var ends: [Bool] = []
    for goesQuietly in [false, true] {
      UIView.animate(withDuration: 0.15, animations: leave) { ends.append($0) }
      if goesQuietly { UIView.performWithoutAnimation(goBack) } else { goBack() }
      tester.settle()
      #expect(isBack)
    }
    #expect(ends == [true, true])
  }

  @Test
  func `A frame is taken back as a whole in an animation, and in its parts that are set otherwise`()
  {
    UIView.animate(withDuration: 0.15) { view.frame = CGRect(x: 200, y: 0, width: 90, height: 50) }
    UIView.animate(withDuration: 0.15) { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    tester.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))

    UIView.animate(withDuration: 0.2) { view.bounds.size.height = 90 }
    view.frame.origin.x = 10
    tester.settle()
    #expect(view.bounds.height == 90)

    UIView.animate(withDuration: 0.2) { view.bounds.size.height = 50 }
    tester.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { view.frame.origin.x += 20 }
    tester.settle()
    #expect(view.bounds.height == 50 && view.frame.minX == 30)
  }

  @Test func `What is set on one axis leaves the other one to its animation`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
      view.frame.origin.y = 100
    }
    var isAtEnd = false
    animator.addCompletion { isAtEnd = $0 == .end }
    animator.startAnimation()
    tester.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { view.frame.origin.x = 30 }
    tester.settle()
    #expect(view.frame == CGRect(x: 30, y: 100, width: 50, height: 50) && isAtEnd)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 325 }
    tester.advance(by: 0.5)
    let seen = view.center.y
    view.center.x = 200
    #expect(view.center == CGPoint(x: 200, y: seen))
    tester.advance(by: 0.25)
    #expect(view.center.x == 200 && abs(view.center.y - 275) < 5)
    tester.settle()
    #expect(view.center == CGPoint(x: 200, y: 325))
  }

  @Test func `A size that is set leaves the place to its animation, and a place the size`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 300 }
    view.frame.size.width = 80
    tester.advance(by: 0.5)
    #expect(view.frame.width == 80 && abs(view.frame.minX - 150) < 10)
    tester.settle()
    #expect(view.frame == CGRect(x: 300, y: 0, width: 80, height: 50))

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 100, width: 40, height: 90)
    }
    tester.advance(by: 0.5)
    view.frame.origin.x = 10
    for _ in 0..<4 {
      tester.advance(by: 0.1)
      #expect(
        abs(view.frame.minX - 10) < 1e-9 && view.frame.width < 60 && view.frame.minY > 49)
    }
    tester.settle()
    #expect(view.frame == CGRect(x: 10, y: 100, width: 40, height: 90))
  }

  @Test func `A delayed animation is taken back by one that comes before it`() {
    view.alpha = 0
    UIView.animate(withDuration: 0.1, delay: 0.3, options: [], animations: { view.alpha = 1 })
    UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    tester.settle()
    #expect(view.alpha == 0)
  }

  @Test func `Two animators take each other back`() {
    let there = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.center.x = 200 }
    there.startAnimation()
    let back = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.center.x = 25 }
    back.startAnimation()
    tester.settle()
    #expect(view.center.x == 25)
  }

  @Test func `What is set in the middle to what is seen stays there`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
    tester.advance(by: 0.5)
    let seen = view.alpha
    view.alpha = seen
    tester.settle()
    #expect(seen > 0.4 && seen < 0.6 && view.alpha == seen)
  }

  @Test func `A cell that is pressed for a moment is as before`() {
    final class Cell: UIControl {
      override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.15) { self.alpha = self.isHighlighted ? 0.6 : 1 } }
      }
    }
    let scroll = UIScrollView(frame: tester.view.bounds)
    let cell = Cell(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    scroll.addSubview(cell)
    tester.view.addSubview(scroll)
    for time in [0.03, 0.08, 0.12, 0.2] {
      let finger = tester.finger(downAt: CGPoint(x: 50, y: 150))
      tester.advance(by: time)
      finger.up()
      tester.settle()
      #expect(cell.alpha == 1)
    }
  }
}
