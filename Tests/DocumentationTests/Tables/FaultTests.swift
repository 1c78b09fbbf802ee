import Testing
import TouchKit
import TouchTesting

@Suite struct FaultTests {
  @Test func `What the article says of faulty samples is what a window makes of them`() throws {
    let article = try Documents.text("Sources/TouchKit/Documentation.docc/DrivingAWindow.md")
    let documented = MarkdownTable(in: article, from: "fault").rows.map(\.[0].plain)
    let tester = TouchTester()
    var reported: [String] = []
    tester.window.onDiagnostic = {
      if case .sample(_, let fault) = $0 { reported.append("\(fault)") }
    }
    func send(_ id: Int, _ phase: UITouch.Phase, x: CGFloat = 0) {
      let place = CGPoint(x: x, y: 0)
      tester.window.send([TouchSample(id: id, phase: phase, location: place, timestamp: 0)])
    }
    send(1, .began, x: .nan)
    send(1, .began, x: 2 * Constants.largestCoordinate)
    send(1, .began)
    send(1, .began)
    send(2, .moved)
    for id in 2...Constants.simultaneousTouches + 1 { send(id, .began) }
    #expect(documented == reported)
  }

  // A fault that the table above left out would not be missed otherwise.
  @Test func `The article has every fault`() throws {
    let article = try Documents.text("Sources/TouchKit/Documentation.docc/DrivingAWindow.md")
    let source = try Documents.text("Sources/TouchKit/Gestures/GestureDiagnostic.swift")
    let declaration = source.components(separatedBy: "enum SampleFault").last ?? ""
    let cases = declaration.matches(of: /case (\w+)/).map { String($0.1) }
    #expect(MarkdownTable(in: article, from: "fault").rows.map(\.[0].plain) == cases)
  }
}
