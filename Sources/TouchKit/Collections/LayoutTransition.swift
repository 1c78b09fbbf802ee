/// A change of layout under way, from its start to the moment when the collection view rests in one
/// layout again.
///
/// Its course has three states, and every start, catch, finish and cancel leads from each of them to one:
///
///     started ──▶ held ──finish, cancel──▶ settling ──arrives──▶ over
///                  ▲ ▲                      │   ▲
///                  │ └────── catch ─────────┤   │ the last finger lifts
///                  └─ catch ── paused ◀─────┘ ──┘
///                              a finger lands
///
/// Starting another transition, reloading, and leaving the window end it from each of the three.
/// However it ends, its completion is called once.
final class LayoutTransition {
  /// Where a transition is in its life.
  enum Course: Equatable {
    /// A client moves it by its progress.
    case held
    /// It moves by itself to one of its ends.
    case settling(toTarget: Bool)
    /// A finger has landed on it while it settled, and holds it where it is.
    case paused(toTarget: Bool)
    /// It is no more.
    case over
  }

  unowned(unsafe) let view: UICollectionView
  let layout: UICollectionViewTransitionLayout
  var blend: LayoutBlend
  var anchor: TransitionAnchor?
  private(set) var course = Course.held
  private(set) var progress: CGFloat = 0

  // While it settles: how much the window onto the content still has to move beside what the
  // layouts' own offsets say, and how much of that it has.
  private(set) var correction = CGPoint.zero
  private var corrected: CGFloat = 0

  private var tracker = VelocityTracker()
  private var completion: ((Bool, Bool) -> Void)?
  private var candidates: [LayoutElement] = []

  init(
    _ view: UICollectionView, layout: UICollectionViewTransitionLayout, from: [LayoutShare],
    closesGaps: Bool, completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  ) {
    self.view = view
    self.layout = layout
    self.completion = completion
    blend = LayoutBlend(
      from: from, home: layout.currentLayout, target: layout.nextLayout, closesGaps: closesGaps)
    layout.collectionView = view
    for share in blend.shares { share.layout.collectionView = view }
  }

  private var now: TimeInterval {
    view.window?.clock.now ?? 0
  }

  // MARK: Layouts

  func prepareLayouts() {
    for share in blend.shares { share.layout.prepareIfNeeded() }
  }

  func forgetLayouts() {
    for share in blend.shares { share.layout.isPrepared = false }
  }

  /// There are other items, in layouts that have been prepared for them: what is held is now at
  /// another place of them, or something else is held.
  func dataChanged(_ map: UpdateMap) {
    let place = anchor?.place
    anchor = anchor.flatMap { $0.moved(by: map) }
    if anchor == nil { takeAnchor(at: place) }
    placeShares()
    moveContent()
    // It may have to come to rest elsewhere now.
    if case .settling(let toTarget) = course { settle(toTarget: toTarget) }
  }

  #if hasFeature(Embedded)
    deinit {
      complete(completed: false, finished: isFinishing)
    }
  #else
    // The view has gone away in the middle of it.
    isolated deinit {
      complete(completed: false, finished: isFinishing)
    }
  #endif

  // MARK: Held

  /// A client takes it over where it is; what is at `place` on the screen stays there from now on.
  func catchUp(at place: CGPoint?) {
    halt()
    course = .held
    takeAnchor(at: place)
    track()
  }

  /// A client moves it.
  func move(to new: CGFloat) {
    guard course != .over else { return }
    if course != .held { catchUp(at: nil) }
    progress = new
    blend.weigh(at: new)
    track()
    moved()
  }

  private func track() {
    tracker.add(CGPoint(x: progress, y: 0), at: now)
  }

  /// In progress per second.
  var velocity: CGFloat {
    switch course {
    case .held: tracker.velocity(at: now).x
    case .settling: motion?.progressVelocity ?? 0
    case .paused, .over: 0
    }
  }

  /// Everything that hangs on the progress or the anchor follows at once; the views follow in the next frame.
  func moved() {
    prepareLayouts()
    placeShares()
    moveContent()
    view.setNeedsLayout()
  }

  private func moveContent() {
    let old = view.bounds.origin
    view.moveContent(to: offset)
    view.update?.carry(by: view.bounds.origin - old)
  }

  // Overshooting, or caught between the layouts, the sum of the offsets could lose the item that
  // the fingers hold.
  private var offset: CGPoint {
    let sum = self.sum
    guard course == .held, let anchor, let element = element(anchor.key) else {
      return sum + correction * corrected
    }
    var (frame, alpha) = (element.frame, element.alpha)
    if let update = view.update, let rest = view.shown.first(where: { $0.key == anchor.key })?.rest
    {
      update.move(&frame, &alpha, by: rest)
    }
    return anchor.held(sum, on: frame)
  }

  // The sum of the offsets, with which the anchor's point is in its place also where its item is
  // larger than on the straight way.
  var sum: CGPoint {
    guard let anchor else { return blend.offset }
    let growth = blend.growth(of: anchor.key, at: anchor.unit)
    let offset = blend.offset
    return CGPoint(
      x: offset.x + (anchor.keepsX ? growth.x : 0), y: offset.y + (anchor.keepsY ? growth.y : 0))
  }

  // MARK: Settling

  private var motion: TransitionMotion? {
    view.motion as? TransitionMotion
  }

