import Testing
import TouchTesting
import UIKit

// Lines that are drawn: circles, check marks, scratches.
@MainActor @Suite final class DrawnRecognizerTests: RecognizerStage {
  @Test func `Circle: closed and round enough`() {
    tester.watch(add(CircleGestureRecognizer()), named: "circle") {
      Transcript.text($0.fit?.radius.rounded() ?? 0)
    }
    let round = (0...24).map { step -> CGPoint in
      let angle = CGFloat(step) / 24 * 2 * .pi
      return CGPoint(x: 160 + 80 * cos(angle), y: 240 + 80 * sin(angle))
    }
    tester.draw(round, over: 0.8)
    expect("0.800 circle ended 80")
    tester.draw(
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 90),
        CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 50),
      ], over: 0.8)
    expect("")
  }

  @Test func `Check mark: down and up to the right, ended above the start`() {
    tester.watch(add(CheckmarkGestureRecognizer()), named: "check")
    let mark = [CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 240), CGPoint(x: 200, y: 120)]
    tester.draw(mark, over: 0.4)
    expect("0.400 check ended")
    tester.draw(mark.reversed(), over: 0.4)
    tester.draw(Array(mark.prefix(2)), over: 0.4)
    expect("")
    // A second finger is left out, and the first goes on; one of two at once is none.
    let first = tester.finger(downAt: mark[0])
    first.drag(to: mark[1], over: 0.2)
    first.drag(to: mark[2], over: 0.2)
    first.up()
    expect("1.600 check ended")
    tester.tap(at: [mark[0], mark[1]])
    expect("")
  }

  @Test func `Tickle: recognized with the finger still down, once a touch`() {
    tester.watch(add(TickleGestureRecognizer()), named: "tickle", .touches)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 200))
    for _ in 0..<4 {
      finger.drag(to: CGPoint(x: 160, y: 200), over: 0.1)
      finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    }
    finger.up()
    expect("0.350 tickle ended 1")
    tester.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200), over: 0.2)
    expect("")
  }

  @Test func `Spiral: counts its turns, by the samples between the frames`() {
    var turns: CGFloat = 0
    let spiral = add(SpiralGestureRecognizer())
    tester.watch(spiral, named: "spiral")
    spiral.addAction { turns = $0.turns }
    let points = (0...96).map { step -> CGPoint in
      let angle = CGFloat(step) / 48 * 2 * .pi
      let radius = 40 + CGFloat(step)
      return CGPoint(x: 160 + radius * cos(angle), y: 240 + radius * sin(angle))
    }
    tester.draw(points, over: 1.6)
    #expect(abs(turns - 2) < 0.15)
    #expect(tester.transcript.lines.first?.hasSuffix("spiral began") == true)
    #expect(tester.transcript.lines.last == "1.600 spiral ended")
  }

  @Test func `Scratch: a long way in a small box`() {
    tester.watch(add(ScratchGestureRecognizer()), named: "scratch") {
      Transcript.text($0.scratchedRect.size.width)
    }
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    for _ in 0..<4 {
      finger.move(by: 40, 2)
      finger.move(by: -40, 2)
    }
    finger.up()
    expect(
      """
      0.000 scratch began 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch ended 40
      """)
  }

  @Test func `Zig-zag: in one go, and in time`() {
    tester.watch(add(ZigZagGestureRecognizer()), named: "zigzag")
    let zigzag = [
      CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 200), CGPoint(x: 160, y: 120),
      CGPoint(x: 190, y: 220),
    ]
    tester.draw(zigzag, over: 0.6)
    expect("0.600 zigzag ended")
    tester.draw(zigzag, over: 1.5)
    tester.draw(Array(zigzag.prefix(3)), over: 0.6)
    expect("")
  }

  @Test func `Pencil stroke: a finger is not taken for a pencil`() {
    tester.watch(add(PencilStrokeGestureRecognizer()), named: "stroke") { "\($0.samples.count)" }
    tester.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), over: 0.05)
    let pencil = tester.finger()
    pencil.kind = .pencil
    pencil.down(at: CGPoint(x: 10, y: 10))
    pencil.move(by: 10, 0)
    pencil.up()
    expect(
      """
      0.050 stroke began 1
      0.050 stroke changed 2
      0.050 stroke ended 3
      """)
  }
}
