import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct ShapeGestureRecognizerTests {
  let tester = TouchTester(size: CGSize(width: 600, height: 600))
  let recognizer = ShapeGestureRecognizer()

  init() {
    recognizer.library = ShapeLibraryTests.library()
    tester.watch(recognizer, named: "shape") {
      $0.match.map { ShapeLibraryTests.shapes[$0.shape].name } ?? "\($0.drawing.strokes.count)"
    }
    tester.view.addGestureRecognizer(recognizer)
  }

  func draw(_ path: [CGPoint]) {
    let finger = tester.finger(downAt: path[0])
    for point in path.dropFirst() { finger.move(to: point) }
    finger.up()
  }

  @Test func `A shape is recognized when no further stroke has followed in time`() {
    draw(ShapeLibraryTests.shapes[1].drawing.path)
    tester.advance(by: 0.39)
    #expect(tester.transcript.lines == [])
    tester.settle()
    #expect(tester.transcript.lines == ["0.400 shape ended triangle"])
    #expect(recognizer.state == .possible)
    #expect(recognizer.match == nil)
  }

  @Test func `Strokes that follow in time belong to the same shape`() {
    draw(Drawing(from: CGPoint(x: 100, y: 220)).line(160, 0).path)
    tester.advance(by: 0.3)
    draw(Drawing(from: CGPoint(x: 260, y: 220)).line(-80, -120).path)
    tester.advance(by: 0.3)
    draw(Drawing(from: CGPoint(x: 100, y: 220)).line(80, -120).path)
    tester.settle()
    #expect(tester.transcript.lines == ["1.000 shape ended triangle"])
  }

  @Test func `Without a timeout the lift decides`() {
    recognizer.strokeTimeout = 0
    draw(ShapeLibraryTests.shapes[2].drawing.path)
    #expect(tester.transcript.lines == ["0.000 shape ended zigzag"])
  }

  @Test func `A drawing that is none of the shapes fails, and so does a tap, at once`() {
    draw(Drawing().line(90, 10).line(-90, 50).line(90, 40).line(-90, 30).line(50, -150).path)
    tester.settle()
    tester.finger().tap(at: CGPoint(x: 50, y: 50))
    #expect(tester.transcript.lines == [])
    #expect(recognizer.state == .possible)
    #expect(tester.window.clock.nextDue == nil)
  }

  @Test func `A second finger fails it`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 100, 0)
    let other = tester.finger(downAt: CGPoint(x: 300, y: 300))
    #expect(recognizer.state == .failed)
    finger.up()
    other.up()
    draw(ShapeLibraryTests.shapes[6].drawing.path)
    tester.settle()
    #expect(tester.transcript.lines == ["0.400 shape ended bar"])
  }

  @Test func `Knows while the finger is down what lifting now would be`() {
    let path = ShapeLibraryTests.shapes[3].drawing.path
    let finger = tester.finger(downAt: path[0])
    #expect(recognizer.candidate == nil)
    for point in path.dropFirst() { finger.move(to: point) }
    #expect(recognizer.candidate?.shape == 3)
    finger.up()
  }

  @Test func `Takes whatever is drawn as a template, for recording`() {
    recognizer.acceptsEverything = true
    var recorded: ShapeDrawing?
    recognizer.addAction { recorded = $0.drawing(in: $0.view) }
    draw(Drawing().line(90, 10).line(-90, 50).path)
    draw(Drawing().line(0, 10).path)
    tester.settle()
    #expect(tester.transcript.lines == ["0.400 shape ended 2"])
    #expect(recorded?.strokes.count == 2)
  }
}
