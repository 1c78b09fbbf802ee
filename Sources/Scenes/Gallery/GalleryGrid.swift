import TouchKit
import Tsumami

/// The grid of a gallery: cells that ask for their photos while they are visible, a pinch that
/// changes the columns, and a ring that the arrow keys move.
final class GalleryGrid: DelegateObject {
  let view: UICollectionView
  let zoom: ColumnZoomController
  /// Over the grid, and over nothing else.
  let scrubber: ScrollScrubber
  let layouts: GalleryLayouts
  var photos: GalleryPhotos
  let choice: PhotoChoice
  /// Above the first photo.
  let albums: AlbumRow
  let store: PictureStore

  /// Called with the photo that has been tapped.
  var tapped: (Int) -> Void = { _ in }

  /// The photo that the keys are at; a ring shows it once a key has moved it.
  var focus: Int?
  /// The title that has the page's focus instead, while photos are chosen: one of its photos.
  var focusedHeader: (item: Int, level: PhotoGroups.Level)?
  var showsRing = false

  // The number of columns that suits the width is used until another one is chosen.
  var hasChosen = false
  // How many changes between squares and own shapes are under way.
  private var shapeChanges = 0
  // The photo that the last change of size kept in the middle, and where the grid was scrolled to for it.
  var kept: (item: Int, y: CGFloat)?

  /// Above the first row, in points, and covered while the grid is scrolled: a page's bar lies there.
  static let bar: CGFloat = 56
  /// Below the last row, in points.
  static let room: CGFloat = 24
  /// The height of windows in which albums are low, in points.
  static let low: CGFloat = 500
  static let counts = [1, 2, 3, 5, 8, 13, 20]

  /// - Parameter list: of which these are the photos, with albums above them; `nil` for a list without.
  init(
    frame: CGRect, photos: GalleryPhotos, list: GalleryList?, store: PictureStore,
    clock: FrameClock
  ) {
    self.photos = photos
    self.store = store
    let columns = GalleryGrid.columns(for: frame.width)
    let layouts = GalleryLayouts(photos, width: frame.width)
    self.layouts = layouts
    view = UICollectionView(
      frame: frame, collectionViewLayout: layouts.make(columns: columns))
    zoom = ColumnZoomController(view, columns: columns, counts: GalleryGrid.counts) {
      layouts.make(columns: $0)
    }
    scrubber = ScrollScrubber(view)
    albums = AlbumRow(photos, store: store)
    choice = PhotoChoice(view, clock: clock)
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.register(GalleryCell.self, forCellWithReuseIdentifier: "photo")
    for level in PhotoGroups.Level.allCases {
      view.register(
        GroupHeader.self, forSupplementaryViewOfKind: level.kind,
        withReuseIdentifier: "title")
    }
    view.showsVerticalScrollIndicator = false
    scrubber.handleColor = GridColors.handle
    view.alwaysBounceVertical = true
    if let list {
      key = list.key
      albums.show(list.albums, of: photos, at: 0)
    }
    inset()
    view.contentOffset.y = top
    view.addSubview(albums.view)
    view.dataSource = self
    view.delegate = self
    view.placed = { [here = WeakReference(self)] in here.object?.placeAlbums() }
    choice.changed = { [here = WeakReference(self)] in here.object?.choiceChanged() }
    scrubber.title = { [here = WeakReference(self)] _ in here.object?.bubbleTitle }
    scrubber.bubbleTop = { [here = WeakReference(self)] in here.object?.covered ?? 0 }
  }

  /// How many columns suit a width: three on a phone, more where they would be wider than 200 points.
  static func columns(for width: CGFloat) -> Int {
    counts.first { $0 >= 3 && width / CGFloat($0) <= 200 } ?? 8
  }

  // MARK: Other photos

  // Where lists that have been shown were scrolled to, and how far the albums above them were dragged.
  private var offsets: [(key: Int32, y: CGFloat, x: CGFloat)] = []
  /// The number of the list that is shown.
  private(set) var key: Int32 = 0

