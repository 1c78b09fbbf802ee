import Testing
import TouchTesting
import UIKit

/// The examples of animations that are added to layers.
@Suite struct LayerAnimationExamples {
  private let tester = TouchTester()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    tester.view.addSubview(view)
    tester.advance(by: 0.1)
  }

  @Test func `A button pulses until that is removed`() {
    let button = view
    // EXAMPLE: CAAnimation.swift
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.toValue = 1.2
    pulse.duration = 0.4
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    button.layer.add(pulse, forKey: "pulse")
    // EXAMPLE: end
    tester.advance(by: 0.4 + 8 * 0.8)
    #expect(abs(button.transform.a - 1.2) < 0.01)
    button.layer.removeAnimation(forKey: "pulse")
    #expect(button.transform == .identity)
  }

  @Test func `A label pushes what it said before out`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    tester.view.addSubview(label)
    // EXAMPLE: CATransition.swift
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    label.layer.add(transition, forKey: nil)
    label.text = "Next"
    // EXAMPLE: end
    #expect(label.transform.tx == 80)
    tester.settle()
    #expect(label.transform == .identity)
  }

  @Test func `A ring is drawn`() {
    let ring = CAShapeLayer()
    view.layer.addSublayer(ring)
    tester.advance(by: 0.1)
    // EXAMPLE: CABasicAnimation.swift
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 0.6
    ring.add(draw, forKey: nil)
    // EXAMPLE: end
    tester.advance(by: 0.3)
    #expect(abs(ring.strokeEnd - 0.5) < 0.02)
  }

  @Test func `A card springs into its place`() {
    let card = view
    // EXAMPLE: CASpringAnimation.swift
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = card.layer.position.x - 80
    spring.damping = 12
    spring.duration = spring.settlingDuration
    card.layer.add(spring, forKey: nil)
    // EXAMPLE: end
    #expect(card.center.x == -30)
    tester.settle()
    #expect(card.center.x == 50)
  }

  @Test func `A card arrives`() {
    let card = view
    // EXAMPLE: CAAnimationGroup.swift
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.5
    let appear = CABasicAnimation(keyPath: "opacity")
    appear.fromValue = 0
    let arrival = CAAnimationGroup()
    arrival.animations = [grow, appear]
    arrival.duration = 0.3
    card.layer.add(arrival, forKey: "arrival")
    // EXAMPLE: end
    tester.advance(by: 0.15)
    #expect(abs(card.alpha - 0.5) < 0.05 && abs(card.transform.a - 0.75) < 0.03)
  }

  @Test func `A field shakes its head`() {
    let field = view
    // EXAMPLE: CAKeyframeAnimation.swift
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, -10, 10, -6, 6, 0]
    shake.duration = 0.4
    shake.isAdditive = true
    field.layer.add(shake, forKey: "shake")
    // EXAMPLE: end
    tester.advance(by: 0.08)
    #expect(abs(field.transform.tx + 10) < 1)
  }

  @Test func `A dot moves, and stays where it has moved to`() {
    let dot = CALayer()
    view.layer.addSublayer(dot)
    tester.advance(by: 0.1)
    // EXAMPLE: CALayer+AddedAnimations.swift
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = dot.position.x
    CATransaction.setDisableActions(true)
    dot.position.x = 200
    dot.add(move, forKey: "move")
    // EXAMPLE: end
    #expect(dot.position.x == 0)
    CATransaction.setDisableActions(false)
    tester.settle()
    #expect(dot.position.x == 200)
  }
}
