import TouchKit
import Tsumami

/// A viewer on its way to being open, or closed, by itself.
final class ViewerMotion: FrameMotion {
  @WeakReference private var viewer: PhotoViewer?
  private let start: TimeInterval
  private let paths: [ZoomSpring]
  private let goal: ViewerPose

  /// - Parameters:
  ///   - velocity: of the finger that let go, in points per second.
  ///   - fading: of the pose's fade, per second, where another motion was under way.
  init(
    _ viewer: PhotoViewer, to goal: ViewerPose, velocity: CGPoint, fading: CGFloat,
    at time: TimeInterval
  ) {
    _viewer = WeakReference(viewer)
    self.goal = goal
    start = time
    let pose = viewer.pose
    // What comes back to its place swings a little; what comes or goes does not.
    let kind: ZoomSpring.Kind = goal.fade == 0 ? .returning : .opening
    func path(_ from: CGFloat, _ to: CGFloat, _ velocity: CGFloat) -> ZoomSpring {
      ZoomSpring(from: from, to: to, velocity: velocity, kind)
    }
    paths = [
      ZoomSpring(from: pose.fade, to: goal.fade, velocity: fading, .opening),
      path(pose.depth, goal.depth, velocity.y), path(pose.shift.x, goal.shift.x, velocity.x),
      path(pose.shift.y, goal.shift.y, velocity.y),
    ]
  }

  /// How fast it fades, per second.
  func fading(at time: TimeInterval) -> CGFloat {
    paths[0].state(at: time - start).velocity
  }

  func move(to time: TimeInterval) -> Bool {
    guard let viewer else { return false }
    let states = paths.map { $0.state(at: time - start) }
    let isFaded = abs(states[0].value - goal.fade) < 0.004
    let isThere = (1...3).allSatisfy { index in
      abs(states[index].value - paths[index].goal) < 0.25 && abs(states[index].velocity) < 10
    }
    // What has faded is not waited for: nobody sees where it goes.
    if isFaded, isThere || goal.fade == 1 {
      viewer.arrive(at: goal)
      return false
    }
    viewer.pose = ViewerPose(
      fade: states[0].value, depth: states[1].value,
      shift: CGPoint(x: states[2].value, y: states[3].value))
    return true
  }
}
