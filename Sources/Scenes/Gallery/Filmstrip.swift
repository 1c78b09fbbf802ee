import TouchKit

/// Small photos in a row below the one that is open, on larger screens: dragged, they turn the photos as they pass the middle; tapped, they
/// come there.
///
/// It shows nothing that the keys do not lead to, so it says nothing to those who do not see it.
final class Filmstrip: DelegateObject {
  let view: UICollectionView

  /// A line over the photo in the middle.
  let mark = UIView(frame: .zero)

  /// Called with the photo in the middle while fingers, or what a fling left, move the row.
  var scrubbed: (Int) -> Void = { _ in }

  /// False while what lies over the photo is hidden.
  var isWanted = true {
    didSet { if isWanted != oldValue { fade() } }
  }

  /// What is shown now; changed while no photo is open.
  var photos: GalleryPhotos
  private let store: PictureStore
  private var index = 0
  private var share: CGFloat = 0
  /// True in windows in which it has room.
  private(set) var hasRoom = false
  private var isFull = false

  private static let width: CGFloat = 42
  private static let gap: CGFloat = 2
  /// From the left edge of a photo to that of the next one, in points.
  static let step = width + gap
  static let height: CGFloat = 56
  /// In points, from the lower edge.
  static let bottom: CGFloat = 10
  /// The screens that it is on have so many points at least, in width and in height.
  static let smallest = CGSize(width: 700, height: 500)

  init(photos: GalleryPhotos, store: PictureStore) {
    self.photos = photos
    self.store = store
    let layout = RowLayout(
      size: CGSize(width: Filmstrip.width, height: Filmstrip.height), gap: Filmstrip.gap)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.register(FilmstripCell.self, forCellWithReuseIdentifier: "photo")
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = true
    view.decelerationRate = .fast
    view.contentInsetAdjustmentBehavior = .never
    view.isHidden = true
    mark.isHidden = true
    mark.isUserInteractionEnabled = false
    mark.backgroundColor = Palette.ink
    mark.layerCornerRadius = 1.5
    view.dataSource = self
    view.delegate = self
  }

  /// - Parameter covered: at the lower edge, in points.
  func fit(_ bounds: CGRect, covered: CGFloat) {
    let smallest = Filmstrip.smallest
    hasRoom = bounds.width >= smallest.width && bounds.height >= smallest.height
    view.frame = CGRect(
      x: 0, y: bounds.height - covered - Filmstrip.height - Filmstrip.bottom, width: bounds.width,
      height: Filmstrip.height)
    let side = (bounds.width - Filmstrip.width) / 2
    mark.frame = CGRect(
      x: side, y: view.frame.minY - 5, width: Filmstrip.width, height: 3)
    view.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    if isFull { view.setContentOffset(offset(of: index), animated: false) }
    fade()
  }

  /// Other photos are there than before, and the one in the middle has this number now.
  func update(_ new: GalleryPhotos, at index: Int) {
    photos = new
    self.index = index
    guard isFull else { return }
    view.reloadData()
    view.layoutIfNeeded()
    view.setContentOffset(offset(of: index), animated: false)
    view.layoutIfNeeded()
  }

  /// The photo in the middle is this one now; fingers on the row are not led away.
  func show(_ index: Int) {
    self.index = index
    guard isFull, !isMovedByFingers else { return }
    view.setContentOffset(offset(of: index), animated: true)
  }

  /// So much of the grid is covered by the photo.
  func appear(_ share: CGFloat) {
    self.share = share
    fade()
  }

  private func fade() {
    // One photo alone leads to no other.
    let alpha = isWanted && hasRoom && photos.count > 1 ? share : 0
    for part in [view, mark] {
      part.alpha = alpha
      part.isHidden = alpha <= 0
    }
    fill(alpha > 0)
  }

  // While it is hidden it has no photos, so that none are loaded for it.
  private func fill(_ isFull: Bool) {
    guard isFull != self.isFull else { return }
    self.isFull = isFull
    for cell in view.visibleCells { (cell as? FilmstripCell)?.leave() }
    view.reloadData()
    view.layoutIfNeeded()
    if isFull { view.setContentOffset(offset(of: index), animated: false) }
  }

  /// True while fingers, or what a fling left, move the row.
  var isMovedByFingers: Bool {
    view.isTracking || view.isDragging || view.isDecelerating
  }

  private func offset(of index: Int) -> CGPoint {
    CGPoint(x: CGFloat(index) * Filmstrip.step - view.contentInset.left, y: 0)
  }
}

extension Filmstrip: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    isFull ? photos.count : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? FilmstripCell)?.show(
      photos.picture(at: indexPath.item), colour: photos.colour(of: indexPath.item),
      isStill: photos.moves(indexPath.item), from: store)
    return cell
  }
}

extension Filmstrip: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isMovedByFingers, photos.count > 0 else { return }
    let position = (view.contentOffset.x + view.contentInset.left) / Filmstrip.step
    let middle = min(max(0, Int(position.rounded())), photos.count - 1)
    guard middle != index else { return }
    index = middle
    scrubbed(middle)
  }

  // It rests with a photo in the middle.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let position = (targetContentOffset.pointee.x + view.contentInset.left) / Filmstrip.step
    targetContentOffset.pointee = offset(of: min(max(0, Int(position.rounded())), photos.count - 1))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    index = indexPath.item
    view.setContentOffset(offset(of: index), animated: true)
    scrubbed(index)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? FilmstripCell)?.leave()
  }
}
