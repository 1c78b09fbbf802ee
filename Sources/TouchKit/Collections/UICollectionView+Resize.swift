#if !hasFeature(Embedded)
  // Layouts hear of another size as it is shown, not as it is set: within UIView.animate it is set once and shown step by step.
  extension UICollectionView {
    /// The view has another size than it was last shown with.
    final func noteResize(from old: CGRect) {
      guard window != nil, old.width > 0, old.height > 0, extras?.boundsShown == nil else { return }
      makeExtras().boundsShown = old
    }

    /// Announces a change of size to the layouts, before they are prepared for it.
    ///
    /// - Returns: the layouts that are to be told when it is over.
    final func announceResize() -> [UICollectionViewLayout] {
      guard let old = extras?.boundsShown else { return [] }
      extras?.boundsShown = nil
      guard old.size != bounds.size else { return [] }
      var told: [UICollectionViewLayout] = []
      forEachLayout { told.append($0) }
      for layout in told { layout.prepare(forAnimatedBoundsChange: old) }
      return told
    }

    /// The layout says where the content is to be after a change of size. What a finger holds, or what moves, stays its own.
    final func followResize() {
      guard transition == nil, movement == nil, !state.isHeld, !state.isMoving else { return }
      let target = restingLayout.targetContentOffset(forProposedContentOffset: contentOffset)
      guard target.isFinite, target != contentOffset else { return }
      // The size that is animated is a part of the bounds, as the offset is.
      let moved = CGRect(origin: target, size: bounds.size)
      extras?.resizing = running?.animation(of: .bounds)
      if let running { running.whileApplying { bounds = moved } } else { bounds = moved }
      contentMoved()
      // A layout may be another one at another offset.
      prepareLayouts()
    }
  }
#endif
