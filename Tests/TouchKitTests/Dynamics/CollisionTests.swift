import Testing
import TouchTesting

@testable import TouchKit

@Suite struct CollisionTests {
  let stage = DynamicStage()

  @Test func `Two boxes that meet keep their momentum and their energy, and do not overlap`() {
    let (left, right) = (
      stage.box(at: CGPoint(x: 80, y: 100)), stage.box(at: CGPoint(x: 320, y: 100))
    )
    let material = stage.throwing([left, right], [CGPoint(x: 300, y: 0), CGPoint(x: -100, y: 0)])
    material.elasticity = 1
    stage.animator.addBehavior(UICollisionBehavior(items: [left, right]))
    var nearest = CGFloat.infinity
    material.action = { nearest = min(nearest, right.center.x - left.center.x) }
    stage.tester.advance(by: 0.6)
    // Of the same mass they exchange their velocities.
    #expect(abs(material.linearVelocity(for: left).x + 100) < 1)
    #expect(abs(material.linearVelocity(for: right).x - 300) < 1)
    #expect(abs(left.degrees) < 0.5 && abs(right.degrees) < 0.5)
    #expect(nearest > 99 && nearest < 110)
  }

  @Test func `A box comes to rest on the floor, and the animator pauses`() {
    let box = stage.box(at: CGPoint(x: 200, y: 300))
    box.transform = CGAffineTransform(rotationAngle: 0.3)
    let listener = PauseListener()
    stage.animator.delegate = listener
    stage.fall([box])
    _ = stage.walls([box])
    let time = stage.tester.settle()
    #expect(time < 5)
    #expect(listener.heard == ["resume", "pause"])
    #expect(!stage.animator.isRunning && stage.tester.window.clock.isIdle)
    #expect(abs(box.center.y - 550) < 0.5)
    #expect(abs(box.degrees.remainder(dividingBy: 90)) < 0.5)
    let rest = box.center
    stage.tester.advance(by: 1)
    #expect(box.center == rest)
    stage.fall([box])
    #expect(listener.heard == ["resume", "pause", "resume"])
  }

  @Test func `A box that falls straight down comes to rest upright where it landed`() {
    let box = stage.box(at: CGPoint(x: 200, y: 50))
    stage.fall([box])
    _ = stage.walls([box])
    stage.tester.settle()
    #expect(abs(box.center.x - 200) < 0.05 && abs(box.degrees) < 0.1)
  }

  @Test func `With an elasticity of a half a ball comes up a quarter as high`() {
    let box = stage.box(at: CGPoint(x: 200, y: 150))
    let material = stage.throwing([box], [])
    material.elasticity = 0.5
    stage.fall([box])
    _ = stage.walls([box])
    var highest = CGFloat.infinity
    var hasHit = false
    material.action = {
      if box.center.y > 545 { hasHit = true }
      if hasHit { highest = min(highest, box.center.y) }
    }
    stage.tester.advance(by: 1.35)
    #expect(hasHit)
    #expect(abs(highest - 450) < 6)
  }

  @Test(arguments: [(0, 150.0), (0.5, 100.0), (1, 50)] as [(CGFloat, CGFloat)])
  func `Friction stops what slides, by the friction's part of its weight`(
    friction: CGFloat, distance: CGFloat
  ) {
    let box = stage.box(CGRect(x: 10, y: 560, width: 100, height: 40))
    let material = stage.throwing([box], [CGPoint(x: 316.2, y: 0)])
    material.friction = friction
    stage.fall([box])
    _ = stage.walls([box])
    let start = box.center.x
    stage.tester.advance(by: friction == 0 ? 150 / 316.2 : 1.5)
    // v² / (2 · friction · g)
    #expect(abs(box.center.x - start - distance) < 4)
  }

  @Test func `What is fast does not get through a wall`() {
    let box = stage.box(CGRect(x: 150, y: 100, width: 20, height: 20))
    let material = stage.throwing([box], [CGPoint(x: 20_000, y: 9_000)])
    material.elasticity = 0.9
    _ = stage.walls([box])
    var isOut = false
    material.action = {
      if !CGRect(x: 8, y: 8, width: 384, height: 584).contains(box.center) { isOut = true }
    }
    stage.tester.advance(by: 2)
    #expect(!isOut)
  }

  @Test func `A line and a path hold what falls on them, and the delegate hears their names`() {
    let (box, ball) = (
      stage.box(CGRect(x: 50, y: 100, width: 60, height: 60)),
      stage.box(CGRect(x: 280, y: 100, width: 40, height: 40))
    )
    let behavior = UICollisionBehavior(items: [box, ball])
    behavior.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    behavior.addBoundary(
      withIdentifier: "bowl" as NSString,
      for: UIBezierPath(
        arcCenter: CGPoint(x: 300, y: 300), radius: 90, startAngle: 0, endAngle: .pi,
        clockwise: true))
    let listener = TouchListener()
    behavior.collisionDelegate = listener
    stage.animator.addBehavior(behavior)
    stage.fall([box, ball])
    #expect(behavior.boundaryIdentifiers?.count == 2)
    stage.tester.advance(by: 3)
    #expect(abs(box.center.y - 270) < 0.5)
    #expect(ball.center.y > 340 && ball.center.y < 375)
    #expect(listener.boundaries.contains("shelf") && listener.boundaries.contains("bowl"))
    behavior.removeBoundary(withIdentifier: "shelf" as NSString)
    #expect(behavior.boundary(withIdentifier: "shelf" as NSString) == nil)
    stage.tester.advance(by: 0.3)
    #expect(box.center.y > 290)
  }

