import Testing
import TouchKit
import TouchTesting

@Suite struct ReversedPathTests {
  private func parts(of path: UIBezierPath) -> [PathElement] {
    let tester = TouchTester()
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    tester.view.layer.addSublayer(layer)
    return tester.window.presentDrawings().last?.drawing.shapes.first?.path ?? []
  }

  @Test func `A path goes from its end to its start, curve by curve`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), controlPoint: CGPoint(x: 2, y: 0))
    let end = CGPoint(x: 5, y: 5)
    let (first, second) = (CGPoint(x: 3, y: 3), CGPoint(x: 4, y: 5))
    path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
    #expect(
      parts(of: path.reversing()) == [
        .move(end), .curve(second, first, CGPoint(x: 2, y: 2)),
        .quad(CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 0)), .line(.zero),
      ])
    #expect(parts(of: path.reversing().reversing()) == parts(of: path))
  }

  @Test func `A shape that goes the other way is a hole in another one`() {
    let plate = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hole = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 20, height: 20))
    hole.lineWidth = 7
    plate.append(hole)
    #expect(plate.contains(CGPoint(x: 50, y: 50)))
    let holed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    holed.append(hole.reversing())
    #expect(!holed.contains(CGPoint(x: 50, y: 50)) && holed.contains(CGPoint(x: 10, y: 10)))
    #expect(hole.reversing().lineWidth == 7 && UIBezierPath().reversing().isEmpty)
  }
}
