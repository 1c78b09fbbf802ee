import Foundation
import Workloads

/// One thing to measure: a stream of touches into a window of a certain make.
@MainActor
struct Case {
  let name: String
  let recognizers: Int
  let views: Int
  let isSimultaneous: Bool
  let makeStream: () throws -> TouchStream

  /// Taps, pans and pinches into windows with 1, 8 and 64 recognizers and 1, 5 and 20 views, one in
  /// the other.
  static var streams: [Case] {
    var cases: [Case] = []
    for (name, stream) in [
      ("tap", TouchStream.taps), ("pan", TouchStream.pan), ("pinch", TouchStream.pinch),
    ] {
      for recognizers in [1, 8, 64] {
        for views in [1, 5, 20] {
          for isSimultaneous in [false, true] where recognizers > 1 || !isSimultaneous {
            let mode = isSimultaneous ? "together" : "exclusive"
            cases.append(
              Case(
                name: "\(name)/\(recognizers)r/\(views)v/\(mode)", recognizers: recognizers,
                views: views, isSimultaneous: isSimultaneous, makeStream: stream))
          }
        }
      }
    }
    return cases
  }

  /// All recordings of a folder, one after the other, into a window with 8 recognizers and 5 views.
  static func recorded(in folder: String) -> [Case] {
    guard !folder.isEmpty else { return [] }
    let files =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".csv") }.sorted() ?? []
    guard !files.isEmpty else { return [] }
    return [
      Case(name: "recordings/8r/5v/together", recognizers: 8, views: 5, isSimultaneous: true) {
        try TouchStream.recorded(files.map { folder + "/" + $0 })
      }
    ]
  }

  func measure(events: Int) throws -> Result {
    let stream = try makeStream()
    let stage = Stage(views: views, recognizers: recognizers, isSimultaneous: isSimultaneous)
    let player = stage.player(stream)
    player.warmUp()
    return Measurement.of(name, events: events, player.play)
  }
}