  /// Shows other photos, where these were scrolled to when they were shown last.
  func show(_ photos: GalleryPhotos, _ list: GalleryList) {
    choice.end()
    hideRing()
    focus = nil
    offsets.removeAll { $0.key == key }
    // At the beginning it is shown from the beginning, whatever lies above it by then.
    let y = view.contentOffset.y
    offsets.append((key, y <= top ? -.infinity : y, albums.offset))
    key = list.key
    let last = offsets.first { $0.key == key }
    self.photos = photos
    layouts.use(photos)
    albums.show(list.albums, of: photos, at: last?.x ?? 0)
    inset()
    view.reloadData()
    // A fresh one: the column that a pinch has kept is another photo's.
    view.collectionViewLayout = layouts.make(columns: zoom.columns)
    let known = max(last?.y ?? top, top)
    // Before the cells are made: others than those would leave at once.
    view.contentOffset.y = known
    view.layoutIfNeeded()
    view.contentOffset.y = min(known, end(of: view.contentSize.height))
    scrubber.hide()
  }

  /// Shows the photos in their own shapes, or as squares; what is in the middle stays there.
  func showShapes(_ isOn: Bool) {
    guard layouts.showsShapes != isOn else { return }
    layouts.showsShapes = isOn
    shapeChanges += 1
    view.setCollectionViewLayout(
      layouts.make(columns: zoom.destination),
      animated: view.window?.isReduceMotionEnabled == false && view.contentSize.height > 0
    ) { [here = WeakReference(self)] _ in here.object?.shapeChanges -= 1 }
  }

  /// True where the grid shows one layout, and not something between two.
  var isInOneLayout: Bool {
    view.collectionViewLayout is ColumnGridLayout && shapeChanges == 0
  }

  // The offset at which the beginning is shown.
  var top: CGFloat {
    -view.adjustedContentInset.top
  }

  /// The offset at which the end of content of a height is shown.
  func end(of height: CGFloat) -> CGFloat {
    max(top, height + view.adjustedContentInset.bottom - view.bounds.height)
  }

  func inset() {
    albums.isLow = view.bounds.height < GalleryGrid.low
    layouts.above = albums.height
    albums.fit(width: view.bounds.width)
    view.contentInset = UIEdgeInsets(
      top: GalleryGrid.bar + albums.height, left: 0, bottom: GalleryGrid.room, right: 0)
  }

  // MARK: Columns

  func step(_ change: Int) {
    hasChosen = true
    zoom.step(by: change, animated: true)
  }

  func resetColumns() {
    hasChosen = false
    zoom.setColumns(GalleryGrid.columns(for: view.bounds.width), animated: true)
  }

  /// The grid has come to a number of columns: by a pinch, a key, or for another width. The one that suits the width is no choice.
  func columnsWereChosen() {
    hasChosen = zoom.columns != GalleryGrid.columns(for: view.bounds.width)
  }

  // MARK: One photo

