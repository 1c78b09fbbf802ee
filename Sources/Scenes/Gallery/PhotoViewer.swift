import TouchKit
import Tsumami

/// Photos to flick through, presented before the grid: each grows out of its cell, and goes back into it.
///
/// The transition is a `ZoomTransition`, so a finger can catch the photo at any moment; pulled down or pinched together it
/// is dismissed.
final class PhotoViewer: UIViewController {
  let pager = ImagePager(frame: .zero)
  // What leads the host's sheet.
  let sheetPan = UIPanGestureRecognizer()
  private(set) var zoom: ZoomTransition!
  /// Those to turn through; only while it is closed they may be set to others. See ``update(_:_:)``.
  var photos: GalleryPhotos
  private let store: PictureStore
  private let tiles: TileStore
  private var pages: [PhotoPage] = []

  /// What happens in a viewer.
  enum Event {
    /// It is open, or about to be, at a photo: it was opened, or a finger has reversed its dismissal.
    case opened(Int)
    case turned(Int)
    /// It is closed, or about to be.
    case closed(Int)
    /// Its view has come before everything in the window.
    case appears
    /// Nothing of the grid is to be seen.
    case covers
    /// The transition between the grid and the open photo has advanced.
    case moved
    /// The photo has been tapped on, and no other recognizer has used the tap.
    case tapped
    /// A finger pulls a sheet up or down from the photo.
    case pulled(SheetPull)
  }

  /// Called after each event; does nothing by default.
  var onEvent: (Event) -> Void = { _ in }

  /// In which direction one finger drags to enlarge a photo; down by default, as on today's maps.
  var zoomDirection = OneFingerZoomGestureRecognizer.Direction.downEnlarges {
    didSet { for page in pages { page.view.oneFingerZoom.direction = zoomDirection } }
  }

  /// How many times as large as usual words are.
  var textScale: CGFloat = 1 {
    didSet { for page in pages { page.textScale = textScale } }
  }

  /// What of the window something else covers: the photo is shown in the rest of it. See ``makeRoom()``.
  var coveredEdges = UIEdgeInsets.zero
  // What the pager leaves free now.
  private var room = UIEdgeInsets.zero

  /// Where bars lie over the photo: all of it is shown in the rest, and one that is zoomed passes below them. See ``makeRoom()``.
  var barEdges = UIEdgeInsets.zero

  /// What shows a photo in the grid, scrolled into sight.
  var source: (Int) -> UIView? = { _ in nil }

  /// True from the moment on when it is to be open until it is to be closed. A photo that a finger pulls is open until the
  /// finger is lifted.
  private(set) var isOpen = false {
    didSet {
      if isOpen != oldValue { onEvent(isOpen ? .opened(pager.index) : .closed(pager.index)) }
    }
  }

  // The photo that keys lead to while the pager still scrolls there, and until when.
  private var aim: (index: Int, until: TimeInterval)?

