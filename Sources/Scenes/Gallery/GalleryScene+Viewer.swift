import TouchKit
import Tsumami

// What the open photo has to say.
extension GalleryScene {
  func handle(_ event: PhotoViewer.Event) {
    switch event {
    case .opened(let index):
      note(.event("opened")) { $0.append(.number("photo", CGFloat(index))) }
      arrived(at: index)
    case .turned(let index):
      note(.event("turned")) { $0.append(.number("photo", CGFloat(index))) }
      arrived(at: index)
    case .closed(let index):
      note(.event("closed")) { $0.append(.number("photo", CGFloat(index))) }
      strokes.cancel()
      fitInspector()
      status.text = photos.summary
      news.shows = .shows(nil)
    case .appears:
      // What covers the lower edge may be known since the last time.
      fit()
      // What is presented lies over everything else.
      for view in [
        filmstrip.view, filmstrip.mark, strokes.legend.view, slideshow.view, inspector,
      ] {
        if let view { window.bringSubviewToFront(view) }
      }
    case .covers:
      grid.view.isHidden = true
    case .moved:
      news.covered = Int32((1000 * viewer.zoom.dimming).rounded())
      filmstrip.appear(viewer.zoom.dimming)
    case .tapped:
      news.isTapped = true
    case .pulled(let pull):
      news.add(pull)
    }
  }

  private func arrived(at index: Int) {
    grid.setFocus(index)
    filmstrip.show(index)
    fitInspector()
    status.text = photos.label(of: index)
    news.shows = .shows(photos.picture(at: index).source)
  }

  /// The photo that a slideshow stopped at is open then, at once: the slideshow fades away over it.
  func slideshowEnded(at index: Int) {
    if viewer.isOpen {
      viewer.pager.index = index
    } else {
      open(index)
      viewer.zoom.redirect(toOpen: true, animated: false)
    }
  }
}
