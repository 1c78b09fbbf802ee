import Workloads

/// A list of a thousand and of a million items in a compositional layout: what a frame costs in which a finger drags it.
@MainActor
struct ListCase {
  let rows: ListPlayer.Rows
  let items: Int

  var name: String { "list/\(rows.rawValue)/\(items == 1_000 ? "thousand" : "million")" }

  static var all: [ListCase] {
    ListPlayer.Rows.allCases.flatMap { rows in
      [1_000, 1_000_000].map { ListCase(rows: rows, items: $0) }
    }
  }

  func measure(events: Int) -> Result {
    let player = ListPlayer(rows, items: items)
    player.warmUp()
    // A frame costs as much as many touch events.
    return Measurement.of(name, events: min(events, 10_000), player.play)
  }
}
