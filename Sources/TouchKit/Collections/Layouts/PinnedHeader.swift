/// The header that stays at the top of the window for as long as its group is there.
///
///     top = min(max(own top, line), end of the group − height)       opacity = 1 − (line − top) / height
///
/// Where the next group comes, its header pushes this one upwards, beyond the line, and it fades; those of a flow layout do
/// not fade. A header of a height of 40 whose group goes from 100 to 300 is at 100 for the line 80, at 150 for the line 150,
/// and for the line 280 at 260 and half faded. Headers of earlier groups are not shown. A group without a header has an
/// empty one, which hides those before it.
struct PinnedHeader {
  /// At its own location.
  var element: LayoutElement
  /// Where its group ends.
  var end: CGFloat
  /// The lines for which this is the header: from where its group begins, or −∞ for the first one, to where it ends.
  var lines: Range<CGFloat>
  /// True where it fades as it is pushed away.
  var fades = true

  /// Over the cells, which pass below it.
  nonisolated static let height = 1

  init(_ element: LayoutElement, end: CGFloat, isFirst: Bool, isLast: Bool) {
    self.element = element
    self.element.zIndex = PinnedHeader.height
    self.end = end
    let start = isFirst ? -CGFloat.infinity : element.frame.minY
    lines = start..<(isLast ? .infinity : max(start, end))
  }

  var key: ElementKey {
    element.key
  }

  /// True for a group without a header.
  var isEmpty: Bool {
    element.frame.height <= 0
  }

  /// Whether another header of the same kind is hidden, because its group has been passed.
  func hides(_ other: ElementKey) -> Bool {
    other.kind == key.kind && other.original < key
  }

  /// Where it is shown.
  ///
  /// - Parameter line: where headers stay, in the content.
  func shown(at line: CGFloat) -> LayoutElement {
    var shown = element
    let height = element.frame.height
    shown.frame.origin.y = PinnedHeader.top(
      element.frame.minY, end: end, height: height, line: line)
    if fades { shown.alpha = PinnedHeader.opacity(shown.frame.minY, height: height, line: line) }
    return shown
  }

  /// Puts it where it is shown among the elements of its layout, and hides those before it.
  func pin(_ elements: inout [LayoutElement], from first: Int, at line: CGFloat) {
    var isThere = false
    for index in first..<elements.count {
      if elements[index].key == key {
        elements[index] = shown(at: line)
        isThere = true
      } else if hides(elements[index].key) {
        elements[index].alpha = 0
      }
    }
    if !isThere, !isEmpty { elements.append(shown(at: line)) }
  }

  nonisolated static func top(
    _ own: CGFloat, end: CGFloat, height: CGFloat, line: CGFloat
  ) -> CGFloat {
    min(max(own, line), max(own, end - height))
  }

  nonisolated static func opacity(_ top: CGFloat, height: CGFloat, line: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(max(1 - (line - top) / height, 0), 1)
  }
}

// At rest.
extension UICollectionView {
  /// Where headers stay, in the content.
  final var headerLine: CGFloat {
    bounds.minY + adjustedContentInset.top + restingLayout.headerOffset
  }

  /// Adds the pinned header to the wanted elements, which are sorted, and removes those that it hides.
  final func wantPinned() {
    pinned = restingLayout.pinnedHeader(at: headerLine)
    guard let pinned else { return }
    wanted.removeAll { $0.key == pinned.key || pinned.hides($0.key) }
    let shown = pinned.shown(at: headerLine)
    guard !pinned.isEmpty, shown.frame.overlaps(bounds) else { return }
    let index = wanted.firstIndex { pinned.key < $0.key } ?? wanted.count
    wanted.insert(shown, at: index)
  }

  /// True where another header would stay at the top now.
  final var needsOtherPinned: Bool {
    pinned.map { !$0.lines.contains(headerLine) } ?? false
  }

