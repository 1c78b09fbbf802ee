#if !hasFeature(Embedded)
  // One that a program has made and set as the layout by itself: no transition moves it.
  extension UICollectionViewTransitionLayout {
    /// The mixture; `nil` while a transition has the layout, and where no collection view does.
    final var alone: LoneMixture? {
      guard transition == nil, let view = collectionView else { return nil }
      for layout in [currentLayout, nextLayout] {
        // The layout that was set before this one has been told that it is not used any more.
        if !layout.isUsed {
          layout.belong(to: view)
          layout.isPrepared = false
        }
        layout.prepareIfNeeded()
      }
      return LoneMixture(
        from: currentLayout, to: nextLayout, share: lastProgress, window: view.bounds.size)
    }

    final func setProgressAlone(_ progress: CGFloat) {
      guard collectionView != nil, progress != lastProgress else { return }
      lastProgress = progress
      invalidate { _ in }
    }

    /// The items have changed.
    final func forgetItemsAlone() {
      guard transition == nil else { return }
      for layout in [currentLayout, nextLayout] {
        layout.invalidate { $0.invalidateDataSourceCounts = true }
      }
    }

    /// Another layout has been set.
    final func releaseAlone() {
      for layout in [currentLayout, nextLayout] {
        guard let view = layout.collectionView, view.restingLayout !== layout else { continue }
        layout.belong(to: nil)
      }
    }
  }

  /// Two layouts, and a share of the way from one to the other.
  struct LoneMixture {
    let from: UICollectionViewLayout
    let to: UICollectionViewLayout
    let share: CGFloat
    /// The size of the window onto the content, in points.
    let window: CGSize

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }

    private func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: max(0, mix(a.width, b.width)), height: max(0, mix(a.height, b.height)))
    }

    var contentSize: CGSize {
      mix(from.collectionViewContentSize, to.collectionViewContentSize)
    }

    /// What lies in a rectangle: of what each layout has at the same share of its content, or less than a window beside it.
    ///
    /// - Complexity: O(elements in nine windows of both).
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      let size = contentSize
      var found:
        [Name: (from: UICollectionViewLayoutAttributes?, to: UICollectionViewLayoutAttributes?)] =
          [:]
      for attributes in from.layoutAttributesForElements(in: place(of: rect, size, in: from)) ?? []
      {
        found[Name(attributes), default: (nil, nil)].from = attributes
      }
      for attributes in to.layoutAttributesForElements(in: place(of: rect, size, in: to)) ?? [] {
        found[Name(attributes), default: (nil, nil)].to = attributes
      }
      return found.compactMap { name, pair in
        let one = pair.from ?? name.attributes(in: from)
        guard let mixed = mixed(one, pair.to ?? name.attributes(in: to)) else { return nil }
        return mixed.frame.intersects(rect) ? mixed : nil
      }
    }

    private func place(of rect: CGRect, _ size: CGSize, in layout: UICollectionViewLayout) -> CGRect
    {
      let own = layout.collectionViewContentSize
      let x = size.width > 0 ? rect.midX / size.width * own.width : rect.midX
      let y = size.height > 0 ? rect.midY / size.height * own.height : rect.midY
      return CGRect(
        x: x - rect.width / 2, y: y - rect.height / 2, width: rect.width, height: rect.height
      ).insetBy(dx: -window.width, dy: -window.height)
    }

    /// An element that a closure finds in each layout.
    func mixed(_ find: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?)
      -> UICollectionViewLayoutAttributes?
    {
      mixed(find(from), find(to))
    }

    // What only one of them has fades where it is.
    private func mixed(
      _ one: UICollectionViewLayoutAttributes?, _ other: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
      guard let base = other ?? one, let mixed = base.copy() as? UICollectionViewLayoutAttributes
      else { return nil }
      let (before, after) = (one.map(Self.alpha) ?? 0, other.map(Self.alpha) ?? 0)
      if let one, let other {
        mixed.center = CGPoint(
          x: mix(one.center.x, other.center.x), y: mix(one.center.y, other.center.y))
        mixed.size = mix(one.size, other.size)
        mixed.transform = Self.mix(one.transform, other.transform, share)
        mixed.zIndex = max(one.zIndex, other.zIndex)
      }
      mixed.isHidden = false
      mixed.alpha = min(max(mix(before, after), 0), 1)
      return mixed
    }

    private static func alpha(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      attributes.isHidden ? 0 : attributes.alpha
    }

    private static func mix(
      _ a: CGAffineTransform, _ b: CGAffineTransform, _ share: CGFloat
    ) -> CGAffineTransform {
      guard
        case .transform(let mixed) = AnimatedValue.transform(a).mixed(share, with: .transform(b))
      else { return b }
      return mixed
    }

    /// Which element attributes are of.
    private struct Name: Hashable {
      let path: IndexPath
      let kind: String?
      let category: UICollectionView.ElementCategory

      init(_ attributes: UICollectionViewLayoutAttributes) {
        path = attributes.indexPath
        kind = attributes.representedElementKind
        category = attributes.representedElementCategory
      }

      func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch category {
        case .cell: layout.layoutAttributesForItem(at: path)
        case .supplementaryView:
          layout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
        case .decorationView:
          layout.layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
        }
      }
    }
  }
#endif
