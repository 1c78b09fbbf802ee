import Foundation
import Testing

@testable import TouchKit

/// The table in the documentation of `ScrollActivity` is what `ScrollState.advance(_:)` does.
@Suite struct ScrollActivityTests {
  private static let grip = ScrollGrip.drag(
    DragGrip(offset: .zero, translation: .zero, axes: CGPoint(x: 1, y: 1)))
  private static let motion = ScrollMotion.glide(
    GlideMotion(
      from: .zero, to: CGPoint(x: 0, y: 100), velocity: .zero, isAnnounced: false, at: 0))

  private static let events: [(name: String, event: ScrollEvent)] = [
    ("touched", .touched(nil)), ("gripped", .gripped(grip)), ("loosened", .loosened),
    ("started", .started(motion)), ("stopped", .stopped), ("lifted", .lifted),
    ("transitionBegan", .transitionBegan),
    ("transitionEnded", .transitionEnded), ("left", .left),
  ]

  private static func name(_ state: ScrollState) -> String {
    switch state.activity {
    case .rest: "rest"
    case .caught: "caught"
    case .held: "held"
    case .moving: "moving"
    case .inTransition: "inTransition"
    }
  }

  /// In one of the activities, with a finger that tracks, or without one where that can be.
  private static func state(_ activity: String, isTracked: Bool) -> ScrollState {
    var state = ScrollState()
    if isTracked { state.advance(.touched(nil)) }
    switch activity {
    case "held": state.advance(.gripped(grip))
    case "moving": state.advance(.started(motion))
    case "inTransition": state.advance(.transitionBegan)
    default: break
    }
    return state
  }

  /// The rows of the table: the event, and what it leads to from each activity.
  private static func table() throws -> (columns: [String], rows: [[String]]) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/TouchKit/Scrolling/ScrollActivity.swift")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("/// |") && !$0.contains("---") }
      .map { line in
        line.dropFirst(4).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
      }
    return (Array(rows[0].dropFirst()), Array(rows.dropFirst()))
  }

  @Test func `Every event leads from every activity to where the table says`() throws {
    let (columns, rows) = try Self.table()
    #expect(columns == ["rest", "caught", "held", "moving", "inTransition"])
    #expect(rows.map { $0[0] } == Self.events.map(\.name))
    for row in rows {
      let event = try #require(Self.events.first { $0.name == row[0] }).event
      for (column, cell) in zip(columns, row.dropFirst()) {
        for isTracked in [true, false]
        where isTracked != (column == "rest") || column == "inTransition" {
          var state = Self.state(column, isTracked: isTracked)
          guard Self.name(state) == column else { continue }
          state.advance(event)
          let expected =
            cell.hasSuffix("¹") ? (isTracked ? "caught" : "rest") : cell
          #expect(Self.name(state) == expected, "\(row[0]) in \(column), tracked: \(isTracked)")
        }
      }
    }
  }

  @Test func `Leaving the window forgets everything but how many motions there were`() {
    var state = ScrollState()
    state.advance(.touched(ScrollCatch(velocity: CGPoint(x: 0, y: 300), time: 1)))
    state.begin([.dragging, .zooming])
    state.advance(.started(Self.motion))
    state.advance(.left)
    #expect(state.phases == [] && state.fingers.caught == nil && state.motions == 1)
  }

  @Test func `A drag that ends without a finger on the content leaves it at rest`() {
    var state = ScrollState()
    state.begin(.dragging)
    state.advance(.gripped(Self.grip))
    state.advance(.loosened)
    #expect(Self.name(state) == "caught")
    state.end(.dragging)
    #expect(Self.name(state) == "rest")
  }
}
