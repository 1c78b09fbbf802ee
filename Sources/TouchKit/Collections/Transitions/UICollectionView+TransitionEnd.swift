extension UICollectionView {
  /// A transition ends because something else happens: where it was settling, or where it came from while a client set its progress.
  final func endTransition(completed: Bool) {
    guard let (old, toTarget) = leaveTransition() else { return }
    old.complete(completed: completed, finished: toTarget)
  }

  /// The same, for whoever calls the completion later.
  ///
  /// - Returns: the transition, and whether it has ended in its target; `nil` where there is none.
  final func leaveTransition() -> (transition: CollectionTransition, toTarget: Bool)? {
    guard let transition, let toTarget = transition.leave(self) else { return nil }
    return (transition, toTarget)
  }
}
