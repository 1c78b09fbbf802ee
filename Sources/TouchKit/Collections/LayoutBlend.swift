/// One of the layouts that a transition has a share of, and where the window onto the content would be in it.
struct LayoutShare {
  let layout: UICollectionViewLayout
  /// The share at the knot, where the transition was last let go or taken up.
  var knot: CGFloat
  /// The share now.
  var weight: CGFloat
  /// The share in the places across the way that scrolls, where the blend closes gaps; otherwise the same.
  var across: CGFloat
  /// The content offset that has the anchor in its place.
  var offset = CGPoint.zero
  /// The views of this layout's elements, where each layout of a cross-fade has its own; 0 for those
  /// that were there before it.
  var copy: Int32 = 0
  /// How the layout is shown in a cross-fade.
  var plane: CrossfadePlane?

  init(layout: UICollectionViewLayout, weight: CGFloat, copy: Int32 = 0) {
    self.layout = layout
    self.weight = weight
    self.copy = copy
    knot = weight
    across = weight
  }
}

/// A mixture of layouts: what is shown while one goes over into another, and into a third while it does.
///
/// The shares w of all layouts sum to 1, and an element is shown at
///
///     frame = Σ wₖ · frameₖ          contentOffset = Σ wₖ · offsetₖ
///
/// so it lies between the places that the layouts have for it. A transition runs through three
/// points: its home, where it was begun, with progress 0; the knot, with progress k and the shares
/// that were there when it was last let go or taken up; its target, with progress 1.
///
///     progress    0 ──────── k ──────────── 1
///     shares     home       knot          target
///
/// Both legs are straight. Never interrupted, the knot is on the straight line between home and
/// target: with a third of the way from A to B gone, A has 2/3 and B 1/3. Caught there and sent on
/// to C, after half of that way A has 1/3, B 1/6 and C 1/2. Nothing is ever nested, however often
/// this happens: there is one share for each layout.
///
/// Between two grids, what is said above is true of the way that scrolls; see ``GapClosing`` for
/// the other one. Grids that cross-fade are each shown as a whole; see ``arrange(about:on:)``.
struct LayoutBlend {
  /// What the mixture of two layouts looks like.
  nonisolated enum Style {
    /// Each element is between its places in the layouts.
    case straight
    /// The same between grids, whose rows break elsewhere, so that straight ways leave gaps.
    case closesGaps
    /// Each layout is shown as a whole, one over the other.
    case crossfade
  }

  var shares: [LayoutShare]
  var knotProgress: CGFloat = 0
  let home: Int
  let target: Int
  let style: Style
  /// How far below the top of the window headers stay, in points.
  var headerInset: CGFloat = 0

  /// The mixture `from` on its way from `home` to `target`, with progress 0.
  init(
    from: [LayoutShare], home: UICollectionViewLayout, target: UICollectionViewLayout,
    style: Style
  ) {
    self.style = style
    // What has next to no share is let go: a ten-thousandth of the way across a screen is less than
    // a tenth of a point.
    var kept = from.filter {
      abs($0.weight) > 1e-4 || $0.layout === home || $0.layout === target
    }
    var sum: CGFloat = 0
    for share in kept { sum += share.weight }
    for index in kept.indices {
      kept[index].weight /= sum
      kept[index].knot = kept[index].weight
    }
    func place(_ layout: UICollectionViewLayout) -> Int {
      if let index = kept.firstIndex(where: { $0.layout === layout }) { return index }
      var copy: Int32 = 0
      if style == .crossfade {
        while kept.contains(where: { $0.copy == copy }) { copy += 1 }
      }
      kept.append(LayoutShare(layout: layout, weight: 0, copy: copy))
      return kept.count - 1
    }
    self.home = place(home)
    self.target = place(target)
    shares = kept
    weighAcross()
  }

  /// The shares at a progress; beyond 0 and 1 the legs go on straight.
  mutating func weigh(at progress: CGFloat) {
    let isAhead = progress >= knotProgress
    if isAhead ? knotProgress < 0.999 : knotProgress < 0.001 {
      weigh((progress - knotProgress) / (1 - knotProgress), toward: target)
    } else {
      weigh((knotProgress - progress) / knotProgress, toward: home)
    }
  }

  /// The shares after a part of the way from the knot to one of the layouts.
  mutating func weigh(_ part: CGFloat, toward end: Int) {
    for index in shares.indices {
      shares[index].weight = shares[index].knot * (1 - part) + (index == end ? part : 0)
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

  /// Makes a knot of what is shown now.
  mutating func tie(at progress: CGFloat) {
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

  /// What a layout gives to each element now.
  ///
  /// - Parameter window: the size of the window onto the content. Each layout for which an element
  ///   lies outside of its own window gives it less of its share in the opacity: what comes and goes fades.
  func part(of share: LayoutShare, window: CGSize, shift: CGPoint) -> BlendPart {
    let origin = share.offset + shift
    return BlendPart(
      weight: share.weight, across: share.across,
      headerLine: origin.y + headerInset + share.layout.headerOffset,
      window: FrameEdges(CGRect(origin: origin, size: window)))
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
      let part = part(of: share, window: window, shift: shift)
      if let own = share.layout.place(of: key, for: part) { blended.add(BlendSource(own), part) }
    }
    return blended.attributes().map { LayoutElement(key, $0) }
  }

  /// How far growing has moved a point of an element, given in parts of its frame.
  func growth(of key: ElementKey, at unit: CGPoint) -> CGPoint {
    guard closesGaps else { return .zero }
    var (grown, straight) = (GapClosingMixture(), StraightMixture())
    for share in shares where share.weight != 0 {
      guard let own = share.layout.element(key) else { continue }
      let source = BlendSource(own.place)
      grown.add(source, weight: share.weight, across: share.across)
      straight.add(source, weight: share.weight, across: share.across)
    }
    guard let grown = grown.frame, let straight = straight.frame else { return .zero }
    return CGPoint(
      x: grown.minX - straight.minX + unit.x * (grown.width - straight.width),
      y: grown.minY - straight.minY + unit.y * (grown.height - straight.height))
  }
}
