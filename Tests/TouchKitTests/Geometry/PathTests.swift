import Testing
import TouchKit

@Suite struct PathTests {
  @Test func `A path knows where it is, and what is around it`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox == .null)
    path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 40)])
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 30))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test func `Controls pull at a curve, which does not reach them`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingBox.height == 100)
    #expect(abs(path.boundingBoxOfPath.height - 50) < 0.01)
    #expect(path.contains(CGPoint(x: 50, y: 49)))
    #expect(!path.contains(CGPoint(x: 50, y: 51)))
  }

  @Test func `A circle is round within a thousandth`() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 100, y: 100), radius: 100, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    for degree in stride(from: 0, to: 360, by: 7) {
      let angle = CGFloat(degree) * .pi / 180
      func place(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
      }
      #expect(path.contains(place(99.9)))
      #expect(!path.contains(place(100.1)))
    }
  }

  @Test func `An arc goes in the given direction`() {
    let below = CGMutablePath()
    below.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(below.boundingBoxOfPath.maxY - 10) < 0.01)
    let above = CGMutablePath()
    above.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(above.boundingBoxOfPath.minY + 10) < 0.01)
  }

  @Test func `A hole is inside by winding, and outside by crossings`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
    path.addEllipse(in: CGRect(x: 30, y: 30, width: 30, height: 30))
    let middle = CGPoint(x: 45, y: 45)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(path.contains(CGPoint(x: 170, y: 170), transform: double))
    #expect(!path.contains(CGPoint(x: 190, y: 170), transform: double))
  }

  @Test func `What is not finite is left out, and copies stay as they are`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy?.currentPoint == CGPoint(x: 5, y: 5))
    #expect(path.mutableCopy()?.currentPoint == CGPoint(x: 9, y: 9))
  }
}
