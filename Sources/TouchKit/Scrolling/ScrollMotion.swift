/// A motion of a scroll view's content that no finger drives: a value that answers where the content
/// is at a time. A finger that lands stops it where it is.
enum ScrollMotion {
  /// The content decelerates after a finger has lifted: ``FlingMotion``.
  case fling(FlingMotion)
  /// It moves to an offset: ``GlideMotion``.
  case glide(GlideMotion)
  /// It moves to a scale and an offset: ``ZoomMotion``.
  case zoom(ZoomMotion)
  /// The scale runs out after a pinch: ``PinchMotion``.
  case pinch(PinchMotion)

  /// The velocity of the content while it is not zoomed, in points per second of the offset: what a
  /// finger that lands catches.
  func velocity(at time: TimeInterval) -> CGPoint {
    switch self {
    case .fling(let fling): fling.state(at: time).velocity
    case .glide(let glide): glide.velocity(at: time)
    case .zoom, .pinch: .zero
    }
  }

  /// The path of the content; `nil` where only fingers can begin the motion.
  var glide: GlideMotion? {
    if case .glide(let glide) = self { glide } else { nil }
  }

  var zoom: ZoomMotion? {
    if case .zoom(let zoom) = self { zoom } else { nil }
  }

  var isFling: Bool {
    if case .fling = self { true } else { false }
  }

  /// When it began, where it may show a scale beyond its limits.
  var zoomStart: TimeInterval? {
    switch self {
    case .zoom(let zoom): zoom.start
    case .pinch(let pinch): pinch.begin
    case .fling, .glide: nil
    }
  }
}
