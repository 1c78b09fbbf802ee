import Workloads

/// A scroll view over 10 and over 1,000 views whose content moves by itself.
@MainActor
struct MotionCase {
  let name: String
  let views: Int
  let motion: ScrollStage.Motion

  static var all: [MotionCase] {
    [10, 1_000].flatMap { views in
      ScrollStage.Motion.allCases.map {
        MotionCase(name: "scroll/\($0.rawValue)/\(views)v", views: views, motion: $0)
      }
    }
  }

  func measure(events: Int) -> Result {
    let stage = ScrollStage(views: views)
    let player = stage.player(motion)
    precondition(stage.isMoving, "Nothing moves.")
    player.warmUp()
    let result = Measurement.of(name, events: events, player.play)
    precondition(stage.isMoving, "It came to rest before the end.")
    return result
  }
}
