/// The long press of a ``UICollectionViewController`` that moves items.
final class ItemMover: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  deinit {}

  /// Begins with the actions.
  func setUp() {
    delegate = self
    addAction { $0.follow() }
  }

  // Where no item can be moved nothing is lost to the press: a finger that has rested still scrolls.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = view as? UICollectionView,
      let path = list.indexPathForItem(at: location(in: list))
    else { return false }
    return list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false
  }

  private func follow() {
    guard let list = view as? UICollectionView else { return }
    let point = location(in: list)
    switch state {
    case .began:
      if let path = list.indexPathForItem(at: point),
        list.beginInteractiveMovementForItem(at: path)
      {
        list.updateInteractiveMovementTargetPosition(point)
      }
    case .changed: list.updateInteractiveMovementTargetPosition(point)
    case .ended: list.endInteractiveMovement()
    default: list.cancelInteractiveMovement()
    }
  }
}
