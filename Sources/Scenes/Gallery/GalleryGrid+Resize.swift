import TouchKit
import Tsumami

// The window onto the grid has another size: a device is turned, or a window resized.
extension GalleryGrid {
  /// The photo that was nearest to the middle comes to the middle, and at the beginning it is still shown from the beginning. Until somebody
  /// scrolls, the next change keeps the same photo, so that a device that is turned back shows what it showed.
  func resize(to frame: CGRect) {
    var item: Int?
    let isAtTop = view.contentOffset.y <= top
    if !isAtTop {
      item = kept?.y == view.contentOffset.y ? kept?.item : middleItem
    }
    view.frame = frame
    scrubber.frame = frame
    inset()
    layouts.width = frame.width
    if let layout = view.collectionViewLayout as? ColumnGridLayout { layouts.divide(layout) }
    if !hasChosen { zoom.setColumns(GalleryGrid.columns(for: frame.width), animated: false) }
    // Albums may be lower there, or higher.
    if isAtTop { view.contentOffset.y = top }
    kept = nil
    guard let item, item < photos.count else { return }
    let path = IndexPath(item: item, section: 0)
    view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    kept = (item, view.contentOffset.y)
  }

  /// Titles are so many times as large as usual from now on; what is in the middle stays there.
  func setTextScale(_ scale: CGFloat) {
    guard scale != layouts.textScale else { return }
    let anchor = anchor { $0 }
    let scrolled = view.contentOffset.y - top
    layouts.textScale = scale
    albums.textScale = scale
    inset()
    if let layout = view.collectionViewLayout as? ColumnGridLayout { layouts.divide(layout) }
    put(anchor.map { layoutTop(of: $0.item) - $0.top } ?? top + scrolled)
    view.layoutIfNeeded()
    fillCells()
  }

  // Of those that are visible: what is in the middle itself may be a title, or the ground beside a short row.
  private var middleItem: Int? {
    var nearest: (item: Int, distance: CGFloat)?
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { continue }
      let (x, y) = (frame.midX - view.bounds.midX, frame.midY - view.bounds.midY)
      let distance = x * x + y * y
      if distance < nearest?.distance ?? .infinity { nearest = (path.item, distance) }
    }
    return nearest?.item
  }
}
