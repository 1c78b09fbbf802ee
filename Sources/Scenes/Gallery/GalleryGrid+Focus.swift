import TouchKit

// The photo that the keys are at, and the ring around it.
extension GalleryGrid {
  /// The keys are at a photo from now on; the ring shows where it has been shown before.
  func setFocus(_ item: Int) {
    focusedHeader = nil
    move(to: item)
  }

  /// An arrow key: the ring appears, or goes to the neighbour.
  ///
  /// - Returns: the photo that it is at now; `nil` where it stays where it is.
  func moveFocus(_ direction: GridWalk.Direction) -> Int? {
    guard photos.count > 0 else { return nil }
    focusedHeader = nil
    guard showsRing, let focus else {
      showsRing = true
      move(to: focus.flatMap { cell(of: $0) == nil ? nil : $0 } ?? firstVisible)
      return focus
    }
    let walk = GridWalk(count: photos.count) { [view] item in
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    guard let next = walk.item(direction, of: focus) else { return nil }
    move(to: next)
    reveal(next, animated: true)
    return next
  }

  /// The photo that the ring is around; `nil` where there is no ring.
  var ringed: Int? {
    showsRing ? focus : nil
  }

  /// The layer of the cell that the ring is around; `nil` where none is visible.
  var ringedLayer: Int32? {
    ringed.flatMap { cell(of: $0)?.layerNumber }
  }

  /// Somebody has come to a cell otherwise than by the arrow keys, such as by Tab: they go on from there.
  ///
  /// - Returns: its photo; `nil` where no cell that is seen has this layer.
  func moveFocus(toLayer layer: Int32) -> Int? {
    focusedHeader = nil
    eachHeader { header, item, level in
      if header.layerNumber == layer { focusedHeader = (item, level) }
    }
    for path in view.indexPathsForVisibleItems
    where cell(of: path.item)?.layerNumber == layer {
      showsRing = true
      move(to: path.item)
      return path.item
    }
    return nil
  }

  /// Takes the ring away: a finger is here.
  func hideRing() {
    focusedHeader = nil
    guard showsRing else { return }
    showsRing = false
    ring(focus, false)
  }

  private func move(to item: Int) {
    ring(focus, false)
    focus = item
    ring(focus, showsRing)
  }

  private func ring(_ item: Int?, _ isOn: Bool) {
    if let item { cell(of: item)?.isRinged = isOn }
  }

  /// The first photo that is seen and not cut off at the top, or, where all that are seen are larger than the window, the first of them.
  var firstVisible: Int {
    let top = view.contentOffset.y + covered
    var (whole, cut) = (Int.max, Int.max)
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { continue }
      if frame.minY >= top - 1 { whole = min(whole, path.item) }
      if frame.maxY > top { cut = min(cut, path.item) }
    }
    return whole < .max ? whole : cut < .max ? cut : 0
  }
}
