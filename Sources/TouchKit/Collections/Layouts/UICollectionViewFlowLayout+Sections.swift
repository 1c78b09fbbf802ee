/// What stands in the sections, as the layout's own properties or its delegate say.
extension UICollectionViewFlowLayout {
  func makeSection(
    _ section: Int, _ width: CGFloat, _ view: UICollectionView
  ) -> SectionStack.Section {
    let delegate = view.flowLayoutDelegate
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    inset = inset + knownCovered
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    var (above, below) = (turned(header).height, turned(footer).height)
    above = fittedLength(above, ElementKey.header, section)
    below = fittedLength(below, ElementKey.footer, section)
    let edges = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let ends = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    return SectionStack.Section(
      header: above, footer: below, before: ends.0, after: ends.1,
      start: edges.0, body: body(section, width - edges.0 - edges.1, view))
  }

  private func body(
    _ section: Int, _ width: CGFloat, _ view: UICollectionView
  ) -> SectionStack.Body {
    let delegate = view.flowLayoutDelegate
    let spacing =
      delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let count = view.numberOfItems(inSection: section)
    if estimates {
      isEstimating = true
      let blocks = blocks(section, count, width, spacing, lineSpacing)
      isEstimating = false
      fitAll(of: section, in: blocks)
      return .measured(blocks)
    }
    let first = view.dataPath(IndexPath(item: 0, section: section))
    guard let delegate, count > 0,
      delegate.collectionView(view, layout: self, sizeForItemAt: first)
        != UICollectionViewFlowLayout.noSize
    else {
      return .uniform(
        FlowLines.Uniform(
          count: count, size: turned(itemSize), spacing: spacing, lineSpacing: lineSpacing,
          width: width))
    }
    return .measured(blocks(section, count, width, spacing, lineSpacing))
  }

  private func blocks(
    _ section: Int, _ count: Int, _ width: CGFloat, _ spacing: CGFloat, _ lineSpacing: CGFloat
  ) -> ItemBlocks {
    ItemBlocks(count: count, spacing: lineSpacing) { [layout = Backlink(to: self)] items in
      // The blocks are private to the layout.
      let sizes = layout.object?.sizes(of: items, section) ?? items.map { _ in .zero }
      let lines = FlowLines.arrange(
        sizes, spacing: spacing, lineSpacing: lineSpacing, width: width,
        isLast: items.upperBound == count)
      return ItemBlocks.Arrangement(frames: lines.frames, length: lines.length)
    }
  }

  // MARK: Sizes

  private func sizes(of items: Range<Int>, _ section: Int) -> [CGSize] {
    if estimates { return estimatedSizes(of: items, section) }
    guard let view = collectionView, let delegate = view.flowLayoutDelegate
    else { return items.map { _ in turned(itemSize) } }
    return items.map {
      let path = view.dataPath(IndexPath(item: $0, section: section))
      let size = turned(delegate.collectionView(view, layout: self, sizeForItemAt: path))
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
  }

  // `nil` where the delegate has no sizes.
  private func sizingDelegate(for item: Int, _ section: Int)
    -> (any UICollectionViewDelegateFlowLayout)?
  {
    guard let view = collectionView, let delegate = view.flowLayoutDelegate else { return nil }
    let path = view.dataPath(IndexPath(item: item, section: section))
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
    return size == UICollectionViewFlowLayout.noSize ? nil : delegate
  }

  private func estimatedSizes(of items: Range<Int>, _ section: Int) -> [CGSize] {
    let likely = likelySize
    let delegate = sizingDelegate(for: items.lowerBound, section)
    var sizes: [CGSize] = []
    sizes.reserveCapacity(items.count)
    for item in items {
      let path = IndexPath(item: item, section: section)
      if !isEstimating, let own = fitted?[ElementKey(path)] {
        sizes.append(turned(own))
        continue
      }
      var size = likely
      if let view = collectionView, let delegate {
        let own = delegate.collectionView(
          view, layout: self, sizeForItemAt: view.dataPath(path))
        if own.isFinite {
          size = CGSize(
            width: max(0, turned(own).width), height: max(0, turned(own).height))
        }
      }
      sizes.append(size)
    }
    return sizes
  }

  // MARK: Sizes that items have said themselves

  private func fitAll(of section: Int, in blocks: ItemBlocks) {
    guard let fitted else { return }
    // Each block once, whatever the number of its items.
    var items: [Int: Int] = [:]
    fitted.forEach(in: section) { key in
      if key.isCell { items[key.item / ItemBlocks.size] = key.item }
    }
    for item in items.values { blocks.measureAgain(item) }
  }

  // A header or a footer that there is.
  private func fittedLength(_ length: CGFloat, _ kind: Int32, _ section: Int) -> CGFloat {
    guard length > 0, estimates,
      let size = fitted?[ElementKey(section: section, item: 0, kind: kind)]
    else { return length }
    return turned(size).height
  }
}
