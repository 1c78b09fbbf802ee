/// What a ``CAShapeLayer`` shows.
final class ShapeCanvas: Canvas {
  var path: CGPath?
  var fill: UIColor? = .black
  var stroke: UIColor?
  var start: CGFloat = 0
  var end: CGFloat = 1
  // Without the path and the colors.
  var shape = LayerShape()

  override init() {
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  override func drawing(of view: UIView) -> LayerDrawing? {
    view.drawing(nil, shapes)
  }

  override func copy(of view: UIView) -> Canvas? {
    StillCanvas(nil, shapes)
  }

  override func colorsChanged() -> Bool {
    fill?.isDynamic == true || stroke?.isDynamic == true
  }

  private var shapes: [LayerShape] {
    guard let path, !path.isEmpty else { return [] }
    var shapes: [LayerShape] = []
    let isWhole = start <= 0 && end >= 1
    // What is filled is the whole path, whatever of its line is drawn.
    if let fill, fill != .clear {
      var inside = shape
      inside.path = path.elements
      inside.fillColor = fill
      if isWhole, let stroke { inside.strokeColor = stroke }
      shapes.append(inside)
      if isWhole { return shapes }
    }
    if let stroke, stroke != .clear, start < end {
      var line = shape
      line.path = isWhole ? path.elements : path.part(from: start, to: end)
      line.strokeColor = stroke
      shapes.append(line)
    }
    return shapes
  }

  #if !hasFeature(Embedded)
    func take(_ other: ShapeCanvas) {
      (path, fill, stroke) = (other.path, other.fill, other.stroke)
      (start, end, shape) = (other.start, other.end, other.shape)
    }

    override func value(of property: AnimatedProperty) -> AnimatedValue {
      switch property {
      case .path: .path(path?.elements ?? [])
      case .strokeStart: .number(start)
      case .strokeEnd: .number(end)
      case .lineWidth: .number(shape.stroke.width)
      case .fill: .color((fill ?? .clear).shades)
      case .stroke: .color((stroke ?? .clear).shades)
      default: super.value(of: property)
      }
    }

    override func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {
      switch (property, value) {
      case (.path, .path(let elements)):
        let new = CGPath()
        new.elements = elements
        path = new
      case (.strokeStart, .number(let number)): start = number
      case (.strokeEnd, .number(let number)): end = number
      case (.lineWidth, .number(let number)): shape.stroke.width = max(0, number)
      case (.fill, .color(let shades)): fill = UIColor(shades)
      case (.stroke, .color(let shades)): stroke = UIColor(shades)
      default: break
      }
    }
  #endif
}