  /// Only the window has moved, and the header goes with it.
  final func movePinned() {
    guard let pinned, let index = shown.firstIndex(where: { $0.key == pinned.key }) else { return }
    put(shown[index].view, pinned.shown(at: headerLine), isNew: false)
  }
}

extension UICollectionViewLayout {
  /// An element where it is shown at rest: a header that stays at the top is there.
  final func shownElement(_ key: ElementKey, in view: UICollectionView) -> LayoutElement? {
    let line = view.headerLine
    guard let pinned = pinnedHeader(at: line), pinned.key == key, !pinned.isEmpty else {
      return element(key)
    }
    return pinned.shown(at: line)
  }
}

// While the layout changes.
extension UICollectionViewLayout {
  /// Where an element is in this layout; headers that stay at the top are where they are shown. `nil` where it does not show it.
  final func attributes(of key: ElementKey, for contribution: BlendContribution)
    -> ElementAttributes?
  {
    guard var own = element(key)?.attributes else { return nil }
    guard !key.isCell, let pinned = pinnedHeader(at: contribution.headerLine) else { return own }
    if pinned.key == key { return pinned.shown(at: contribution.headerLine).attributes }
    if pinned.hides(key) { own.alpha = 0 }
    return own
  }
}

extension LayoutBlend {
  /// How a header that may stay at the top is shown over grids that cross-fade: as tall and as wide as ever, and above all photos.
  ///
  /// Where several grids have the same header, it is shown once, moving from its frame in one to its frame in the other; with w
  /// the shares of these grids,
  ///
  ///     top = Σ w · top in the grid / Σ w
  ///
  /// - Returns: `nil` where a grid below shows the same header, and where it is passed.
  func header(_ own: LayoutElement, of share: LayoutShare, on stage: TransitionStage)
    -> LayoutElement?
  {
    guard let plane = share.plane, locationOfHeader(own.key, in: share, on: stage) != nil else {
      return nil
    }
    var (weight, top, alpha, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for other in shares where other.weight > 0 {
      guard let second = other.plane,
        let location = locationOfHeader(own.key, in: other, on: stage)
      else { continue }
      let isSeen =
        location.top < stage.bounds.maxY && location.top + own.frame.height > stage.bounds.minY
      if second.rank < plane.rank, isSeen { return nil }
      weight += other.weight
      top += other.weight * location.top
      alpha += other.weight * location.alpha
      opacity += second.headerOpacity
    }
    guard weight > 0 else { return nil }
    var header = own
    header.key = own.key.copied(share.copy)
    header.frame.origin = CGPoint(x: stage.bounds.minX + own.frame.minX, y: top / weight)
    header.alpha = alpha / weight * min(1, opacity)
    header.zIndex = LayoutBlend.headerHeight + plane.rank
    return header
  }

  // Where one grid has a header, and how faded it is there; `nil` where the grid does not show it, or it is passed.
  private func locationOfHeader(
    _ key: ElementKey, in share: LayoutShare, on stage: TransitionStage
  ) -> (top: CGFloat, alpha: CGFloat)? {
    guard let plane = share.plane, plane.opacity > 0 else { return nil }
    let line = stage.bounds.minY + stage.inset.top + share.layout.headerOffset
    let inContent = plane.content(CGRect(x: 0, y: line, width: 0, height: 0)).minY
    guard let pinned = share.layout.pinnedHeader(at: inContent), pinned.key.kind == key.kind,
      !pinned.hides(key), let own = share.layout.element(key)
    else { return nil }
    let top = plane.shown(own.frame).minY
    guard key == pinned.key else { return (top, 1) }
    let end = plane.shown(CGRect(x: 0, y: pinned.end, width: 0, height: 0)).minY
    let shown = PinnedHeader.top(top, end: end, height: own.frame.height, line: line)
    return (shown, PinnedHeader.opacity(shown, height: own.frame.height, line: line))
  }

  // Above all grids, and below nothing.
  private static let headerHeight = 1 << 30
}
