/// A path that can be added to.
///
/// Coordinates are in points, mapped by `transform`. A line without a start begins where it ends; one that is not
/// finite is ignored.
nonisolated public final class CGMutablePath: CGPath {
  /// A path without points.
  public override init() {
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Starts a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point), transform)
  }

  /// A straight line from where the path ended.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(elements.isEmpty ? .move(point) : .line(point), transform)
  }

  /// A new part: a line from the first point through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      add(index == 0 ? .move(point) : .line(point), transform)
    }
  }

  /// A quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(control, end), transform)
  }

  /// A cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.curve(control1, control2, end), transform)
  }

  /// A line back to the start of this part.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// A closed part.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// A closed part: the ellipse that fits into a rectangle, within 0.03 % of its radius.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addTurn(from: 0, by: 2 * .pi, joined: false, unit.concatenating(transform))
    closeSubpath()
  }

  /// A part of a circle, with a straight line to its beginning if the path has one; within 0.03 % of its radius.
  ///
  /// - Parameters:
  ///   - startAngle: in radians; 0 is to the right, and π/2 is below on a screen, where y grows downwards.
  ///   - clockwise: false for growing angles, which is clockwise on a screen: Core Graphics has its y upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let circle: CGFloat = 2 * .pi
    var turn = endAngle - startAngle
    if clockwise {
      if turn > 0 { turn = -(circle - turn.truncatingRemainder(dividingBy: circle)) }
      turn = max(turn, -circle)
    } else {
      if turn < 0 { turn = circle + turn.truncatingRemainder(dividingBy: circle) }
      turn = min(turn, circle)
    }
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addTurn(from: startAngle, by: turn, joined: true, unit.concatenating(transform))
  }

  /// All parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(element, transform) }
  }

  // Of the unit circle, a cubic for each quarter: with the angle α the control points are k = 4/3·tan(α/4) away.
  private func addTurn(
    from start: CGFloat, by turn: CGFloat, joined: Bool, _ transform: CGAffineTransform
  ) {
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    let first = point(start)
    add(joined && !elements.isEmpty ? .line(first) : .move(first), transform)
    let parts = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / CGFloat(parts)
    let k = 4 / 3 * sin(step / 4) / cos(step / 4)
    for part in 0..<parts {
      let (a, b) = (start + step * CGFloat(part), start + step * CGFloat(part + 1))
      let (from, to) = (point(a), point(b))
      add(
        .curve(
          CGPoint(x: from.x - k * from.y, y: from.y + k * from.x),
          CGPoint(x: to.x + k * to.y, y: to.y - k * to.x), to), transform)
    }
  }

  private func add(_ element: PathElement, _ t: CGAffineTransform) {
    let mapped: PathElement
    switch element {
    case .move(let point): mapped = .move(point.applying(t))
    case .line(let point): mapped = .line(point.applying(t))
    case .quad(let control, let point):
      mapped = .quad(control.applying(t), point.applying(t))
    case .curve(let first, let second, let point):
      mapped = .curve(first.applying(t), second.applying(t), point.applying(t))
    case .close: mapped = .close
    }
    guard mapped.isFinite else { return }
    if elements.isEmpty, let end = mapped.end, mapped != .move(end) { elements.append(.move(end)) }
    elements.append(mapped)
  }
}

extension PathElement {
  fileprivate nonisolated var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }

  fileprivate nonisolated var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let control, let point): control.isFinite && point.isFinite
    case .curve(let first, let second, let point):
      first.isFinite && second.isFinite && point.isFinite
    case .close: true
    }
  }
}
