import Testing
import TouchKit
import TouchTesting

@Suite struct PathViewTests {
  @Test func `A line that is drawn on is shown with all its points in the next frame`() {
    let tester = TouchTester()
    let line = PathView(frame: .zero)
    tester.view.addSubview(line)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    changes = []
    line.addLine(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3, y: 4))
    tester.window.collectChanges(into: &changes)
    let shown = changes.compactMap { change -> [CGPoint]? in
      if case .path(_, let points, _, _) = change { points } else { nil }
    }
    #expect(shown == [[CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]])
    #expect(line.points.count == 2)
  }
}
