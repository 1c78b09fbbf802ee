import Workloads

/// A grid of a thousand and of a million items: what a frame of it costs, and opening it.
@MainActor
struct GridCase {
  let act: GridPlayer.Act
  let items: Int

  var name: String { "grid/\(act.rawValue)/\(items == 1_000 ? "thousand" : "million")" }

  static var all: [GridCase] {
    GridPlayer.Act.allCases.flatMap { act in
      [1_000, 1_000_000].map { GridCase(act: act, items: $0) }
    }
  }

  func measure(events: Int) -> Result {
    // A frame of a grid costs as much as many touch events, and opening one as much as several frames.
    let events = min(events, act == .open ? 3_000 : 10_000)
    let player = GridPlayer(act, items: items)
    player.warmUp()
    return Measurement.of(name, events: events, player.play)
  }
}
