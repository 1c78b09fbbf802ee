import Workloads

/// Fingers on a scroll view over 10 and over 1,000 views.
@MainActor
struct ScrollCase {
  let name: String
  let views: Int
  let makeStream: () -> TouchStream

  static var all: [ScrollCase] {
    var cases: [ScrollCase] = []
    for views in [10, 1_000] {
      cases.append(
        ScrollCase(name: "scroll/pan/\(views)v", views: views, makeStream: { TouchStream.pan() }))
      cases.append(
        ScrollCase(
          name: "scroll/pinch/\(views)v", views: views, makeStream: { TouchStream.pinch() }))
    }
    return cases
  }

  func measure(events: Int) -> Result {
    let player = ScrollStage(views: views).player(makeStream())
    player.warmUp()
    return Measurement.of(name, events: events, player.play)
  }
}
