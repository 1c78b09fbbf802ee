/// What one layout gives to each element of a mixture: the same for all of them, and computed once.
nonisolated struct BlendPart {
  /// The shares of the layout; see ``LayoutShare``.
  let weight: CGFloat
  let across: CGFloat
  /// Where headers stay at the top, in the layout's content.
  let headerLine: CGFloat
  /// The layout's own window onto its content.
  let window: FrameEdges
}

/// An element in a mixture of layouts, gathered from those that show it; see ``LayoutBlend``.
nonisolated struct BlendedElement {
  private var frame = BlendedFrame()
  private var alpha: CGFloat = 0
  private var visible: CGFloat = 0
  private var zIndex = 0

  /// Adds where one layout has it.
  @inline(__always)
  mutating func add(_ own: ElementPlace, _ part: BlendPart) {
    let edges = FrameEdges(own.frame)
    frame.add(edges, weight: part.weight, across: part.across)
    alpha += part.weight * own.alpha
    visible += part.weight * BlendedElement.nearness(of: edges, to: part.window)
    zIndex = max(zIndex, own.zIndex)
  }

  /// What is shown; `nil` where no layout shows it.
  @inline(__always)
  func place(_ style: LayoutBlend.Style) -> ElementPlace? {
    guard frame.isSome else { return nil }
    return ElementPlace(
      frame: style == .closesGaps ? frame.grown : frame.straight,
      alpha: min(max(alpha, 0), 1) * BlendedElement.opacity(visible), zIndex: zIndex)
  }

  /// The opacity of what is visible in layouts that have a share together: what comes is soon
  /// there, and what goes is there for long, so that it fills its place.
  ///
  /// opacity(0.25) = 0.68, opacity(0.5) = 0.94.
  static func opacity(_ share: CGFloat) -> CGFloat {
    let rest = 1 - min(max(share, 0), 1)
    return 1 - rest * rest * rest * rest
  }

  /// 1 within a rectangle, 0 from ``Constants/transitionFade`` beyond it on, evenly in between.
  @inline(__always)
  static func nearness(of frame: FrameEdges, to rect: FrameEdges) -> CGFloat {
    // Most are within it.
    if frame.left <= rect.right, frame.right >= rect.left, frame.top <= rect.bottom,
      frame.bottom >= rect.top
    {
      return 1
    }
    let x = max(0, max(rect.left - frame.right, frame.left - rect.right))
    let y = max(0, max(rect.top - frame.bottom, frame.top - rect.bottom))
    return max(0, 1 - max(x, y) / Constants.transitionFade)
  }
}
