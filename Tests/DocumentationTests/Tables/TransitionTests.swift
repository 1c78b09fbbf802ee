import Testing
import TouchKit

private typealias State = UIGestureRecognizer.State

@Suite struct TransitionTests {
  private let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  @Test(arguments: [
    "Sources/TouchKit/Documentation.docc/States.md", "Sources/TouchKit/Gestures/StateTable.swift",
  ])
  func `The documented transitions are those of the state table`(path: String) throws {
    let table = MarkdownTable(in: try Documents.text(path), from: "from ↓ to →")
    #expect(table.head.dropFirst().elementsEqual(states.map { "\($0)" }))
    var documented: [String: String] = [:]
    for row in table.rows {
      for from in row[0].split(separator: ", ") {
        for (to, outcome) in zip(states, row.dropFirst()) {
          documented["\(from) → \(to)"] = outcome.plain
        }
      }
    }
    var actual: [String: String] = [:]
    for from in states {
      for to in states { actual["\(from) → \(to)"] = "\(StateTable.outcome(from: from, to: to))" }
    }
    #expect(documented == actual)
  }
}
