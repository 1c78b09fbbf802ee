/// What one layout contributes to each element of a mixture: the same for all of them, and computed once.
nonisolated struct BlendContribution {
  /// The shares of the layout; see ``LayoutShare``.
  let weight: CGFloat
  let across: CGFloat
  /// What covers the edges of the window: headers and footers stay within it.
  let inset: UIEdgeInsets
  /// The layout's own window onto its content.
  let window: FrameEdges
}

/// Where one layout has an element, with what a mixture computes from that: once, and for many frames.
nonisolated struct BlendSource {
  let edges: FrameEdges
  let middle: CGPoint
  /// The powers of the size; see ``GapClosing``.
  let powers: CGSize
  let alpha: CGFloat
  let zIndex: Int
  /// 1 where the layout has the element, 0 where it does not: a number, as it is multiplied by in each frame.
  let presence: CGFloat

  /// Of an element that the layout does not have. It adds nothing to a mixture.
  init() {
    edges = .nowhere
    middle = .zero
    powers = .zero
    alpha = 0
    zIndex = 0
    presence = 0
  }

  @inline(__always)
  init(_ own: ElementAttributes) {
    edges = FrameEdges(own.frame)
    middle = CGPoint(x: (edges.left + edges.right) * 0.5, y: (edges.top + edges.bottom) * 0.5)
    powers = CGSize(
      width: GapClosing.power(edges.width), height: GapClosing.power(edges.height))
    alpha = own.alpha
    zIndex = own.zIndex
    presence = 1
  }

  /// Whether another one adds the same to the size of its element.
  func hasSize(of other: BlendSource) -> Bool {
    presence == other.presence && edges.width == other.edges.width
      && edges.height == other.edges.height
  }
}

/// An element in a mixture of layouts, gathered from those that show it; see ``LayoutBlend``.
nonisolated struct BlendedElement<Mixture: FrameMixture> {
  private var mixture = Mixture()
  private var visibility = BlendedVisibility()

  /// Adds where one layout has it.
  @inline(__always)
  mutating func add(_ own: BlendSource, _ contribution: BlendContribution) {
    mixture.addSize(own, weight: contribution.weight, across: contribution.across)
    mixture.addLocation(own, weight: contribution.weight, across: contribution.across)
    visibility.add(own, contribution)
  }

  /// What is shown; `nil` where no layout shows it.
  @inline(__always)
  var attributes: ElementAttributes? {
    var mixture = mixture
    guard mixture.findSize() else { return nil }
    return ElementAttributes(
      frame: mixture.frame, alpha: visibility.alpha, zIndex: visibility.zIndex)
  }
}

/// How visible an element in a mixture is, and how high it lies.
nonisolated struct BlendedVisibility {
  private var sum: CGFloat = -0.0
  private var visible: CGFloat = -0.0
  private(set) var zIndex = 0

  @inline(__always)
  mutating func add(_ own: BlendSource, _ contribution: BlendContribution) {
    sum += contribution.weight * own.alpha
    visible +=
      contribution.weight * ElementOpacity.nearness(of: own.edges, to: contribution.window)
    if own.zIndex > zIndex { zIndex = own.zIndex }
  }

  /// From 0 to 1.
  @inline(__always)
  var alpha: CGFloat {
    min(max(sum, 0), 1) * ElementOpacity.opacity(visible)
  }
}

/// How visible an element is that is only in the windows of some layouts.
nonisolated enum ElementOpacity {
  /// The opacity of an element that is visible in layouts that together have a share: what comes appears early, and what goes
  /// disappears late, so that no gap is left meanwhile.
  ///
  /// opacity(0.25) = 0.68, opacity(0.5) = 0.94.
  @inline(__always)
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
