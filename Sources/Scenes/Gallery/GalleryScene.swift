import TouchKit
import Tsumami

/// A gallery: a grid of photos whose columns a pinch changes; a tap opens one, a flick leads to its
/// neighbour, pulling it down leads back. A finger that holds still on it draws a command.
///
/// The transcript has the actions of the recognizers `pull` and `pinch` (what dismisses an open photo), `hold` (the finger
/// that holds still) and `I`, `L`, `U`, `O` and `C` (the letters that may be drawn then), and these events:
///
/// | event | fields | |
/// |---|---|---|
/// | `opened`, `turned`, `closed` | `photo`, from 0 | the photo that is shown now, or was |
/// | `command` | `name`: `information`, `last`, `first`, `whole` or `close` | a letter has been drawn, or typed |
/// | `decided` | `side`: 0 or 1, `verdict`: 1 keep, −1 reject | one of two photos that are compared has left |
/// | `transition` | `state`, `from`, `to`, `progress` | what a pinch makes of the columns |
public final class GalleryScene: Scene {
  let grid: GalleryGrid
  let viewer: PhotoViewer
  var photos: GalleryPhotos
  let store = PictureStore()
  let tiles = TileStore()
  var news = GalleryNews()
  private let root = UIViewController()
  // For those who do not see what is shown: nothing to look at.
  let status = UILabel.status(size: 1, weight: 400, color: .clear)
  let emptiness: EmptyGallery
  // What is to be shown of the list that is shown, once nothing of it moves.
  var coming: GalleryList?
  let strokes: StrokeCommands
  var wheel = GalleryWheel()
  let slideshow: Slideshow
  let filmstrip: Filmstrip
  var comparison: Comparison?
  private var report = ViewerReport()
  // What the host says that is covered.
  var covered = UIEdgeInsets.zero
  private let nextFrame = DelayedCall()

  init(
    size: CGSize, photos all: GalleryPhotos, list: GalleryList?, clock: FrameClock
  ) {
    let frame = CGRect(origin: .zero, size: size)
    let photos = list.map(all.showing) ?? all
    self.photos = photos
    emptiness = EmptyGallery(frame: frame, words: photos.words)
    grid = GalleryGrid(frame: frame, photos: photos, list: list, store: store, clock: clock)
    viewer = PhotoViewer(photos: photos, store: store, tiles: tiles)
    strokes = StrokeCommands(on: viewer, words: photos.words, clock: clock)
    slideshow = Slideshow(photos: photos, store: store, clock: clock)
    filmstrip = Filmstrip(photos: photos, store: store)
    super.init(name: SceneKind.gallery.name, size: size, clock: clock)
    window.backgroundColor = GridColors.ground
    root.view.addSubview(grid.view)
    root.view.addSubview(grid.scrubber)
    root.view.addSubview(emptiness)
    window.rootViewController = root
    window.addSubview(filmstrip.view)
    window.addSubview(filmstrip.mark)
    window.addSubview(strokes.legend.view)
    window.addSubview(status)
    window.addSubview(slideshow.view)
    describe(list)
    news.shows = .shows(nil)
    wire()
    fit()
  }

  deinit {}

  // Who hears what the parts have to say.
  private func wire() {
    grid.zoom.onChange = { [here = WeakReference(self)] event in
      if event.state == .finished { here.object?.grid.columnsWereChosen() }
      // A host whose element was moved meanwhile may have lost the focus.
      if event.state == .finished || event.state == .cancelled { here.object?.report.forgetFocus() }
      here.object?.note(.event("transition")) { event.describe(in: &$0) }
    }
    grid.tapped = { [here = WeakReference(self)] in
      // Of two fingers that tap at once the first one counts.
      here.object?.open($0)
    }
    grid.chose = { [here = WeakReference(self)] count in
      here.object?.news.chosenCount = count.map { Int32($0) } ?? -1
    }
    grid.choice.mayBegin = { [here = WeakReference(self)] in here.object?.viewer.isOpen != true }
    grid.albums.tapped = { [here = WeakReference(self)] in here.object?.news.album = Int32($0) }
    viewer.onEvent = { [here = WeakReference(self)] in here.object?.handle($0) }
    viewer.source = { [here = WeakReference(self)] in here.object?.grid.source(of: $0) }
    follow(viewer.zoom.panGestureRecognizer, as: "pull") {
      $1.append(.point("translation", $0.translation(in: nil)))
    }
    follow(viewer.zoom.pinchGestureRecognizer, as: "pinch") {
      $1.append(.number("scale", $0.scale))
    }
    follow(strokes.hold, as: "hold")
    for stroke in strokes.strokes { follow(stroke, as: stroke.command.shape.name) }
    strokes.start { [here = WeakReference(self)] in here.object?.perform($0) }
    strokes.hold.addAction { [here = WeakReference(self)] recognizer in
      here.object?.report.isHeld = recognizer.state == .began || recognizer.state == .changed
    }
    slideshow.ended = { [here = WeakReference(self)] in here.object?.slideshowEnded(at: $0) }
    filmstrip.scrubbed = { [here = WeakReference(self)] in
      here.object?.viewer.pager.index = $0
    }
  }

