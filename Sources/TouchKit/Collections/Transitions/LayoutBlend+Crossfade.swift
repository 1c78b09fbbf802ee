/// Grids that cross-fade, instead of each item moving from its frame in one to its frame in the other.
///
/// Each grid is shown as a whole, scaled so that the cells of all have the same side, and laid so
/// that the anchor's photo has the same location in all: their rows and columns coincide. With w the
/// shares, a the sides of the cells, and r the anchor's point in the content of each layout,
///
///     side = Σ w · a         to = Σ w · r         scaleₖ = side / aₖ
///
/// The grid with the smallest cells, most columns, is at the bottom and opaque. It is never scaled
/// down, so it fills the window, and is moved so that it does: where both begin, or end, in the window, and
/// at different heights, it is not aligned with the others (``ColumnGridLayout/coincide(at:in:)`` finds a photo for which it can
/// be). The others fade over it, by ``CrossfadePlane/opacity(_:hasRowsInCommon:)`` of their
/// share in what they and those below them have.
///
/// Rows of pictures in their own shapes are scaled by the height of the anchor's row, so that row coincides, and go on beyond the sides of
/// the content (``ShapeRows``), so no grid has an edge in the window there.
///
///      3 columns      half-way     2 columns         a = 130 and 195: side = 162.5,
///     ┌──┬──┬──┐    ┌───┬┄┄┄┬──    ┌────┬────┐       scales 1.25 and 0.83, the two
///     ├──┼──┼──┤    ├───┼───┼──    │    │    │       columns at half their opacity
///     └──┴──┴──┘    └───┴┄┄┄┴──    └────┴────┘
///
/// Headers that may stay at the top lie above all grids, in their own size. One that several grids have is shown once, between its
/// frames in them; where the kinds differ, the old ones disappear before the new ones appear, as two texts over each other cannot
/// be read.
///
/// So nothing of the background shows through, rows stay rows, and what is shown depends on the shares
/// alone: a transition can be caught, reversed and continued to a third grid at any progress.
extension LayoutBlend {
  /// Says how each grid is shown now.
  ///
  /// - Complexity: O(k²), k the number of layouts: two, or three where a transition was interrupted.
  mutating func arrange(about anchor: TransitionAnchor?, on stage: TransitionStage) {
    var side: CGFloat = 0
    var to = CGPoint.zero
    for index in shares.indices {
      shares[index].plane = nil
      guard let (from, length) = reference(of: index, anchor) else { continue }
      shares[index].plane = CrossfadePlane(
        from: from, to: .zero, scale: length, opacity: 1, rank: 0)
      side += shares[index].weight * length
      to = to + from * shares[index].weight
    }
    for index in shares.indices where shares[index].plane != nil {
      let length = shares[index].plane?.scale ?? 1
      shares[index].plane?.to = to
      rank(index, length)
    }
    for index in shares.indices {
      guard let length = shares[index].plane?.scale else { continue }
      shares[index].plane?.scale = max(side, 1) / length
    }
    fadeBelow()
    fill(stage)
  }

  // The anchor's point in the content of a layout, and the side of its cells; `nil` where the layout does not show it, or
  // has no share.
  private func reference(of index: Int, _ anchor: TransitionAnchor?) -> (CGPoint, CGFloat)? {
    let share = shares[index]
    guard share.weight != 0 else { return nil }
    guard let anchor else { return (share.offset, max(1, share.layout.cellSide ?? 1)) }
    guard let frame = share.layout.element(anchor.key)?.frame else { return nil }
    let point = CGPoint(
      x: frame.minX + anchor.unit.x * frame.width, y: frame.minY + anchor.unit.y * frame.height)
    return (point, max(1, share.layout.scaleLength(of: frame) ?? frame.height))
  }

  // The smaller its cells the lower a grid lies. (The planes hold the sides of the cells while this is computed.)
  private mutating func rank(_ index: Int, _ length: CGFloat) {
    let own = shares[index].weight
    guard own > 0 else {
      shares[index].plane?.opacity = 0
      return
    }
    var below: CGFloat = 0
    var rank = 0
    var hasRowsInCommon = true
    for other in shares.indices where other != index && shares[other].weight > 0 {
      guard let plane = shares[other].plane else { continue }
      if plane.scale < length || (plane.scale == length && other < index) {
        below += shares[other].weight
        rank += 1
        hasRowsInCommon =
          hasRowsInCommon && headerKind(of: other) == nil && headerKind(of: index) == nil
      }
    }
    shares[index].plane?.rank = rank
    shares[index].plane?.opacity =
      rank == 0 ? 1 : CrossfadePlane.opacity(own / (own + below), hasRowsInCommon: hasRowsInCommon)
    shares[index].plane?.fraction = own / (own + below)
    shares[index].plane?.hasRowsInCommon = hasRowsInCommon
  }

  // Of a grid that has groups: in each of them the rows begin anew, so that those of two grids have in common those of one group only.
  private func headerKind(of index: Int) -> Int32? {
    shares[index].layout.pinnedHeader(at: 0)?.key.kind
  }

