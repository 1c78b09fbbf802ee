/// How one grid of a cross-fade is shown: the whole of it, scaled about a point that all grids have in common.
///
///     shown = to + (content − from) · scale
///
/// See ``LayoutBlend/arrange(about:on:)`` for how the numbers are chosen.
nonisolated struct CrossfadePlane: Equatable {
  /// The common point, in the content of the layout.
  var from: CGPoint
  /// The same point in what is shown.
  var to: CGPoint
  var scale: CGFloat
  /// 1 for the grid at the bottom.
  var opacity: CGFloat
  /// 0 at the bottom.
  var rank: Int
  /// What it has of the share of itself and those below it, from 0 to 1.
  var part: CGFloat = 1
  /// Of its headers, which lie above all grids.
  var headerOpacity: CGFloat = 1
  /// How far what lies wholly within a grid above has gone: 0 while it is seen through, 1 where only the upper one is left.
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

  /// How far the photos have gone over which a grid lies that has a part of what it and those below it have. It is opaque by then;
  /// between its photos, where a header is or a row is not full, those below are seen, and leave no sooner than that:
  ///
  ///     gone(x) = (x − 4/5) / (1/5), held between 0 and 1
  ///
  /// gone(0.8) = 0, gone(0.9) = 0.5, gone(1) = 1.
  static func gone(_ part: CGFloat) -> CGFloat {
    min(max((part - 0.8) / 0.2, 0), 1)
  }

  /// The opacity of an upper grid that has a part of what it and those below it have, from 0 to 1.
  ///
  /// Two different photos in one place are hard to look at, so the change takes three fifths of the way:
  ///
  ///     opacity(x) = t² · (3 − 2t)     t = (x − 1/5) / (3/5), held between 0 and 1
  ///
  /// opacity(0.2) = 0, opacity(0.35) = 0.156, opacity(0.5) = 0.5, opacity(0.8) = 1.
  static func opacity(_ part: CGFloat) -> CGFloat {
    let t = min(max((part - 0.2) / 0.6, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
