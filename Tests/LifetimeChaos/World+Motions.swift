import TouchKit
import Tsumami

extension World {
  /// Something begins to move, or to change its layout.
  func moveSomething() {
    if let pager = chance.among(views) as? ImagePager {
      turn(pager)
    } else if let list = someView as? UICollectionView
      ?? views.compactMap({ $0 as? UICollectionView }).first,
      chance.isLucky(0.4)
    {
      change(list)
    } else if let scroll = views.compactMap({ $0 as? UIScrollView }).last, chance.isLucky(0.5) {
      move(scroll)
    } else if let animator = chance.among(animators), chance.isLucky(0.5) {
      change(animator)
    } else if chance.isLucky(0.3) {
      dissolve()
    } else {
      animate()
    }
  }

  private func turn(_ pager: ImagePager) {
    trace("turn \(ledger.name(of: pager))")
    switch chance.below(4) {
    case 0: pager.count = chance.below(6)
    case 1: pager.isRightToLeft.toggle()
    default: pager.turn(to: chance.below(6), animated: chance.isLucky(0.7))
    }
  }

  private func move(_ scroll: UIScrollView) {
    let call = chance.below(11)
    trace("move \(ledger.name(of: scroll)) \(call)")
    switch call {
    case 9: scroll.stopScrollingAndZooming()
    case 10:
      scroll.contentAlignmentPoint = CGPoint(x: chance.share(), y: chance.share())
      scroll.transfersVerticalScrollingToParent.toggle()
      scroll.bouncesHorizontally.toggle()
    case 7:
      let commands: [ScrollCommand] = [.down, .pageDown, .end, .home, .zoomIn, .zoomToFit, .right]
      if let command = chance.among(commands) { _ = scroll.perform(command) }
    case 8: scroll.isPagingEnabled.toggle()
    case 0: scroll.setContentOffset(place, animated: true)
    case 1: scroll.setContentOffset(place, animated: false)
    case 2: scroll.setZoomScale(1 + chance.share(), animated: true)
    case 3: scroll.zoom(to: rect, animated: chance.isLucky(0.7))
    case 4: scroll.flashScrollIndicators()
    case 5: scroll.delegate = chance.among(delegates)
    default: scroll.scrollRectToVisible(rect, animated: true)
    }
  }

  private func change(_ list: UICollectionView) {
    let call = chance.below(20)
    trace("change list \(ledger.name(of: list)) \(call)")
    switch call {
    case 11, 12, 13: changeData(of: list)
    case 14: list.endInteractiveTransition(finished: chance.isLucky(0.5))
    case 15, 16:
      if let path = chance.among(list.indexPathsForVisibleItems) {
        list.beginInteractiveMovementForItem(at: path)
      }
      list.updateInteractiveMovementTargetPosition(place)
    case 17:
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: place.x, y: list.contentOffset.y + place.y))
    case 18:
      if chance.isLucky(0.7) {
        list.endInteractiveMovement()
      } else {
        list.cancelInteractiveMovement()
      }
    case 19: chance.among(list.visibleCells)?.invalidateIntrinsicContentSize()
    case 0: list.setCollectionViewLayout(makeLayout(), animated: chance.isLucky(0.7))
    case 1, 2:
      list.startInteractiveTransition(to: makeLayout()) { [weak self] _, _ in
        self?.interrupt("transition's completion")
      }
    case 3, 4:
      let between = list.collectionViewLayout as? UICollectionViewTransitionLayout
      between?.transitionProgress = chance.share()
    case 5: list.finishInteractiveTransition()
    case 6: list.cancelInteractiveTransition()
    case 7: list.reloadData()
    case 8: list.dataSource = chance.among(delegates)
    case 9: list.delegate = chance.among(delegates)
    default:
      let zoom = ColumnZoomController(list, columns: 1 + chance.below(4))
      ledger.add(zoom)
      zoom.onChange = { [weak self] _ in self?.interrupt("column zoom") }
      if chance.isLucky(0.5) { zoom.setColumns(2, animated: true) }
    }
  }

  private func change(_ animator: UIViewPropertyAnimator) {
    trace("change \(ledger.name(of: animator))")
    switch chance.below(7) {
    case 0, 1: animator.startAnimation()
    case 2: animator.pauseAnimation()
    case 3: animator.fractionComplete = chance.share()
    case 4: animator.isReversed.toggle()
    case 5: animator.stopAnimation(chance.isLucky(0.5))
    default: animator.finishAnimation(at: .current)
    }
  }

  private func animate() {
    guard let view = someView, !(view is UIWindow) else { return }
    trace("animate \(ledger.name(of: view))")
    let (alpha, center) = (0.2 + 0.8 * chance.share(), place)
    // The closures keep the view, as people write it, or do not, as careful people write it.
    let kept = chance.isLucky(0.5) ? view : nil
    if chance.isLucky(0.1) { UIView.setAnimationsEnabled(!UIView.areAnimationsEnabled) }
    let isNested = chance.isLucky(0.3)
    UIView.animate(withDuration: 0.4, delay: chance.isLucky(0.3) ? 0.2 : 0) {
      [weak self, weak view] in
      view?.alpha = alpha
      view?.center = center
      if isNested { UIView.animate(springDuration: 0.2) { view?.layerCornerRadius = 8 * alpha } }
      self?.interrupt("animations")
    } completion: { [weak self] _ in
      kept?.alpha = 1
      self?.interrupt("completion")
    }
  }

  private func dissolve() {
    guard let view = someView else { return }
    trace("dissolve \(ledger.name(of: view))")
    // A window owns its clock, and that what it calls.
    let kept = chance.isLucky(0.5) && !(view is UIWindow) ? view : nil
    let told: (Bool) -> Void = { [weak self] _ in
      kept?.isHidden = false
      self?.interrupt("transition's completion")
    }
    if chance.isLucky(0.3), let other = someView, !(other is UIWindow), !(view is UIWindow),
      !view.isDescendant(of: other), !other.isDescendant(of: view), !wouldOwn(other, view.superview)
    {
      let options: UIView.AnimationOptions = chance.isLucky(0.5) ? .showHideTransitionViews : []
      UIView.transition(
        from: view, to: other, duration: 0.4, options: options.union(.transitionCrossDissolve),
        completion: told)
    } else {
      UIView.transition(
        with: view, duration: 0.4, options: .transitionCrossDissolve,
        animations: { [weak self, weak view] in
          view?.backgroundColor = .black
          self?.interrupt("transition's changes")
        }, completion: told)
    }
  }

  // Whoever is put into its own part, such as its background view elsewhere, would own itself.
  private func wouldOwn(_ view: UIView, _ parent: UIView?) -> Bool {
    guard let parent else { return false }
    return ledger.reach(from: [view]).contains(ObjectIdentifier(parent))
  }
}
