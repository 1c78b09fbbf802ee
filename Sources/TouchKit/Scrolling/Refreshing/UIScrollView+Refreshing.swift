extension UIScrollView {
  /// What people pull down to have the content loaded anew; none by default. The scroll view retains it, and puts it behind its content.
  ///
  /// A control that belonged to another scroll view leaves that one.
  public final var refreshControl: UIRefreshControl? {
    get { refresher }
    set {
      guard newValue !== refresher else { return }
      let old = refresher
      let height = old?.heldHeight ?? 0
      newValue?.scrollView?.refreshControl = nil
      refresher = newValue
      newValue?.scrollView = self
      old?.scrollView = nil
      if old?.isChild(of: self) == true { old?.removeFromSuperview() }
      // The calls above may have brought another one.
      guard let newValue, refresher === newValue else {
        return tellRefreshRoom(since: height)
      }
      insert(newValue, at: backgroundLevels)
      guard refresher === newValue else { return }
      if !isDragging { _ = newValue.hold() }
      tellRefreshRoom(since: height)
      newValue.follow(self)
    }
  }

  /// How many subviews belong behind a refresh control.
  final var backgroundLevels: Int {
    ground?.isChild(of: self) == true ? 1 : 0
  }

  private final func tellRefreshRoom(since height: CGFloat) {
    if refresher?.heldHeight ?? 0 != height { refreshRoomChanged() }
  }

  /// The content may rest elsewhere: where nothing moves it or holds it, it goes there.
  final func refreshRoomChanged() {
    let target = clamped(contentOffset)
    if target != contentOffset, window != nil, !isArranging, !state.isInLayoutTransition,
      !isTracking, !state.isHeld, !state.isMoving
    {
      glide(to: target, isAnnounced: false)
    }
    insetChanged()
  }

  /// True where the content is so low that the room of the refresh control is seen, which is refreshing.
  final var isInRefreshRoom: Bool {
    guard let refresher, refresher.heldHeight > 0 else { return false }
    return contentOffset.y < 0 - contentInset.top - addedInset.top
  }
}