  /// Goes to one of the ends by itself, with the velocity that it has.
  func settle(toTarget: Bool) {
    guard course != .over else { return }
    let speed = velocity
    halt()
    let end = toTarget ? blend.target : blend.home
    placeShares()
    let origin = view.bounds.origin
    bias(to: origin)
    guard let clock = view.window?.clock else {
      arrive(toTarget: toTarget)
      return
    }
    let offset = blend.shares[end].offset
    correction = restOffset(in: end) - offset
    corrected = 0
    course = .settling(toTarget: toTarget)
    let way = toTarget ? 1 - blend.knotProgress : -blend.knotProgress
    let start = abs(way) > 1e-6 ? speed / way : 0
    view.run(TransitionMotion(self, toTarget: toTarget, speed: start, way: way, at: clock.now))
  }

  /// Stops it where it is, and makes that the knot.
  private func halt() {
    if let motion {
      view.motion = nil
      view.window?.clock.stop(motion)
    }
    blend.tie(at: progress)
    if correction != .zero {
      let origin = view.bounds.origin
      correction = .zero
      corrected = 0
      bias(to: origin)
    }
  }

  /// The motion has come a part of the way.
  func settle(_ part: CGFloat, toTarget: Bool) {
    let start = blend.knotProgress
    progress = toTarget ? start + (1 - start) * part : start * (1 - part)
    blend.weigh(part, toward: toTarget ? blend.target : blend.home)
    corrected = part
    moved()
  }

  /// A finger has landed on it.
  func pause() {
    guard case .settling(let toTarget) = course else { return }
    halt()
    course = .paused(toTarget: toTarget)
    // Something in the program, not a finger, has stopped the motion: then there is nothing to wait for.
    if !view.isTracking { arrive(toTarget: toTarget) }
  }

  /// The finger that held it has lifted, and nobody has taken it over.
  func resume() {
    guard case .paused(let toTarget) = course else { return }
    settle(toTarget: toTarget)
  }

  // MARK: The end

  /// It has come to one of its ends; the content rests where it may.
  func arrive(toTarget: Bool) {
    let end = toTarget ? blend.target : blend.home
    placeShares()
    over(in: end, at: restOffset(in: end))
    complete(completed: true, finished: toTarget)
  }

  /// It ends in one of its ends at once, with the anchor in its place, even where the content may
  /// not rest like that.
  func cut(toTarget: Bool) {
    guard course != .over else { return }
    halt()
    progress = toTarget ? 1 : 0
    blend.weigh(1, toward: toTarget ? blend.target : blend.home)
    placeShares()
    let end = toTarget ? blend.target : blend.home
    let held = anchor
    // An item that had grown under the fingers may have shrunk away from them.
    let offset = self.offset
    over(in: end, at: offset)
    view.held = held
    complete(completed: true, finished: toTarget)
  }

  /// It ends because something else happens: where it was going to, or where it came from while a
  /// client held it.
  func end(completed: Bool) {
    guard course != .over else { return }
    let toTarget = isFinishing
    halt()
    let end = toTarget ? blend.target : blend.home
    placeShares()
    over(in: end, at: restOffset(in: end))
    complete(completed: completed, finished: toTarget)
  }

  /// Another transition goes on from here.
  func handOver() {
    halt()
    course = .over
    layout.lastProgress = progress
    layout.collectionView = nil
    for share in blend.shares { share.layout.collectionView = nil }
  }

  /// True where it was on its way to its target without a client.
  var isFinishing: Bool {
    course == .settling(toTarget: true) || course == .paused(toTarget: true)
  }

  func complete(completed: Bool, finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(completed, finished)
  }

  private func over(in end: Int, at offset: CGPoint) {
    if let motion {
      view.motion = nil
      view.window?.clock.stop(motion)
    }
    // A drag that became a pinch has left them.
    view.indicators.leave(view)
    course = .over
    layout.lastProgress = end == blend.target ? 1 : 0
    layout.collectionView = nil
    for (index, share) in blend.shares.enumerated() where index != end {
      share.layout.collectionView = nil
      share.layout.isPrepared = false
    }
    view.rest(in: blend.shares[end].layout, at: offset)
    layout.currentLayout.finalizeLayoutTransition()
    layout.nextLayout.finalizeLayoutTransition()
  }

  // MARK: What is shown

  func element(_ key: ElementKey) -> LayoutElement? {
    blend.element(key, window: view.bounds.size, shift: correction * corrected)
  }

  /// Gathers what is visible in the mixture: what each layout has in or near its own window.
  func gather() {
    let window = view.bounds.size
    measure()
    moveContent()
    view.contentSize = blend.contentSize
    let shift = correction * corrected
    candidates.removeAll(keepingCapacity: true)
    for share in blend.shares where share.weight != 0 {
      let near = CGRect(origin: share.offset + shift, size: window)
        .insetBy(dx: -Constants.transitionFade, dy: -Constants.transitionFade)
      share.layout.collect(in: near, into: &candidates)
    }
    candidates.sortByKey()
    let visible = view.bounds
    for candidate in candidates {
      guard var element = element(candidate.key), element.alpha > 0.001,
        element.frame.overlaps(visible)
      else { continue }
      if element.key == anchor?.key { element.zIndex += LayoutTransition.anchorHeight }
      view.wanted.append(element)
    }
  }

  // The item under the fingers lies over the others.
  private static let anchorHeight = 1 << 20

  // What the windows show is measured first; that moves what lies beyond, the anchor's frame too,
  // and the offsets follow it.
  private func measure() {
    placeShares()
    var hasMoved = false
    for share in blend.shares where share.weight != 0 {
      let near = CGRect(origin: share.offset, size: view.bounds.size)
        .insetBy(dx: -Constants.transitionFade, dy: -Constants.transitionFade)
      if share.layout.measure(in: near, keeping: near.center) != .zero { hasMoved = true }
    }
    if hasMoved { placeShares() }
  }
}
