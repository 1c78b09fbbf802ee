import Testing
import TouchKit
import TouchTesting

@Suite struct DrawingTests {
  let tester = TouchTester()

  private final class Pad: UIView {
    var calls = 0
    var paint: (CGRect) -> Void = { UIBezierPath(rect: $0).fill() }

    override func draw(_ rect: CGRect) {
      calls += 1
      paint(rect)
    }
  }

  private let pad = Pad(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func drawings() -> [LayerDrawing] {
    tester.window.presentDrawings().filter { $0.layer == pad.layerNumber }.map(\.drawing)
  }

  private func shapes(_ paint: @escaping (CGRect) -> Void) -> [LayerShape] {
    pad.paint = paint
    pad.setNeedsDisplay()
    tester.view.addSubview(pad)
    return drawings().last?.shapes ?? []
  }

  @Test func `A view is drawn once it is in a window, with its bounds, and then only when it asks`()
  {
    pad.setNeedsDisplay()
    #expect(pad.calls == 0)
    tester.view.addSubview(pad)
    #expect(drawings().map(\.bounds) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(pad.calls == 1)
    tester.advance(by: 0.1)
    #expect(drawings().isEmpty)
    pad.setNeedsDisplay()
    pad.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawings().count == 1)
    #expect(pad.calls == 2)
  }

  @Test func `A view that nobody asks to draw is drawn, and one that draws nothing is not told`() {
    let plain = UIView(frame: pad.frame)
    tester.view.addSubview(plain)
    tester.view.addSubview(pad)
    #expect(tester.window.presentDrawings().map(\.layer) == [pad.layerNumber])
  }

  @Test func `In another size it is stretched, or drawn anew where the content mode says so`() {
    tester.view.addSubview(pad)
    _ = drawings()
    pad.frame.size.width = 200
    #expect(drawings().isEmpty)
    pad.contentMode = .redraw
    pad.frame.size.width = 300
    #expect(drawings().map(\.bounds) == [CGRect(x: 0, y: 0, width: 300, height: 50)])
    pad.bounds.size.height = 10
    #expect(drawings().map(\.bounds?.height) == [10])
  }

  @Test func `What has no room is drawn once it has some`() {
    pad.frame = .zero
    tester.view.addSubview(pad)
    #expect(drawings().isEmpty && pad.calls == 0)
    pad.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(drawings().map(\.shapes.count) == [1])
    #expect(pad.calls == 1)
    pad.frame.size.width = 40
    #expect(drawings().isEmpty)
  }

  @Test func `Lines have the color, the width and the ends of the path`() {
    let drawn = shapes { _ in
      UIColor.red.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 1, y: 2))
      line.addLine(to: CGPoint(x: 3, y: 4))
      line.lineWidth = 5
      line.lineCapStyle = .round
      line.lineJoinStyle = .bevel
      line.setLineDash([4, 2], count: 2, phase: 1)
      line.stroke()
    }
    var expected = LayerShape(path: [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4))])
    expected.strokeColor = .red
    expected.stroke.width = 5
    (expected.stroke.cap, expected.stroke.join) = (.round, .bevel)
    (expected.stroke.dashes, expected.stroke.dashPhase) = ([4, 2], 1)
    #expect(drawn == [expected])
  }

  @Test func `A context maps what is added, and lines are as wide as the map makes them`() {
    let drawn = shapes { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 2, y: 1))
      context.strokePath()
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn.count == 2)
    #expect(drawn[0].path == [.move(CGPoint(x: 12, y: 2)), .line(CGPoint(x: 14, y: 2))])
    #expect(drawn[0].stroke.width == 6)
    #expect(drawn[1].fillColor == UIColor.blue.withAlphaComponent(0.5))
    #expect(drawn[1].path.first == .move(.zero) && drawn[1].strokeColor == .clear)
  }

  @Test func `Rings are filled by the even-odd rule, and both fill and line are one shape`() {
    let drawn = shapes { rect in
      UIColor.green.set()
      let ring = UIBezierPath(ovalIn: rect)
      ring.append(UIBezierPath(ovalIn: rect.insetBy(dx: 10, dy: 10)))
      ring.usesEvenOddFillRule = true
      ring.fill()
      let context = UIGraphicsGetCurrentContext()
      context?.addEllipse(in: rect)
      context?.drawPath(using: .fillStroke)
    }
    #expect(drawn.map(\.fillRule) == [.evenOdd, .winding])
    #expect(drawn.map(\.strokeColor) == [.clear, .green])
    #expect(drawn.map(\.fillColor) == [.green, .green])
  }

  @Test func `Outside of a call there is no context, and nothing is drawn`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: .zero).stroke()
    UIRectFill(.zero)
    let outer = Pad(frame: pad.frame)
    outer.paint = { _ in #expect(UIGraphicsGetCurrentContext() != nil) }
    tester.view.addSubview(outer)
    _ = drawings()
    #expect(outer.calls == 1 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `Light that becomes dark is drawn anew, in the colors of the dark`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = shapes {
      color.setFill()
      UIBezierPath(rect: $0).fill()
    }
    tester.window.clock.userInterfaceStyle = .dark
    tester.advance(by: 0.02)
    pad.setNeedsDisplay()
    #expect(light.map(\.fillColor) == [.black])
    #expect(drawings().last?.shapes.map(\.fillColor) == [.white])
  }

  @Test func `A copy of a view shows what it has drawn`() throws {
    tester.view.addSubview(pad)
    let drawing = drawings().last
    let copy = try #require(pad.snapshotView(afterScreenUpdates: false))
    tester.view.addSubview(copy)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    #expect(changes.contains(.drawing(copy.layerNumber, try #require(drawing))))
  }
}