  @Test func `A boundary's identifier may be a string alone, as in a page, and is the same`() {
    let box = stage.box(CGRect(x: 70, y: 150, width: 60, height: 60))
    let behavior = UICollisionBehavior(items: [box])
    behavior.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    behavior.addBoundary(withIdentifier: "shelf", for: UIBezierPath(rect: stage.tester.view.bounds))
    #expect(behavior.boundaryIdentifiers?.count == 1)
    #expect(behavior.boundary(withIdentifier: "shelf" as NSString) != nil)
    behavior.removeBoundary(withIdentifier: "shelf")
    #expect(behavior.boundary(withIdentifier: "shelf") == nil)
  }

  @Test func `What touches as a behavior leaves and comes back goes on touching`() {
    let box = stage.box(CGRect(x: 170, y: 500, width: 60, height: 60))
    let behavior = stage.walls([box])
    let listener = TouchListener()
    behavior.collisionDelegate = listener
    stage.fall([box])
    stage.tester.advance(by: 1)
    let heard = listener.heard
    #expect(heard.last == "began nil")
    stage.animator.removeBehavior(behavior)
    stage.animator.addBehavior(behavior)
    stage.tester.advance(by: 0.5)
    #expect(listener.heard == heard)
  }

  @Test
  func `The delegate hears the bounds without a name, items with each other, and when it is over`()
  {
    let (left, right) = (
      stage.box(at: CGPoint(x: 80, y: 100)), stage.box(at: CGPoint(x: 300, y: 100))
    )
    let material = stage.throwing([left], [CGPoint(x: 400, y: 0)])
    material.elasticity = 0.5
    let behavior = stage.walls([left, right])
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
    let listener = TouchListener()
    behavior.collisionDelegate = listener
    stage.tester.advance(by: 1)
    #expect(listener.heard.prefix(3) == ["began items", "ended items", "began nil"])
    #expect(right.frame.maxX < 391)
  }

  @Test func `A mode leaves the others out`() {
    let (left, right) = (
      stage.box(at: CGPoint(x: 80, y: 100)), stage.box(at: CGPoint(x: 230, y: 100))
    )
    _ = stage.throwing([left], [CGPoint(x: 400, y: 0)])
    let behavior = stage.walls([left, right])
    behavior.collisionMode = .boundaries
    stage.tester.advance(by: 1)
    #expect(right.center == CGPoint(x: 230, y: 100))
    #expect(left.center.x > 300 && left.center.x < 351)
  }

  @Test func `A tower of boxes stands`() {
    let boxes = (0..<5).map {
      stage.box(CGRect(x: 170, y: 540 - 60 * CGFloat($0), width: 60, height: 60))
    }
    stage.fall(boxes)
    _ = stage.walls(boxes)
    stage.tester.settle()
    for (place, box) in boxes.enumerated() {
      #expect(abs(box.center.x - 200) < 1)
      #expect(abs(box.center.y - (570 - 60 * CGFloat(place))) < 1.5)
    }
  }

  @Test(arguments: [30.0, 120, 240, 90])
  func `At any frame rate the same things happen`(rate: Double) {
    func run(_ rate: Double) -> [CGPoint] {
      let stage = DynamicStage()
      stage.tester.frameInterval = 1 / rate
      let boxes = (0..<3).map { stage.box(at: CGPoint(x: 80 + 100 * CGFloat($0), y: 100)) }
      boxes[1].transform = CGAffineTransform(rotationAngle: 0.4)
      let material = stage.throwing(boxes, [CGPoint(x: 300, y: -100)])
      material.elasticity = 0.6
      stage.fall(boxes)
      _ = stage.walls(boxes)
      stage.tester.advance(by: 1.2)
      return boxes.map(\.center)
    }
    for (here, there) in zip(run(rate), run(60)) {
      #expect(here.distance(to: there) < (rate == 90 ? 8 : 1))
    }
  }

  @Test func `Sixty boxes fall into a heap and come to rest`() {
    let boxes = (0..<60).map { number in
      let x = number % 8 * 46 + number % 3 * 5
      return stage.box(
        CGRect(x: x, y: number / 8 * 45, width: 30 + number % 4 * 3, height: 30))
    }
    stage.fall(boxes)
    _ = stage.walls(boxes)
    #expect(stage.tester.settle(limit: 15) < 15)
    let inside = CGRect(x: 0, y: 0, width: 400, height: 600)
    #expect(boxes.allSatisfy { inside.contains($0.center) })
  }
}

private final class PauseListener: UIDynamicAnimatorDelegate {
  var heard: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
}

private final class TouchListener: UICollisionBehaviorDelegate {
  var heard: [String] = []
  var boundaries: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let name = (identifier as? NSString).map { "\($0)" } ?? "nil"
    boundaries.append(name)
    heard.append("began \(name)")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    heard.append("began items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    heard.append("ended items")
  }
}
