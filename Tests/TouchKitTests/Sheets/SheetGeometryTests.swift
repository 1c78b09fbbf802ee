import Testing

@testable import TouchKit

@Suite struct SheetGeometryTests {
  let geometry = SheetGeometry(heights: [470, 235], undimmed: 0)

  @Test(
    arguments: [
      (235, 0, true, 235), (300, 0, true, 235), (360, 0, true, 470), (110, 0, true, 0),
      (110, 0, false, 235), (240, 200, true, 470), (460, -200, true, 235), (460, -3000, true, 0),
      (235, -200, true, 0), (235, -200, false, 235), (500, 900, true, 470),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func `It goes on to the nearest detent, flung to one in that direction`(
    from height: CGFloat, velocity: CGFloat, mayDismiss: Bool, goal: CGFloat
  ) {
    #expect(geometry.goal(from: height, velocity: velocity, mayDismiss: mayDismiss) == goal)
  }

  @Test func `Dimming comes between the largest height without and the next`() {
    let two = SheetGeometry(heights: [100, 200, 400], undimmed: 100)
    #expect([50, 100, 150, 200, 400].map { two.dimming(at: $0) } == [0, 0, 0.5, 1, 1])
    #expect(SheetGeometry(heights: [100], undimmed: 100).dimming(at: 100) == 0)
  }
}
