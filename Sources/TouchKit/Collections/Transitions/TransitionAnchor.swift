/// What stays where it is on the screen while the layout changes: the item under the fingers, or in
/// the middle of what is visible.
///
/// Along an axis that scrolls, the very point of the item that was touched stays under the fingers.
/// Across it a grid has no room to move: there the content moves only as far as is needed for the
/// fingers to stay on the item.
///
///      ┌────┬────┬────┐        ┌──────┬──────┐
///      │    │    │    │        │      │      │
///      ├────┼────┼────┤        │      │      │
///      │    │ ×  │    │   →    ├──────┼──────┤
///      ├────┼────┼────┤        │    × │      │     × has the same height on the screen, and is on the same item
///      │    │    │    │        │      │      │
///      └────┴────┴────┘        └──────┴──────┘
struct TransitionAnchor {
  var key: ElementKey
  /// Where the point is within the item's frame, from 0 to 1 on each axis.
  var unit: CGPoint
  /// Where it is on the screen, counted from the top left corner of the collection view.
  var location: CGPoint
  /// Whether the point itself is kept, or only the item is, on each axis.
  var keepsX: Bool
  var keepsY: Bool
  /// The content offset to stay near to on an axis where only the item is kept.
  var preferredOffset = CGPoint.zero
  /// What is added to each offset, so that nothing moved when the anchor was set.
  var bias = CGPoint.zero

  /// The same with changed data; `nil` where the item is gone.
  func moved(by map: UpdateMap) -> TransitionAnchor? {
    var anchor = self
    guard let key = map.key(after: key) else { return nil }
    anchor.key = key
    return anchor
  }

  /// The offset that has the anchor at its location, in a layout that has its item in a frame.
  ///
  /// - Parameter biased: false for the offset without the ``bias``.
  func offset(for frame: CGRect, biased: Bool = true) -> CGPoint {
    let bias = biased ? bias : .zero
    return CGPoint(
      x: TransitionAnchor.offset(
        frame.minX, frame.width, unit.x, location.x, keepsX ? nil : preferredOffset.x) + bias.x,
      y: TransitionAnchor.offset(
        frame.minY, frame.height, unit.y, location.y, keepsY ? nil : preferredOffset.y) + bias.y)
  }

  nonisolated private static func offset(
    _ start: CGFloat, _ length: CGFloat, _ unit: CGFloat, _ location: CGFloat, _ preferred: CGFloat?
  ) -> CGFloat {
    guard let preferred else { return start + unit * length - location }
    let (low, high) = TransitionAnchor.reach(start, length, unit, location)
    return min(max(preferred, low), high)
  }

  // The location is on the item for every offset between these two, and no nearer to its edge than it
  // was, or than the margin.
  nonisolated private static func reach(
    _ start: CGFloat, _ length: CGFloat, _ unit: CGFloat, _ location: CGFloat
  ) -> (low: CGFloat, high: CGFloat) {
    let margin = min(Constants.transitionMargin, length / 2)
    let before = min(margin, max(0, unit * length))
    let after = min(margin, max(0, (1 - unit) * length))
    return (start + before - location, start + length - after - location)
  }

  /// The offset nearest to one that still has the location on the item, on the axes where only that is kept.
  func offset(nearestTo offset: CGPoint, keeping frame: CGRect) -> CGPoint {
    var offset = offset
    if !keepsX {
      let (low, high) = TransitionAnchor.reach(frame.minX, frame.width, unit.x, location.x)
      offset.x = min(max(offset.x, low), high)
    }
    if !keepsY {
      let (low, high) = TransitionAnchor.reach(frame.minY, frame.height, unit.y, location.y)
      offset.y = min(max(offset.y, low), high)
    }
    return offset
  }
}
