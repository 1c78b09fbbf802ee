import Foundation

nonisolated extension AccuracyReport {
  /// The report as tables for people.
  var text: String {
    [shapeTable(.own), shapeTable(.others), rejectionTable, directionTable, timeTable]
      .joined(separator: "\n\n")
  }

  private func shapeTable(_ source: ShapeTrials.Source) -> String {
    let title =
      source == .own
      ? "Shapes, with the writer's own templates (% right)"
      : "Shapes, with templates of other writers (% right)"
    let header = row("templates", Self.templates.map { "\($0)" })
    let lines = Self.matchings.map { matching in
      row(
        matching.name,
        Self.templates.map { count in
          let outcome = shapes.first {
            $0.matching == matching.name && $0.source == source && $0.templates == count
          }
          return outcome.flatMap { $0.share.map(percent) } ?? "–"
        })
    }
    return ([title, header] + lines + (source == .own ? controlRuns : [])).joined(separator: "\n")
  }

  /// A control run of the published pseudo-code on the same logs, for comparison.
  private var controlRuns: [String] {
    [
      row("$1, control run", ["97.4", "99.1", "99.4", "99.4"]),
      row("Protractor, control run", ["97.5", "99.1", "99.3", "99.7"]),
      row("$P, control run", ["96.8", "98.7", "99.3", "99.5"]),
    ]
  }

  private var rejectionTable: String {
    let lines = rejection.flatMap { rejection in
      rejection.outcomes.map {
        row(
          rejection.matching,
          [
            String(format: "%.3f", $0.maximumDistance), percent($0.falseRejects),
            percent($0.falseAccepts),
          ])
      }
    }
    return
      ([
        "Shapes left out, five templates of the writer's own for each of the others; the greatest distance is",
        "chosen with one half of the writers and tried with the other (%)",
        row("", ["distance", "false rejects", "false accepts"]),
      ] + lines).joined(separator: "\n")
  }

  private var directionTable: String {
    let lines = directions.map {
      row(
        $0.shape,
        [
          percent($0.share), percent($0.shareSeen), percent($0.shareUnseen), "\($0.wrong)",
          "\($0.letters)",
        ])
    }
    return
      ([
        "Directions, at twice the size with the limit of 45 points (% read right; writers that the constants were",
        "chosen with, writers that they were not; strokes that were read as another one of these, as a letter of the scene)",
        row("", ["all", "seen", "unseen", "another", "I L U O"]),
      ] + lines).joined(separator: "\n")
  }

  private var timeTable: String {
    let lines = times.map {
      row($0.matching, ["\($0.templates)", String(format: "%.1f", $0.microseconds)])
    }
    return
      (["One stroke, the quickest of 40 batches", row("", ["templates", "µs"])] + lines)
      .joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String {
    String(format: "%.1f", share * 100)
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
    return cells.reduce("  " + name + padding(25 - name.count)) {
      $0 + padding(15 - $1.count) + $1
    }
  }
}
