extension LayerDrawing {
  /// The rectangle that was drawn in; nothing outside of it is shown. In a layer of another size it is fitted into the layer's rectangle by the layer's content
  /// mode. `nil` where nothing is cut off and nothing is fitted.
  nonisolated public var bounds: CGRect? {
    var reader = DrawingReader(numbers)
    let (origin, size) = (reader.point(), reader.point())
    return size.x < 0 ? nil : CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// The first is behind the others.
  ///
  /// - Complexity: O(numbers), each time.
  nonisolated public var shapes: [LayerShape] {
    parts.shapes
  }

  /// What fills the layer behind the shapes; `nil` for nothing.
  ///
  /// - Complexity: O(numbers), each time.
  nonisolated public var gradient: LayerGradient? {
    parts.gradient
  }

  nonisolated private var parts: (shapes: [LayerShape], gradient: LayerGradient?) {
    var reader = DrawingReader(numbers)
    (_, _) = (reader.point(), reader.point())
    var gradient: LayerGradient?
    let shapes = reader.list { reader -> LayerShape? in
      let rule = reader.number()
      guard rule == 2 else { return reader.shape(rule) }
      gradient = reader.gradient()
      return nil
    }
    return (shapes.compactMap { $0 }, gradient)
  }
}

/// Reads what a ``DrawingWriter`` has written.
nonisolated private struct DrawingReader {
  private let numbers: [CGFloat]
  private var at = 0

  init(_ numbers: [CGFloat]) {
    self.numbers = numbers
  }

  mutating func number() -> CGFloat {
    defer { at += 1 }
    return numbers[at]
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(), y: number())
  }

  /// As many as are counted before them.
  mutating func list<Item>(_ item: (inout DrawingReader) -> Item) -> [Item] {
    let count = Int(number())
    var items: [Item] = []
    for _ in 0..<count { items.append(item(&self)) }
    return items
  }

  mutating func gradient() -> LayerGradient {
    let kind = LayerGradient.Kind(rawValue: Int(number())) ?? .axial
    return LayerGradient(
      kind, from: point(), to: point(), stops: list { .init($0.number(), $0.color()) })
  }

  mutating func shape(_ rule: CGFloat) -> LayerShape {
    var shape = LayerShape()
    #if hasFeature(Embedded)
      shape.fillRule = rule == 0 ? .winding : .evenOdd
    #else
      let flags = Int(rule)
      shape.fillRule = flags & 1 == 0 ? .winding : .evenOdd
      shape.erases = flags & LayerDrawing.erasing != 0
      if flags & LayerDrawing.clipped != 0 {
        shape.clips = list { reader in
          let rule = reader.number() == 0 ? CGPathFillRule.winding : .evenOdd
          return LayerClip(path: reader.list { $0.element() }, rule: rule)
        }
      }
    #endif
    shape.fillColor = color()
    shape.strokeColor = color()
    shape.stroke = stroke()
    shape.path = list { $0.element() }
    return shape
  }

  private mutating func color() -> UIColor {
    UIColor(red: number(), green: number(), blue: number(), alpha: number())
  }

  private mutating func stroke() -> LayerStroke {
    var stroke = LayerStroke()
    stroke.width = number()
    stroke.cap = CGLineCap(rawValue: Int32(number())) ?? .butt
    stroke.join = CGLineJoin(rawValue: Int32(number())) ?? .miter
    stroke.miterLimit = number()
    stroke.dashPhase = number()
    stroke.dashes = list { $0.number() }
    return stroke
  }

  private mutating func element() -> PathElement {
    switch number() {
    case 0: .move(point())
    case 1: .line(point())
    case 2: .quad(point(), point())
    case 3: .curve(point(), point(), point())
    default: .close
    }
  }
}
