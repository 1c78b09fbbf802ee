import Testing
import TouchTesting
import Tsumami
import UIKit

/// Recognizers that watch the same finger read its stroke together; none of them may notice.
@Suite struct SharedStrokeTests {
  /// What can be asked of a recognizer at one moment.
  private struct Look: Equatable {
    let state: UIGestureRecognizer.State
    let drawn: StrokeSequence
    let progress: CGFloat
    let isComplete: Bool
    let trail: [CGPoint]

    init(_ recognizer: StrokeGestureRecognizer) {
      state = recognizer.state
      drawn = recognizer.drawnStrokes
      progress = recognizer.progress
      isComplete = recognizer.isComplete
      trail = recognizer.trail(in: nil)
    }
  }

  nonisolated private static let drawings: [Drawing] = [
    Drawing().line(0, 100).line(80, 0),
    Drawing().line(0, 100).line(80, 0).line(0, -100).line(-60, 0),
    Drawing(step: 11).line(30, 90).line(-40, 20).line(0, 0).line(70, -10),
    Drawing(step: 3).arc(radius: 60, from: 180, by: -330),
    Drawing(step: 20).line(150, 0).line(-150, 0).line(0, 140),
  ]

  private static let makers: [() -> StrokeGestureRecognizer] = [
    { make([.down, .right]) },
    { make([.down]) },
    { make([.left, .down, .right, .up]) },
    { make([.right, .left], limit: 20) },
    { make([.down, .upRight], directions: .eight) },
    { make([.down, .right], Inattentive()) },
    { make([.down], Inattentive()) },
    { make([.right]) },
  ]

  private static func make(
    _ wanted: StrokeSequence, _ recognizer: StrokeGestureRecognizer = StrokeGestureRecognizer(),
    limit: CGFloat = 45, directions: StrokeDirections = .four
  ) -> StrokeGestureRecognizer {
    for direction in wanted { recognizer.addWantedStroke(direction) }
    recognizer.lowerLimitOfStrokeLength = limit
    recognizer.directions = directions
    return recognizer
  }

  /// What each of some recognizers says after every event of a finger that draws and lifts.
  private func looks(
    of recognizers: [StrokeGestureRecognizer], at drawing: Drawing
  ) -> [[Look]] {
    let tester = TouchTester()
    let allowsAll = AllowsSimultaneous()
    for recognizer in recognizers {
      recognizer.delegate = allowsAll
      tester.view.addGestureRecognizer(recognizer)
    }
    var looks = recognizers.map { _ in [Look]() }
    for index in recognizers.indices {
      // At the lift, before all is forgotten.
      recognizers[index].addAction { if $0.state == .ended { looks[index].append(Look($0)) } }
    }
    func look() {
      for index in recognizers.indices { looks[index].append(Look(recognizers[index])) }
    }
    let finger = tester.finger(downAt: drawing.path[0])
    for point in drawing.path.dropFirst() {
      finger.move(to: point)
      look()
    }
    finger.up()
    look()
    return looks
  }

  @Test(arguments: drawings.indices)
  func `Each says in a crowd what it says alone, whatever the others want or miss`(index: Int) {
    let drawing = Self.drawings[index]
    for crowd in [Self.makers, Self.makers.reversed()] {
      let together = looks(of: crowd.map { $0() }, at: drawing)
      for (maker, found) in zip(crowd, together) {
        #expect(found == looks(of: [maker()], at: drawing)[0])
      }
    }
  }

  @Test func `The trail of one that has failed ends where it failed, while others continue`() {
    let recognizers = [Self.make([.down, .right]), Self.make([.down, .left])]
    let drawing = Drawing().line(0, 100).line(200, 0)
    let (going, failed) = (recognizers[0], recognizers[1])
    let tester = TouchTester()
    let allowsAll = AllowsSimultaneous()
    for recognizer in recognizers {
      recognizer.delegate = allowsAll
      tester.view.addGestureRecognizer(recognizer)
    }
    let finger = tester.finger(downAt: drawing.path[0])
    for point in drawing.path.dropFirst() { finger.move(to: point) }
    #expect(failed.state == .failed)
    #expect(going.state == .changed)
    #expect(going.trail(in: nil) == drawing.path)
    let trail = failed.trail(in: nil)
    #expect(trail.count < drawing.path.count && trail.elementsEqual(drawing.path[..<trail.count]))
    finger.up()
  }
}

/// Does not hear of every third movement.
private final class Inattentive: StrokeGestureRecognizer {
  private var count = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    count += 1
    if count % 3 != 0 { super.touchesMoved(touches, with: event) }
  }
}