  // What the grids above leave of each: headers fade before others appear, and at the end so does what is visible between photos.
  private mutating func fadeBelow() {
    for index in shares.indices {
      guard var plane = shares[index].plane else { continue }
      let kind = shares[index].layout.pinnedHeader(at: 0)?.key.kind
      (plane.headerOpacity, plane.covered) = (plane.opacity, 0)
      var follows = false
      for other in shares where other.weight > 0 {
        guard let second = other.plane, second.rank != plane.rank else { continue }
        let isSame = other.layout.pinnedHeader(at: 0)?.key.kind == kind
        if second.rank < plane.rank {
          follows = follows || !isSame
        } else {
          plane.headerOpacity *= isSame ? 1 - second.opacity : max(0, 1 - 2 * second.opacity)
          plane.covered = max(plane.covered, second.covering)
          plane.hidesBetweenGroups = plane.hidesBetweenGroups || !second.hasRowsInCommon
        }
      }
      if follows { plane.headerOpacity = max(0, 2 * plane.headerOpacity - 1) }
      shares[index].plane = plane
    }
  }

  // The part of the window that a grid above covers; `nil` while those below are visible through it.
  private func cover(over plane: CrossfadePlane) -> CGRect? {
    guard plane.covered > 0 else { return nil }
    for share in shares where share.weight > 0 {
      guard let above = share.plane, above.rank > plane.rank,
        above.covering == plane.covered
      else { continue }
      let shown = above.shown(
        CGRect(origin: .zero, size: share.layout.collectionViewContentSize))
      // Rows that go on reach to the edges of the window, and what is seen there beyond them.
      return shown.insetBy(
        dx: share.layout.continuesRows ? -shown.width : -0.01, dy: -0.01)
    }
    return nil
  }

  // Moves the grid at the bottom so that it fills the window, as far as it does when it is alone.
  private mutating func fill(_ stage: TransitionStage) {
    guard
      let bottom = shares.indices.first(where: {
        shares[$0].plane?.rank == 0 && shares[$0].weight > 0
      }), var plane = shares[bottom].plane
    else { return }
    let share = shares[bottom]
    let (size, window) = (share.layout.collectionViewContentSize, stage.bounds)
    if plane.scale < 1 {
      // Pulled beyond the smallest cells: nothing could fill the gap that shrinking would leave.
      if !share.layout.continuesRows {
        plane.from = share.offset
        plane.to = window.origin
      }
      plane.scale = 1
    }
    let whole = plane.shown(CGRect(origin: .zero, size: size))
    if !share.layout.continuesRows {
      plane.to.x += LayoutBlend.translation(
        of: whole.minX...whole.maxX, toFill: window.minX...window.maxX, size.width,
        share.offset.x)
    }
    plane.to.y += LayoutBlend.translation(
      of: whole.minY...whole.maxY, toFill: window.minY...window.maxY, size.height,
      share.offset.y)
    shares[bottom].plane = plane
  }

  // How far what is shown has to move so that it covers the part of the window that content of a length covers at rest at an offset.
  private static func translation(
    of shown: ClosedRange<CGFloat>, toFill window: ClosedRange<CGFloat>, _ length: CGFloat,
    _ offset: CGFloat
  ) -> CGFloat {
    let extent = window.upperBound - window.lowerBound
    let start = window.lowerBound + min(max(0, -offset), extent)
    let end = window.lowerBound + min(max(0, length - offset), extent)
    if shown.lowerBound > start { return start - shown.lowerBound }
    if shown.upperBound < end {
      return min(end - shown.upperBound, start - shown.lowerBound)
    }
    return 0
  }

  /// Where a copy of an element is shown, once ``arrange(about:on:)`` has been called; `nil` where its layout does not show it.
  func copy(_ key: ElementKey) -> LayoutElement? {
    for share in shares where share.copy == key.copy && share.weight > 0 {
      guard let plane = share.plane, let own = share.layout.element(key.original) else {
        return nil
      }
      return element(own, plane, share.copy, cover: cover(over: plane))
    }
    return nil
  }

  /// Appends what a share shows in the window.
  func collect(
    _ share: LayoutShare, on stage: TransitionStage, _ found: inout [LayoutElement],
    into elements: inout [LayoutElement]
  ) {
    guard let plane = share.plane, plane.opacity > 0 else { return }
    let rect = stage.bounds
    found.removeAll(keepingCapacity: true)
    share.layout.collect(in: plane.content(rect), into: &found)
    share.layout.collectContinuation(in: plane.content(rect), into: &found)
    let line = CGRect(
      x: rect.minX, y: share.layout.pinnedLines(of: rect, inset: stage.inset).start, width: 0,
      height: 0)
    let pinned = share.layout.pinnedHeader(at: plane.content(line).minY)
    if let pinned { found.append(pinned.element) }
    let cover = cover(over: plane)
    for own in found {
      let shown: LayoutElement?
      if let pinned, own.key.kind == pinned.key.kind {
        shown = header(own, of: share, on: stage)
      } else {
        let copy = share.copy + own.key.copy * LayoutBlend.mostCopies
        shown = element(own, plane, copy, cover: cover)
      }
      guard let shown, shown.alpha > 0.001, shown.frame.overlaps(rect) else { continue }
      elements.append(shown)
    }
  }

  private func element(
    _ own: LayoutElement, _ plane: CrossfadePlane, _ copy: Int32, cover: CGRect?
  ) -> LayoutElement {
    let seen = plane.seen(plane.shown(own.frame), behind: cover)
    return LayoutElement(
      key: own.key.copied(copy), frame: seen.frame,
      alpha: own.alpha * plane.opacity * (1 - seen.fading),
      zIndex: own.zIndex + plane.rank * LayoutBlend.planeHeight)
  }

  // More than there are grids at a time: what continues a row is another copy of its photo than those.
  private static let mostCopies: Int32 = 16
  // How far the grids lie over each other, in zIndex.
  private static let planeHeight = 1 << 20
}
