// At rest.
extension UICollectionView {
  /// Where headers and footers stay, in the content.
  final var pinnedLines: PinnedLines {
    restingLayout.pinnedLines(of: bounds, inset: adjustedContentInset)
  }

  /// Adds what stays at an edge to the wanted elements, which are sorted, and removes what it hides.
  ///
  /// - Parameter window: is told of what is displaced by its neighbour, and scrolls with the content from there.
  final func wantPinned(_ window: inout VisibleWindow) {
    let lines = pinnedLines
    pinned = restingLayout.pinned(at: lines)
    guard !pinned.isEmpty else { return }
    displaced.removeAll(keepingCapacity: true)
    restingLayout.collectDisplaced(in: covered ?? bounds, at: lines, into: &displaced)
    for element in displaced {
      wanted.removeAll { $0.key == element.key }
      if window.add(element.frame) { want(element) }
    }
    pinned.forEachElement { own in
      wanted.removeAll { $0.key == own.key || own.hides($0.key) }
      want(own, at: lines)
    }
  }

  private final func want(_ own: PinnedElement, at lines: PinnedLines) {
    let shown = own.shown(at: lines)
    if !own.isEmpty, shown.frame.overlaps(bounds) { want(shown) }
  }

  private final func want(_ element: LayoutElement) {
    let index = wanted.firstIndex { element.key < $0.key } ?? wanted.count
    wanted.insert(element, at: index)
  }

  /// True where others would stay at the edges now.
  final var needsOtherPinned: Bool {
    guard !pinned.isEmpty else { return false }
    let lines = pinnedLines
    return pinned.header?.isCurrent(at: lines) == false
      || pinned.footer?.isCurrent(at: lines) == false
  }

  /// Only the window has moved, and what stays at its edges goes with it.
  final func movePinned() {
    guard !pinned.isEmpty else { return }
    let lines = pinnedLines
    pinned.forEachElement { own in
      guard let index = shown.firstIndex(where: { $0.key == own.key }) else { return }
      put(shown[index].view, own.shown(at: lines), isNew: false)
    }
  }
}
