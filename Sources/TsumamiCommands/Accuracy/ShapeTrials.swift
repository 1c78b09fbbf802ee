import Tsumami

/// How often the nearest template is one of the right shape, when every shape is known.
///
/// As in the published studies: for each writer and speed some templates of each shape are drawn by
/// lot, one other stroke of each shape is asked, and that is repeated.
nonisolated struct ShapeTrials {
  /// Whose templates the library holds.
  enum Source: String, Encodable, CaseIterable {
    /// The writer's own, at the same speed.
    case own
    /// Those of other writers at the same speed, each template by another one.
    case others
  }

  /// One line of the table.
  struct Outcome: Encodable {
    let matching: String
    let source: Source
    let templates: Int
    let asked: Int
    let right: Int

    /// `nil` where nothing could be asked: one writer's log has no other writers.
    var share: Double? { asked > 0 ? Double(right) / Double(asked) : nil }
  }

  let log: StrokeLog
  let repeats: Int
  let seed: UInt64

  /// All kinds of matching with the same templates and strokes.
  func outcomes(_ source: Source, templates count: Int) -> [Outcome] {
    var lottery = Lottery(seed: seed)
    let people = log.people
    let matchings = AccuracyReport.matchings
    var right = matchings.map { _ in 0 }
    var asked = 0
    for person in people {
      for _ in 0..<repeats {
        let (own, others) = person.split(templates: source == .own ? count : 0, &lottery)
        let foreign = people.filter { $0.writer != person.writer && $0.speed == person.speed }
          .shuffled(using: &lottery).prefix(count)
        var library = log.library(.cloud) { shape in
          source == .own
            ? own[shape] : foreign.compactMap { $0.drawings[shape].randomElement(using: &lottery) }
        }
        for shape in log.names.indices {
          guard let drawing = others[shape].first else { continue }
          asked += 1
          for (index, matching) in matchings.enumerated() {
            library.matching = matching.matching
            if library.nearest(to: drawing)?.shape == shape { right[index] += 1 }
          }
        }
      }
    }
    return matchings.indices.map {
      Outcome(
        matching: matchings[$0].name, source: source, templates: count, asked: asked,
        right: right[$0])
    }
  }
}

nonisolated extension StrokeLog {
  /// A library with all shapes, in the order of ``names``, and the templates given.
  func library(
    _ matching: ShapeMatching, templates: (_ shape: Int) -> [ShapeDrawing]
  ) -> ShapeLibrary {
    var library = ShapeLibrary()
    library.matching = matching
    for name in names { library.addShape(name) }
    for shape in names.indices {
      for drawing in templates(shape) { library.addTemplate(drawing, to: shape) }
    }
    return library
  }
}
