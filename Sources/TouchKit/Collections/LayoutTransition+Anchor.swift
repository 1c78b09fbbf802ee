extension LayoutTransition {
  /// Takes hold of an element at a place on the screen. Nothing moves by it.
  ///
  /// - Parameter key: `nil` where there is nothing to hold.
  func takeAnchor(_ key: ElementKey?, at place: CGPoint, on stage: TransitionStage) {
    let origin = stage.bounds.origin
    // Two grids coincide at one photo: between them it stays the one it is, and fingers hold the grids by another point of them.
    let isBetween = blend.style == .crossfade && !blend.isPure
    let key = (isBetween ? anchor?.key : nil) ?? key?.original
    anchor = nil
    let window = stage.bounds.size
    if let key, let frame = blend.element(key, window: window, shift: shift)?.frame {
      anchor = TransitionAnchor(
        key: key, unit: frame.unit(of: origin + place), place: place,
        keepsX: scrolls(stage) { $0.width }, keepsY: scrolls(stage) { $0.height })
    }
    bias(to: origin, on: stage)
  }

  /// Chooses the anchor's wish and bias so that the content offset is what it is.
  func bias(to origin: CGPoint, on stage: TransitionStage) {
    anchor?.bias = .zero
    anchor?.wish = origin
    placeShares(on: stage)
    findWish(origin, on: stage)
    let off = origin - sum
    guard anchor != nil else {
      for index in blend.shares.indices {
        blend.shares[index].offset = blend.shares[index].offset + off
      }
      return
    }
    anchor?.bias = off
    placeShares(on: stage)
  }

  // Offsets follow the wish as far as their items let them, so their sum grows with it, and halving
  // finds the wish that gives the offset there is. At rest in one layout the offset itself is right at once.
  private func findWish(_ origin: CGPoint, on stage: TransitionStage) {
    guard let anchor, !(anchor.keepsX && anchor.keepsY), blend.style != .crossfade else { return }
    guard (sum - origin).length > 1e-9 else { return }
    let reach = stage.bounds.width + stage.bounds.height
    var low = origin - CGPoint(x: reach, y: reach)
    var high = origin + CGPoint(x: reach, y: reach)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      self.anchor?.wish = middle
      placeShares(on: stage)
      let now = sum
      if now.x < origin.x { low.x = middle.x } else { high.x = middle.x }
      if now.y < origin.y { low.y = middle.y } else { high.y = middle.y }
    }
  }

  /// The window of each layout goes to where it has the anchor in its place.
  func placeShares(on stage: TransitionStage) {
    for index in blend.shares.indices {
      let layout = blend.shares[index].layout
      if let anchor, let element = layout.element(anchor.key) {
        blend.shares[index].offset =
          blend.style == .crossfade
          ? stage.allowed(anchor.offset(for: element.frame, biased: false), in: layout)
            + anchor.bias
          : anchor.offset(for: element.frame)
      } else if anchor != nil || blend.shares[index].weight == 0 {
        blend.shares[index].offset = stage.allowed(stage.bounds.origin, in: layout)
      }
    }
  }

  /// Where the content rests in one of the layouts, nearest to where the anchor wants it.
  func restOffset(in end: Int, on stage: TransitionStage) -> CGPoint {
    let share = blend.shares[end]
    let wished = share.layout.targetContentOffset(
      forProposedContentOffset: stage.allowed(share.offset, in: share.layout))
    let scale = stage.displayScale
    let pixel = CGPoint(
      x: (wished.x * scale).rounded() / scale, y: (wished.y * scale).rounded() / scale)
    return stage.allowed(pixel, in: share.layout)
  }

  private func scrolls(_ stage: TransitionStage, _ length: (CGSize) -> CGFloat) -> Bool {
    for share in blend.shares
    where length(share.layout.collectionViewContentSize) > length(stage.bounds.size) {
      return true
    }
    return false
  }

  /// Where another transition that takes over goes back to if it is cancelled: the layout that this
  /// one was on its way to, or, if that is the very one that the other leads to, the one that it came from.
  func origin(besides next: UICollectionViewLayout) -> UICollectionViewLayout {
    let (home, target) = (layout.currentLayout, layout.nextLayout)
    let isNearTarget = isFinishing || (isHeld && progress > 0.5)
    let (first, second) = isNearTarget ? (target, home) : (home, target)
    return first === next ? second : first
  }
}

extension TransitionStage {
  /// The offset nearest to another one at which the content may rest in a layout.
  func allowed(_ offset: CGPoint, in layout: UICollectionViewLayout) -> CGPoint {
    let size = layout.collectionViewContentSize
    let right = max(-inset.left, size.width + inset.right - bounds.width)
    let bottom = max(-inset.top, size.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}

extension CGRect {
  /// Where a point is in it, from 0 to 1 on each axis; 0 where it has no length.
  nonisolated func unit(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: width > 0 ? (point.x - minX) / width : 0, y: height > 0 ? (point.y - minY) / height : 0)
  }
}
