import Testing
import TouchKit
import TouchTesting

@Suite struct ShapeLayerTests {
  let tester = TouchTester()
  private let shape = CAShapeLayer()

  private func drawings() -> [LayerDrawing] {
    tester.window.presentDrawings().map(\.drawing)
  }

  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    return path
  }()

  @Test func `A shape is filled with black, and its line is drawn once it has a color`() {
    shape.path = line
    tester.view.layer.addSublayer(shape)
    var expected = LayerShape(path: [
      .move(.zero), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 100)),
    ])
    expected.fillColor = .black
    #expect(drawings() == [LayerDrawing(shapes: [expected])])
    CATransaction.setDisableActions(true)
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.lineDashPattern = [6, 3]
    shape.lineDashPhase = 2
    expected.fillColor = .clear
    expected.strokeColor = .red
    expected.stroke.width = 3
    (expected.stroke.cap, expected.stroke.join) = (.round, .round)
    (expected.stroke.dashes, expected.stroke.dashPhase) = ([6, 3], 2)
    #expect(drawings() == [LayerDrawing(shapes: [expected])])
    shape.path = nil
    #expect(drawings() == [LayerDrawing()])
  }

  @Test func `A part of the line is drawn, measured along it`() {
    shape.path = line
    (shape.fillColor, shape.strokeColor) = (nil, UIColor.red.cgColor)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    tester.view.layer.addSublayer(shape)
    #expect(
      drawings().first?.shapes.first?.path == [
        .move(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 50)),
      ])
    #expect(shape.strokeStart == 0.25)
    shape.strokeEnd = 7
    #expect(shape.strokeEnd <= 1)
  }

  @Test func `A view may be a shape itself`() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      var shape: CAShapeLayer? { layer as? CAShapeLayer }
    }
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    ring.shape?.path = UIBezierPath(ovalIn: ring.bounds).cgPath
    tester.view.addSubview(ring)
    #expect(drawings().map(\.shapes.count) == [1])
    ring.shape?.strokeEnd = 0.5
    #expect(ring.shape?.strokeEnd == 0.5)
    ring.layer.cornerRadius = 4
    #expect(ring.layerCornerRadius == 4)
  }

  @Test func `The end of a line is animated in a closure of animations, and can be caught`() {
    shape.path = line
    tester.view.layer.addSublayer(shape)
    shape.strokeEnd = 0
    tester.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.shape.strokeEnd = 1 }
    tester.advance(by: 0.5)
    #expect(abs(shape.strokeEnd - 0.5) < 0.02)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.strokeEnd = 0.25
    CATransaction.commit()
    tester.settle()
    #expect(shape.strokeEnd == 0.25)
  }

  @Test func `What nobody animates takes a quarter of a second, or as long as the group says`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    tester.view.layer.addSublayer(layer)
    // Before it is seen it is at once where it belongs.
    layer.position = CGPoint(x: 20, y: 20)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    tester.advance(by: 0.1)
    layer.position = CGPoint(x: 120, y: 20)
    tester.advance(by: 0.1)
    #expect(layer.position.x > 60 && layer.position.x < 119)
    tester.advance(by: 0.2)
    #expect(layer.position.x == 120)
    var isOver = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { isOver = true }
    layer.opacity = 0
    CATransaction.commit()
    tester.advance(by: 0.9)
    #expect(layer.opacity > 0 && !isOver)
    tester.advance(by: 0.2)
    #expect(layer.opacity == 0 && isOver)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.opacity == 1)
  }

  @Test func `The colors of a shape follow light and dark`() {
    shape.path = line
    shape.fillColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor
    tester.view.layer.addSublayer(shape)
    #expect(drawings().last?.shapes.last?.fillColor == .black)
    tester.window.clock.userInterfaceStyle = .dark
    #expect(drawings().last?.shapes.last?.fillColor == .white)
  }
}
