import TouchKit

/// Small photos in a row below the one that is open, on larger screens: dragged, they turn the photos as they pass the middle; tapped, they
/// come there.
///
/// It shows nothing that the keys do not lead to, so it says nothing to those who do not see it.
final class Filmstrip: DelegateObject {
  let view: UICollectionView

  /// A line over the photo in the middle.
  let mark = UIView(frame: .zero)

  /// Told of the photo in the middle while fingers, or what a fling left, move the row.
  var scrubbed: (Int) -> Void = { _ in }

  /// False while what lies over the photo is taken away.
  var isWanted = true {
    didSet { if isWanted != oldValue { fade() } }
  }

  /// What is shown now; changed while no photo is open.
  var photos: GalleryPhotos
  private let store: PictureStore
  private let layout = FilmstripLayout()
  private var index = 0
  private var share: CGFloat = 0
  private var hasRoom = false
  private var isFull = false

  static let height: CGFloat = 56
  /// In points, from the lower edge.
  static let bottom: CGFloat = 10
  /// The screens that it is on have so many points at least, in width and in height.
  static let smallest = CGSize(width: 700, height: 500)

  init(photos: GalleryPhotos, store: PictureStore) {
    self.photos = photos
    self.store = store
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.register(FilmstripCell.self, forCellWithReuseIdentifier: "photo")
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = true
    view.decelerationRate = .fast
    view.isHidden = true
    mark.isHidden = true
    mark.isUserInteractionEnabled = false
    mark.backgroundColor = Palette.ink
    mark.cornerRadius = 1.5
    view.dataSource = self
    view.delegate = self
  }

  func fit(_ bounds: CGRect) {
    let smallest = Filmstrip.smallest
    hasRoom =
      bounds.width >= smallest.width && bounds.height >= smallest.height && photos.count > 1
    view.frame = CGRect(
      x: 0, y: bounds.height - Filmstrip.height - Filmstrip.bottom, width: bounds.width,
      height: Filmstrip.height)
    let side = (bounds.width - FilmstripLayout.width) / 2
    mark.frame = CGRect(
      x: side, y: view.frame.minY - 5, width: FilmstripLayout.width, height: 3)
    view.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    if isFull { view.setContentOffset(offset(of: index), animated: false) }
    fade()
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
    let alpha = isWanted && hasRoom ? share : 0
    for part in [view, mark] {
      part.alpha = alpha
      part.isHidden = alpha <= 0
    }
    fill(alpha > 0)
  }

  // While it is not seen it has no photos, so that none are loaded for it.
  private func fill(_ isFull: Bool) {
    guard isFull != self.isFull else { return }
    self.isFull = isFull
    for cell in view.visibleCells { (cell as? FilmstripCell)?.leave() }
    view.reloadData()
    view.layoutIfNeeded()
    if isFull { view.setContentOffset(offset(of: index), animated: false) }
  }

  private var isMovedByFingers: Bool {
    view.isTracking || view.isDragging || view.isDecelerating
  }

  private func offset(of index: Int) -> CGPoint {
    CGPoint(x: CGFloat(index) * FilmstripLayout.step - view.contentInset.left, y: 0)
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
      photos.picture(at: indexPath.item), colour: photos.colour(of: indexPath.item), from: store)
    return cell
  }
}

extension Filmstrip: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isMovedByFingers, photos.count > 0 else { return }
    let place = (view.contentOffset.x + view.contentInset.left) / FilmstripLayout.step
    let middle = min(max(0, Int(place.rounded())), photos.count - 1)
    guard middle != index else { return }
    index = middle
    scrubbed(middle)
  }

  // It rests with a photo in the middle.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let place = (targetContentOffset.pointee.x + view.contentInset.left) / FilmstripLayout.step
    targetContentOffset.pointee = offset(of: min(max(0, Int(place.rounded())), photos.count - 1))
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

/// One row of cells of the same width.
///
/// - Complexity: of each answer O(k), k the number of cells in the rectangle.
final class FilmstripLayout: UICollectionViewLayout {
  static let width: CGFloat = 42
  static let gap: CGFloat = 2
  /// From the left edge of a cell to that of the next one.
  static let step: CGFloat = 44

  private var count: Int {
    collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: max(0, CGFloat(count) * FilmstripLayout.step - FilmstripLayout.gap),
      height: Filmstrip.height)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let first = max(0, Int((rect.minX / FilmstripLayout.step).rounded(.down)))
    let end = min(count, Int((rect.maxX / FilmstripLayout.step).rounded(.up)))
    guard first < end else { return [] }
    return (first..<end).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item) * FilmstripLayout.step, y: 0, width: FilmstripLayout.width,
      height: Filmstrip.height)
    return attributes
  }
}

/// A small photo.
final class FilmstripCell: UICollectionViewCell {
  private let imageView = UIImageView(image: nil)
  private var slot: PictureSlot?

  required init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    cornerRadius = 4
    imageView.contentMode = .scaleAspectFill
    addSubview(imageView)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  func show(_ photo: UIImage, colour: UIColor?, from store: PictureStore) {
    backgroundColor = colour ?? Palette.plate
    let slot = slot ?? PictureSlot(store, owner: self)
    self.slot = slot
    slot.set(photo)
    setNeedsLayout()
  }

  func leave() {
    slot?.clear()
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(origin: .zero, size: bounds.size)
    slot?.need(pixels: bounds.height * (window?.displayScale ?? 1))
  }
}

extension FilmstripCell: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    imageView.image = picture
  }

  func showBroken() {}
}