  init(photos: GalleryPhotos, store: PictureStore, tiles: TileStore) {
    self.photos = photos
    self.store = store
    self.tiles = tiles
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    let here = WeakReference(self)
    zoom = ZoomTransition { _ in here.object?.ownSource() }
    zoom.alignmentRectProvider = { _ in here.object?.pictureFrame }
    zoom.shouldBegin = { here.object?.mayClose($1) == true }
    zoom.onChange = { here.object?.follow($0) }
    preferredTransition = UIViewController.Transition(zoom)
    sheetPan.name = "sheet"
    sheetPan.maximumNumberOfTouches = 1
    sheetPan.delegate = self
    sheetPan.addAction { here.object?.pulled() }
    installPager()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  private func installPager() {
    let here = WeakReference(self)
    pager.configure = { view, index in here.object?.show(index, on: view) }
    pager.onEndDisplaying = { view in here.object?.page(with: view).leave() }
    pager.onPageChange = { index in
      guard let viewer = here.object, viewer.isOpen else { return }
      viewer.onEvent(.turned(index))
    }
  }

  private func show(_ index: Int, on view: ZoomableImageView) {
    page(with: view).show(
      photos.picture(at: index), index: index, label: photos.label(of: index),
      colour: photos.colour(of: index), tiledSize: photos.tiledSize(of: index),
      moves: photos.moves(index))
  }

  private func page(with view: ZoomableImageView) -> PhotoPage {
    if let page = pages.first(where: { $0.view === view }) { return page }
    // Those whose views the pager has released.
    pages.removeAll { $0.view.superview == nil }
    let page = PhotoPage(view, store: store, tiles: tiles, words: photos.words)
    view.oneFingerZoom.direction = zoomDirection
    page.textScale = textScale
    page.tapped = { [here = WeakReference(self)] in
      if here.object?.isOpen == true { here.object?.onEvent(.tapped) }
    }
    pages.append(page)
    return page
  }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pager)
    view.addGestureRecognizer(sheetPan)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pager.frame = frame(in: view.bounds)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onEvent(.appears)
  }

  // The screen is known now, and how many pixels it has to a point.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for page in pages { page.zoomed() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent(.covers)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pager.count = 0
    pages.removeAll()
  }

  /// The view of the photo in the middle.
  var current: ZoomableImageView? {
    pager.page(of: pager.index)
  }

  /// The photo in the middle.
  var photo: UIImage {
    photos.picture(at: pager.index)
  }

  /// How much there is of the photo in the middle.
  var progress: PictureProgress {
    guard let view = current, let page = pages.first(where: { $0.view === view }) else {
      return .complete
    }
    return page.progress
  }

  /// True where no neighbour is to be seen.
  var isInPlace: Bool {
    let position = pager.scrollView.contentOffset.x / max(1, pager.scrollView.bounds.width)
    return abs(position - position.rounded()) < 0.01
  }

  /// Takes the room that ``coveredEdges`` and ``barEdges`` leave, unless a finger has the photo: it would jump. A transition goes to
  /// where the photo is then. Called before each frame.
  func makeRoom() {
    guard isOpen, !zoom.isHeld else { return }
    if zoom.isMoving, pager.coveredEdges != barEdges {
      zoom.rearrange { pager.coveredEdges = barEdges }
    } else {
      pager.coveredEdges = barEdges
    }
    guard room != coveredEdges, !zoom.isMoving else { return }
    room = coveredEdges
    pager.frame = frame(in: view.bounds)
    pager.layoutIfNeeded()
  }

  // At least a quarter of the window is the photo's, each way.
  private func frame(in bounds: CGRect) -> CGRect {
    func rest(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> (start: CGFloat, CGFloat) {
      let start = start > 0 ? min(start, 0.75 * length) : 0
      return (start, max(0.25 * length, length - start - max(0, end)))
    }
    let (left, width) = rest(room.left, room.right, of: bounds.width)
    let (top, height) = rest(room.top, room.bottom, of: bounds.height)
    return CGRect(
      x: left, y: top, width: min(width, bounds.width - left),
      height: min(height, bounds.height - top))
  }

  /// True where a finger that lands finds nothing that moves.
  var isAtRest: Bool {
    guard isOpen, !zoom.isHeld, !zoom.canBeCaught, let page = current?.scrollView else {
      return false
    }
    return isInPlace && !pager.scrollView.isDecelerating && !page.isDecelerating
      && !page.isZoomBouncing
  }
}

// Opening, closing, turning.
extension PhotoViewer {
  /// Shows a photo. One that is being dismissed is reversed; where another one is, that one is closed at once.
  func open(_ index: Int, over presenter: UIViewController) {
    guard !isOpen, index >= 0, index < photos.count else { return }
    if presentingViewController != nil {
      guard pager.index != index else { return zoom.redirect(toOpen: true) }
      zoom.redirect(toOpen: false, animated: false)
    }
    aim = nil
    room = coveredEdges
    pager.coveredEdges = barEdges
    pager.frame = frame(in: presenter.view.bounds)
    pager.count = photos.count
    pager.index = index
    pager.layoutIfNeeded()
    isOpen = true
    presenter.present(self, animated: true)
  }

