/// One of the layouts that a transition has a share of, and where the window onto the content would be in it.
struct LayoutShare {
  let layout: UICollectionViewLayout
  /// The share at the knot, where the transition was last let go or taken up.
  var knot: CGFloat
  /// The share now.
  var weight: CGFloat
  /// The content offset that has the anchor in its place.
  var offset = CGPoint.zero
}

/// A mixture of layouts: what is shown while one goes over into another, and into a third while it does.
///
/// The shares w of all layouts sum to 1, and an element is shown at
///
///     frame = Σ wₖ · frameₖ          contentOffset = Σ wₖ · offsetₖ
///
/// so it lies between the places that the layouts have for it. A transition runs through three points: its home, where it was begun, with progress 0;
/// the knot, with progress k and the shares that were there when it was last let go or taken up; its target, with progress 1.
///
///     progress    0 ──────── k ──────────── 1
///     shares     home       knot          target
///
/// Both legs are straight. Never interrupted, the knot is on the straight line between home and target: with a third of the way from A to B gone, A has 2/3
/// and B 1/3. Caught there and sent on to C, after half of that way A has 1/3, B 1/6 and C 1/2. Nothing is ever nested,
/// however often this happens: there is one share for each layout.
struct LayoutBlend {
  var shares: [LayoutShare]
  var knotProgress: CGFloat = 0
  let home: Int
  let target: Int

  /// The mixture `from` on its way from `home` to `target`, with progress 0.
  init(
    from: [LayoutShare], home: UICollectionViewLayout, target: UICollectionViewLayout
  ) {
    // What has next to no share is let go: a ten-thousandth of the way across a screen is less than a tenth of a point.
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
      kept.append(LayoutShare(layout: layout, knot: 0, weight: 0))
      return kept.count - 1
    }
    self.home = place(home)
    self.target = place(target)
    shares = kept
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
  }

  /// Makes a knot of what is shown now.
  mutating func tie(at progress: CGFloat) {
    knotProgress = progress
    for index in shares.indices { shares[index].knot = shares[index].weight }
  }

  /// The weighted sum of the offsets.
  var offset: CGPoint {
    var sum = CGPoint.zero
    for share in shares { sum = sum + share.offset * share.weight }
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

  /// Where an element is in the mixture of those layouts that show it; `nil` where none does.
  ///
  /// - Parameter window: the size of the window onto the content. Each layout for which the element lies outside of its own window gives it less of
  ///   its share in the opacity: what comes and goes fades.
  func element(_ key: ElementKey, window: CGSize, shift: CGPoint) -> LayoutElement? {
    var frame = CGRect.zero
    var sum: CGFloat = 0
    var alpha: CGFloat = 0
    var zIndex = 0
    for share in shares where share.weight != 0 {
      guard let own = share.layout.element(key) else { continue }
      let weight = share.weight
      frame.origin = frame.origin + own.frame.origin * weight
      frame.size.width += own.frame.width * weight
      frame.size.height += own.frame.height * weight
      sum += weight
      let visible = CGRect(origin: share.offset + shift, size: window)
      alpha += weight * own.alpha * LayoutBlend.nearness(of: own.frame, to: visible)
      zIndex = max(zIndex, own.zIndex)
    }
    guard abs(sum) > 1e-6 else { return nil }
    frame.origin = frame.origin / sum
    frame.size.width /= sum
    frame.size.height /= sum
    return LayoutElement(key: key, frame: frame, alpha: min(max(alpha, 0), 1), zIndex: zIndex)
  }

  /// 1 within a rectangle, 0 from ``Constants/transitionFade`` beyond it on, evenly in between.
  nonisolated static func nearness(of frame: CGRect, to rect: CGRect) -> CGFloat {
    let x = max(0, max(rect.minX - frame.maxX, frame.minX - rect.maxX))
    let y = max(0, max(rect.minY - frame.maxY, frame.minY - rect.maxY))
    return max(0, 1 - max(x, y) / Constants.transitionFade)
  }
}
