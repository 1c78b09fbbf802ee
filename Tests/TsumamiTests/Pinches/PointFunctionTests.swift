import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct PointFunctions {
  nonisolated static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `The distance is that of Pythagoras, and 0 between a point and itself`() {
    #expect(distanceBetweenPoints(Self.point(10, 20), Self.point(13, 24)) == 5)
    #expect(distanceBetweenPoints(Self.point(7, 7), Self.point(7, 7)) == 0)
    #expect(distanceBetweenPoints(Self.point(-3e200, 0), Self.point(0, 4e200)) / 5e200 > 0.999)
  }

  @Test
  func
    `Lines towards the lower right have negative slopes, upright lines and no lines have one too`()
  {
    let slope = angleBetweenPoints
    #expect(abs(slope(Self.point(0, 0), Self.point(10, 10)) + 45) < 1e-12)
    #expect(abs(slope(Self.point(0, 0), Self.point(10, -10)) - 45) < 1e-12)
    #expect(abs(slope(Self.point(10, 10), Self.point(0, 0)) + 45) < 1e-12)
    #expect(slope(Self.point(5, 0), Self.point(5, 10)) == -90)
    #expect(slope(Self.point(5, 10), Self.point(5, 0)) == 90)
    #expect(slope(Self.point(5, 5), Self.point(5, 5)) == 0)
    #expect(slope(Self.point(0, 3), Self.point(-8, 3)) == 0)
  }

  @Test func `Wherever the original's formula is defined, the slope is what it says`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let first = Self.point(random.next(-500, 500), random.next(-500, 500))
      let second = Self.point(random.next(-500, 500), random.next(-500, 500))
      let original = atan((second.y - first.y) / (first.x - second.x)) * 180 / .pi
      #expect(abs(angleBetweenPoints(first, second) - original) < 1e-9)
    }
  }

  @Test
  func
    `The angle between lines is 0 along, 90 across and 180 against, also for the same line twice`()
  {
    let o = Self.point(0, 0)
    #expect(angleBetweenLines(o, Self.point(10, 0), o, Self.point(0, 10)) == 90)
    #expect(angleBetweenLines(o, Self.point(10, 10), Self.point(5, 5), o) == 180)
    #expect(abs(angleBetweenLines(o, Self.point(10, 0), o, Self.point(7, 7)) - 45) < 1e-12)
    #expect(angleBetweenLines(o, o, o, Self.point(7, 7)) == 0)
    #expect(angleBetweenLines(o, o, o, o) == 0)
    #expect(angleBetweenLines(o, Self.point(1e200, 0), o, Self.point(0, 1e-200)) == 90)
  }

  @Test func `A line and a multiple of it enclose 0 or 180, however the numbers are rounded`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let (dx, dy) = (random.next(-1, 1), random.next(-1, 1))
      let factor = random.next(-1e6, 1e6)
      let angle = angleBetweenLines(
        Self.point(0, 0), Self.point(dx, dy), Self.point(0, 0), Self.point(factor * dx, factor * dy)
      )
      #expect(abs(angle - (factor < 0 ? 180 : 0)) < 1e-9)
    }
  }

  @Test(
    "The angle between lines is the same for both orders, and its supplement when one is turned round"
  )
  func anglesAreSymmetric() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let p = (0..<4).map { _ in Self.point(random.next(-9, 9), random.next(-9, 9)) }
      let angle = angleBetweenLines(p[0], p[1], p[2], p[3])
      #expect(abs(angle - angleBetweenLines(p[2], p[3], p[0], p[1])) < 1e-9)
      #expect(abs(180 - angle - angleBetweenLines(p[1], p[0], p[2], p[3])) < 1e-9)
    }
  }
}
