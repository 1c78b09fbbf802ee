#if !hasFeature(Embedded)
  /// The gesture that selects what fingers pass in a collection view: two fingers, or one while the view is edited, across the direction in
  /// which it scrolls.
  ///
  /// The pan that scrolls waits for it, and it has failed by the time that one finger would scroll: nothing is lost to it.
  final class SelectionPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    // Where the fingers came down, in the content.
    private var start = CGPoint.zero

    deinit {}

    /// Begins with the actions.
    func setUp() {
      maximumNumberOfTouches = 2
      delegate = self
      addAction { $0.follow() }
    }

    private var list: UICollectionView? {
      view as? UICollectionView
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == .possible, let list else { return }
      if list.state.fingers.caught != nil || list.transition != nil || list.movement != nil {
        fail(because: "the content moves")
      }
      start = location(in: list)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state == .possible, numberOfTouches == 1, let list else { return }
      if translation(in: list).length >= hysteresis { fail(because: "one finger scrolls") }
    }

    /// Of one finger's travel only that counts which does not scroll, while the view is edited.
    override func effective(_ travel: CGPoint) -> CGPoint {
      guard numberOfTouches == 1 else { return travel }
      guard let list, list.isEditing, list.scrollsHorizontally != list.scrollsVertically else {
        return .zero
      }
      let (along, across) =
        list.scrollsVertically ? (travel.y, travel.x) : (travel.x, travel.y)
      return abs(across) > abs(along) ? travel : .zero
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === list?.pan
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let list, let path = list.indexPathForItem(at: start) else { return false }
      return list.collectionDelegate?.collectionView(
        list, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    private func follow() {
      guard let list else { return }
      switch state {
      case .began: list.beginSweep(at: start, to: location(in: list))
      case .changed: list.sweep(to: location(in: list))
      default: list.endSweep()
      }
    }
  }
#endif
