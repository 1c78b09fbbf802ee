import TouchKit
import Tsumami

// Photos come and go in the list that is shown.
extension GalleryGrid {
  /// False while a pinch has the grid between two numbers of columns, each of which has a layout of its own, and while a finger goes through
  /// the photos or chooses some.
  var canUpdate: Bool {
    isInOneLayout && !scrubber.isTracking && !choice.isDragged
  }

  /// Other photos are in the list that is shown than before. What is in the middle of the window stays there, under a finger that drags too;
  /// at the beginning the beginning is shown, with what is new. Nothing is animated, and nothing that stays is loaded anew.
  ///
  /// - Parameter moved: where a photo is now; `nil` where it is gone.
  func update(_ new: GalleryPhotos, _ list: GalleryList, _ moved: (Int) -> Int?) {
    guard let layout = view.collectionViewLayout as? ColumnGridLayout else { return }
    let anchor = anchor(moved)
    let scrolled = view.contentOffset.y - top
    let wasShown = scrubber.isShown
    focus = focus.flatMap(moved)
    photos = new
    layouts.use(new)
    albums.show(list.albums, of: new, at: albums.offset)
    inset()
    layouts.update(layout)
    layout.invalidateLayout(with: OtherCounts())
    choice.update(count: new.count, moved)
    put(anchor.map { layoutTop(of: $0.item) - $0.top } ?? top + scrolled)
    view.layoutIfNeeded()
    fillCells()
    if wasShown { scrubber.setNeedsLayout() } else { scrubber.hide() }
  }

  // What is to stay where it is: the item's new index, and its distance from the top of the window.
  func anchor(_ moved: (Int) -> Int?) -> (item: Int, top: CGFloat)? {
    guard view.contentOffset.y > top + 1 else { return nil }
    let middle = view.bounds.midY
    var best: (item: Int, top: CGFloat, distance: CGFloat)?
    for path in view.indexPathsForVisibleItems {
      guard let item = moved(path.item), let frame = view.layoutAttributesForItem(at: path)?.frame
      else { continue }
      let distance = abs(frame.midY - middle)
      if distance < best?.distance ?? .infinity {
        best = (item, frame.minY - view.contentOffset.y, distance)
      }
    }
    return best.map { ($0.item, $0.top) }
  }

  func layoutTop(of item: Int) -> CGFloat {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY ?? 0
  }

  // A finger that drags the content, or a fling, goes on from there.
  func put(_ y: CGFloat) {
    var y = y
    if !view.isTracking, !view.isDecelerating {
      y = min(y, end(of: view.collectionViewLayout.collectionViewContentSize.height))
    }
    if abs(y - view.contentOffset.y) > 0.001 { view.contentOffset.y = y }
  }

  // The cells and headers that were there already show what is at their index paths now.
  func fillCells() {
    for path in view.indexPathsForVisibleItems {
      if let cell = cell(of: path.item) { fill(cell, path.item) }
    }
    eachHeader(fill)
  }
}

/// Other photos, and nothing else about the layout: cells stay.
private final class OtherCounts: UICollectionViewLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}
