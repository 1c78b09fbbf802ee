/// The path from one viewport to another: scale and offset together, in a straight line on the screen.
///
/// Between two scales there is one content point that stays where it is on the screen. The scale
/// changes evenly in its logarithm, which is what looks even to the eye, and the offset follows so
/// that this point rests:
///
///     s(p) = s₀ · (s₁/s₀)^p
///     o(p) = o₀ + (o₁ − o₀) · (s(p) − s₀) / (s₁ − s₀)          (p itself for s₁ = s₀)
///
/// From scale 1 at offset 0 to scale 4 at offset 300: at p = 0.5 the scale is 2 and the offset 100.
/// Moving the offset evenly instead would be at 150, and the target would swing out by 50 points
/// and back.
nonisolated struct ZoomPath: Equatable {
  var start: Viewport
  var end: Viewport

  func viewport(at progress: CGFloat) -> Viewport {
    let scale = start.scale * exp(log(end.scale / start.scale) * progress)
    let difference = end.scale - start.scale
    let share = abs(difference) < 1e-9 * start.scale ? progress : (scale - start.scale) / difference
    let offset = start.offset + (end.offset - start.offset) * share
    return Viewport(scale: scale, offset: offset)
  }

  /// How what is shown changes with the progress, at the start.
  var slope: ViewportVelocity {
    let fold = log(end.scale / start.scale)
    let difference = end.scale - start.scale
    let share = abs(difference) < 1e-9 * start.scale ? 1 : start.scale * fold / difference
    return ViewportVelocity(scale: fold, offset: (end.offset - start.offset) * share)
  }
}

/// What a scroll view shows: a content point c is on the screen at scale · c − offset.
nonisolated struct Viewport: Equatable {
  var scale: CGFloat
  var offset: CGPoint
}

/// How what is shown changes.
nonisolated struct ViewportVelocity: Equatable {
  /// Of the scale's logarithm, per second.
  var scale: CGFloat
  /// In points per second.
  var offset: CGPoint

  static let none = ViewportVelocity(scale: 0, offset: .zero)

  /// That of a motion that shows `viewport(t)` t seconds after its start: the slope over a
  /// millisecond around a time.
  init(at time: TimeInterval, of viewport: (TimeInterval) -> Viewport) {
    let start = max(0, time - 0.0005)
    let (a, b) = (viewport(start), viewport(start + 0.001))
    scale = a.scale > 0 && b.scale > 0 ? log(b.scale / a.scale) * 1000 : 0
    offset = (b.offset - a.offset) * 1000
  }

  init(scale: CGFloat, offset: CGPoint) {
    self.scale = scale
    self.offset = offset
  }
}
