import TouchKit

// Two photos beside each other.
extension GalleryScene {
  /// Made when it is needed first.
  func makeComparison() -> Comparison {
    let new = Comparison(store: store, tiles: tiles, words: photos.words)
    new.view.frame = window.bounds
    window.addSubview(new.view)
    if let inspector { window.bringSubviewToFront(inspector) }
    new.onCover = { [here = WeakReference(self)] in here.object?.grid.view.isHidden = $0 }
    return new
  }

  var isComparing: Bool {
    comparison?.isOn == true
  }
}
