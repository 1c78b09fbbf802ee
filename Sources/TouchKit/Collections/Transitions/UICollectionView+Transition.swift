extension UICollectionView {
  final func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let isThere = transition == nil && layout === restingLayout
    guard !isThere else {
      completion?(true)
      return
    }
    #if !hasFeature(Embedded)
      let completion = animated ? CATransaction.awaiting(completion) : completion
    #endif
    // Where nothing is shown yet, views are made for the new layout only.
    let new = begin(to: layout, at: nil, presents: animated || !shown.isEmpty) {
      completion?($0 && $1)
    }
    // The completion of an earlier transition may have begun another one by now.
    guard transition === new else { return }
    if animated {
      new.isSet = true
      settle(new, toTarget: true)
    } else {
      arrive(new, toTarget: true)
    }
  }

  /// Begins a transition to another layout, under the control of a gesture.
  ///
  /// From now on the gesture sets ``UICollectionViewTransitionLayout/transitionProgress``, and at
  /// last calls ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. A
  /// transition may begin at any time, also while another one is scrubbed or settles: that one's
  /// completion is called with `completed` false, and this one continues from what is on the screen.
  ///
  /// - Parameter completion: called once, always: `completed` is false where something else came in
  ///   between, `finished` is true where it led to the new layout and false where it was cancelled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    begin(to: layout, at: nil, completion).layout
  }

  /// The same, with the item at a point staying under that point; see
  /// ``moveInteractiveTransition(to:)``. (Not in UIKit.)
  ///
  /// - Parameter point: in the collection view's coordinates, such as a recognizer's `location(in:
  ///   collectionView)`.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, at point: CGPoint,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    begin(to: layout, at: point - contentOffset, completion).layout
  }

  /// Catches the running transition exactly where it is: it stops settling, and its
  /// progress can be set again. (Not in UIKit.)
  ///
  /// Its completion is still to come. A touch on the view stops it too, and it continues when the finger lifts.
  ///
  /// - Parameter point: in the collection view's coordinates; the item there stays there from now on.
  /// - Returns: the transition's layout; `nil` where none is running.
  @discardableResult
  public func catchInteractiveTransition(at point: CGPoint) -> UICollectionViewTransitionLayout? {
    guard let transition = layoutTransition else { return nil }
    scrub(transition, at: point - contentOffset)
    return transition.layout
  }

  /// Moves the anchor, the item under the fingers, to another point: it is within 1 point of it then, whatever
  /// the progress. (Not in UIKit.)
  ///
  /// - Parameter point: in the collection view's coordinates.
  public func moveInteractiveTransition(to point: CGPoint) {
    if let transition = layoutTransition { moveAnchor(of: transition, to: point - contentOffset) }
  }

  /// Completes the running transition with an animation. Nothing happens where none is running.
  public func finishInteractiveTransition() {
    if let transition = layoutTransition { settle(transition, toTarget: true) }
  }

  /// Cancels the running transition with an animation. Nothing happens where none is running.
  public func cancelInteractiveTransition() {
    if let transition = layoutTransition { settle(transition, toTarget: false) }
  }

  /// Ends the transition in the new layout, or in the old one, at once, with the item under the
  /// fingers where it is, even where the content may not rest like that: for a gesture that
  /// continues. (Not in UIKit.)
  public func endInteractiveTransition(finished: Bool) {
    if let transition = layoutTransition { cut(transition, toTarget: finished) }
  }

  /// The transition, as what it is; for those who move it.
  final var layoutTransition: LayoutTransition? {
    transition as? LayoutTransition
  }

  private final func begin(
    to layout: UICollectionViewLayout, at location: CGPoint?, presents: Bool = true,
    _ completion: ((Bool, Bool) -> Void)?
  ) -> LayoutTransition {
    dropMovement()
    if presents { present() } else { refreshCounts() }
    let old = layoutTransition
    let wasFinishing = old?.isFinishing ?? false
    let home = old.map { $0.origin(besides: layout) } ?? restingLayout
    if let old { handOver(old) } else { stopMotion() }
    let shares =
      old?.blend.shares ?? [LayoutShare(layout: restingLayout, weight: 1, offset: bounds.origin)]
    // The style stays until the view rests, so that nothing jumps when a third layout is added.
    let style = old?.blend.style ?? style(from: restingLayout, to: layout)
    let new = LayoutTransition(
      layout: UICollectionViewTransitionLayout(currentLayout: home, nextLayout: layout),
      from: shares, style: style, completion: completion)
    new.blend.inset = adjustedContentInset
    new.layout.belong(to: self)
    for share in new.blend.shares { share.layout.belong(to: self) }
    home.prepareForTransition(to: layout)
    layout.prepareForTransition(from: home)
    for element in shown { element.view.willTransition(from: home, to: layout) }
    transition = new
    state.advance(.transitionBegan)
    new.anchor = old?.anchor ?? keptAnchor
    keptAnchor = nil
    setAnchor(for: new, at: location)
    setNeedsLayout()
    old?.complete(completed: false, finished: wasFinishing)
    return new
  }

  private final func style(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> LayoutBlend.Style {
    guard old is ColumnGridLayout, let new = new as? ColumnGridLayout else { return .straight }
    switch new.transitionStyle {
    case .interpolation: return .closesGaps
    case .crossfade: return .crossfade
    }
  }

  // Of the copies of each element those of one layout stay, and are the only ones from now on.
  private final func keep(copy: Int32) {
    var kept = 0
    for index in shown.indices {
      if shown[index].key.copy == copy {
        shown[kept] = shown[index]
        shown[kept].key.copy = 0
        kept += 1
      } else {
        leaving.append(shown[index])
      }
    }
    shown.removeLast(shown.count - kept)
    recycleLeaving()
  }

  /// A transition is over: the view rests in a layout.
  ///
  /// A batch of updates that is still animated continues.
  ///
  /// - Parameter copy: whose views show it.
  final func rest(in layout: UICollectionViewLayout, at offset: CGPoint, copy: Int32) {
    let old = restingLayout
    transition = nil
    keep(copy: copy)
    state.advance(.transitionEnded)
    keptAnchor = nil
    restingLayout = layout
    layout.belong(to: self)
    layout.asksAnew = true
    if old !== layout {
      old.willBeUnused()
      if old.collectionView === self { old.belong(to: nil) }
      for element in shown { element.view.didTransition(from: old, to: layout) }
    }
    // The content offset is set below, and nothing else is to move it.
    isArranging = true
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    let before = bounds.origin
    moveContent(to: offset)
    update?.carry(by: bounds.origin - before)
    isArranging = false
    covered = nil
    setNeedsLayout()
    // Fingers that still drag begin a new grip of the content.
    dragOn()
  }
}

#if hasFeature(Embedded)
  // Not to be overridden in a page: a program that changes no layout would have their code.
  extension UICollectionView {
    public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      changeLayout(to: layout, animated: animated, nil)
    }

    public final func setCollectionViewLayout(
      _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
      changeLayout(to: layout, animated: animated, completion)
    }
  }
#endif
