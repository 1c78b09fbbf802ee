extension LayoutTransition {
  /// Anchors an element at a location on the screen. Nothing moves by it.
  ///
  /// - Parameter key: `nil` where there is no element.
  func setAnchor(_ key: ElementKey?, at location: CGPoint, on stage: TransitionStage) {
    let origin = stage.bounds.origin
    // Two grids coincide at one photo: between them it stays the anchor, whatever the fingers are on.
    let isBetween = blend.style == .crossfade && !blend.isPure
    let key = (isBetween ? anchor?.key : nil) ?? key?.original
    anchor = nil
    let window = stage.bounds.size
    if let key, let frame = blend.element(key, window: window, shift: shift)?.frame {
      anchor = TransitionAnchor(
        key: key, unit: frame.unit(of: origin + location), location: location,
        keepsX: scrolls(stage) { $0.width }, keepsY: scrolls(stage) { $0.height })
    }
    bias(to: origin, on: stage)
  }

  /// Chooses the anchor's preferred offset and bias so that the content offset is what it is.
  func bias(to origin: CGPoint, on stage: TransitionStage) {
    anchor?.bias = .zero
    anchor?.preferredOffset = origin
    updateOffsets(on: stage)
    findPreferredOffset(origin, on: stage)
    let off = origin - sum
    guard anchor != nil else {
      for index in blend.shares.indices {
        blend.shares[index].offset = blend.shares[index].offset + off
      }
      return
    }
    anchor?.bias = off
    updateOffsets(on: stage)
  }

  // The offsets follow the preferred one as far as their items allow, so their sum grows with it, and halving the interval
  // finds the one that gives the present offset. At rest in one layout that is the offset itself.
  private func findPreferredOffset(_ origin: CGPoint, on stage: TransitionStage) {
    guard let anchor, !(anchor.keepsX && anchor.keepsY), blend.style != .crossfade else { return }
    guard (sum - origin).length > 1e-9 else { return }
    let reach = stage.bounds.width + stage.bounds.height
    var low = origin - CGPoint(x: reach, y: reach)
    var high = origin + CGPoint(x: reach, y: reach)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      self.anchor?.preferredOffset = middle
      updateOffsets(on: stage)
      let now = sum
      if now.x < origin.x { low.x = middle.x } else { high.x = middle.x }
      if now.y < origin.y { low.y = middle.y } else { high.y = middle.y }
    }
  }

  /// Computes the offset in each layout that has the anchor at its location.
  func updateOffsets(on stage: TransitionStage) {
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
    let proposed = share.layout.targetContentOffset(
      forProposedContentOffset: stage.allowed(share.offset, in: share.layout))
    let scale = stage.displayScale
    let pixel = CGPoint(
      x: (proposed.x * scale).rounded() / scale, y: (proposed.y * scale).rounded() / scale)
    return stage.allowed(pixel, in: share.layout)
  }

  private func scrolls(_ stage: TransitionStage, _ length: (CGSize) -> CGFloat) -> Bool {
    for share in blend.shares
    where length(share.layout.collectionViewContentSize) > length(stage.bounds.size) {
      return true
    }
    return false
  }

  /// The layout that a transition that replaces this one returns to when it is cancelled: the one that this
  /// one led to, or, if the other one leads there too, the one that it came from.
  func origin(besides next: UICollectionViewLayout) -> UICollectionViewLayout {
    let (home, target) = (layout.currentLayout, layout.nextLayout)
    let isNearTarget = isFinishing || (isScrubbed && progress > 0.5)
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
