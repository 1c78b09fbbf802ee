import Testing
import UIKit

@testable import Tsumami

/// The worked examples of the comments.
@Suite struct ZoomMathematicsTests {
  @Test func `A spring is where its formula says`() {
    func at(_ time: TimeInterval, damping: CGFloat) -> CGFloat {
      var spring = ZoomSpring(from: 0, to: 100, velocity: 0, .opening)
      spring.frequency = 10
      spring.damping = damping
      return spring.state(at: time).value
    }
    #expect(abs(at(0.1, damping: 1) - 26.42) < 0.01)
    #expect(abs(at(0.1, damping: 0.75) - 29.82) < 0.01)
    let closing = ZoomSpring(from: 1, to: 0, velocity: 0, .closing)
    let least = (0..<1000).map { closing.state(at: TimeInterval($0) / 1000).value }.min() ?? 0
    #expect(abs(least + 0.02) < 0.001)
  }

  @Test func `The velocity of a spring is the slope of its way`() {
    for kind in [ZoomSpring.Kind.opening, .closing, .returning] {
      let spring = ZoomSpring(from: 3, to: 100, velocity: 250, kind)
      for step in 1..<30 {
        let time = TimeInterval(step) / 60
        let slope =
          (spring.state(at: time + 1e-5).value - spring.state(at: time - 1e-5).value) / 2e-5
        #expect(abs(slope - spring.state(at: time).velocity) < 0.01)
      }
    }
  }

  @Test func `A cell is covered by the middle of the picture, and the crop opens on the way`() {
    let ends = ZoomEnds(
      stage: CGSize(width: 300, height: 600), source: CGRect(x: 0, y: 0, width: 100, height: 100),
      sourceCorners: 8, picture: CGRect(x: 0, y: 200, width: 300, height: 200))
    let closed = ends.appearance(at: .closed)
    #expect(closed.scale == 0.5)
    #expect(closed.crop == CGRect(x: 50, y: 200, width: 200, height: 200))
    #expect(closed.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(closed.corners == 8)
    let half = ends.appearance(at: ZoomPose(progress: 0.5))
    #expect(abs(half.scale - 0.707) < 0.001)
    #expect(half.crop == CGRect(x: 25, y: 200, width: 250, height: 200))
    // A quarter of the rest, and of that what is left of the way: three quarters are gone.
    let late = ends.appearance(at: ZoomPose(progress: 0.75))
    #expect(late.crop == CGRect(x: 12.5, y: 162.5, width: 275, height: 275))
    let open = ends.appearance(at: .open)
    #expect(open.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(open.corners == 0 && open.dimming == 1)
  }

  @Test func `Round corners are those of the picture until half-way, wherever it is in its view`() {
    let picture = CGRect(x: 0, y: 60, width: 300, height: 200)
    let ends = ZoomEnds(
      stage: CGSize(width: 300, height: 600), source: CGRect(x: 200, y: 30, width: 80, height: 80),
      sourceCorners: 8, picture: picture)
    var middles: [CGFloat] = []
    for step in 0...20 {
      let pose = ZoomPose(progress: CGFloat(step) / 20)
      let (shown, drawn) = (ends.appearance(at: pose).frame, ends.frame(of: picture, at: pose))
      if step <= 10 {
        #expect(shown.minY >= drawn.minY - 1e-9 && shown.maxY <= drawn.maxY + 1e-9)
      }
      middles.append(drawn.midY)
    }
    // It goes straight to where it is in the whole view.
    #expect(middles.enumerated().allSatisfy { abs($1 - (70 + 4.5 * CGFloat($0))) < 1e-9 })
  }

  @Test func `A zoomed picture that is made whole is drawn where it was`() {
    let ends = ZoomEnds(
      stage: CGSize(width: 300, height: 600), source: nil,
      picture: CGRect(x: 0, y: 200, width: 300, height: 200))
    let pose = ends.pose(
      .open, drawing: ends.picture, at: CGRect(x: -150, y: 100, width: 600, height: 400))
    #expect(abs(pose.logScale - log(2)) < 1e-9 && pose.offset == .zero && pose.progress == 1)
  }

  @Test
  func
    `Pulled down by 100 points on a phone it has 0.921 of its size, and goes at 400 points per second`()
  {
    #expect(abs(PullDown.scale(depth: 100, height: 844) - 0.921) < 0.001)
    #expect(abs(PullDown.dimming(depth: 100, height: 844) - 0.704) < 0.001)
    #expect(abs(PullDown.depth(scale: 0.921, height: 844) - 100) < 1)
    var grip = ZoomGrip(.open, pivot: CGPoint(x: 195, y: 422), height: 844)
    grip.move(by: CGPoint(x: 0, y: 100), scale: 1, finger: CGPoint(x: 195, y: 500), count: 1)
    #expect(!grip.closes(velocity: 0, pinching: 0))
    #expect(grip.closes(velocity: 400, pinching: 0))
  }

  @Test func `Out and back is where it was, whichever way the finger went`() {
    var grip = ZoomGrip(.open, pivot: CGPoint(x: 150, y: 300), height: 600)
    var finger = CGPoint(x: 80, y: 200)
    for step in [(30, 50), (-10, 120), (5, -90), (-25, -80)] {
      let step = CGPoint(x: step.0, y: step.1)
      finger = CGPoint(x: finger.x + step.x, y: finger.y + step.y)
      grip.move(by: step, scale: 1, finger: finger, count: 1)
    }
    #expect(abs(grip.pose.offset.x) < 1e-9 && abs(grip.pose.offset.y) < 1e-9)
    #expect(abs(grip.pose.logScale) < 1e-12 && grip.pose.depth == 0)
  }
}
