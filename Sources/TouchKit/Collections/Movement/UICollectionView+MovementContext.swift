#if !hasFeature(Embedded)
  // What a layout hears of an item that is moved interactively.
  extension UICollectionView {
    /// Tells the layout where the finger is, and where the item is to be.
    ///
    /// - Parameter target: `nil` where the item stays where the layout has it.
    /// - Returns: false where the layout, the delegate or the data source has ended the movement.
    final func tellLayout(of movement: ItemMovement, _ target: IndexPath?) -> Bool {
      guard self.movement === movement, transition == nil else { return false }
      let layout = restingLayout
      guard target != nil || layout.followsFingers else { return true }
      let position = bounds.origin + movement.location
      let previous = movement.toldPosition ?? movement.view.center
      movement.toldPosition = position
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target ?? movement.current],
        withTargetPosition: position, previousIndexPaths: [movement.current],
        previousPosition: previous)
      guard self.movement === movement, transition == nil, layout === restingLayout else {
        return false
      }
      if target == nil {
        layout.invalidateLayout(with: context)
      } else {
        makeExtras().movementContext = context
      }
      return self.movement === movement && transition == nil
    }

    /// Tells the layout that an item has been let go, and where it is from now on.
    ///
    /// - Returns: false where the layout has begun something else.
    final func tellLayout(ofEnding movement: ItemMovement, at final: IndexPath) -> Bool {
      let (layout, map) = (restingLayout, counts)
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.current],
        movementCancelled: movement.isCancelled)
      guard self.movement == nil, transition == nil, layout === restingLayout, counts == map else {
        return false
      }
      makeExtras().movementContext = context
      return true
    }

    /// The data, or what a finger has made of them, are other ones: invalidates the layouts, for the reason that was given by
    /// ``tellLayout(of:_:)``, if there is one.
    final func invalidateForUpdate() {
      let context = extras?.movementContext
      extras?.movementContext = nil
      guard let context, transition == nil else {
        invalidateLayouts { $0.invalidateDataSourceCounts = true }
        return
      }
      context.invalidateDataSourceCounts = true
      restingLayout.invalidateLayout(with: context)
      forgetLayout()
    }
  }

  extension UICollectionViewLayout {
    final func contextOfMovement(from previous: [IndexPath], to target: [IndexPath])
      -> UICollectionViewLayoutInvalidationContext
    {
      let context = type(of: self).newContext()
      context.previousIndexPathsForInteractivelyMovingItems = previous
      context.targetIndexPathsForInteractivelyMovingItems = target
      if previous != target { context.invalidateItems(at: previous + target) }
      return context
    }
  }
#endif
