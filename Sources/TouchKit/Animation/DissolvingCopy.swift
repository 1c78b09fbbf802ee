/// What was seen of a view before a transition, in front of it.
final class DissolvingCopy: UIView {
  /// The view's own opacity at that time; 0 where it was hidden.
  let opacity: CGFloat
  /// True where nothing of the view can be seen through it.
  let covers: Bool
  /// What fades it; the clock owns that.
  @Backlink var dissolve: Dissolve?

  /// A copy of what is seen of a view, which is in the container; earlier copies of it that still fade become part of it.
  init(of old: UIView, in container: UIView) {
    let isWhole = old === container
    let isSeen = isWhole || !(old.isHidden || old.isConcealed)
    covers = isWhole || old.isCovering
    opacity = isWhole ? 1 : isSeen ? old.alpha : 0
    super.init(frame: .zero)
    let earlier = container.children.compactMap { $0 as? DissolvingCopy }
      .filter { $0.dissolve?.view === old }
    if isSeen, let copy = old.snapshotView(afterScreenUpdates: false) {
      if !isWhole { copy.alpha = old.shownShare }
      // In a window the earlier copies are among what is copied.
      addSubview(copy)
    }
    isUserInteractionEnabled = false
    bounds.size = old.bounds.size
    place(like: old, in: container)
    for copy in earlier {
      let shown = copy.alpha
      copy.dissolve?.end(false)
      guard !isWhole else { continue }
      copy.alpha = opacity > 0 ? min(1, shown / opacity) : shown
      copy.place(like: self, in: self)
      addSubview(copy)
    }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      nil
    }
  #endif

  deinit {}

  /// Goes to where the view is, at the size that it had.
  func place(like view: UIView, in container: UIView?) {
    let isWhole = view === container
    transform = isWhole ? .identity : view.transform
    anchorPoint = isWhole ? CGPoint(x: 0.5, y: 0.5) : view.anchorPoint
    center = isWhole ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
  }
}
