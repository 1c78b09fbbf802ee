import TouchKit

/// The albums of a folder in a row above its photos, which is dragged sideways.
final class AlbumRow: DelegateObject {
  let view: UICollectionView
  private let layout: RowLayout
  private let store: PictureStore
  private var albums: [GalleryAlbum] = []
  private var photos: GalleryPhotos

  /// Called with the album that has been tapped, counted from 0.
  var tapped: (Int) -> Void = { _ in }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let top: CGFloat = 8

  init(_ photos: GalleryPhotos, store: PictureStore) {
    self.photos = photos
    self.store = store
    layout = RowLayout(
      size: AlbumCell.Shape().size, gap: AlbumRow.gap,
      inset: UIEdgeInsets(
        top: AlbumRow.top, left: AlbumRow.margin, bottom: AlbumRow.top, right: AlbumRow.margin))
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    view.showsHorizontalScrollIndicator = false
    // Those who listen to the page have links in their place.
    view.accessibilityElementsHidden = true
    view.isHidden = true
    view.dataSource = self
    view.delegate = self
  }

  /// How many times as large as usual its words are.
  var textScale: CGFloat {
    get { shape.textScale }
    set {
      shape.textScale = newValue
      fitNames()
      view.reloadData()
    }
  }

  /// True where the window is so low that the albums would take most of it.
  var isLow: Bool {
    get { shape.isLow }
    set {
      guard newValue != isLow else { return }
      shape.isLow = newValue
      fitNames()
      view.reloadData()
    }
  }

  private var shape = AlbumCell.Shape()

  // Names have two lines where one of them needs them, and the window is high enough.
  private func fitNames() {
    let label = AlbumCell.nameLabel()
    let breaks = !isLow && albums.contains { shape.breaks($0.name, label) }
    shape.lines = breaks ? 2 : 1
    layout.size = shape.size
  }

  /// How much room it takes, in points; 0 without albums.
  var height: CGFloat {
    albums.isEmpty ? 0 : shape.size.height + 2 * AlbumRow.top
  }

  /// How far the row has been dragged, in points.
  var offset: CGFloat {
    view.contentOffset.x
  }

  /// - Parameters:
  ///   - photos: all of them, for the covers.
  ///   - offset: how far the row is dragged, in points; as far as there are albums.
  func show(_ albums: [GalleryAlbum], of photos: GalleryPhotos, at offset: CGFloat) {
    self.albums = albums
    self.photos = photos
    fitNames()
    view.isHidden = albums.isEmpty
    view.reloadData()
    view.layoutIfNeeded()
    let end = max(0, view.contentSize.width - view.bounds.width)
    view.contentOffset = CGPoint(x: min(offset, end), y: 0)
    view.layoutIfNeeded()
  }

  // How clear the words of all albums are.
  private var clarity: CGFloat = 1

  /// The words fade as they come below the bar, before they meet the bar's own: two texts over each other cannot be read.
  ///
  /// - Parameter bar: where the bar ends, in the content of the grid. From 8 points below it to 8 above the words fade.
  func fadeWords(at bar: CGFloat) {
    let top = view.frame.minY + AlbumRow.top + shape.wordsTop
    let new = min(max((top - bar) / 16 + 0.5, 0), 1)
    guard new != clarity else { return }
    clarity = new
    for cell in view.visibleCells { (cell as? AlbumCell)?.wordClarity = new }
  }

  /// Lies above the photos of a grid, whose content begins at 0.
  func fit(width: CGFloat) {
    view.frame = CGRect(x: 0, y: -height, width: width, height: height)
  }
}

extension AlbumRow: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    albums.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
    let album = albums[indexPath.item]
    let cover = Int(album.cover)
    let photo = photos.records.picture(of: cover)
    (cell as? AlbumCell)?.show(
      album, photo: photo, colour: photo == nil ? nil : photos.records.colour(of: cover),
      isStill: photo != nil && photos.records.moves(cover), from: store, as: shape)
    (cell as? AlbumCell)?.wordClarity = clarity
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? AlbumCell)?.leave()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    tapped(indexPath.item)
  }
}
