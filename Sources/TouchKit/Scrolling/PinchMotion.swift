/// The content after a pinch: the scale continues with the velocity that the fingers left it, and
/// springs back from beyond its limits, while the point that was between the fingers stays where
/// they lifted, or moves on with their velocity.
///
/// The scale moves in its logarithm, which is what looks even to the eye, counted in points
/// (``Constants/pointsPerScaleFold``) so that the mathematics of a fling holds for it.
nonisolated struct PinchMotion {
  /// When it began.
  let begin: TimeInterval
  private let scale: AxisMotion
  private let x: AxisMotion
  private let y: AxisMotion
  // Counted from the corner of the zoomed view's bounds.
  private var anchor: CGPoint
  // How far the content was beyond its edges, and when: where the motion began, or the content
  // was moved.
  private var excess: CGPoint
  private var start: TimeInterval

  private static let back = Spring(
    distance: 1, velocity: 0, frequency: Constants.bounceFrequency)

  /// What it shows at a time.
  struct State {
    /// What would be shown if there were no edges.
    var viewport: Viewport
    /// How far beyond the edges the content still is.
    var excess: CGPoint
    /// True once the scale has come to rest, and once everything has.
    var scaleRests: Bool
    var isOver: Bool
  }

  /// - Parameters:
  ///   - scale: the one that there is; `limits`: those that it may rest between.
  ///   - momentum: of the scale's logarithm, per second.
  ///   - location: of the anchor in the viewport; moves on with `velocity`, in
  ///     points per second.
  ///   - anchor: the point of the zoomed view there, counted from the corner of its bounds.
  ///   - excess: how far the content is beyond its edges.
  init(
    scale: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool, momentum: CGFloat,
    at location: CGPoint, velocity: CGPoint, anchor: CGPoint, excess: CGPoint, time: TimeInterval
  ) {
    let points = Constants.pointsPerScaleFold
    self.scale = AxisMotion(
      position: log(scale) * points, velocity: momentum * points,
      in: AxisMotion.Field(
        range: (log(limits.lowerBound) * points)...(log(limits.upperBound) * points),
        rate: Constants.fastDecelerationRate,
        edge: bounces ? .springs(Constants.zoomFrequency) : .stops), at: time)
    let open = AxisMotion.Field(
      range: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude,
      rate: Constants.fastDecelerationRate)
    x = AxisMotion(position: location.x, velocity: velocity.x, in: open, at: time)
    y = AxisMotion(position: location.y, velocity: velocity.y, in: open, at: time)
    self.anchor = anchor
    self.excess = excess
    begin = time
    start = time
  }

  func state(at time: TimeInterval) -> State {
    let (scale, x, y) = (scale.state(at: time), x.state(at: time), y.state(at: time))
    let excess = excess(at: time)
    let isOver =
      scale.isAtRest && x.isAtRest && y.isAtRest && excess.length < Constants.springRest
    return State(
      viewport: viewport(at: time), excess: isOver ? .zero : excess, scaleRests: scale.isAtRest,
      isOver: isOver)
  }

  /// How far beyond its edges the content still is.
  func excess(at time: TimeInterval) -> CGPoint {
    excess * PinchMotion.back.distance(at: max(0, time - start))
  }

  /// The location of the anchor in the viewport.
  func location(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.state(at: time).position, y: y.state(at: time).position)
  }

  private func viewport(at time: TimeInterval) -> Viewport {
    let scale = exp(self.scale.state(at: time).position / Constants.pointsPerScaleFold)
    return Viewport(scale: scale, offset: anchor * scale - location(at: time))
  }

  /// How what is shown changes.
  ///
  /// - Parameter inRange: makes a viewport one where the content may rest.
  func flow(at time: TimeInterval, inRange: (Viewport) -> Viewport) -> ViewportVelocity {
    ViewportVelocity(at: max(0, time - start)) { elapsed in
      var here = inRange(viewport(at: start + elapsed))
      here.offset = here.offset + excess(at: start + elapsed)
      return here
    }
  }

  /// The same motion about another point: the one that is at the anchor's location now.
  func moved(about anchor: CGPoint, excess: CGPoint, at time: TimeInterval) -> PinchMotion {
    var moved = self
    moved.anchor = anchor
    moved.excess = excess
    moved.start = time
    return moved
  }
}
