import Testing
import TouchKit
import TouchTesting

@Suite struct DrawingExamples {
  private final class Circle: UIView {
    // EXAMPLE: UIView.swift
    override func draw(_ rect: CGRect) {
      UIColor.systemBlue.setStroke()
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
      circle.lineWidth = 4
      circle.stroke()
    }
    // EXAMPLE: end
  }

  private func drawings(_ tester: TouchTester) -> [LayerDrawing] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes.compactMap { if case .drawing(_, let drawing) = $0 { drawing } else { nil } }
  }

  @Test func `A view draws a circle`() {
    let tester = TouchTester()
    tester.view.addSubview(Circle(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(drawings(tester).first?.shapes.first?.stroke.width == 4)
  }

  @Test func `What is drawn is seen within an ellipse`() {
    final class Porthole: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // EXAMPLE: CGContext+Clipping.swift
        context.saveGState()
        context.addEllipse(in: bounds)
        context.clip()
        // What is drawn here is seen within the ellipse.
        context.restoreGState()
        // EXAMPLE: end
        context.fill(rect)
      }
    }
    let tester = TouchTester()
    tester.view.addSubview(Porthole(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(drawings(tester).first?.shapes.first?.clips.isEmpty == true)
  }

  @Test func `A shape layer shows a part of a ring`() {
    let tester = TouchTester()
    let view = tester.view
    // EXAMPLE: CAShapeLayer.swift
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 6
    ring.strokeEnd = 0.4
    view.layer.addSublayer(ring)
    // EXAMPLE: end
    #expect(drawings(tester).first?.shapes.count == 1)
  }

  @Test func `A view is masked by an oval`() {
    let tester = TouchTester()
    let view = tester.view
    // EXAMPLE: MaskingLayer.swift
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    // EXAMPLE: end
    #expect(view.layer.mask === mask && view.layer.sublayers == nil)
  }

  @Test func `A gradient layer shows a sky`() {
    let tester = TouchTester()
    let view = tester.view
    // EXAMPLE: CAGradientLayer.swift
    let sky = CAGradientLayer()
    sky.frame = view.bounds
    sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
    sky.startPoint = CGPoint(x: 0, y: 0)
    sky.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(sky)
    // EXAMPLE: end
    #expect(drawings(tester).last?.gradient?.stops.count == 2)
  }
}
