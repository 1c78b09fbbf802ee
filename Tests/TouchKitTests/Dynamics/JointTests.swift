import Testing
import TouchTesting

@testable import TouchKit

/// Snaps and attachments.
@Suite struct JointTests {
  let stage = DynamicStage()

  @Test func `A snap brings an item to its point, upright, and it stays there`() {
    let box = stage.box(at: CGPoint(x: 60, y: 100))
    box.transform = CGAffineTransform(rotationAngle: 0.7)
    stage.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 400)))
    #expect(stage.animator.isRunning)
    stage.tester.advance(by: 0.5)
    #expect(box.center.distance(to: CGPoint(x: 250, y: 400)) < 30)
    let time = stage.tester.settle()
    #expect(time < 1.5)
    #expect(box.center.distance(to: CGPoint(x: 250, y: 400)) < 0.1)
    #expect(abs(box.degrees) < 0.1)
    #expect(!stage.animator.isRunning)
    let rest = box.center
    stage.tester.advance(by: 1)
    #expect(box.center == rest)
  }

  @Test(arguments: [(0, 0.2), (0.5, 0.03), (1, 0)] as [(CGFloat, CGFloat)])
  func `The less a snap is damped the farther the item goes beyond`(
    damping: CGFloat, overshoot: CGFloat
  ) {
    let box = stage.box(at: CGPoint(x: 100, y: 100))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 100))
    snap.damping = damping
    stage.animator.addBehavior(snap)
    var farthest: CGFloat = 0
    snap.action = { farthest = max(farthest, box.center.x) }
    stage.tester.settle()
    #expect(farthest >= 300 + 200 * overshoot - 0.5)
    #expect(damping < 1 || farthest < 300.5)
  }

  @Test func `A card that is held beside its middle hangs below the finger, and swings out`() {
    let card = stage.box(CGRect(x: 100, y: 100, width: 200, height: 100))
    stage.fall([card])
    let material = stage.throwing([card], [])
    material.angularResistance = 3
    // By its upper left corner.
    let corner = CGPoint(x: 100, y: 100)
    let hold = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: -100, vertical: -50),
      attachedToAnchor: corner)
    #expect(hold.length == 0)
    stage.animator.addBehavior(hold)
    stage.tester.advance(by: 0.3)
    #expect(card.degrees > 10)
    #expect(card.convert(.zero, to: stage.tester.view).distance(to: corner) < 0.5)
    stage.tester.settle()
    // Its middle is below the corner: the diagonal, which was at atan(50/100), is at 90°.
    #expect(abs(card.center.x - 100) < 1.5)
    #expect(abs(card.center.y - (100 + CGPoint(x: 100, y: 50).length)) < 0.5)
    #expect(abs(card.degrees - (90 - 26.565)) < 1)
  }

  @Test func `An anchor that moves takes the item along and lets it trail`() {
    let card = stage.box(at: CGPoint(x: 100, y: 300))
    let hold = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: 0, vertical: -40),
      attachedToAnchor: CGPoint(x: 100, y: 260))
    stage.animator.addBehavior(hold)
    for step in 1...12 {
      hold.anchorPoint = CGPoint(x: 100 + 10 * CGFloat(step), y: 260)
      stage.tester.advance(by: 1.0 / 60)
    }
    // Held at its top and drawn to the right its bottom stays behind: it turns clockwise.
    #expect(card.degrees > 5)
    let held = card.convert(CGPoint(x: 50, y: 10), to: stage.tester.view)
    #expect(held.distance(to: hold.anchorPoint) < 2)
  }

  @Test func `A rod keeps its length, a spring swings as often as it is to`() {
    let (bob, ball) = (
      stage.box(at: CGPoint(x: 250, y: 100)), stage.box(at: CGPoint(x: 100, y: 300))
    )
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 100))
    #expect(rod.length == 100)
    stage.animator.addBehavior(rod)
    stage.fall([bob])
    let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 300))
    spring.length = 0
    spring.frequency = 1
    stage.animator.addBehavior(spring)
    var (lengths, crossings) = ([CGFloat](), [TimeInterval]())
    var before = ball.center.x
    spring.action = { [tester = stage.tester] in
      lengths.append(bob.center.distance(to: CGPoint(x: 150, y: 100)))
      if (before - 150) * (ball.center.x - 150) < 0 { crossings.append(tester.now) }
      before = ball.center.x
    }
    stage.tester.advance(by: 2.1)
    #expect(lengths.allSatisfy { abs($0 - 100) < 1 })
    #expect(crossings.count == 4)
    #expect(abs((crossings.last ?? 0) - (crossings.first ?? 0) - 1.5) < 0.05)
  }

  @Test func `Two items that are joined keep their distance, and the light one moves more`() {
    let (light, heavy) = (
      stage.box(at: CGPoint(x: 100, y: 300)), stage.box(at: CGPoint(x: 250, y: 300))
    )
    let material = stage.throwing([heavy], [])
    material.density = 3
    let joint = UIAttachmentBehavior(item: light, attachedTo: heavy)
    #expect(joint.length == 150 && joint.attachedBehaviorType == .items)
    joint.frequency = 2
    joint.damping = 1
    joint.length = 110
    stage.animator.addBehavior(joint)
    stage.tester.settle()
    #expect(abs(light.center.distance(to: heavy.center) - 110) < 0.2)
    #expect(abs(light.center.x - 130) < 1)
    #expect(abs(heavy.center.x - 240) < 1)
  }

  @Test func `Numbers that make no sense move nothing out of the world`() {
    let box = stage.box(at: CGPoint(x: 100, y: 300))
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 200))
    hold.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    hold.length = .nan
    hold.frequency = .infinity
    hold.damping = .infinity
    stage.animator.addBehavior(hold)
    let material = stage.throwing([box], [CGPoint(x: CGFloat.infinity, y: 0)])
    material.density = 0
    material.friction = .infinity
    material.resistance = .nan
    material.elasticity = .nan
    let walls = stage.walls([box])
    walls.addBoundary(
      withIdentifier: "none" as NSString, from: .zero, to: CGPoint(x: CGFloat.nan, y: 0))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 1))
    snap.damping = .nan
    stage.animator.addBehavior(snap)
    stage.tester.advance(by: 1)
    #expect(box.center.isFinite && box.degrees.isFinite)
    #expect(box.center.length < 2000)
  }
}
