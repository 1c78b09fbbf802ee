#if !hasFeature(Embedded)
  // Animations that are added to a layer, natively.
  extension CALayer {
    /// Adds a copy of an animation, which begins at once, or when the view of the layer comes into a window.
    ///
    /// It changes what is seen, over what the layer has and over the animations that were added before, and no property: afterwards the layer looks as its properties say, so set those, too, where it is to stay
    /// as it is at its end:
    ///
    /// ```swift
    /// let move = CABasicAnimation(keyPath: "position.x")
    /// move.fromValue = dot.position.x
    /// CATransaction.setDisableActions(true)
    /// dot.position.x = 200
    /// dot.add(move, forKey: "move")
    /// ```
    ///
    /// Here, unlike in Core Animation, a property that is read meanwhile has what is seen. A property that is set meanwhile has that value afterwards.
    ///
    /// Where the view leaves its window animations are removed.
    ///
    /// A ``CATransition`` shows what is seen of the layer now beside what it shows next.
    ///
    /// - Parameter key: a name for ``removeAnimation(forKey:)``; one that was added by the same name before is removed. `nil` for none.
    public func add(_ anim: CAAnimation, forKey key: String?) {
      guard let view else { return }
      let running = view.running ?? RunningAnimations()
      view.animations = running
      let added = running.added ?? LayerAnimations(of: view)
      if running.added == nil { running.own(added, isMoving: false) }
      guard let transition = anim as? CATransition else { return added.add(anim, key) }
      // Before the copy is made, which is not to have the last one in it.
      added.remove(kCATransition)
      added.add(transition.prepared(for: view), kCATransition)
    }

    /// Removes an animation: what is seen is at once as if it had never been there, and its delegate hears of it with the next frame. Does nothing for a name that no animation has.
    public func removeAnimation(forKey key: String) {
      view?.running?.added?.remove(key)
    }

    /// The animation that was added by a name: the layer's copy, of which changes mean nothing any more. `nil` for none, and for one that has ended and was let go of.
    public func animation(forKey key: String) -> CAAnimation? {
      view?.running?.added?.animation(forKey: key)
    }

    /// The names of the animations that there are, in the order in which they were added; `nil` for none.
    public func animationKeys() -> [String]? {
      guard let keys = view?.running?.added?.keys, !keys.isEmpty else { return nil }
      return keys
    }
  }
#endif
