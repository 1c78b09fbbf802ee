import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct StrokeGestureRecognizerTests {
  let tester = TouchTester()
  let allowsAll = AllowsSimultaneous()

  /// A recognizer of a sequence, which lets others recognize theirs at the same time.
  @discardableResult
  func recognizer(_ name: String, _ wanted: StrokeSequence) -> StrokeGestureRecognizer {
    let recognizer = StrokeGestureRecognizer()
    for direction in wanted { recognizer.addWantedStroke(direction) }
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = allowsAll
    tester.view.addGestureRecognizer(tester.watch(recognizer, named: name))
    return recognizer
  }

  /// Draws along a path, 6 points an event, and lifts unless told not to.
  @discardableResult
  func draw(_ drawing: Drawing, lifts: Bool = true) -> Finger {
    let finger = tester.finger(downAt: drawing.path[0])
    for point in drawing.path.dropFirst() { finger.move(to: point) }
    if lifts { finger.up() }
    return finger
  }

  /// Who said what, in order, each state once.
  var states: [String] {
    var states: [String] = []
    for line in tester.transcript.lines {
      let state = line.split(separator: " ").dropFirst().joined(separator: " ")
      if !states.contains(state) { states.append(state) }
    }
    return states
  }

  @Test func `Begins when the sequence is complete, changes with every movement and ends on lift`()
  {
    recognizer("L", [.down, .right])
    draw(Drawing().line(0, 120).line(90, 0))
    #expect(states == ["L began", "L changed", "L ended"])
  }

  @Test func `The limit is the length a direction needs, in points`() {
    recognizer("L", [.down, .right])
    draw(Drawing().line(0, 45).line(45, 0))
    #expect(states.last == "L ended")
    tester.transcript.clear()
    draw(Drawing().line(0, 45).line(44, 0))
    draw(Drawing().line(0, 44).line(45, 0))
    #expect(states == [])
  }

  @Test func `The limit can be set, smaller and larger`() {
    let recognizer = recognizer("L", [.down, .right])
    recognizer.lowerLimitOfStrokeLength = 20
    draw(Drawing(step: 3).line(0, 24).line(24, 0))
    #expect(states.last == "L ended")
    recognizer.lowerLimitOfStrokeLength = 100
    tester.transcript.clear()
    draw(Drawing().line(0, 120).line(90, 0))
    #expect(states == [])
  }

  @Test func `A wrong direction fails it, while the finger is down if it is plain enough`() {
    let recognizer = recognizer("L", [.down, .right])
    let finger = draw(Drawing().line(0, 100).line(-150, 0), lifts: false)
    #expect(recognizer.state == .failed)
    finger.up()
    #expect(states == [])
  }

  @Test func `A wrong direction after the whole sequence cancels it`() {
    recognizer("L", [.down, .right])
    draw(Drawing().line(0, 100).line(80, 0).line(0, -60))
    #expect(states == ["L began", "L changed", "L cancelled"])
  }

  @Test func `Of several that watch one view, the one whose sequence was drawn ends`() {
    for (name, wanted) in NaturalLetters.registered { recognizer(name, wanted) }
    draw(Drawing().arc(radius: 90, from: 210, by: -350))
    #expect(states.filter { $0.hasSuffix("ended") } == ["O ended"])
    tester.transcript.clear()
    draw(Drawing().line(0, 100).arc(radius: 50, from: 90, by: -180).line(0, -100))
    #expect(states.filter { $0.hasSuffix("ended") } == ["U ended"])
    #expect(states.contains("I cancelled"))
    #expect(states.contains("L cancelled"))
  }

  @Test func `Another finger fails it or cancels it`() {
    recognizer("I", [.down])
    let finger = draw(Drawing().line(0, 100), lifts: false)
    let other = tester.finger(downAt: CGPoint(x: 20, y: 20))
    #expect(states == ["I began", "I changed", "I cancelled"])
    other.up()
    finger.up()
    tester.transcript.clear()
    tester.together {
      _ = tester.finger(downAt: CGPoint(x: 20, y: 20))
      _ = tester.finger(downAt: CGPoint(x: 60, y: 20))
    }
    #expect(states == [])
  }

  @Test func `A cancelled touch cancels it, and the next stroke starts afresh`() {
    let recognizer = recognizer("I", [.down])
    draw(Drawing().line(0, 100), lifts: false).cancel()
    #expect(states.last == "I cancelled")
    #expect(recognizer.state == .possible)
    tester.transcript.clear()
    draw(Drawing().line(0, 100))
    #expect(states.last == "I ended")
  }

  @Test func `Knows at any moment what has been drawn, and what lifting now would do`() {
    let recognizer = recognizer("L", [.down, .right])
    let finger = draw(Drawing().line(0, 24), lifts: false)
    #expect(abs(recognizer.progress - 0.5 * 24 / 45) < 1e-9)
    #expect(recognizer.drawnStrokes == [])
    finger.move(by: 0, 60)
    #expect(recognizer.progress == 0.5)
    #expect(recognizer.drawnStrokes == [.down])
    #expect(!recognizer.isComplete)
    for _ in 0..<10 { finger.move(by: 6, 0) }
    #expect(recognizer.progress == 1)
    #expect(recognizer.isComplete)
    for _ in 0..<10 { finger.move(by: 0, 6) }
    #expect(recognizer.drawnStrokes == [.down, .right, .down])
    #expect(recognizer.progress == 0)
    #expect(!recognizer.isComplete)
    finger.up()
  }

  @Test func `Its trail is the finger's path, in the coordinates of any view`() {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    tester.view.addSubview(inner)
    let recognizer = recognizer("L", [.down, .right])
    let finger = tester.finger(downAt: CGPoint(x: 30, y: 40))
    finger.move(by: 0, 50)
    finger.move(by: 5, 0)
    #expect(
      recognizer.trail(in: nil) == [
        CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90), CGPoint(x: 35, y: 90),
      ])
    #expect(recognizer.trail(in: inner).first == CGPoint(x: 20, y: 20))
    finger.up()
    #expect(recognizer.trail(in: nil) == [])
  }

  @Test
  func `Holding still cancels it once the time is set, trembling or not, and moving does not`() {
    let recognizer = recognizer("I", [.down])
    recognizer.holdDuration = 1
    let finger = draw(Drawing().line(0, 100), lifts: false)
    for _ in 0..<3 {
      tester.advance(by: 0.9)
      finger.move(by: 0, 10)
    }
    #expect(recognizer.state == .changed)
    tester.advance(by: 0.5)
    finger.move(by: 1, 1)
    tester.advance(by: 0.49)
    #expect(recognizer.state == .changed)
    tester.advance(by: 0.02)
    #expect(recognizer.state == .cancelled)
    finger.up()
    #expect(tester.window.clock.nextDue == nil)
  }

  @Test func `Without a time set it may be held as long as one likes`() {
    let recognizer = recognizer("I", [.down])
    let finger = draw(Drawing().line(0, 100), lifts: false)
    tester.advance(by: 30)
    finger.up()
    #expect(states.last == "I ended")
    #expect(recognizer.state == .possible)
  }

  @Test func `With eight directions a diagonal is a direction of its own`() {
    let recognizer = recognizer("notch", [.downRight, .upRight])
    recognizer.directions = .eight
    draw(Drawing().line(80, 80).line(80, -80))
    #expect(states.last == "notch ended")
    tester.transcript.clear()
    draw(Drawing().line(0, 100).line(0, -100))
    #expect(states == [])
  }

  @Test func `Without a wanted sequence it recognizes nothing`() {
    recognizer("nothing", [])
    draw(Drawing().line(0, 100))
    draw(Drawing())
    #expect(states == [])
  }

  @Test func `The same direction twice running counts once`() {
    let recognizer = recognizer("I", [.down, .down])
    #expect(recognizer.wantedStrokes == [.down])
    draw(Drawing().line(0, 60).line(0, 60))
    #expect(states.last == "I ended")
  }

  @Test func `It need not be complete before the lift: the last sample counts too`() {
    recognizer("I", [.down])
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 60)
    finger.up()
    #expect(states.last == "I ended")
  }
}

/// A delegate that lets everybody recognize at once.
final class AllowsSimultaneous: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
