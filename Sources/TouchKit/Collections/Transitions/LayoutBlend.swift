/// One of the layouts that are mixed in a transition, and the content offset in it.
struct LayoutShare {
  let layout: UICollectionViewLayout
  /// The share at the knot, where the transition was last released or caught.
  var knot: CGFloat
  /// The share now.
  var weight: CGFloat
  /// The share in the locations across the scroll direction, where the blend closes gaps; otherwise the same.
  var across: CGFloat
  /// The content offset that has the anchor at its location.
  var offset: CGPoint
  /// The views of this layout's elements, where each layout of a cross-fade has its own; 0 for those
  /// that were there before it.
  var copy: Int32 = 0
  /// How the layout is shown in a cross-fade.
  var plane: CrossfadePlane?

  init(
    layout: UICollectionViewLayout, weight: CGFloat, offset: CGPoint = .zero, copy: Int32 = 0
  ) {
    self.layout = layout
    self.weight = weight
    self.offset = offset
    self.copy = copy
    knot = weight
    across = weight
  }
}

/// A mixture of layouts: what is shown during a transition from one to another, and to a third one that interrupts it.
///
/// The shares w of all layouts sum to 1, and an element is shown at
///
///     frame = Σ wₖ · frameₖ          contentOffset = Σ wₖ · offsetₖ
///
/// so it lies between the frames that it has in the layouts. A transition runs through three
/// points: its home, where it began, with progress 0; the knot, with progress k and the shares
/// at which it was last released or caught; its target, with progress 1.
///
///     progress    0 ──────── k ──────────── 1
///     shares     home       knot          target
///
/// Between two of them the shares change linearly. Without an interruption the knot is on the straight line between home and
/// target: after a third of the transition from A to B, A has 2/3 and B 1/3. Caught there and continued
/// to C, half-way A has 1/3, B 1/6 and C 1/2. Transitions are never nested, however often
/// this happens: there is one share for each layout.
///
/// Between two grids this is true along the scroll direction; see ``GapClosing`` for
/// the other axis. Grids that cross-fade are each shown as a whole; see ``arrange(about:on:)``.
struct LayoutBlend {
  /// What the mixture of two layouts looks like.
  nonisolated enum Style {
    /// Each element is between its frames in the layouts.
    case straight
    /// The same between grids, whose rows break at different items, so that straight paths leave gaps.
    case closesGaps
    /// Each layout is shown as a whole, one over the other.
    case crossfade
  }

  var shares: [LayoutShare]
  var knotProgress: CGFloat = 0
  let home: Int
  let target: Int
  let style: Style
  /// What the edges of the window are covered by; headers and footers stay within it.
  var inset = UIEdgeInsets.zero

  /// The mixture `from`, at progress 0 between `home` and `target`.
  init(
    from: [LayoutShare], home: UICollectionViewLayout, target: UICollectionViewLayout,
    style: Style
  ) {
    self.style = style
    // Layouts with a negligible share are removed: a ten-thousandth of the length of a screen is less than a tenth of a point.
    var kept = from.filter {
      abs($0.weight) > 1e-4 || $0.layout === home || $0.layout === target
    }
    var sum: CGFloat = 0
    for share in kept { sum += share.weight }
    for index in kept.indices {
      kept[index].weight /= sum
      kept[index].knot = kept[index].weight
    }
    func index(of layout: UICollectionViewLayout) -> Int {
      if let index = kept.firstIndex(where: { $0.layout === layout }) { return index }
      var copy: Int32 = 0
      if style == .crossfade {
        while kept.contains(where: { $0.copy == copy }) { copy += 1 }
      }
      kept.append(LayoutShare(layout: layout, weight: 0, copy: copy))
      return kept.count - 1
    }
    self.home = index(of: home)
    self.target = index(of: target)
    shares = kept
    weighAcross()
  }

  /// Sets the shares for a progress; beyond 0 and 1 they are extrapolated.
  mutating func setWeights(at progress: CGFloat) {
    let isAhead = progress >= knotProgress
    if isAhead ? knotProgress < 0.999 : knotProgress < 0.001 {
      setWeights(after: (progress - knotProgress) / (1 - knotProgress), toward: target)
    } else {
      setWeights(after: (knotProgress - progress) / knotProgress, toward: home)
    }
  }