  /// Gives the grid back, from wherever the photo is.
  func close() {
    guard isOpen else { return }
    if zoom.isHeld || zoom.isMoving {
      zoom.redirect(toOpen: false)
    } else {
      dismiss(animated: true)
    }
  }

  /// Gives the grid back at once, for other photos.
  func leave() {
    guard presentingViewController != nil else { return }
    if zoom.isHeld || zoom.isMoving {
      zoom.redirect(toOpen: false, animated: false)
    } else {
      dismiss(animated: false)
    }
    isOpen = false
  }

  /// False while a photo is in a transition, or between two others.
  var canUpdate: Bool {
    presentingViewController == nil || isOpen && !zoom.isHeld && !zoom.isMoving && isInPlace
  }

  /// Other photos are there than before. The one that is shown stays, as it is zoomed; where it is gone its neighbour comes, and the
  /// grid where there is none. A photo that another state of it has replaced is shown anew.
  ///
  /// - Parameters:
  ///   - new: those that there are now.
  ///   - moved: where a photo is now; `nil` where it is gone.
  func update(_ new: GalleryPhotos, _ moved: (Int) -> Int?) {
    let old = photos
    photos = new
    aim = nil
    guard presentingViewController != nil else { return }
    if new.count == 0 { return leave() }
    let before = pages.filter { $0.view.superview != nil }.map { page in
      (page, source: page.index < old.count ? old.picture(at: page.index).source : -1)
    }
    pager.setCount(new.count, moving: moved)
    for (page, source) in before where page.view.superview != nil {
      guard let index = moved(page.index), pager.page(of: index) === page.view else { continue }
      if new.picture(at: index).source == source {
        page.move(to: index, label: new.label(of: index))
      } else {
        page.view.viewport = .whole
        show(index, on: page.view)
      }
    }
  }

  /// Turns by so many photos, on from where keys have led so far.
  ///
  /// - Returns: false at the ends.
  func turn(by step: Int, at time: TimeInterval) -> Bool {
    var from = pager.index
    if let aim, aim.until > time { from = aim.index }
    return turn(to: from + step, at: time)
  }

  /// Turns to a photo.
  ///
  /// - Returns: false where there is none of this number.
  func turn(to index: Int, at time: TimeInterval) -> Bool {
    guard isOpen, index >= 0, index < photos.count else { return false }
    aim = (index, time + 0.4)
    pager.turn(to: index, animated: true)
    return true
  }

  // MARK: The transition

  private func follow(_ zoom: ZoomTransition) {
    if zoom.isMoving { isOpen = zoom.isOpening }
    onEvent(.moved)
  }

  // The photo has to be shown whole, and the pager at rest.
  var canBePulled: Bool {
    current?.isShownWhole == true && isInPlace
  }

  /// Where the photo is drawn, in the view; `nil` where there is none.
  private var pictureFrame: CGRect? {
    guard let image = current?.imageView, !image.bounds.isEmpty else { return nil }
    return image.convert(image.bounds, to: view)
  }

  // A transition begins: it moves the photo alone, and whole; recognizers that turn pages or zoom fail or are cancelled.
  private func ownSource() -> UIView? {
    guard isOpen else { return source(pager.index) }
    if let page = current {
      for recognizer in [
        pager.scrollView.panGestureRecognizer, page.scrollView.panGestureRecognizer,
        page.scrollView.pinchGestureRecognizer, page.oneFingerZoom,
      ] {
        recognizer?.restart()
      }
      page.viewport = .whole
    }
    if !isInPlace { pager.turn(to: pager.index, animated: false) }
    return source(pager.index)
  }
}
