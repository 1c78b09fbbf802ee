/// How one grid of a cross-fade is shown: as a whole, scaled about an anchor that all grids share.
///
///     shown = to + (content − from) · scale
///
/// See ``LayoutBlend/arrange(about:on:)`` for how the numbers are chosen.
nonisolated struct CrossfadePlane: Equatable {
  /// The anchor, in the content of the layout.
  var from: CGPoint
  /// The same point in what is shown.
  var to: CGPoint
  var scale: CGFloat
  /// 1 for the grid at the bottom.
  var opacity: CGFloat
  /// 0 at the bottom.
  var rank: Int
  /// Its share divided by the sum of its own and those of the grids below it, from 0 to 1.
  var fraction: CGFloat = 1
  /// The opacity of its headers, which lie above all grids.
  var headerOpacity: CGFloat = 1
  /// False where rows of it and of a grid below begin anew in each group, and so do not coincide everywhere.
  var hasRowsInCommon = true
  /// True for one that lies behind a grid with which it has no rows in common: nothing of it is seen within that one's edges then.
  var hidesBetweenGroups = false
  /// How far what lies behind a grid above has faded out: 0 while it is visible through that one, 1 where it is hidden.
  var covered: CGFloat = 0

  /// Where a frame of the layout is shown.
  func shown(_ frame: CGRect) -> CGRect {
    CGRect(
      x: to.x + (frame.minX - from.x) * scale, y: to.y + (frame.minY - from.y) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }

  /// What of the layout is shown in a rectangle.
  func content(_ rect: CGRect) -> CGRect {
    CGRect(
      x: from.x + (rect.minX - to.x) / scale, y: from.y + (rect.minY - to.y) / scale,
      width: rect.width / scale, height: rect.height / scale)
  }

  /// How far the photos behind a grid have faded out, for its ``fraction``. Between its photos, where a header is or a row is not full, those
  /// behind are visible; where the rows coincide they stay almost until the end, and where the grids have groups, until the grid above them begins to
  /// fade, so that each half of the transition shows one of the two and no photo twice:
  ///
  ///     covered(x) = (x − 4/5) / (1/5), or (x − 1/2) / (1/10), held between 0 and 1
  ///
  /// covered(0.8) = 0, covered(0.9) = 0.5, covered(1) = 1; with groups covered(0.5) = 0, covered(0.55) = 0.5, covered(0.6) = 1. A photo of both is
  /// never darker than 9 % below its own light.
  static func covered(_ fraction: CGFloat, hasRowsInCommon: Bool = true) -> CGFloat {
    min(max(hasRowsInCommon ? (fraction - 0.8) / 0.2 : (fraction - 0.5) / 0.1, 0), 1)
  }

  /// How far the photos behind this grid have faded out.
  var covering: CGFloat {
    CrossfadePlane.covered(fraction, hasRowsInCommon: hasRowsInCommon)
  }

  /// What is seen of something behind a grid: where, and how far it has faded out.
  ///
  /// What lies wholly behind it has faded as far as ``covered`` says. What reaches beyond its edge is seen there and has not; between groups, where it
  /// would be seen beside short rows, too, it has the part beyond the edge as its frame instead, once ``covered`` is 1:
  ///
  ///        cover                        x = 270, covered = 1    → 300…360
  ///     ───────────┐                    x = 270, covered = 0.5  → 285…360
  ///           ┌────┼────────┐           x = 212, covered = 1    → 300…302, faded by 0.93
  ///           │    │ seen   │           x = 212, covered = 0.5  → 217.5…302, faded by 0.47
  ///           └────┼────────┘
  ///          270  300      360          left = minX + cut · (edge − minX)
  ///
  /// A photo that is cut fills what is left of its frame, so it opens out of the edge. Of columns that coincide but for the lines between them less than
  /// a line is beyond the edge: such a photo would widen under the other grid all the way, and fades like those that lie wholly behind it instead. With s
  /// the share of it that is beyond the edge, o = min(1, 3 · s) of it opens, and the rest fades:
  ///
  ///     fading = covered · (1 − o)         cut = covered · o / (1 − fading)
  func seen(_ frame: CGRect, behind cover: CGRect?) -> (frame: CGRect, fading: CGFloat) {
    guard covered > 0, let cover else { return (frame, 0) }
    if cover.contains(whole: frame) { return (frame, covered) }
    guard hidesBetweenGroups, frame.overlaps(cover) else { return (frame, 0) }
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    var fading: CGFloat = 0
    func cut(_ beyond: CGFloat, of length: CGFloat) -> CGFloat {
      let opens = min(1, 3 * beyond / length)
      fading = covered * (1 - opens)
      return covered * opens / (1 - fading) * (length - beyond)
    }
    // Only one side is cut: at a corner of the cover both parts beyond it would be seen.
    if right > cover.maxX {
      left += cut(right - cover.maxX, of: frame.width)
    } else if left < cover.minX {
      right -= cut(cover.minX - left, of: frame.width)
    } else if bottom > cover.maxY {
      top += cut(bottom - cover.maxY, of: frame.height)
    } else {
      bottom -= cut(cover.minY - top, of: frame.height)
    }
    return (CGRect(x: left, y: top, width: right - left, height: bottom - top), fading)
  }

  /// The opacity of an upper grid, for its ``fraction``.
  ///
  /// Two different photos over each other are hard to look at, so the change takes only three fifths of the transition, and where the
  /// rows of the grids do not coincide everywhere, as they begin anew in each group, a fifth:
  ///
  ///     opacity(x) = t² · (3 − 2t)     t = (x − 1/2) / d + 1/2, held between 0 and 1     d = 3/5, or 1/5
  ///
  /// opacity(0.2) = 0, opacity(0.35) = 0.156, opacity(0.5) = 0.5, opacity(0.8) = 1; with groups opacity(0.4) = 0,
  /// opacity(0.45) = 0.156, opacity(0.5) = 0.5, opacity(0.6) = 1.
  static func opacity(_ fraction: CGFloat, hasRowsInCommon: Bool = true) -> CGFloat {
    let t = min(max((fraction - 0.5) / (hasRowsInCommon ? 0.6 : 0.2) + 0.5, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
