import Testing

@testable import TouchKit

@Suite struct ScrollPhysicsTests {
  @Test(arguments: [(5.0, 2.74), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `The rubber band at 960 points gives what was observed`(pull: Double, reach: Double) {
    #expect(abs(RubberBand.band(pull, dimension: 960) - reach) < 0.005)
    #expect(
      abs(RubberBand.unband(RubberBand.band(pull, dimension: 960), dimension: 960) - pull) < 1e-9)
  }

  /// Positions that were measured in traces of iOS 26.1, at milliseconds after the lift. A pixel is
  /// a third of a point there.
  @Test(arguments: [
    (750.0, 5074.0, 26.9, 5093.33), (750, 5074, 93.6, 5137.67), (3000, 5326, 18.6, 5379.33),
  ])
  func `A fling is where one was measured`(
    velocity: Double, start: Double, milliseconds: Double, position: Double
  ) {
    let fling = Deceleration(start: start, velocity: velocity, rate: 0.998)
    let time = milliseconds / 1000 - Constants.decelerationDelay
    #expect(abs(fling.position(at: time) - position) < 0.17)
  }

  @Test(arguments: [(750.0, 5074.0, 5443.33, 2.16), (3000, 5326, 6818.0, 2.85)])
  func `A fling rests where and when one was measured`(
    velocity: Double, start: Double, rest: Double, duration: Double
  ) {
    let fling = Deceleration(start: start, velocity: velocity, rate: 0.998)
    #expect(abs((fling.rest * 3).rounded() / 3 - rest) < 0.01)
    #expect(abs(fling.duration - duration) < 0.005)
    #expect(abs(fling.position(at: fling.duration) - fling.rest) < 1e-9)
    #expect(abs(fling.velocity(at: fling.duration) - 10) < 1e-9)
  }

  @Test func `A fling of 3000 points a second rests 5 pixels short of what is announced`() {
    let field = AxisMotion.Field(range: 0...20_000, grid: 1.0 / 3)
    let motion = AxisMotion(position: 5326, velocity: 3000, in: field, at: 0)
    #expect(abs(motion.announced - 6819.67) < 0.01)
    #expect(abs(motion.rest - 6818) < 1e-9)
  }

  @Test func `A fling that is aimed at where it stops by itself is that fling`() throws {
    let fling = Deceleration(start: 20, velocity: -1300, rate: 0.998)
    let aimed = try #require(fling.aimed(at: fling.rest))
    for step in 0...300 {
      let t = Double(step) / 100
      #expect(abs(fling.position(at: t) - aimed.position(at: t)) < 1e-9)
    }
  }

  @Test func `A pull that is let go at rest moves inward at once`() {
    let bounce = Bounce(distance: 100, velocity: 0)
    #expect(abs(bounce.velocity(at: 0) + 1000) < 1e-9)
    #expect(abs(bounce.distance(at: 0.1) - 36.79) < 0.005)
    #expect(!bounce.isAtRest(at: 0.529) && bounce.isAtRest(at: 0.530))
    #expect(bounce.crossing == nil)
  }

  @Test(arguments: [(0.0, 3004.0), (50, 0), (-40, 900), (80, 700), (-3, -2000)])
  func `A bounce goes on as it would from any moment of it`(distance: Double, velocity: Double) {
    let bounce = Bounce(distance: distance, velocity: velocity)
    for step in 1...8 {
      let start = Double(step) * 0.04
      let rest = Bounce(
        distance: bounce.distance(at: start), velocity: bounce.remaining(at: start))
      for step in 0...50 {
        let t = Double(step) / 50
        #expect(abs(rest.distance(at: t) - bounce.distance(at: start + t)) < 1e-9)
      }
      let slope = bounce.distance(at: start + 1e-6) - bounce.distance(at: start - 1e-6)
      #expect(abs(slope / 2e-6 - bounce.velocity(at: start)) < 0.01)
    }
  }

  @Test func `A bounce that is thrown back passes its edge when it says so`() throws {
    let bounce = Bounce(distance: 20, velocity: -1000)
    let crossing = try #require(bounce.crossing)
    #expect(abs(bounce.distance(at: crossing)) < 1e-9)
    #expect(bounce.distance(at: crossing / 2) > 0)
    #expect(Bounce(distance: 20, velocity: -40).crossing == nil)
  }

  @Test func `A critically damped spring comes back as computed by hand`() {
    let spring = Spring(distance: 100, velocity: 0, frequency: 10)
    #expect(abs(spring.distance(at: 0.1) - 73.58) < 0.005)
    #expect(abs(spring.distance(at: 0.5) - 4.04) < 0.005)
    #expect(abs(spring.distance(at: 1) - 0.05) < 0.005)
    #expect(spring.crossing == nil)
  }

  @Test func `A spring thrown faster than it pulls passes its place when it says so`() throws {
    let spring = Spring(distance: 20, velocity: -1000, frequency: 10)
    let crossing = try #require(spring.crossing)
    #expect(abs(spring.distance(at: crossing)) < 1e-9)
    let stiff = spring.withoutOvershoot
    for step in 0...100 { #expect(stiff.distance(at: Double(step) / 50) >= 0) }
  }

  @Test func `The scale grows evenly to the eye and the fixed point rests`() {
    let path = ZoomPath(
      start: Viewport(scale: 1, offset: .zero),
      end: Viewport(scale: 4, offset: CGPoint(x: 300, y: 0)))
    #expect(abs(path.viewport(at: 0.5).scale - 2) < 1e-12)
    #expect(abs(path.viewport(at: 0.5).offset.x - 100) < 1e-12)
  }
}

@Suite struct AxisMotionTests {
  let field = AxisMotion.Field(range: 0...1000, grid: 0.5)

  @Test func `A fling within the range follows the formula to its end, which is on the pixel grid`()
  {
    let motion = AxisMotion(position: 100, velocity: 700.3, in: field, at: 0)
    var time = 0.0
    while !motion.state(at: time).isAtRest {
      let expected = 100 + 700.3 * 0.499 * (1 - pow(0.998, 1000 * time))
      #expect(abs(motion.state(at: time).position - expected) < 0.01)
      time += 0.001
    }
    let last = motion.state(at: time - 0.001).position
    let rest = motion.state(at: time).position
    #expect(abs(rest - last) < 0.02)
    #expect(rest == (rest * 2).rounded() / 2)
    #expect(rest == motion.rest)
  }

  @Test func `Content that runs over its edge keeps its velocity there and comes back`() {
    let motion = AxisMotion(position: 900, velocity: 2000, in: field, at: 5)
    var crossing = 5.0
    while motion.state(at: crossing).position < 1000 { crossing += 0.0001 }
    let before = motion.state(at: crossing - 0.0002).velocity
    #expect(abs(motion.state(at: crossing).velocity - before) < 20)
    #expect(motion.state(at: crossing + 0.1).position > 1050)
    #expect(motion.state(at: crossing + 3).position == 1000)
    #expect(motion.state(at: crossing + 3).isAtRest)
  }

  /// Measured: 100.3 points beyond, at rest 0.807 s after the lift. The trace shows what a frame
  /// showed: the furthest that it can have seen, and a rest up to a frame early.
  @Test func `A fling over an edge goes as far beyond it, and rests when, as was measured`() {
    let motion = AxisMotion(
      position: 940, velocity: 3125, in: field, at: Constants.decelerationDelay)
    var (furthest, rest) = (0.0, 0.0)
    while !motion.state(at: rest).isAtRest {
      furthest = max(furthest, motion.state(at: rest).position - 1000)
      rest += 0.0001
    }
    #expect(abs(furthest - 100.3) < 0.35)
    #expect(rest <= 0.807 && rest > 0.807 - 1.0 / 60)
  }

  @Test(arguments: [0.02, 0.1, 0.3, 0.5, 1.2])
  func `A motion that was moved nowhere goes on as before`(time: Double) {
    for (position, velocity) in [(900.0, 2500.0), (-40, 0), (-40, 900), (300, -400)] {
      let motion = AxisMotion(position: position, velocity: velocity, in: field, at: 0)
      let here = motion.state(at: time)
      let moved = motion.moved(to: here.position, aim: nil, in: field, at: time)
      for step in 0...100 {
        let t = time + Double(step) / 50
        let difference = moved.state(at: t).position - motion.state(at: t).position
        #expect(abs(difference) < 0.51, "\(position) \(velocity) at \(t)")
      }
    }
  }

  @Test func `Content thrown back from beyond an edge slows down from the edge on`() {
    let motion = AxisMotion(position: -20, velocity: 1500, in: field, at: 0)
    var (time, last) = (0.0, -20.0)
    while !motion.state(at: time).isAtRest {
      let position = motion.state(at: time).position
      #expect(position >= last - 1e-9, "it turned back at \(time)")
      (last, time) = (position, time + 0.005)
    }
    #expect(last > 400)
  }

  @Test func `Content let go beyond an edge at rest comes back to it and not further`() {
    let motion = AxisMotion(position: 1080, velocity: 0, in: field, at: 0)
    for step in 0...400 { #expect(motion.state(at: Double(step) / 100).position >= 1000) }
    #expect(motion.state(at: 4).position == 1000)
  }

  @Test(arguments: [-1800.0, -200, 0, 40, 600, 2500], [0.0, 130, 480, 520, 900, 1000])
  func `A motion to a place starts with its velocity and ends there`(
    velocity: Double, place: Double
  ) {
    let motion = AxisMotion(position: 500, velocity: velocity, to: place, in: field, at: 0)
    let start = motion.state(at: 0)
    #expect(abs(start.position - 500) < 1e-9)
    #expect(abs(start.velocity - velocity) < 1e-6)
    let end = motion.state(at: 10)
    #expect(end.isAtRest && end.position == place)
    var last = start.position
    var time = 0.0
    while !motion.state(at: time).isAtRest {
      let now = motion.state(at: time)
      #expect(abs(now.position - last) < 1 + 3000 * 0.002)
      (last, time) = (now.position, time + 0.001)
    }
    #expect(abs(last - place) < 0.25)
  }
}
