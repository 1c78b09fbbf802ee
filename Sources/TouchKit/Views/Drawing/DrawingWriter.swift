/// Writes shapes as the numbers of a ``LayerDrawing``.
nonisolated struct DrawingWriter {
  var numbers: [CGFloat] = []

  mutating func write(_ rect: CGRect) {
    write(rect.origin)
    numbers.append(rect.size.width)
    numbers.append(rect.size.height)
  }

  mutating func write(_ shape: LayerShape) {
    #if hasFeature(Embedded)
      numbers.append(shape.fillRule == .evenOdd ? 1 : 0)
    #else
      writeRule(of: shape)
    #endif
    write(shape.fillColor)
    write(shape.strokeColor)
    write(shape.stroke)
    numbers.append(CGFloat(shape.path.count))
    for element in shape.path { write(element) }
  }

  #if !hasFeature(Embedded)
    private mutating func writeRule(of shape: LayerShape) {
      let rule = shape.fillRule == .evenOdd ? 1 : 0
      let erasing = shape.erases ? LayerDrawing.erasing : 0
      let clipped = shape.clips.isEmpty ? 0 : LayerDrawing.clipped
      numbers.append(CGFloat(rule + erasing + clipped))
      guard clipped != 0 else { return }
      numbers.append(CGFloat(shape.clips.count))
      for clip in shape.clips {
        numbers.append(clip.rule == .evenOdd ? 1 : 0)
        numbers.append(CGFloat(clip.path.count))
        for element in clip.path { write(element) }
      }
    }
  #endif

  mutating func write(_ gradient: LayerGradient) {
    numbers.append(2)
    numbers.append(CGFloat(gradient.kind.rawValue))
    write(gradient.start)
    write(gradient.end)
    numbers.append(CGFloat(gradient.stops.count))
    for stop in gradient.stops {
      numbers.append(stop.location)
      write(stop.color)
    }
  }

  private mutating func write(_ color: UIColor) {
    numbers.append(color.red)
    numbers.append(color.green)
    numbers.append(color.blue)
    numbers.append(color.alpha)
  }

  private mutating func write(_ stroke: LayerStroke) {
    numbers.append(stroke.width)
    numbers.append(CGFloat(stroke.cap.rawValue))
    numbers.append(CGFloat(stroke.join.rawValue))
    // Less than the width of the line is none.
    numbers.append(max(1, stroke.miterLimit))
    numbers.append(stroke.dashPhase)
    numbers.append(CGFloat(stroke.dashes.count))
    for length in stroke.dashes { numbers.append(length) }
  }

  private mutating func write(_ element: PathElement) {
    switch element {
    case .move(let point):
      numbers.append(0)
      write(point)
    case .line(let point):
      numbers.append(1)
      write(point)
    case .quad(let control, let end):
      numbers.append(2)
      write(control)
      write(end)
    case .curve(let first, let second, let end):
      numbers.append(3)
      write(first)
      write(second)
      write(end)
    case .close: numbers.append(4)
    }
  }

  private mutating func write(_ point: CGPoint) {
    numbers.append(point.x)
    numbers.append(point.y)
  }
}
