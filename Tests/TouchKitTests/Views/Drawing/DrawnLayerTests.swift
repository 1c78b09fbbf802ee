import Testing
import TouchKit
import TouchTesting

/// Layers of a class of the program's that draw what they show.
@Suite struct DrawnLayerTests {
  private class Dot: CALayer {
    var calls = 0
    var isCurrent = false

    override func draw(in ctx: CGContext) {
      calls += 1
      isCurrent = UIGraphicsGetCurrentContext() === ctx
      super.draw(in: ctx)
      ctx.fillEllipse(in: bounds)
    }
  }

  private final class Dial: UIView {
    var calls = 0
    override class var layerClass: AnyClass { Dot.self }

    override func draw(_ rect: CGRect) {
      calls += 1
      UIRectFill(rect)
    }
  }

  private let tester = TouchTester()
  private let dot = Dot()

  init() {
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    tester.view.layer.addSublayer(dot)
    tester.advance(by: 0.1)
  }

  private func bounds() -> [CGRect?] {
    tester.window.presentDrawings().map(\.drawing.bounds)
  }

  @Test func `A layer draws once it is asked to, and once for a frame`() {
    #expect(dot.calls == 0 && bounds().isEmpty)
    dot.setNeedsDisplay()
    dot.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bounds() == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(dot.calls == 1 && !dot.isCurrent)
    #expect(bounds().isEmpty)
  }

  @Test func `One that is asked before it is in a window, or has a size, draws then`() {
    let late = Dot()
    late.setNeedsDisplay()
    tester.view.layer.addSublayer(late)
    _ = bounds()
    #expect(late.calls == 0)
    late.bounds.size = CGSize(width: 5, height: 5)
    tester.advance(by: 0.3)
    #expect(late.calls > 0)
  }

  @Test func `In another size it is stretched, or drawn anew where it says so`() {
    dot.setNeedsDisplay()
    _ = bounds()
    CATransaction.setDisableActions(true)
    dot.bounds.size.width = 40
    #expect(bounds().isEmpty && dot.calls == 1)
    dot.needsDisplayOnBoundsChange = true
    CATransaction.setDisableActions(true)
    dot.bounds.size.width = 60
    #expect(bounds() == [CGRect(x: 0, y: 0, width: 60, height: 20)])
    #expect(dot.calls == 2 && dot.needsDisplayOnBoundsChange)
  }

  @Test func `A view's layer draws, and its view where that calls super`() throws {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    tester.view.addSubview(dial)
    let drawing = try #require(tester.window.presentDrawings().last?.drawing)
    #expect(drawing.shapes.count == 2 && dial.calls == 1)
    #expect((dial.layer as? Dot)?.calls == 1)
    dial.layer.setNeedsDisplay()
    _ = bounds()
    #expect(dial.calls == 2)
  }

  @Test func `A context is the present one from a push to a pop`() {
    final class Ring: CALayer {
      override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        UIBezierPath(ovalIn: bounds).fill()
        UIGraphicsPopContext()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    ring.setNeedsDisplay()
    tester.view.layer.addSublayer(ring)
    #expect(tester.window.presentDrawings().last?.drawing.shapes.count == 1)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
