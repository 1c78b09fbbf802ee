extension LayoutBlend {
  /// How a header that may stay at the top is shown over grids that cross-fade: as tall and as wide as ever, and above all photos.
  ///
  /// Where several grids have the same header, it is shown once, moving from its frame in one to its frame in the other as the rows below it
  /// fade; with v how much is seen of these grids,
  ///
  ///     top = Σ v · top in the grid / Σ v          vₖ = opacityₖ · Π (1 − opacity) of those above
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
      let seen = visibility(of: second)
      weight += seen
      top += seen * location.top
      alpha += seen * location.alpha
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

  private func visibility(of plane: CrossfadePlane) -> CGFloat {
    var seen = plane.opacity
    for other in shares where other.weight > 0 {
      if let above = other.plane, above.rank > plane.rank { seen *= 1 - above.opacity }
    }
    return seen
  }

  // Where one grid has a header, and how faded it is there; `nil` where the grid does not show it, or it is passed.
  private func locationOfHeader(
    _ key: ElementKey, in share: LayoutShare, on stage: TransitionStage
  ) -> (top: CGFloat, alpha: CGFloat)? {
    guard let plane = share.plane, plane.opacity > 0 else { return nil }
    let line = share.layout.pinnedLines(of: stage.bounds, inset: stage.inset).start
    let inContent = plane.content(CGRect(x: 0, y: line, width: 0, height: 0)).minY
    guard let pinned = share.layout.pinnedHeader(at: inContent), pinned.key.kind == key.kind,
      !pinned.hides(key), let own = share.layout.element(key)
    else { return nil }
    let top = plane.shown(own.frame).minY
    guard key == pinned.key else { return (top, 1) }
    let length = own.frame.height
    let end = plane.shown(CGRect(x: 0, y: pinned.range.upperBound, width: 0, height: 0)).minY
    let shown = PinnedElement.start(
      top, length: length, at: .start, within: ClosedRange(from: min(top, end), to: end), line: line
    )
    return (shown, PinnedElement.opacity(shown, length: length, line: line))
  }

  // Above all grids, and below nothing.
  private static let headerHeight = 1 << 30
}
