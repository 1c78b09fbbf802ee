import ArgumentParser
import Foundation

/// What a touch event costs: time, heap allocations, and, run under callgrind, instructions.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Bench",
    abstract: "Measures what a touch event costs on its way through a window.",
    discussion: "The ratios within one run mean more than the times: machines are noisy.")

  @Option(help: "Only the cases whose name contains this.")
  var only = ""

  @Option(help: "Events for each case.")
  var events = 200_000

  @Option(help: "A folder of recordings, or none. By default recordings/labelled in $TSUMAMI_DATA.")
  var recordings =
    ProcessInfo.processInfo.environment["TSUMAMI_DATA"].map { $0 + "/recordings/labelled" } ?? ""

  @Flag(help: "JSON Lines instead of a table.")
  var json = false

  @Flag(help: "Only lists the names of the cases.")
  var list = false

  func run() throws {
    try MainActor.assumeIsolated {
      let cases = (Case.streams + Case.recorded(in: recordings)).filter {
        only.isEmpty || $0.name.contains(only)
      }
      if list {
        for one in cases { print(one.name) }
        for one in ScrollCase.all { print(one.name) }
        for one in GridCase.all { print(one.name) }
        for one in ListCase.all { print(one.name) }
        for one in MotionCase.all { print(one.name) }
        for one in ConstraintCase.all { print(one.name) }
        return
      }
      if !json { print(Result.head) }
      for one in cases {
        let result = try one.measure(events: events)
        print(json ? result.json : result.row)
      }
      for one in ScrollCase.all where only.isEmpty || one.name.contains(only) {
        let result = one.measure(events: events)
        print(json ? result.json : result.row)
      }
      for one in MotionCase.all where only.isEmpty || one.name.contains(only) {
        let result = one.measure(events: events)
        print(json ? result.json : result.row)
      }
      for one in GridCase.all where only.isEmpty || one.name.contains(only) {
        let result = one.measure(events: events)
        print(json ? result.json : result.row)
      }
      for one in ListCase.all where only.isEmpty || one.name.contains(only) {
        let result = one.measure(events: events)
        print(json ? result.json : result.row)
      }
      for one in ConstraintCase.all where only.isEmpty || one.name.contains(only) {
        let result = one.measure(events: events)
        print(json ? result.json : result.row)
      }
    }
  }
}
