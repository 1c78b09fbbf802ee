import TouchKit
import Tsumami

/// Photos to flick through before the grid, on black; pulled down they give the grid back.
///
/// Where it stands is one value, its ``pose``. A motion leads from any pose to being open or
/// closed, and a finger that lands on it takes it over where it is.
final class PhotoViewer: UIView {
  let pager = ImagePager(frame: .zero)
  let pull = ZoomPanGestureRecognizer()
  private let veil = UIView(frame: .zero)
  private let photos: GalleryPhotos
  private let store: PictureStore
  private var pages: [PhotoPage] = []

  /// What a viewer tells.
  enum Event {
    /// It is open, or about to be, at a photo: a tap has opened it, or a finger has caught it on its way out.
    case opened(Int)
    case turned(Int)
    /// The grid is about to be seen behind a photo.
    case reveals(Int)
    /// It is closed, or about to be.
    case closed(Int)
    /// Nothing of the grid is to be seen.
    case covers
    /// The photo has been tapped on, and nothing else came of it.
    case tapped
  }

  var told: (Event) -> Void = { _ in }

  /// True from the moment on when it is to be open until it is to be closed.
  var isOpen = false
  private(set) var motion: ViewerMotion?
  var grip: PullGrip?
  // The photo that keys lead to while the pager is still on its way there, and until when.
  private var aim: (index: Int, until: TimeInterval)?

  var pose = ViewerPose.closed {
    didSet { if pose != oldValue { take(pose) } }
  }

  init(frame: CGRect, photos: GalleryPhotos, store: PictureStore) {
    self.photos = photos
    self.store = store
    super.init(frame: frame)
    isHidden = true
    veil.backgroundColor = .black
    veil.isUserInteractionEnabled = false
    addSubview(veil)
    addSubview(pager)
    fit()
    installPager()
    pull.maximumNumberOfTouches = 1
    pull.delegate = self
    pull.catches = { [here = WeakReference(self)] in here.object?.canBeCaught ?? false }
    pull.addAction { [here = WeakReference(self)] _ in here.object?.pulled() }
    addGestureRecognizer(pull)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  private func installPager() {
    pager.configure = { [here = WeakReference(self)] view, index in
      here.object?.show(index, on: view)
    }
    pager.onEndDisplaying = { [here = WeakReference(self)] view in
      here.object?.page(with: view).leave()
    }
    pager.onPageChange = { [here = WeakReference(self)] index in
      guard let viewer = here.object, viewer.isOpen else { return }
      viewer.told(.turned(index))
    }
  }

  private func show(_ index: Int, on view: ZoomableImageView) {
    page(with: view).show(photos.pictures[index], index: index, label: photos.label(of: index))
  }

  private func page(with view: ZoomableImageView) -> PhotoPage {
    if let page = pages.first(where: { $0.view === view }) { return page }
    // Those whose views the pager has let go of.
    pages.removeAll { $0.view.superview == nil }
    let page = PhotoPage(view, store: store)
    page.tapped = { [here = WeakReference(self)] in
      if here.object?.isOpen == true { here.object?.told(.tapped) }
    }
    pages.append(page)
    return page
  }

  /// The view of the photo in the middle.
  var current: ZoomableImageView? {
    pager.page(of: pager.index)
  }

  // MARK: Opening, closing, turning

  /// Shows a photo. What was on its way out comes back with it.
  func open(_ index: Int) {
    guard index >= 0, index < photos.count else { return }
    isHidden = false
    pager.count = photos.count
    pager.index = index
    aim = nil
    isOpen = true
    told(.opened(index))
    run(to: .open)
  }

  /// Gives the grid back.
  ///
  /// - Parameter velocity: of the finger that let go, in points per second.
  func close(velocity: CGPoint = .zero) {
    guard isOpen else { return }
    isOpen = false
    told(.reveals(pager.index))
    told(.closed(pager.index))
    fadeOut(velocity: velocity)
  }

  func fadeOut(velocity: CGPoint) {
    // What is thrown goes on for a moment while it fades.
    var goal = ViewerPose.closed
    goal.depth = pose.depth + 0.1 * max(0, velocity.y)
    goal.shift = CGPoint(
      x: pose.shift.x + 0.1 * velocity.x, y: pose.shift.y + 0.1 * max(0, velocity.y))
    run(to: goal, velocity: velocity)
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

  func resize(to frame: CGRect) {
    self.frame = frame
    fit()
    take(pose)
  }

  private func fit() {
    veil.frame = CGRect(origin: .zero, size: bounds.size)
    pager.transform = .identity
    pager.frame = CGRect(origin: .zero, size: bounds.size)
  }

  // MARK: The pose

  private func take(_ pose: ViewerPose) {
    let height = bounds.height
    let scale = pose.scale(height: height)
    veil.alpha = pose.veil(height: height)
    pager.alpha = pose.opacity
    pager.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: pose.shift.x, ty: pose.shift.y)
  }

  func run(to goal: ViewerPose, velocity: CGPoint = .zero) {
    guard let window else { return }
    release()
    let clock = window.clock
    let fading = motion?.fading(at: clock.now) ?? 0
    stop()
    guard !window.isReduceMotionEnabled, goal != pose else {
      arrive(at: goal)
      return
    }
    let motion = ViewerMotion(self, to: goal, velocity: velocity, fading: fading, at: clock.now)
    self.motion = motion
    clock.start(motion)
  }

  func stop() {
    if let motion { window?.clock.stop(motion) }
    motion = nil
  }

  /// It is where it was to go.
  func arrive(at goal: ViewerPose) {
    motion = nil
    if goal.fade == 1 {
      isHidden = true
      pager.count = 0
      pages.removeAll()
      pose = .closed
    } else {
      pose = goal
      told(.covers)
    }
  }

  // MARK: Touches

  /// A viewer that has mostly faded is not in the way of the grid.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (isOpen || pose.fade < 0.5) && super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pull || pull.hasCaught || canBePulled
  }
}