  /// Announces to a screen reader where the focus is.
  func announce(_ index: Int) {
    status.text = photos.label(of: index)
  }

  /// Has a screen reader say what has been done.
  func say(_ words: String) {
    status.text = words
  }

  /// What a screen reader was given last.
  var said: String? {
    status.text
  }

  // MARK: For hosts

  /// Below the legend of the strokes, where there may be one.
  public override var inspectorTop: CGFloat {
    viewer.isOpen ? strokes.legend.bottom : super.inspectorTop
  }

  public override var outcome: [SceneEntry.Field] {
    [
      .number("columns", CGFloat(grid.zoom.columns)),
      .number("photo", CGFloat(viewer.isOpen ? viewer.pager.index : -1)),
      .point("contentOffset", grid.view.contentOffset),
    ]
  }

  public override func resize(to size: CGSize) {
    super.resize(to: size)
    grid.resize(to: window.bounds)
    emptiness.frame = window.bounds
    fit()
  }

  func fit() {
    comparison?.view.frame = window.bounds
    filmstrip.fit(window.bounds, covered: window.safeAreaInsets.bottom)
    cover()
    slideshow.fit(window.bounds)
    strokes.legend.fit(window.bounds)
    fitInspector()
  }

  /// Opens a photo, or turns to it. One that is not among those that are shown is ignored.
  public override func show(picture number: Int) {
    guard let index = photos.index(of: number), !isComparing else { return }
    if viewer.isOpen {
      _ = viewer.turn(by: index - viewer.pager.index, at: window.clock.now)
    } else {
      open(index)
    }
  }

  /// Opens a photo out of its cell.
  func open(_ index: Int) {
    viewer.open(index, over: root)
  }

  public override func keyPressed(_ key: SceneKey) -> Bool {
    if slideshow.isRunning {
      slideshow.stop()
      return true
    }
    if isComparing { return comparison?.press(key) == true }
    return viewer.isOpen ? pressInViewer(key) : pressInGrid(key)
  }

  public override func wheelTurned(by delta: CGPoint, at location: CGPoint, isPinch: Bool) {
    if slideshow.isRunning {
      slideshow.stop()
    } else if isComparing || viewer.isOpen {
      if wheelZooms(by: delta, at: location, isPinch: isPinch) { return }
      if isComparing {
        super.wheelTurned(by: delta, at: location, isPinch: false)
      } else {
        wheelInViewer(by: delta)
      }
    } else if isPinch {
      if let step = wheel.step(by: delta.y) { grid.step(step) }
    } else {
      super.wheelTurned(by: delta, at: location, isPinch: false)
    }
  }

  // What waits is asked for after the frame.
  private func pass() {}

  public override func collectRequests(into requests: inout [SceneRequest]) {
    update()
    viewer.makeRoom()
    // A finger that leads through thousands of photos by the handle has others in the window with each frame.
    let waits = store.collect(into: &requests, isHasty: grid.scrubber.isTracking)
    if waits, !nextFrame.isPending {
      nextFrame.schedule(after: 0, in: grid.view, target: self, action: GalleryScene.pass)
    }
    tiles.collect(into: &requests)
    news.collect(into: &requests)
    let before = requests.count
    comparison?.collect(into: &requests)
    for case .decides(let side, let verdict) in requests[before...] {
      note(.event("decided")) {
        $0.append(.number("side", CGFloat(side)))
        $0.append(.number("verdict", CGFloat(verdict.rawValue)))
      }
    }
    report.collect(of: self, into: &requests)
  }

  public override func picture(_ source: Int32, arrived isThere: Bool) {
    store.arrived(source, isThere: isThere)
    tiles.arrived(source, isThere: isThere)
  }
}
