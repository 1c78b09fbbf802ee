import TouchKit
import Tsumami

/// The grid of a gallery: cells that ask for their photos while they are visible, a pinch that
/// changes the columns, and a ring that the arrow keys move.
final class GalleryGrid: DelegateObject {
  let view: UICollectionView
  let zoom: ColumnZoomController
  let photos: GalleryPhotos
  private let store: PictureStore

  /// Told which photo has been tapped.
  var tapped: (Int) -> Void = { _ in }

  /// The photo that the keys are at; a ring shows it once a key has moved it.
  private(set) var focus: Int?
  private var showsRing = false

  // The number of columns that suits the width is taken until somebody wants another one.
  private var hasChosen = false

  /// The room between two photos, in points.
  static let spacing: CGFloat = 2
  /// Above the first row, in points, and covered while the grid is scrolled: a page's bar lies there.
  static let bar: CGFloat = 56
  /// Below the last row, in points.
  static let room: CGFloat = 24
  static let range = 1...8

  init(frame: CGRect, photos: GalleryPhotos, store: PictureStore) {
    self.photos = photos
    self.store = store
    let columns = GalleryGrid.columns(for: frame.width)
    view = UICollectionView(
      frame: frame, collectionViewLayout: GalleryGrid.layout(columns: columns))
    zoom = ColumnZoomController(
      view, columns: columns, range: GalleryGrid.range, makeLayout: GalleryGrid.layout)
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.register(GalleryCell.self, forCellWithReuseIdentifier: "photo")
    view.indicatorStyle = .white
    view.alwaysBounceVertical = true
    view.contentInset = UIEdgeInsets(
      top: GalleryGrid.bar, left: 0, bottom: GalleryGrid.room, right: 0)
    view.contentOffset.y = -GalleryGrid.bar
    view.dataSource = self
    view.delegate = self
  }

  private static func layout(columns: Int) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.spacing = spacing
    layout.transitionStyle = .crossfade
    return layout
  }

  /// How many columns suit a width: three on a phone, more where they would be wider than 180 points.
  static func columns(for width: CGFloat) -> Int {
    min(max(3, Int((width / 180).rounded())), range.upperBound)
  }

  // MARK: Columns

  func step(_ change: Int) {
    hasChosen = true
    zoom.setColumns(zoom.destination + change, animated: true)
  }

  func resetColumns() {
    hasChosen = false
    zoom.setColumns(GalleryGrid.columns(for: view.bounds.width), animated: true)
  }

  /// A pinch has chosen.
  func columnsWereChosen() {
    hasChosen = true
  }

  /// The window onto the grid has another size; what was in its middle stays there, and at the
  /// beginning it is still shown from the beginning.
  func resize(to frame: CGRect) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let item = view.contentOffset.y > -GalleryGrid.bar ? view.indexPathForItem(at: middle) : nil
    view.frame = frame
    if !hasChosen { zoom.setColumns(GalleryGrid.columns(for: frame.width), animated: false) }
    if let item { view.scrollToItem(at: item, at: .centeredVertically, animated: false) }
  }

  // MARK: One photo

  /// Scrolls just so far that a photo is visible: to the middle, if nothing of it is.
  func reveal(_ item: Int, animated: Bool) {
    let path = IndexPath(item: item, section: 0)
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return }
    let top = view.contentOffset.y + GalleryGrid.bar
    let bottom = view.contentOffset.y + view.bounds.height - GalleryGrid.room
    if frame.maxY <= top || frame.minY >= bottom {
      view.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    } else if frame.minY < top {
      view.setContentOffset(CGPoint(x: 0, y: frame.minY - GalleryGrid.bar), animated: animated)
    } else if frame.maxY > bottom {
      let way = frame.maxY - bottom
      view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + way), animated: animated)
    }
  }

  /// What shows a photo, for it to come out of, or to go back into. Where nothing of the photo is seen, or of the whole
  /// grid, it is scrolled into sight first.
  func source(of item: Int) -> UIView? {
    let path = IndexPath(item: item, section: 0)
    if view.isHidden || view.cellForItem(at: path) == nil {
      view.isHidden = false
      reveal(item, animated: false)
    }
    view.layoutIfNeeded()
    return (view.cellForItem(at: path) as? GalleryCell)?.picture
  }

  /// The keys are at a photo from now on; the ring shows where it has been shown before.
  func setFocus(_ item: Int) {
    move(to: item)
  }

  /// An arrow key: the ring appears, or goes to the neighbour.
  ///
  /// - Returns: the photo that it is at now; `nil` where it stays where it is.
  func moveFocus(_ direction: GridWalk.Direction) -> Int? {
    guard photos.count > 0 else { return nil }
    guard showsRing, let focus else {
      showsRing = true
      move(to: focus.flatMap { isVisible($0) ? $0 : nil } ?? firstVisible)
      return focus
    }
    let layout = view.collectionViewLayout as? ColumnGridLayout
    let columns = layout?.columns ?? zoom.columns
    let walk = GridWalk(
      columns: columns, count: photos.count,
      first: min(layout?.firstRowCount(inSection: 0) ?? columns, photos.count))
    guard let next = walk.item(direction, of: focus) else { return nil }
    move(to: next)
    reveal(next, animated: true)
    return next
  }

  /// The photo that the ring is around; `nil` where there is no ring.
  var ringed: Int? {
    showsRing ? focus : nil
  }

  /// Takes the ring away: a finger is here.
  func hideRing() {
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
    guard let item else { return }
    (view.cellForItem(at: IndexPath(item: item, section: 0)) as? GalleryCell)?.isRinged = isOn
  }

  private func isVisible(_ item: Int) -> Bool {
    view.cellForItem(at: IndexPath(item: item, section: 0)) != nil
  }

  private var firstVisible: Int {
    let top = view.contentOffset.y + GalleryGrid.bar
    var first: Int?
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { continue }
      if frame.minY >= top - 1, path.item < first ?? Int.max { first = path.item }
    }
    return first ?? 0
  }
}

extension GalleryGrid: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    photos.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? GalleryCell {
      let item = indexPath.item
      cell.isRinged = showsRing && item == focus
      cell.show(photos.pictures[item], label: photos.label(of: item), from: store)
    }
    return cell
  }
}

extension GalleryGrid: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? GalleryCell)?.leave()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    hideRing()
    tapped(indexPath.item)
  }
}
