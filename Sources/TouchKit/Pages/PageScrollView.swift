/// The scroll view of a ``UIPageViewController``: three pages long, with the page that is shown in the middle.
///
///     ┌─────────┬─────────┬─────────┐
///     │ before  │  shown  │  after  │      offset = length · (1 + progress)
///     └─────────┴─────────┴─────────┘
///      −1        0         1               progress, in pages
///
/// Where there is no neighbour an inset of minus one page closes its side, so the middle is always at the same offset.
final class PageScrollView: UIScrollView {
  @Backlink var owner: UIPageViewController?
  private var isVertical = false
  /// True where it has left its window since it was arranged, and what moved in it stands still.
  var isLost = false

  func setUp(along orientation: UIPageViewController.NavigationOrientation) {
    isVertical = orientation == .vertical
    isPagingEnabled = true
    (alwaysBounceHorizontal, alwaysBounceVertical) = (!isVertical, isVertical)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    // Pages lie below a bar, too.
    contentInsetAdjustmentBehavior = .never
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The length of a page with the room to the next one, in points.
  var length: CGFloat {
    isVertical ? bounds.height : bounds.width
  }

  /// 1 where the following page lies further along the axis, −1 where one reads from the right.
  private var sign: CGFloat {
    let reads = (superview ?? self).effectiveUserInterfaceLayoutDirection
    return !isVertical && reads == .rightToLeft ? -1 : 1
  }

  /// How far it has turned, in pages: 1 shows the following page.
  var progress: CGFloat {
    get {
      let offset = isVertical ? contentOffset.y : contentOffset.x
      return length > 0 ? sign * (offset / length - 1) : 0
    }
    set { contentOffset = offset(at: newValue) }
  }

  func offset(at progress: CGFloat) -> CGPoint {
    let offset = length * (1 + sign * progress)
    return isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// The place of a page beside the one that is shown, or of that one, without the room between them.
  func frame(at place: CGFloat, spacing: CGFloat) -> CGRect {
    let frame = CGRect(origin: offset(at: place), size: bounds.size)
    return isVertical
      ? frame.insetBy(dx: 0, dy: spacing / 2) : frame.insetBy(dx: spacing / 2, dy: 0)
  }

  /// Gives it its size, and the sides that it can turn to.
  func arrange(opens: (PageSide) -> Bool) {
    let size = bounds.size
    let content =
      isVertical
      ? CGSize(width: size.width, height: 3 * size.height)
      : CGSize(width: 3 * size.width, height: size.height)
    if content != contentSize { contentSize = content }
    let near = opens(sign > 0 ? .before : .after) ? 0 : -length
    let far = opens(sign > 0 ? .after : .before) ? 0 : -length
    let inset =
      isVertical
      ? UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
      : UIEdgeInsets(top: 0, left: near, bottom: 0, right: far)
    if inset != contentInset { contentInset = inset }
  }

  /// True while nothing moves it, neither a finger nor by itself.
  var isAtRest: Bool {
    !movesByItself && !isTracking && !isDragging
  }

  override func scrolled(from old: CGRect) {
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.follow()
  }

  // What ends a turn need not move the content any more.
  override func moveFrame(to time: TimeInterval) {
    super.moveFrame(to: time)
    if !needsFrames { setNeedsLayout() }
  }

  override func fingersLifted() {
    setNeedsLayout()
  }

  override func willLeaveWindow() {
    super.willLeaveWindow()
    isLost = true
    setNeedsLayout()
  }
}

/// The view of a ``UIPageViewController``.
final class PageContainerView: UIView {
  @Backlink var owner: UIPageViewController?

  // Spelled out: see UIResponder.
  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }
}
