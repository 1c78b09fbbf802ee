import Testing
import TouchTesting

@testable import TouchKit

/// Gravity, pushes, velocities and what slows them.
@Suite struct ForceTests {
  let stage = DynamicStage()

  @Test func `What falls has fallen by half of g t² after t seconds`() {
    let box = stage.box(at: CGPoint(x: 200, y: 0))
    stage.fall([box])
    stage.tester.advance(by: 0.5)
    #expect(abs(box.center.y - 125) < 1.1)
    stage.tester.advance(by: 0.5)
    #expect(abs(box.center.y - 500) < 2.2)
    #expect(box.center.x == 200)
    #expect(abs(stage.animator.elapsedTime - 1) < 1e-6)
  }

  @Test
  func
    `A push of 1 gives a box of 100 points 100 points per second, and one of twice the mass half`()
  {
    let (light, heavy) = (
      stage.box(at: CGPoint(x: 60, y: 100)), stage.box(at: CGPoint(x: 60, y: 300))
    )
    let material = stage.throwing([heavy], [])
    material.density = 2
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    stage.animator.addBehavior(push)
    #expect(push.active)
    stage.tester.advance(by: 1)
    #expect(!push.active)
    #expect(abs(light.center.x - 160) < 0.5)
    #expect(abs(heavy.center.x - 110) < 0.5)
    push.active = true
    stage.tester.advance(by: 1)
    #expect(abs(light.center.x - 360) < 1)
  }

  @Test func `A continuous push accelerates until it is not active any more`() {
    let box = stage.box(at: CGPoint(x: 60, y: 100))
    let velocity = stage.throwing([box], [])
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    #expect(push.magnitude == 2 && push.angle == .pi / 2)
    stage.animator.addBehavior(push)
    stage.tester.advance(by: 1)
    #expect(abs(velocity.linearVelocity(for: box).y - 200) < 0.01)
    #expect(abs(box.center.y - 200) < 1)
    push.active = false
    stage.tester.advance(by: 0.5)
    #expect(abs(velocity.linearVelocity(for: box).y - 200) < 0.01)
  }

  @Test func `A push beside the middle turns the box as it moves it`() {
    let box = stage.box(at: CGPoint(x: 100, y: 200))
    let velocity = stage.throwing([box], [])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: box)
    stage.animator.addBehavior(push)
    stage.tester.advance(by: 0.1)
    #expect(abs(velocity.linearVelocity(for: box).x - 100) < 0.01)
    // ω = r · F / I, with I = m · (w² + h²) / 12
    #expect(abs(velocity.angularVelocity(for: box) - 20 * 100 / (20_000.0 / 12)) < 0.01)
    #expect(box.degrees > 5)
  }

  @Test func `Resistance r leaves 1/e of the velocity after 1/r seconds`() {
    let box = stage.box(at: CGPoint(x: 60, y: 100))
    let behavior = stage.throwing([box], [CGPoint(x: 300, y: 0)])
    behavior.resistance = 4
    behavior.angularResistance = 2
    behavior.addAngularVelocity(1, for: box)
    stage.tester.advance(by: 0.25)
    #expect(abs(behavior.linearVelocity(for: box).x - 300 * 0.3679) < 2)
    #expect(abs(behavior.angularVelocity(for: box) - 0.6065) < 0.01)
  }

  @Test func `What is thrown by an addition before there is an animator flies as it comes to one`()
  {
    let box = stage.box(at: CGPoint(x: 60, y: 100))
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(behavior.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
    stage.animator.addBehavior(behavior)
    stage.tester.advance(by: 1)
    #expect(abs(box.center.x - 160) < 0.5)
    stage.animator.removeBehavior(behavior)
    stage.tester.advance(by: 1)
    #expect(abs(box.center.x - 160) < 0.5)
  }

  @Test func `What does not rotate and what is anchored stays as it is`() {
    let (still, fixed) = (
      stage.box(at: CGPoint(x: 60, y: 100)), stage.box(at: CGPoint(x: 300, y: 100))
    )
    let upright = stage.throwing([still], [CGPoint(x: 0, y: 50)])
    upright.allowsRotation = false
    upright.addAngularVelocity(3, for: still)
    let anchored = stage.throwing([fixed], [CGPoint(x: 0, y: 50)])
    anchored.isAnchored = true
    stage.fall([still, fixed])
    stage.tester.advance(by: 0.3)
    #expect(still.degrees == 0 && still.center.y > 130)
    #expect(fixed.center == CGPoint(x: 300, y: 100))
  }
}
