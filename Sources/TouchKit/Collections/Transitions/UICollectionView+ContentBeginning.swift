extension UICollectionView {
  /// Where the content begins that is seen, in its own coordinates, and how clear what lies above it is: for a view of the program's own, as a row of
  /// albums above photos.
  ///
  /// That is at 0 and clear, but while two grids cross-fade: then it is where that of the grid with the larger share begins. Where the two begin at a
  /// distance d from each other, in points, what lies above is gone half-way, as it cannot be in both places. With w the share of the target,
  ///
  ///     clarity = 1 − min(1, d / 16) · max(0, 1 − 5 · |w − 1/2|)
  package final var contentBeginning: (y: CGFloat, clarity: CGFloat) {
    guard let transition = layoutTransition, transition.blend.style == .crossfade,
      let home = transition.blend.shares[transition.blend.home].plane?.beginning,
      let target = transition.blend.shares[transition.blend.target].plane?.beginning
    else { return (0, 1) }
    let ahead = transition.blend.shares[transition.blend.target].weight - 0.5
    let hidden = min(1, abs(target - home) / 16) * max(0, 1 - 5 * abs(ahead))
    return (ahead > 0 ? target : home, 1 - hidden)
  }
}

extension CrossfadePlane {
  // Where the content of the layout begins.
  fileprivate var beginning: CGFloat {
    to.y - from.y * scale
  }
}
