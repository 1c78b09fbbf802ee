import Foundation
import Tsumami

/// Everything that `tsumami accuracy` finds out.
nonisolated struct AccuracyReport: Encodable {
  /// The ways of matching that are compared.
  static let matchings: [(name: String, matching: ShapeMatching)] = [
    ("$Q", .cloud), ("ordered", .ordered(rotation: 0)),
    ("ordered ±22.5°", .ordered(rotation: .pi / 8)),
  ]

  static let templates = [1, 3, 5, 9]

  /// A greatest distance for each way of matching, tried on writers it was not chosen with.
  struct Rejection: Encodable {
    let matching: String
    let outcomes: [RejectionTrials.Outcome]
  }

  let shapes: [ShapeTrials.Outcome]
  let rejection: [Rejection]
  let directions: [DirectionTrials.Outcome]
  let times: [RecognitionTime]

  init(log: StrokeLog, repeats: Int, seed: UInt64) {
    let trials = ShapeTrials(log: log, repeats: repeats, seed: seed)
    shapes = ShapeTrials.Source.allCases.flatMap { source in
      Self.templates.flatMap { trials.outcomes(source, templates: $0) }
    }
    rejection = Self.matchings.map { name, matching in
      Rejection(
        matching: name,
        outcomes: RejectionTrials(log: log, matching: matching, seed: seed).crossValidated)
    }
    directions = DirectionTrials(log: log).outcomes
    times = Self.matchings.map { RecognitionTime(log: log, matching: $1, name: $0) }
  }

  /// The report as JSON, in one line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
