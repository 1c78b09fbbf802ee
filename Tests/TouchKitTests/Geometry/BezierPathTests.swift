import Testing
import TouchKit

@Suite struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  @Test func `A rectangle and an oval contain what is in them`() {
    let rect = UIBezierPath(rect: box)
    #expect(rect.bounds == box && !rect.isEmpty)
    #expect(rect.contains(CGPoint(x: 11, y: 21)) && !rect.contains(CGPoint(x: 9, y: 21)))
    let oval = UIBezierPath(ovalIn: box)
    #expect(!oval.contains(CGPoint(x: 11, y: 21)) && oval.contains(CGPoint(x: 60, y: 21)))
    #expect(isNear(oval.cgPath.boundingBoxOfPath, box))
  }

  @Test
  func `Round corners leave out what is in the corner, and a large radius makes half circles`() {
    let corner = CGPoint(x: 12, y: 22)
    let round = UIBezierPath(roundedRect: box, cornerRadius: 10)
    #expect(!round.contains(corner) && round.contains(CGPoint(x: 14, y: 24)))
    #expect(isNear(round.cgPath.boundingBoxOfPath, box))
    let pill = UIBezierPath(roundedRect: box, cornerRadius: 900)
    #expect(!pill.contains(CGPoint(x: 14, y: 24)) && pill.contains(CGPoint(x: 11, y: 50)))
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).contains(CGPoint(x: 10.1, y: 20.1)))
    #expect(UIBezierPath(roundedRect: box, cornerRadius: -4).contains(CGPoint(x: 10.1, y: 20.1)))
  }

  @Test func `Only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 12, y: 22)) && !path.contains(CGPoint(x: 108, y: 78)))
    #expect(path.contains(CGPoint(x: 108, y: 22)) && path.contains(CGPoint(x: 12, y: 78)))
    // Quarters of an ellipse, wider than high.
    #expect(!path.contains(CGPoint(x: 17, y: 20.9)) && path.contains(CGPoint(x: 17, y: 24)))
    #expect(isNear(path.cgPath.boundingBoxOfPath, box))
    let all = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 9, height: 9))
    #expect(!all.contains(CGPoint(x: 108, y: 22)))
  }

  @Test func `A clockwise arc goes down first on the screen, where y grows downwards`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(arc.cgPath.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(isNear(other.cgPath.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test func `Lines and curves are added, closed, mapped and removed`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 20, y: 0),
      controlPoint2: CGPoint(x: 20, y: 10))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 5, y: 20))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.currentPoint == .zero)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100 && path.contains(CGPoint(x: 112, y: 5)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `A hole is one by the even-odd rule, and a path keeps no part of another one`() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    ring.append(hole)
    hole.apply(CGAffineTransform(translationX: 500, y: 0))
    let middle = CGPoint(x: 15, y: 15)
    #expect(ring.contains(middle))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 5, y: 15)))
    let copy = ring.cgPath
    ring.cgPath = hole.cgPath
    #expect(ring.bounds.minX == 510 && copy.boundingBox.minX == 0)
  }
}
