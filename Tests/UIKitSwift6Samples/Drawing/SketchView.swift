import UIKit

/// A sheet of paper that several fingers draw on.
final class SketchView: UIView {
  private(set) var strokes: [UIBezierPath] = []
  private var current: [UITouch: UIBezierPath] = [:]

  var inkColor: UIColor = .systemBlue {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let path = UIBezierPath()
      path.lineWidth = 6
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: touch.location(in: self))
      current[touch] = path
      strokes.append(path)
    }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for sample in event?.coalescedTouches(for: touch) ?? [touch] {
        current[touch]?.addLine(to: sample.location(in: self))
      }
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      strokes.removeAll { $0 === current[touch] }
      current[touch] = nil
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.lightGray.cgColor)
    context.setLineWidth(1)
    for y in stride(from: rect.minY + 40, to: rect.maxY, by: 40) {
      context.move(to: CGPoint(x: rect.minX, y: y))
      context.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    context.strokePath()
    inkColor.setStroke()
    for stroke in strokes { stroke.stroke() }
  }
}
