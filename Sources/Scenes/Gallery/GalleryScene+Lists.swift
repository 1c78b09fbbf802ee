import TouchKit
import Tsumami

// Which photos are shown, and how one list becomes another.
extension GalleryScene {
  /// Another list is shown from now on.
  func exchange(_ list: GalleryList) {
    slideshow.stop(opens: false)
    viewer.leave()
    showGrid()
    photos = photos.showing(list)
    viewer.photos = photos
    filmstrip.photos = photos
    slideshow.photos = photos
    grid.show(photos, list)
    describe(list)
  }

  /// Says what is shown; of a list that is still to come nothing is said.
  func describe(_ list: GalleryList?) {
    let isComing = list?.isComing == true
    emptiness.isHidden = isComing || photos.records.count > 0
    status.text = isComing ? nil : photos.summary
  }

  /// Shows the grid at once, without a photo that goes back into its cell.
  func showGrid() {
    grid.view.isHidden = false
    news.covered = 0
    filmstrip.appear(0)
  }

  /// What is shown becomes what the list consists of now, as soon as nothing of it moves.
  func update() {
    guard let list = coming, grid.canUpdate, viewer.canUpdate, !filmstrip.isMovedByFingers else {
      return
    }
    coming = nil
    let old = photos
    let new = photos.showing(list)
    func moved(_ index: Int) -> Int? {
      index < old.count ? new.index(ofLatest: old.number(of: index)) : nil
    }
    let shown = viewer.isOpen ? old.number(of: viewer.pager.index) : nil
    photos = new
    grid.update(new, list, moved)
    slideshow.update(new, moved)
    viewer.update(new, moved)
    filmstrip.update(new, at: viewer.pager.index)
    fit()
    guard viewer.isOpen else {
      if shown != nil { showGrid() }
      status.text = new.summary
      return
    }
    let number = new.number(of: viewer.pager.index)
    if number != shown { news.shows = .shows(Int32(number)) }
  }
}