  /// Sets the shares between those of the knot, at 0, and one layout alone, at 1.
  mutating func setWeights(after fraction: CGFloat, toward end: Int) {
    for index in shares.indices {
      shares[index].weight = shares[index].knot * (1 - fraction) + (index == end ? fraction : 0)
    }
    weighAcross()
  }

  private mutating func weighAcross() {
    var sum: CGFloat = 0
    for index in shares.indices {
      let weight = shares[index].weight
      shares[index].across = style == .closesGaps ? GapClosing.across(weight) : weight
      sum += shares[index].across
    }
    for index in shares.indices { shares[index].across /= sum }
  }

  /// Makes the present shares the knot.
  mutating func setKnot(at progress: CGFloat) {
    knotProgress = progress
    for index in shares.indices { shares[index].knot = shares[index].weight }
  }

  /// True where one layout has everything.
  var isPure: Bool {
    shares.contains { $0.weight == 1 }
  }

  /// The copy whose layout has the largest share.
  var mainCopy: Int32 {
    var main: (copy: Int32, weight: CGFloat) = (0, -.infinity)
    for share in shares where share.weight > main.weight { main = (share.copy, share.weight) }
    return main.copy
  }

  /// The weighted sum of the offsets.
  var offset: CGPoint {
    var sum = CGPoint.zero
    for share in shares {
      sum.x += share.offset.x * share.across
      sum.y += share.offset.y * share.weight
    }
    return sum
  }

  var contentSize: CGSize {
    var size = CGSize.zero
    for share in shares where share.weight != 0 {
      let own = share.layout.collectionViewContentSize
      size.width += own.width * share.weight
      size.height += own.height * share.weight
    }
    return size
  }

  /// What a layout contributes to each element now.
  ///
  /// - Parameter window: the size of the visible rectangle. Where an element lies outside of the visible rectangle of a layout,
  ///   that layout contributes less to the opacity: what comes and goes fades.
  func contribution(of share: LayoutShare, window: CGSize, shift: CGPoint) -> BlendContribution {
    let own = CGRect(origin: share.offset + shift, size: window)
    return BlendContribution(
      weight: share.weight, across: share.across, inset: inset, window: FrameEdges(own))
  }

  /// Whether gaps are closed now. An overshoot goes straight on, as there is no root of a sum that is negative.
  var closesGaps: Bool {
    guard style == .closesGaps else { return false }
    for share in shares where share.weight < 0 { return false }
    return true
  }

  /// Where an element is in the mixture of those layouts that show it; `nil` where none does.
  func element(_ key: ElementKey, window: CGSize, shift: CGPoint) -> LayoutElement? {
    closesGaps
      ? element(key, window: window, shift: shift, GapClosingMixture.self)
      : element(key, window: window, shift: shift, StraightMixture.self)
  }

  private func element<Mixture: FrameMixture>(
    _ key: ElementKey, window: CGSize, shift: CGPoint, _: Mixture.Type
  ) -> LayoutElement? {
    var blended = BlendedElement<Mixture>()
    for share in shares where share.weight != 0 {
      let part = contribution(of: share, window: window, shift: shift)
      if let own = share.layout.attributes(of: key, for: part) {
        blended.add(BlendSource(own), part)
      }
    }
    return blended.attributes.map { LayoutElement(key, $0) }
  }

  /// How far growing has moved a point of an element, given in units of its frame, from 0 to 1.
  func growth(of key: ElementKey, at unit: CGPoint) -> CGPoint {
    guard closesGaps else { return .zero }
    var (gapClosing, straight) = (GapClosingMixture(), StraightMixture())
    for share in shares where share.weight != 0 {
      guard let own = share.layout.element(key) else { continue }
      let source = BlendSource(own.attributes)
      gapClosing.addSize(source, weight: share.weight, across: share.across)
      gapClosing.addLocation(source, weight: share.weight, across: share.across)
      straight.addSize(source, weight: share.weight, across: share.across)
      straight.addLocation(source, weight: share.weight, across: share.across)
    }
    guard gapClosing.findSize(), straight.findSize() else { return .zero }
    let (grown, plain) = (gapClosing.frame, straight.frame)
    return CGPoint(
      x: grown.origin.x - plain.origin.x + unit.x * (grown.size.width - plain.size.width),
      y: grown.origin.y - plain.origin.y + unit.y * (grown.size.height - plain.size.height))
  }
}
