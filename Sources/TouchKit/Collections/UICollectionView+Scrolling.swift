extension UICollectionView {
  /// Where an item is to be in the window onto the content.
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the upper edge of what is visible.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge of what is visible.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge of what is visible.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge of what is visible.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls to an item, as far as the content's edges let it.
  ///
  /// Along an axis that the position does not name the content moves just so far that the item is
  /// visible. An item that there is not is ignored, and so is the call during a transition, where
  /// the fingers say what is visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareLayouts()
    let path = layoutPath(indexPath)
    guard transition == nil, counts.contains(path) else { return }
    let key = ElementKey(path)
    restingLayout.scrollAcross(to: key, at: scrollPosition, animated: animated)
    guard let estimate = restingLayout.element(key)?.frame else { return }
    // What lies around the item may only have been estimated so far.
    let near = estimate.insetBy(dx: -bounds.width, dy: -bounds.height)
    if restingLayout.measure(in: near, keeping: estimate.center) != .zero { covered = nil }
    guard let frame = restingLayout.element(key)?.frame else { return }
    contentSize = restingLayout.collectionViewContentSize
    let target = clamped(offset(showing: frame, at: scrollPosition))
    setContentOffset(target, animated: animated)
    noteDestination(key, scrollPosition, target)
  }

  final func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = CGPoint(
      x: min(frame.minX, max(contentOffset.x, frame.maxX - bounds.width)),
      y: min(frame.minY, max(contentOffset.y, frame.maxY - bounds.height)))
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    }
    return offset
  }

  // MARK: Prefetching

  /// Tells the prefetching data source which items have come near in the scroll direction, and which have left unseen.
  final func announcePrefetching() {
    guard let prefetchDataSource else { return }
    guard isPrefetchingEnabled else {
      let gone = prefetched
      prefetched = []
      if !gone.isEmpty {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
      }
      return
    }
    let visible = bounds
    let translation = visible.origin - prefetchOrigin
    prefetchOrigin = visible.origin
    // What is announced already and still to come, and what else there is that is near.
    var known: [IndexPath] = []
    var new: [IndexPath] = []
    for element in elements where element.key.isCell && !element.frame.overlaps(visible) {
      let path = dataPath(element.key.indexPath)
      if prefetched.contains(path) {
        known.append(path)
      } else if element.frame.isAhead(of: visible, on: translation) {
        new.append(path)
      }
    }
    let gone = prefetched.filter { path in
      let key = ElementKey(layoutPath(path))
      return !known.contains(path) && !elements.contains { $0.key == key }
    }
    prefetched = known + new
    if !gone.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}

extension CGRect {
  /// Whether a window that has moved by a translation reaches this rectangle next. One that has not moved
  /// goes down and to the right.
  nonisolated fileprivate func isAhead(of window: CGRect, on translation: CGPoint) -> Bool {
    let isBeside = translation.x < 0 ? maxX <= window.minX : minX >= window.maxX
    let isBeyond = translation.y < 0 ? maxY <= window.minY : minY >= window.maxY
    return isBeside || isBeyond
  }
}

extension UICollectionView {
  /// What lies before the window onto the content has been measured and is longer or shorter than
  /// was thought: the window goes along, and so does whatever moves it.
  final func shiftContent(by translation: CGPoint) {
    guard translation.isFinite, translation != .zero, transition == nil else { return }
    contentOffset = contentOffset + translation
  }
}
