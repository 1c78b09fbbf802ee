import Tsumami

/// How long one stroke takes to be recognized among sixteen shapes with five templates each.
nonisolated struct RecognitionTime: Encodable {
  let matching: String
  let templates: Int
  /// Microseconds for one stroke, in the quickest of the batches: what disturbs a machine only
  /// makes it slower.
  let microseconds: Double

  private static let batches = 40

  /// Measures with a library and the strokes of one writer at medium speed.
  init(log: StrokeLog, matching: ShapeMatching, name: String) {
    let person = log.people.first { $0.speed == "medium" } ?? log.people[0]
    var lottery = Lottery(seed: 1)
    let (own, others) = person.split(templates: 5, &lottery)
    let library = log.library(matching) { own[$0] }
    let strokes = others.flatMap(\.self)
    let clock = ContinuousClock()
    var quickest = Double.infinity
    for _ in 0..<Self.batches {
      let took = clock.measure {
        for stroke in strokes where library.nearest(to: stroke) == nil { break }
      }
      let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
      quickest = min(quickest, seconds / Double(strokes.count))
    }
    self.matching = name
    templates = library.templates.count
    microseconds = quickest * 1e6
  }
}
