import Workloads

/// Views that constraints place: what a frame costs in which one constant is another one, and all is solved anew.
@MainActor
struct ConstraintCase {
  let rows: Int

  var name: String { "constraints/\(12 * rows)" }

  static var all: [ConstraintCase] {
    [4, 10].map { ConstraintCase(rows: $0) }
  }

  func measure(events: Int) -> Result {
    let player = ConstraintPlayer(rows: rows)
    player.warmUp()
    return Measurement.of(name, events: min(events, 10_000), player.play)
  }
}
