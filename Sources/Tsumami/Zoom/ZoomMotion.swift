import UIKit

/// A zoom to one of its ends, without fingers.
nonisolated struct ZoomMotion: Equatable {
  let goal: ZoomPose
  private let springs: [ZoomSpring]
  private let kind: ZoomSpring.Kind
  private let start: TimeInterval

  /// - Parameter velocity: of each of the numbers of the pose, per second.
  init(from pose: ZoomPose, to goal: ZoomPose, velocity: [CGFloat], at time: TimeInterval) {
    let toOpen = goal == .open
    self.init(
      from: pose, to: goal, velocity,
      toOpen ? (pose.progress > 0.98 ? .returning : .opening) : .closing, at: time)
  }

  private init(
    from pose: ZoomPose, to goal: ZoomPose, _ velocity: [CGFloat], _ kind: ZoomSpring.Kind,
    at time: TimeInterval
  ) {
    self.goal = goal
    self.kind = kind
    start = time
    springs = ZoomMotion.springs(from: pose, to: goal, velocity, kind)
  }

  private static func springs(
    from pose: ZoomPose, to goal: ZoomPose, _ velocity: [CGFloat], _ kind: ZoomSpring.Kind
  ) -> [ZoomSpring] {
    var springs: [ZoomSpring] = []
    for (index, number) in pose.numbers.enumerated() {
      springs.append(
        ZoomSpring(from: number, to: goal.numbers[index], velocity: velocity[index], kind))
    }
    return springs
  }

  /// The same from another pose, as fast as it is: its source is elsewhere.
  func turned(to pose: ZoomPose, at time: TimeInterval) -> ZoomMotion {
    ZoomMotion(from: pose, to: goal, velocity(at: time), kind, at: time)
  }

  var goesToOpen: Bool {
    goal == .open
  }

  func pose(at time: TimeInterval) -> ZoomPose {
    ZoomPose(springs.map { $0.state(at: time - start).value })
  }

  func velocity(at time: TimeInterval) -> [CGFloat] {
    springs.map { $0.state(at: time - start).velocity }
  }

  /// True once it is so near and so slow that its motion is not visible: within half a thousandth of the path and a quarter of
  /// a point.
  func hasArrived(at time: TimeInterval) -> Bool {
    for (index, spring) in springs.enumerated() {
      let state = spring.state(at: time - start)
      let isShare = index == 0 || index == 3 || index == 5
      let (near, slow): (CGFloat, CGFloat) = isShare ? (0.0005, 0.01) : (0.25, 10)
      guard abs(state.value - spring.goal) < near, abs(state.velocity) < slow else {
        return false
      }
    }
    return true
  }
}
