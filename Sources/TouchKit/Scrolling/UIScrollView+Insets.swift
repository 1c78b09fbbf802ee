// What covers the edges of the window is added to the insets of the content.
extension UIScrollView {
  /// Whether the safe area is added to ``contentInset``.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As ``scrollableAxes``; in a navigation controller the upper and the lower edge in any case, so that what fits begins below the bar, too.
    case automatic
    /// On the axes on which the content is larger than the view or always bounces.
    case scrollableAxes
    /// Not at all: for pictures that fill the window.
    case never
    /// On both axes.
    case always
  }

  #if hasFeature(Embedded)
    /// Room around the content, in points, that can be scrolled into: ``contentInset``, and of the view's
    /// ``UIView/safeAreaInsets`` what ``contentInsetAdjustmentBehavior`` says, as of the last layout.
    ///
    /// Where it changes because of the safe area the content goes with it, so that what was at the inner edge still is. A refresh control that is
    /// refreshing adds its height at the top.
    public var adjustedContentInset: UIEdgeInsets {
      wholeInset
    }
  #endif

  final var wholeInset: UIEdgeInsets {
    var inset = contentInset + addedInset
    if let refresher { inset.top += refresher.heldHeight }
    return inset
  }

  /// Adds what has to be added now. Costs a comparison in windows without covered edges.
  ///
  /// - Returns: true where something else is added than before.
  @discardableResult
  final func adjustInset() -> Bool {
    guard mayBeCovered || addedInset != .zero, window != nil else { return false }
    let old = addedInset
    let new = wantedInset
    guard new != old else { return false }
    addedInset = new
    if !isArranging, !state.isInLayoutTransition {
      putContent(at: contentOffset + CGPoint(x: old.left - new.left, y: old.top - new.top))
    }
    insetChanged()
    return true
  }

  private var wantedInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always else { return safe }
    let room = bounds.inset(by: contentInset).size
    if contentSize.width <= room.width, !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
    if contentSize.height <= room.height, !alwaysBounceVertical,
      contentInsetAdjustmentBehavior != .automatic || !liesBelowBars
    {
      (safe.top, safe.bottom) = (0, 0)
    }
    return safe
  }

  /// ``adjustedContentInset`` is another one.
  final func insetChanged() {
    rangeChanged()
    tellInset()
  }

  final func tellInset() {
    // What stays at an edge stays within it.
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
