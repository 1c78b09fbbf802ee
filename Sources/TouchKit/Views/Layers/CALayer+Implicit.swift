#if !hasFeature(Embedded)
  extension CALayer {
    /// Changes what can be animated of a layer that is no view's: over the duration of the ``CATransaction`` where nothing else animates it. A view's own layer changes at once, as
    /// does one that is not seen yet.
    final func animateByItself(_ body: () -> Void) {
      let isSeen = view.map { $0.host != nil && !$0.layerState.unsaid.contains(.created) } ?? false
      guard isAlone, isSeen, AnimationScope.current == nil, !CATransaction.disableActions() else {
        return body()
      }
      UIView.animateLayer(
        for: CATransaction.animationDuration(),
        along: CATransaction.animationTimingFunction()?.curve ?? .byItself, body)
    }
  }
#endif
