import Testing

@testable import TouchKit

@Suite struct ScrollPhysicsTests {
  @Test(arguments: [(5.0, 2.74), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `The rubber band at 960 points gives what was observed`(pull: Double, reach: Double) {
    #expect(abs(RubberBand.band(pull, dimension: 960) - reach) < 0.005)
    #expect(
      abs(RubberBand.unband(RubberBand.band(pull, dimension: 960), dimension: 960) - pull) < 1e-9)
  }

  @Test func `A fling of 1000 points a second slows down as documented`() {
    let fling = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(fling.position(at: 1) - 432.0) < 0.05)
    #expect(abs(fling.rest - 494.5) < 0.05)
    for step in 1...200 {
      let t = Double(step) / 100
      let expected = 1000 * (pow(0.998, 1000 * t) - 1) / (1000 * log(0.998))
      #expect(abs(fling.position(at: t) - expected) < 1e-9)
    }
    #expect(abs(fling.velocity(at: fling.duration) - 10) < 1e-9)
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
      let expected = 100 + 700.3 * (pow(0.998, 1000 * time) - 1) / (1000 * log(0.998))
      #expect(abs(motion.state(at: time).position - expected) < 0.01)
      time += 0.001
    }
    let last = motion.state(at: time - 0.001).position
    let rest = motion.state(at: time).position
    #expect(abs(rest - last) < 0.02)
    #expect(rest == (rest * 2).rounded() / 2)
    #expect(rest == motion.rest)
  }

  @Test func `Content that runs over its edge keeps its velocity there and springs back`() {
    let motion = AxisMotion(position: 900, velocity: 2000, in: field, at: 5)
    var crossing = 5.0
    while motion.state(at: crossing).position < 1000 { crossing += 0.0001 }
    let before = motion.state(at: crossing - 0.0002).velocity
    #expect(abs(motion.state(at: crossing).velocity - before) < 20)
    #expect(motion.state(at: crossing + 0.1).position > 1050)
    #expect(motion.state(at: crossing + 3).position == 1000)
    #expect(motion.state(at: crossing + 3).isAtRest)
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
