/// What a ``CAGradientLayer`` shows.
final class GradientCanvas: Canvas {
  var colors: [UIColor]?
  var locations: [CGFloat]?
  // In parts of the bounds.
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var kind = LayerGradient.Kind.axial

  override init() {
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  var cgColors: [CGColor]? {
    colors.map { $0.map { CGColor($0) } }
  }

  override func drawing(of view: UIView) -> LayerDrawing? {
    let size = view.geometry.bounds.size
    guard let gradient = gradient(size, in: (colors ?? []).map { view.shown($0) }) else {
      return LayerDrawing()
    }
    return LayerDrawing(gradient)
  }

  override func copy(of view: UIView) -> Canvas? {
    let copy = GradientCanvas()
    copy.take(self)
    return copy
  }

  override func colorsChanged() -> Bool {
    (colors ?? []).contains { $0.isDynamic }
  }

  func take(_ other: GradientCanvas) {
    (colors, locations) = (other.colors, other.locations)
    (start, end, kind) = (other.start, other.end, other.kind)
  }

  /// Where the colors are while nobody says so: evenly from 0 to 1.
  var evenLocations: [CGFloat] {
    let count = colors?.count ?? 0
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }

  private func gradient(_ size: CGSize, in shown: [UIColor]) -> LayerGradient? {
    guard let last = shown.last else { return nil }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (from, to) = (place(start), place(end))
    let isFlat = kind == .radial ? from.x == to.x || from.y == to.y : from == to
    guard shown.count > 1, !isFlat else {
      // The last color everywhere.
      return LayerGradient(
        .axial, from: .zero, to: CGPoint(x: 0, y: 1), stops: [.init(0, last), .init(1, last)])
    }
    var places = evenLocations
    if let locations, locations.count == shown.count { places = locations }
    var stops: [LayerGradient.Stop] = []
    for (wanted, color) in zip(places, shown) {
      let place = wanted.isFinite ? wanted : 0
      stops.append(.init(stops.last.map { max($0.location, place) } ?? place, color))
    }
    return LayerGradient(kind, from: from, to: to, stops: stops)
  }

  #if !hasFeature(Embedded)
    override func value(of property: AnimatedProperty) -> AnimatedValue {
      switch property {
      case .gradientColors: .colors((colors ?? []).map(\.shades))
      case .gradientLocations: .numbers(locations ?? evenLocations)
      case .gradientStart: .point(start)
      case .gradientEnd: .point(end)
      default: super.value(of: property)
      }
    }

    override func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {
      switch (property, value) {
      case (.gradientColors, .colors(let shades)): colors = shades.map { UIColor($0) }
      case (.gradientLocations, .numbers(let numbers)): locations = numbers
      case (.gradientStart, .point(let point)): start = point
      case (.gradientEnd, .point(let point)): end = point
      default: break
      }
    }
  #endif
}
