/// Where headers and footers stay, along the scroll axis, in the content of a layout.
nonisolated struct PinnedLines: Equatable {
  /// At the top, or at the left edge where content scrolls sideways.
  var start: CGFloat
  /// At the bottom, or at the right edge.
  var end: CGFloat
}

extension UICollectionViewLayout {
  /// The lines of a window onto the content of this layout.
  ///
  /// - Parameter inset: what the edges of the window are covered by.
  final func pinnedLines(of window: CGRect, inset: UIEdgeInsets) -> PinnedLines {
    pinsSideways
      ? PinnedLines(start: window.minX + inset.left + headerOffset, end: window.maxX - inset.right)
      : PinnedLines(start: window.minY + inset.top + headerOffset, end: window.maxY - inset.bottom)
  }

  /// The header and the footer that stay at the edges of the window now.
  final func pinned(at lines: PinnedLines) -> PinnedPair {
    #if hasFeature(Embedded)
      return PinnedPair(
        header: pinnedHeader(at: lines.start), footer: pinnedFooter(at: lines.end))
    #else
      var pair = PinnedPair(
        header: pinnedHeader(at: lines.start), footer: pinnedFooter(at: lines.end))
      collectPinned(at: lines, into: &pair.others)
      return pair
    #endif
  }

  /// A header or a footer as it is shown; others, and cells, as they are. `nil` where the layout does not show it.
  final func shownElement(_ key: ElementKey, at lines: PinnedLines) -> LayoutElement? {
    guard !key.isCell else { return element(key) }
    if let own = pinnable(key) { return own.shown(at: lines) }
    guard let header = pinnedHeader(at: lines.start) else { return element(key) }
    if header.key == key, !header.isEmpty { return header.shown(at: lines) }
    guard var own = element(key) else { return nil }
    if header.hides(key) { own.alpha = 0 }
    return own
  }

  /// The same at rest.
  final func shownElement(_ key: ElementKey, in view: UICollectionView) -> LayoutElement? {
    shownElement(key, at: pinnedLines(of: view.bounds, inset: view.adjustedContentInset))
  }

  /// Puts what stays at an edge, or is pushed away, where it is shown among the elements of a layout within a rectangle, and hides what is passed.
  final func pin(
    _ elements: inout [LayoutElement], from first: Int, in rect: CGRect, at lines: PinnedLines
  ) {
    let pair = pinned(at: lines)
    guard !pair.isEmpty else { return }
    for index in first..<elements.count where !elements[index].key.isCell {
      if let shown = shownElement(elements[index].key, at: lines) { elements[index] = shown }
    }
    let end = elements.count
    collectDisplaced(in: rect, at: lines, into: &elements)
    pair.forEachElement { if !$0.isEmpty { elements.append($0.shown(at: lines)) } }
    // Those that are in the rectangle by themselves are there already.
    for index in (end..<elements.count).reversed() {
      let key = elements[index].key
      if elements[first..<end].contains(where: { $0.key == key }) { elements.remove(at: index) }
    }
  }
}

// While the layout changes.
extension UICollectionViewLayout {
  /// The lines of this layout's own window.
  final func pinnedLines(for contribution: BlendContribution) -> PinnedLines {
    let window = contribution.window
    let own = CGRect(x: window.left, y: window.top, width: window.width, height: window.height)
    return pinnedLines(of: own, inset: contribution.inset)
  }

  /// Where an element is in this layout; headers and footers are where they are shown. `nil` where it does not show it.
  final func attributes(of key: ElementKey, for contribution: BlendContribution)
    -> ElementAttributes?
  {
    guard !key.isCell else { return element(key)?.attributes }
    return shownElement(key, at: pinnedLines(for: contribution))?.attributes
  }
}

/// The header and the footer at the edges of one window; `nil` where the layout has none that stay.
struct PinnedPair {
  var header: PinnedElement?
  var footer: PinnedElement?
  #if !hasFeature(Embedded)
    /// What stays there beside them, of the same group or of the whole layout.
    var others: [PinnedElement] = []
  #endif

  var isEmpty: Bool {
    #if hasFeature(Embedded)
      header == nil && footer == nil
    #else
      header == nil && footer == nil && others.isEmpty
    #endif
  }

  func forEachElement(_ body: (PinnedElement) -> Void) {
    if let header { body(header) }
    if let footer { body(footer) }
    #if !hasFeature(Embedded)
      for other in others { body(other) }
    #endif
  }
}
