import TouchKit
import Tsumami

// A page that is loaded again shows what it showed.
extension GalleryGrid {
  /// Where the grid is scrolled to.
  var place: ScenePlace {
    var place = ScenePlace(picture: -1, top: 0, columns: hasChosen ? Int32(zoom.destination) : 0)
    guard let anchor = anchor({ $0 }) else { return place }
    place.picture = Int32(photos.number(of: anchor.item))
    place.top = Int32(anchor.top.rounded())
    return place
  }

  /// Shows a place at once. In a window of another size the picture is visible; without it, as where it is gone, only the columns are
  /// those of the place.
  func show(_ place: ScenePlace) {
    let columns = Int(place.columns)
    if columns != zoom.columns, GalleryGrid.counts.contains(columns) {
      hasChosen = true
      zoom.setColumns(columns, animated: false)
    }
    guard let item = photos.index(of: Int(place.picture)) else { return }
    view.layoutIfNeeded()
    put(max(top, layoutTop(of: item) - CGFloat(place.top)))
    reveal(item, animated: false)
    view.layoutIfNeeded()
    scrubber.hide()
  }
}
