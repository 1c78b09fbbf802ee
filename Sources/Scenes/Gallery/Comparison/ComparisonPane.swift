import TouchKit
import Tsumami

/// A photo beside another one: zoomed with it, and flicked up to keep it or down to reject it while all of it is seen.
///
/// It leaves at the finger's velocity. Until it is gone a finger catches it where it is, as often as one likes, and may bring it back.
final class ComparisonPane: UIView, FrameMotion {
  let page: PhotoPage

  /// The photo, as an index in the host's list; `nil` for none, and while what has been decided is told.
  private(set) var picture: Int32?

  /// Called when the photo is gone; ``picture`` is `nil` by then.
  var onVerdict: (Verdict) -> Void = { _ in }

  /// Called when a finger lands.
  var onTouch: () -> Void = {}

  /// Whether a photo may be flicked away just now, beside that it is shown whole.
  var mayFlick: () -> Bool = { true }

  private let pan = ZoomPanGestureRecognizer()
  private let mark = VerdictMark(frame: .zero)
  private var state = State.still

  private enum State {
    /// It is in its place, or gone.
    case still
    /// A finger has it, since it was at this offset. Where it was caught while it left, by this verdict.
    case held(from: CGFloat, leaving: Verdict?)
    /// It goes back into its place, or, with a verdict, away.
    case moving(ZoomSpring, since: TimeInterval, leaving: Verdict?)
  }

  // How far the photo is below its place, in points.
  private var offset: CGFloat = 0 {
    didSet { if offset != oldValue { draw() } }
  }

  init(store: PictureStore, tiles: TileStore, words: GalleryWords) {
    page = PhotoPage(
      ZoomableImageView(frame: .zero), store: store, tiles: tiles, words: words)
    super.init(frame: .zero)
    clipsToBounds = true
    page.view.isHidden = true
    addSubview(page.view)
    addSubview(mark)
    pan.maximumNumberOfTouches = 1
    let here = WeakReference(self)
    // Asked as a finger lands.
    pan.catches = {
      here.object?.onTouch()
      return here.object?.isMoving == true
    }
    pan.addAction { _ in here.object?.panned() }
    addGestureRecognizer(pan)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // MARK: The photo

  /// Shows another photo, as far as it is zoomed with the other one; one that is there already stays as it is.
  ///
  /// - Parameter takesBack: it comes back from where this verdict took it; `nil` where it fades in.
  func show(_ new: Int32?, of photos: GalleryPhotos, takesBack: Verdict?) {
    guard new != picture else { return }
    stop()
    offset = 0
    picture = new
    mark.alpha = 0
    page.view.isHidden = new == nil
    guard let new else { return page.leave() }
    let number = Int(new)
    page.show(
      photos.records.pictures[number], index: number, label: photos.name(ofNumber: number),
      colour: photos.records.colour(of: number), tiledSize: photos.tiledSize(ofNumber: number))
    page.zoomed()
    guard let window, !window.isReduceMotionEnabled else { return }
    if let takesBack {
      offset = takesBack.direction * height
      run(velocity: 0, leaving: nil)
    } else {
      page.view.alpha = 0
      UIView.animate(withDuration: 0.18, animations: { [page] in page.view.alpha = 1 })
    }
  }

  /// A key or a button has decided: the photo leaves. One that is on its way already is gone at once.
  func decide(_ verdict: Verdict) {
    guard picture != nil else { return }
    if case .moving(_, _, let leaving?) = state { return finish(leaving) }
    if pan.numberOfTouches > 0 { pan.restart() }
    guard window?.isReduceMotionEnabled == false else { return finish(verdict) }
    run(velocity: 0, leaving: verdict)
  }

  /// No photo any more, and nothing moves.
  func clear(_ photos: GalleryPhotos) {
    if pan.numberOfTouches > 0 { pan.restart() }
    show(nil, of: photos, takesBack: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    page.view.bounds = CGRect(origin: .zero, size: bounds.size)
    page.view.center = bounds.middle
    mark.place(in: bounds)
  }

  private var height: CGFloat {
    max(1, bounds.height)
  }

  private func draw() {
    page.view.transform = CGAffineTransform(translationX: 0, y: offset)
    page.view.alpha = 1 - 0.5 * min(1, abs(offset) / height)
    if offset == 0 {
      mark.alpha = 0
    } else {
      mark.show(
        offset < 0 ? .keep : .reject, share: abs(offset) / FlickAway.limit(height: height))
    }
  }

  // MARK: Fingers and motion

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if pan.hasCaught || isMoving { return true }
    let velocity = pan.velocity(in: nil)
    return picture != nil && page.view.isShownWhole && pan.numberOfTouches == 1 && mayFlick()
      && abs(velocity.y) > abs(velocity.x)
  }

  private var isMoving: Bool {
    if case .moving = state { true } else { false }
  }

  private func stop() {
    state = .still
    window?.clock.stop(self)
  }

  private func run(velocity: CGFloat, leaving: Verdict?) {
    guard let clock = window?.clock else { return }
    // A little farther than it has to go, so that it does not slow down on the way.
    let goal = leaving.map { $0.direction * height * 1.1 } ?? 0
    let spring = ZoomSpring(
      from: offset, to: goal, velocity: velocity, leaving == nil ? .returning : .opening)
    state = .moving(spring, since: clock.now, leaving: leaving)
    clock.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    guard case .moving(let spring, let start, let leaving) = state else { return false }
    let here = spring.state(at: time - start)
    if let leaving {
      guard here.value * leaving.direction < height else {
        finish(leaving)
        return false
      }
    } else if abs(here.value) < 0.3, abs(here.velocity) < 5 {
      state = .still
      offset = 0
      return false
    }
    offset = here.value
    return true
  }

  private func finish(_ verdict: Verdict) {
    stop()
    page.view.isHidden = true
    mark.alpha = 0
    picture = nil
    onVerdict(verdict)
  }
}

// Fingers.
extension ComparisonPane {
  private func panned() {
    switch pan.state {
    case .began:
      take()
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: pan.velocity(in: nil).y)
    case .cancelled: letGo(velocity: nil)
    case .possible, .failed: break
    }
  }

  private func take() {
    var leaving: Verdict?
    if case .moving(_, _, let verdict) = state { leaving = verdict }
    window?.clock.stop(self)
    state = .held(from: offset, leaving: leaving)
  }

  private func follow() {
    guard case .held(let start, _) = state else { return }
    offset = start + pan.translation(in: nil).y
  }

  // - Parameter velocity: `nil` where the finger was taken away: what was to be is so.
  private func letGo(velocity: CGFloat?) {
    guard case .held(let start, let leaving) = state else { return }
    let thrown = velocity ?? 0
    var verdict = leaving
    if let leaving, velocity != nil {
      verdict = FlickAway.verdict(
        caught: leaving, offset: offset, moved: offset - start, velocity: thrown, height: height)
    } else if velocity != nil {
      verdict = FlickAway.verdict(offset: offset, velocity: thrown, height: height)
    }
    run(velocity: thrown, leaving: verdict)
  }
}
