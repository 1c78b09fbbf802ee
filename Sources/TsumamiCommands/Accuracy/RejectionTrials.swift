import Tsumami

/// How well strokes of shapes that are not in the library are rejected, and those of shapes that
/// are in it accepted.
///
/// For each writer and speed, each shape is left out once: the library knows the other fifteen by
/// five templates each, and is asked for the writer's other five strokes of all sixteen.
nonisolated struct RejectionTrials {
  /// One stroke, asked once.
  struct Trial {
    let writer: String
    /// True where the library knows the shape.
    let isKnown: Bool
    let match: ShapeMatch
  }

  /// A greatest distance, chosen with some writers and tested with the others.
  struct Outcome: Encodable {
    let maximumDistance: Double
    let writers: [String]
    /// The share of known shapes that are rejected, and of unknown ones that are accepted.
    let falseRejects: Double
    let falseAccepts: Double
  }

  private let trials: [Trial]
  private let writers: [String]

  init(log: StrokeLog, matching: ShapeMatching, seed: UInt64) {
    var lottery = Lottery(seed: seed)
    var trials: [Trial] = []
    for person in log.people {
      let (templates, others) = person.split(templates: 5, &lottery)
      for missing in log.names.indices {
        let library = log.library(matching) { $0 == missing ? [] : templates[$0] }
        for shape in log.names.indices {
          for drawing in others[shape] {
            guard let match = library.nearest(to: drawing) else { continue }
            trials.append(Trial(writer: person.writer, isKnown: shape != missing, match: match))
          }
        }
      }
    }
    self.trials = trials
    writers = log.writers
  }

  /// Two folds: the distance is chosen with every other writer and tested with the rest, then vice
  /// versa. None where there is one writer only.
  var crossValidated: [Outcome] {
    guard writers.count > 1 else { return [] }
    return (0...1).map { fold in
      let chosenWith = Set(writers.indices.filter { $0 % 2 == fold }.map { writers[$0] })
      let distance = bestDistance(for: trials.filter { chosenWith.contains($0.writer) })
      let rest = trials.filter { !chosenWith.contains($0.writer) }
      let (rejects, accepts) = Self.errors(rest, distance)
      return Outcome(
        maximumDistance: distance, writers: writers.filter { !chosenWith.contains($0) },
        falseRejects: rejects, falseAccepts: accepts)
    }
  }

  /// The distance with the least sum of both errors, in steps of 0.005.
  private func bestDistance(for trials: [Trial]) -> Double {
    let distances = (4...60).map { Double($0) * 0.005 }
    let sums = distances.map { distance in
      let errors = Self.errors(trials, distance)
      return errors.rejects + errors.accepts
    }
    return distances[sums.indices.min { sums[$0] < sums[$1] }!]
  }

  private static func errors(
    _ trials: [Trial], _ distance: Double
  ) -> (rejects: Double, accepts: Double) {
    let acceptance = ShapeAcceptance(maximumDistance: distance)
    var (known, rejected, unknown, accepted) = (0, 0, 0, 0)
    for trial in trials {
      let isAccepted = acceptance.accepts(trial.match)
      if trial.isKnown {
        known += 1
        rejected += isAccepted ? 0 : 1
      } else {
        unknown += 1
        accepted += isAccepted ? 1 : 0
      }
    }
    return (Double(rejected) / Double(max(1, known)), Double(accepted) / Double(max(1, unknown)))
  }
}
