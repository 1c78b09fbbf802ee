import Foundation
import Tsumami

/// The results of `tsumami accuracy`.
nonisolated struct AccuracyReport: Encodable {
  /// The kinds of matching that are compared.
  static let matchings: [(name: String, matching: ShapeMatching)] = [
    ("$Q", .cloud), ("ordered", .ordered(rotation: 0)),
    ("ordered ±22.5°", .ordered(rotation: .pi / 8)),
  ]

  static let templates = [1, 3, 5, 9]

  /// A greatest distance for each kind of matching, tested on writers it was not chosen with.
  struct Rejection: Encodable {
    let matching: String
    let outcomes: [RejectionTrials.Outcome]
  }

  let shapes: [ShapeTrials.Outcome]
  let rejection: [Rejection]
  let directions: [DirectionTrials.Outcome]
  let times: [RecognitionTime]

  /// - Parameter begin: called with each part of the work as it begins; all of them take a minute or so.
  init(log: StrokeLog, repeats: Int, seed: UInt64, begin: (String) -> Void) {
    let trials = ShapeTrials(log: log, repeats: repeats, seed: seed)
    shapes = ShapeTrials.Source.allCases.flatMap { source in
      Self.templates.flatMap { count in
        begin("shapes, \(count) templates")
        return trials.outcomes(source, templates: count)
      }
    }
    rejection = Self.matchings.map { name, matching in
      begin("shapes left out, \(name)")
      return Rejection(
        matching: name,
        outcomes: RejectionTrials(log: log, matching: matching, seed: seed).crossValidated)
    }
    begin("directions")
    directions = DirectionTrials(log: log).outcomes
    begin("times")
    times = Self.matchings.map { RecognitionTime(log: log, matching: $1, name: $0) }
  }

  /// The report as JSON, in one line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
