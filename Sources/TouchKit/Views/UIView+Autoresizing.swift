extension UIView {
  /// What gives way when the size of a superview changes: parts of the way across it.
  ///
  ///     |  left margin  |  width  |  right margin  |         the same down: top margin, height, bottom margin
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The size has changed: subviews with an ``autoresizingMask`` follow. Where an animation sets the size it moves them, too.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, animations?.isApplying != true else { return }
    children.forEachBorrowed { child in
      guard !child.autoresizingMask.isEmpty else { return }
      child.followSuperview(from: old, to: geometry.bounds.size)
    }
  }

  private func followSuperview(from old: CGSize, to new: CGSize) {
    let (size, middle, mask) = (geometry.bounds.size, geometry.middle, autoresizingMask)
    let across = AutoresizedSpan(start: middle.x - size.width / 2, length: size.width)
      .resized(
        from: old.width, to: new.width, mask.contains(.flexibleLeftMargin),
        mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let down = AutoresizedSpan(start: middle.y - size.height / 2, length: size.height)
      .resized(
        from: old.height, to: new.height, mask.contains(.flexibleTopMargin),
        mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    if transform.isIdentity {
      frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    } else {
      // A frame under a transform is not the rectangle that is resized.
      bounds.size = CGSize(width: across.length, height: down.length)
      let target = CGPoint(
        x: across.start + across.length / 2, y: down.start + down.length / 2)
      center = center + (target - geometry.middle)
    }
  }
}

/// A view's place along one axis of its superview.
nonisolated struct AutoresizedSpan: Equatable {
  var start: CGFloat
  var length: CGFloat

  /// The span in a superview of another length: the change is shared by the flexible parts in proportion to their lengths, equally
  /// where they have none. Where no part is flexible the far margin is. A length does not become negative.
  func resized(
    from old: CGFloat, to new: CGFloat, _ near: Bool, _ inside: Bool, _ far: Bool
  ) -> AutoresizedSpan {
    guard near || inside else { return self }
    let margin = old - start - length
    let total = (near ? start : 0) + (inside ? length : 0) + (far ? margin : 0)
    let count: CGFloat = (near ? 1 : 0) + (inside ? 1 : 0) + (far ? 1 : 0)
    func share(_ part: CGFloat) -> CGFloat {
      (new - old) * (total > 0 ? part / total : 1 / count)
    }
    return AutoresizedSpan(
      start: near ? start + share(start) : start,
      length: inside ? max(0, length + share(length)) : length)
  }
}