  /// Scrolls just so far that a photo is visible: to the middle, if nothing of it is.
  func reveal(_ item: Int, animated: Bool) {
    let path = IndexPath(item: item, section: 0)
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return }
    let top = view.contentOffset.y + covered
    let bottom = view.bounds.maxY - GalleryGrid.bars(over: view).bottom
    if frame.maxY <= top || frame.minY >= bottom {
      view.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    } else if frame.minY < top {
      view.setContentOffset(CGPoint(x: 0, y: frame.minY - covered), animated: animated)
    } else if frame.maxY > bottom {
      let distance = frame.maxY - bottom
      view.setContentOffset(
        CGPoint(x: 0, y: view.contentOffset.y + distance), animated: animated)
    }
  }

  /// What shows a photo, for it to come out of, or to go back into. Where nothing of the photo is seen, or of the whole
  /// grid, it is scrolled into sight first.
  func source(of item: Int) -> UIView? {
    if view.isHidden || cell(of: item) == nil {
      view.isHidden = false
      reveal(item, animated: false)
    }
    view.layoutIfNeeded()
    return cell(of: item)?.picture
  }

  // `nil` where the photo is not visible.
  func cell(of item: Int) -> GalleryCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? GalleryCell
  }

  // MARK: Choosing

  /// Called with how many photos are chosen; `nil` outside of choosing.
  var chose: (Int?) -> Void = { _ in }

  private func choiceChanged() {
    for path in view.indexPathsForVisibleItems {
      cell(of: path.item)?.isChosen = choice.contains(path.item)
    }
    eachHeader(mark)
    chose(choice.isOn ? choice.count : nil)
  }

  /// The photos that are under one title with the one that the ring is around are chosen, or no longer.
  func chooseRingedGroup() -> Bool {
    let level = layouts.level(columns: zoom.destination)
    guard !photos.groups[level].isEmpty, let ringed = revealRinged() else { return false }
    chooseGroup(of: ringed, level)
    return true
  }

  /// The photo that the ring is around is chosen, or no longer.
  func chooseRinged() -> Bool {
    revealRinged().map { choice.tap($0, extends: false, begins: true) } ?? false
  }

  // The photo that a key is about to change: a wheel may have taken it out of sight.
  private func revealRinged() -> Int? {
    if let ringed { reveal(ringed, animated: true) }
    return ringed
  }

  /// The photos that are marked as favourites, by their indices in the host's list.
  private var favourites: Set<Int> = []

  /// A photo of the host's list is a favourite from now on, or none any more; its cell shows it.
  func setFavourite(_ number: Int, _ isFavourite: Bool) {
    if isFavourite { favourites.insert(number) } else { favourites.remove(number) }
    writeBadge(of: number)
  }

  // The stars of each photo of the host's list, by its index there; those behind the end have none.
  private var ratings: [UInt8] = []
  private static let ratingTexts = ["", "★1", "★2", "★3", "★4", "★5", "✕"]
  private static let rejected: UInt8 = 6

  /// A photo of the host's list has so many stars from now on, 0 to 5, or is rejected, −1; its cell shows it.
  func setRating(_ number: Int, _ rating: Int32) {
    let new: UInt8 = rating < 0 ? GalleryGrid.rejected : rating > 5 ? 0 : UInt8(rating)
    guard number >= 0, number < 1 << 24, new != 0 || number < ratings.count else { return }
    while ratings.count <= number { ratings.append(0) }
    guard ratings[number] != new else { return }
    ratings[number] = new
    writeBadge(of: number)
  }

  private func writeBadge(of number: Int) {
    guard let item = photos.index(of: number) else { return }
    cell(of: item)?.setBadge(badge(of: item))
    cell(of: item)?.isRejected = isRejected(item)
  }

  func isRejected(_ item: Int) -> Bool {
    let number = photos.number(of: item)
    return number < ratings.count && ratings[number] == GalleryGrid.rejected
  }

  func badge(of item: Int) -> String {
    let number = photos.number(of: item)
    var text = photos.badge(of: item)
    func add(_ part: String) {
      if !text.utf8.isEmpty { text += " " }
      text += part
    }
    if number < ratings.count, ratings[number] != 0 {
      add(GalleryGrid.ratingTexts[Int(ratings[number])])
    }
    if favourites.contains(number) { add("♥") }
    return text
  }

  // What bar and header cover at the top of the window, in points.
  var covered: CGFloat {
    let layout = view.collectionViewLayout as? ColumnGridLayout
    return GalleryGrid.bars(over: view).top + (layout?.headerHeight ?? 0)
  }

  /// What lies over the upper and the lower edge of a view that shows photos, in points: what covers the window, and a page's bars.
  static func bars(over view: UIView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    return UIEdgeInsets(top: safe.top + bar, left: 0, bottom: safe.bottom + room, right: 0)
  }
}
