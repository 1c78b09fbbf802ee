import TouchKit

/// Photos one after another over everything else, each fading over into the next one and moving a little meanwhile, until
/// the screen is touched or a key is pressed.
///
/// The next photo is loaded while one is shown, and comes once it is there: where that takes longer, the one before stays. One that cannot
/// be shown is passed over.
final class Slideshow: DelegateObject {
  let view: SlideshowView

  /// Called with the photo that it was at.
  var ended: (Int) -> Void = { _ in }

  private(set) var isRunning = false
  /// What there is to show.
  var photos: GalleryPhotos
  private let clock: FrameClock
  private let frames: [SlideFrame]
  private var rounds: SlideshowRounds?
  private var seconds: TimeInterval = 6
  private var front = 0
  // The next one waits for its time, and the time for the next one.
  private var isReady = false
  private var isDue = false
  private var failures = 0
  private var timer: FrameTimer?

  private static let fade: TimeInterval = 1.2

  init(photos: GalleryPhotos, store: PictureStore, clock: FrameClock) {
    self.photos = photos
    self.clock = clock
    view = SlideshowView(frame: .zero)
    frames = (0..<2).map { _ in SlideFrame(store: store) }
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.isHidden = true
    view.backgroundColor = .black
    view.clipsToBounds = true
    for frame in frames { view.addSubview(frame) }
    let here = WeakReference(self)
    view.touched = { here.object?.stop() }
    for frame in frames { frame.onReady = { here.object?.arrived(isThere: $0) } }
  }

  func fit(_ bounds: CGRect) {
    view.frame = bounds
    for frame in frames { frame.frame = view.bounds }
  }

  func start(_ order: SlideshowOrder, at index: Int?) {
    guard !isRunning, photos.count > 0 else { return }
    var own = order
    own.pictures = order.pictures.compactMap { photos.index(of: $0) }
    if own.pictures.isEmpty, !order.pictures.isEmpty { return }
    rounds = SlideshowRounds(own, count: photos.count, start: index)
    guard rounds?.count ?? 0 > 0 else { return }
    isRunning = true
    seconds = order.seconds
    view.isHidden = false
    // From the grid, which may be light, or from a photo.
    view.alpha = 0
    UIView.animate(withDuration: 0.25, animations: { [view] in view.alpha = 1 })
    (isReady, isDue, failures) = (false, true, 0)
    for frame in frames { frame.alpha = 0 }
    load()
  }

  /// - Parameter opens: false where the photo that it was at is not to be open then.
  func stop(opens: Bool = true) {
    guard isRunning else { return }
    isRunning = false
    timer?.cancel()
    timer = nil
    let index = frames[front].index ?? frames[1 - front].index ?? 0
    UIView.animate(
      withDuration: 0.25, animations: { [view] in view.alpha = 0 },
      completion: { [here = WeakReference(self)] _ in here.object?.putAway() })
    if opens { ended(index) }
  }

  private func putAway() {
    guard !isRunning else { return }
    view.isHidden = true
    for frame in frames { frame.leave() }
  }

  /// Other photos are there than before. What is shown stays until its time is over.
  ///
  /// - Parameter moved: where a photo is now; `nil` where it is gone.
  func update(_ new: GalleryPhotos, _ moved: (Int) -> Int?) {
    photos = new
    guard isRunning else { return }
    for frame in frames { frame.index = frame.index.flatMap(moved) }
    rounds?.update(count: new.count, moved)
    if rounds?.count == 0 { stop(opens: false) }
  }

  // MARK: One after another

  private var waiting: SlideFrame {
    frames[1 - front]
  }

  private func load() {
    guard let index = rounds?.next() else { return }
    isReady = false
    waiting.show(photos.picture(at: index), index: index, colour: photos.colour(of: index))
  }

  private func arrived(isThere: Bool) {
    guard isRunning else { return }
    if isThere {
      (isReady, failures) = (true, 0)
      if isDue { change() }
      return
    }
    failures += 1
    if failures < (rounds?.count ?? 0) { return load() }
    // None of them can be shown just now.
    failures = 0
    timer = clock.after(seconds) { [here = WeakReference(self)] in here.object?.load() }
  }

  private func change() {
    isDue = false
    isReady = false
    let (old, new) = (frames[front], waiting)
    front = 1 - front
    view.bringSubviewToFront(new)
    new.move(over: seconds + 2 * Slideshow.fade)
    new.alpha = 0
    UIView.animate(
      withDuration: Slideshow.fade, animations: { new.alpha = 1 },
      completion: { [here = WeakReference(self)] _ in here.object?.changed(from: old, to: new) })
    timer = clock.after(seconds + Slideshow.fade) { [here = WeakReference(self)] in
      guard let show = here.object else { return }
      show.isDue = true
      if show.isReady { show.change() }
    }
  }
}

extension Slideshow {
  // The new one covers the old one, which makes room for the next.
  private func changed(from old: SlideFrame, to new: SlideFrame) {
    guard isRunning, frames[front] === new else { return }
    old.alpha = 0
    old.leave()
    load()
  }
}

/// What a slideshow is shown in: any touch ends it.
final class SlideshowView: UIView {
  var touched: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched()
  }
}
