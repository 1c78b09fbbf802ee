import Testing
import TouchKit
import TouchTesting

/// Where a drawing is cut off, and what takes away what was drawn.
@Suite struct ClippingTests {
  private final class Pad: UIView {
    var paint: (CGContext, CGRect) -> Void = { _, _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { paint(context, rect) }
    }
  }

  private let tester = TouchTester()
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let left = CGRect(x: 0, y: 0, width: 50, height: 50)

  private func shapes(_ paint: @escaping (CGContext, CGRect) -> Void) -> [LayerShape] {
    pad.paint = paint
    tester.view.addSubview(pad)
    return tester.window.presentDrawings().last?.drawing.shapes ?? []
  }

  @Test func `What is drawn after a clip is cut off by it, until the state is restored`() {
    let oval = UIBezierPath(ovalIn: left)
    let shapes = shapes { context, rect in
      context.saveGState()
      context.addPath(oval.cgPath)
      context.clip(using: .evenOdd)
      context.fill(rect)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(rect)
      context.restoreGState()
      context.fill(rect)
    }
    #expect(shapes.map(\.clips.count) == [1, 2, 0])
    #expect(shapes[0].clips[0].rule == .evenOdd)
    #expect(shapes[0].clips[0].path.count == shapes[1].clips[0].path.count)
    #expect(shapes[0].path.count == 5)
  }

  @Test func `A clip is where it was when it was made, whatever the coordinates are later`() {
    let shapes = shapes { context, rect in
      context.translateBy(x: 10, y: 0)
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)).addClip()
      context.scaleBy(x: 2, y: 2)
      context.fill(rect)
    }
    #expect(shapes.first?.clips.first?.path.first == .move(CGPoint(x: 10, y: 0)))
    #expect(shapes.first?.clips.last?.path.first == .move(CGPoint(x: 11, y: 1)))
  }

  @Test func `A clip without parts changes nothing, and a reset draws everywhere again`() {
    let shapes = shapes { context, rect in
      context.clip()
      context.fill(rect)
      context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), rect])
      context.fill(rect)
      context.resetClip()
      context.fill(rect)
    }
    #expect(shapes.map(\.clips.count) == [0, 1, 0])
    #expect(shapes[1].clips[0].path.count == 10)
  }

  @Test func `An eraser takes away whatever its color is, and the state keeps it`() {
    let shapes = shapes { context, rect in
      context.fill(rect)
      context.saveGState()
      context.setBlendMode(.clear)
      context.setStrokeColor(UIColor.clear.cgColor)
      context.stroke(rect)
      context.restoreGState()
      context.stroke(rect)
      context.clear(rect)
      context.fill(rect)
    }
    #expect(shapes.map(\.erases) == [false, true, false, true, false])
    #expect(shapes[1].strokeColor == .black && shapes[1].fillColor == .clear)
  }

  @Test func `Clips and erasers come through as numbers, beside rules and lines`() {
    var shape = LayerShape(path: [.move(.zero), .quad(.zero, CGPoint(x: 3, y: 4))])
    shape.fillRule = .evenOdd
    shape.strokeColor = .red
    shape.stroke.dashes = [1, 2]
    shape.erases = true
    shape.clips = [
      LayerClip(path: [.move(.zero), .line(CGPoint(x: 1, y: 2)), .close], rule: .evenOdd),
      LayerClip(path: []),
    ]
    let drawing = LayerDrawing(bounds: left, shapes: [shape, LayerShape(), shape])
    #expect(drawing.shapes == [shape, LayerShape(), shape])
  }
}
