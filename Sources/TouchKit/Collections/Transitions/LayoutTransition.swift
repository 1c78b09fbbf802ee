/// What a change of layout needs to know of its collection view, at the time of the call.
nonisolated struct TransitionStage {
  /// The visible rectangle of the content.
  var bounds: CGRect
  var inset: UIEdgeInsets
  var displayScale: CGFloat
  var time: TimeInterval
}

/// A change of layout under way, from its start to the moment when the collection view rests in one
/// layout again.
///
/// It knows no view. It computes where the content is and where each element is; the collection view
/// moves them there. It has three states until it is over, and each start, catch, finish and cancel
/// leads from one of them to one of them:
///
///     started ──▶ scrubbed ──finish, cancel──▶ settling ──arrives──▶ over
///                  ▲ ▲                          │   ▲
///                  │ └──────── catch ───────────┤   │ the last finger lifts
///                  └── catch ── paused ◀────────┘ ──┘
///                               a finger lands
///
/// Starting another transition, reloading, and leaving the window end it from each of the three.
/// However it ends, its completion is called once.
final class LayoutTransition: CollectionTransition {
  /// The state of a transition.
  enum Course {
    /// A client sets its progress.
    case scrubbed
    /// It moves by itself to one of its ends.
    case settling(TransitionSettling)
    /// A finger has landed on it while it settled, and it stays where it is.
    case paused(toTarget: Bool)
    /// It has ended.
    case over
  }

  let layout: UICollectionViewTransitionLayout
  @exclusivity(unchecked) var blend: LayoutBlend
  var anchor: TransitionAnchor?
  private(set) var course = Course.scrubbed
  private(set) var progress: CGFloat = 0
  /// True where the target has been set as the layout, and no gesture has taken it over since.
  var isSet = false

  // While it settles: how far the content has to move beside what the layouts' own offsets say, and which fraction of that
  // it has moved.
  private var correction = CGPoint.zero
  private var corrected: CGFloat = 0

  @exclusivity(unchecked) private var tracker = VelocityTracker()
  private var completion: ((Bool, Bool) -> Void)?
  @exclusivity(unchecked) private var candidates: [LayoutElement] = []
  // What each layout with a share has near its own window.
  private var runs = ElementRuns()

  init(
    layout: UICollectionViewTransitionLayout, from: [LayoutShare], style: LayoutBlend.Style,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  ) {
    self.layout = layout
    self.completion = completion
    blend = LayoutBlend(
      from: from, home: layout.currentLayout, target: layout.nextLayout, style: style)
    super.init()
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

  override func complete(completed: Bool, finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(completed, finished)
  }

  // MARK: Layouts

  override var seenLayout: UICollectionViewLayout? {
    isSet ? layout.nextLayout : layout
  }

  override var nextLayout: UICollectionViewLayout? {
    layout.nextLayout
  }

  override func forEachLayout(_ body: (UICollectionViewLayout) -> Void) {
    for share in blend.shares { body(share.layout) }
  }

  override func prepareLayouts() {
    for share in blend.shares { share.layout.prepareIfNeeded() }
  }

  override func forgetLayouts() {
    for share in blend.shares { share.layout.isPrepared = false }
  }

  override var arePrepared: Bool {
    blend.shares.allSatisfy { $0.layout.isPrepared }
  }

  override var mainCopy: Int32 {
    blend.mainCopy
  }

  override func decoration(
    _ key: ElementKey, _ kinds: ElementKinds
  ) -> UICollectionViewLayoutAttributes? {
    for share in blend.shares {
      if let own = share.layout.decoration(key, kinds) { return own }
    }
    return nil
  }

  // MARK: Its course

  var isOver: Bool {
    if case .over = course { true } else { false }
  }

  var isScrubbed: Bool {
    if case .scrubbed = course { true } else { false }
  }

  override var isSettling: Bool {
    if case .settling = course { true } else { false }
  }

  /// True where it settles in its target, or did when a finger landed.
  var isFinishing: Bool {
    switch course {
    case .settling(let settling): settling.toTarget
    case .paused(let toTarget): toTarget
    case .scrubbed, .over: false
    }
  }

  /// In progress per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    switch course {
    case .scrubbed: tracker.velocity(at: time).x
    case .settling(let settling): settling.velocity
    case .paused, .over: 0
    }
  }

  /// Stops it where it is, and makes that the knot.
  ///
  /// - Returns: true where the content was moving away from its anchor: then its offset has to be set anew, by
  ///   ``bias(to:on:)`` or another anchor.
  @discardableResult
  func stop() -> Bool {
    let wasCorrected = correction != .zero
    blend.setKnot(at: progress)
    correction = .zero
    corrected = 0
    return wasCorrected
  }

  /// A client sets its progress from now on, from where it is.
  func scrub(at time: TimeInterval) {
    course = .scrubbed
    track(at: time)
  }

  /// A client sets its progress.
  func move(to new: CGFloat, at time: TimeInterval) {
    progress = new
    blend.setWeights(at: new)
    track(at: time)
  }

  private func track(at time: TimeInterval) {
    tracker.add(CGPoint(x: progress, y: 0), at: time)
  }

  /// Settles in one of its ends from now on, from a knot.
  ///
  /// - Parameter velocity: in progress per second.
  func settle(toTarget: Bool, velocity: CGFloat, on stage: TransitionStage) {
    let end = toTarget ? blend.target : blend.home
    correction = restOffset(in: end, on: stage) - blend.shares[end].offset
    corrected = 0
    let remaining = toTarget ? 1 - blend.knotProgress : -blend.knotProgress
    let speed = abs(remaining) > 1e-6 ? velocity / remaining : 0
    course = .settling(
      TransitionSettling(toTarget: toTarget, speed: speed, remaining: remaining, at: stage.time))
  }

  /// A frame of its settling.
  ///
  /// - Returns: false where it has arrived.
  func advance(to time: TimeInterval) -> Bool {
    guard case .settling(var settling) = course else { return true }
    settling.advance(to: time)
    course = .settling(settling)
    guard let fraction = settling.fraction else { return false }
    let start = blend.knotProgress
    progress = settling.toTarget ? start + (1 - start) * fraction : start * (1 - fraction)
    blend.setWeights(after: fraction, toward: settling.toTarget ? blend.target : blend.home)
    corrected = fraction
    return true
  }

  /// A finger has landed on it, and it has been stopped.
  func pause() {
    if case .settling(let settling) = course { course = .paused(toTarget: settling.toTarget) }
  }

  /// Sets it to one of its ends at once.
  func jump(toTarget: Bool) {
    progress = toTarget ? 1 : 0
    blend.setWeights(after: 1, toward: toTarget ? blend.target : blend.home)
  }

  /// It has ended: another one continues, or the view rests in one of its layouts.
  ///
  /// - Parameter last: its progress, for those who ask later.
  func finish(at last: CGFloat) {
    course = .over
    layout.lastProgress = last
  }

  // MARK: In its view

  override func gather(in view: UICollectionView) {
    view.gather(self)
  }

  override func element(_ key: ElementKey, in view: UICollectionView) -> LayoutElement? {
    element(key, on: view.stage)
  }

  override func advance(in view: UICollectionView, to time: TimeInterval) {
    view.advance(self, to: time)
  }

  override func pause(in view: UICollectionView) {
    view.pause(self)
  }

  override func resume(in view: UICollectionView) {
    view.resume(self)
  }

  override func changeData(in view: UICollectionView, _ map: UpdateMap) {
    view.changeData(of: self, map)
  }

  override func leave(_ view: UICollectionView) -> Bool? {
    view.leave(self)
  }

  // MARK: Where things are

  /// How far the content is from where the layouts' own offsets say.
  var shift: CGPoint {
    correction * corrected
  }

  var contentSize: CGSize {
    blend.contentSize
  }

  /// Where the content is.
  ///
  /// - Parameter presented: the frame in which an element is shown, which may still be animated.
  func offset(on stage: TransitionStage, presented: (LayoutElement) -> CGRect) -> CGPoint {
    let sum = sum
    // A grid has no room to scroll sideways: its columns stay where they are, whatever the fingers do.
    if blend.style == .crossfade { return sum + shift }
    // Beyond the ends, or caught between the layouts, the sum of the offsets could move the item away from the fingers.
    guard isScrubbed, let anchor, let element = element(anchor.key, on: stage) else {
      return sum + shift
    }
    return anchor.offset(nearestTo: sum, keeping: presented(element))
  }

  /// The sum of the layouts' offsets, which has the anchor's point at its location also where its item is larger than on a
  /// straight path.
  var sum: CGPoint {
    guard let anchor else { return blend.offset }
    let growth = blend.growth(of: anchor.key, at: anchor.unit)
    let offset = blend.offset
    return CGPoint(
      x: offset.x + (anchor.keepsX ? growth.x : 0), y: offset.y + (anchor.keepsY ? growth.y : 0))
  }

  /// Where an element is; `nil` for one that no layout shows.
  func element(_ key: ElementKey, on stage: TransitionStage) -> LayoutElement? {
    guard blend.style == .crossfade else {
      return blend.element(key, window: stage.bounds.size, shift: shift)
    }
    blend.arrange(about: anchor, on: stage)
    return blend.copy(key)
  }

  /// Appends what is visible in the mixture, sorted by key: what each layout has in or near its own
  /// window.
  func gather(on stage: TransitionStage, into elements: inout [LayoutElement]) {
    if blend.style == .crossfade { return gatherCopies(on: stage, into: &elements) }
    let (blend, shift, window, key) = (blend, shift, stage.bounds, anchor?.key)
    // Layouts may run code that leads here again.
    var runs = ElementRuns()
    swap(&runs, &self.runs)
    defer { swap(&runs, &self.runs) }
    runs.begin()
    for share in blend.shares where share.weight != 0 {
      runs.add(
        share.layout, in: near(share, on: stage, shift),
        blend.contribution(of: share, window: window.size, shift: shift))
    }
    runs.read()
    let edges = FrameEdges(window)
    if blend.closesGaps {
      runs.mix(GapClosingMixture.self, in: edges, anchor: key, into: &elements)
    } else {
      runs.mix(StraightMixture.self, in: edges, anchor: key, into: &elements)
    }
  }

  private func gatherCopies(on stage: TransitionStage, into elements: inout [LayoutElement]) {
    blend.arrange(about: anchor, on: stage)
    for share in blend.shares where share.weight > 0 {
      blend.collect(share, on: stage, &candidates, into: &elements)
    }
    elements.sortByKey()
  }

  /// Computes the offset in each layout. What is visible there is measured first; that
  /// moves what lies beyond, the anchor's frame too, and the offsets follow it.
  func measure(on stage: TransitionStage) {
    updateOffsets(on: stage)
    var hasMoved = false
    for share in blend.shares where share.weight != 0 {
      let near = near(share, on: stage, .zero)
      if share.layout.measure(in: near, keeping: near.center) != .zero { hasMoved = true }
    }
    if hasMoved { updateOffsets(on: stage) }
  }

  private func near(
    _ share: LayoutShare, on stage: TransitionStage, _ shift: CGPoint
  ) -> CGRect {
    CGRect(origin: share.offset + shift, size: stage.bounds.size)
      .insetBy(dx: -Constants.transitionFade, dy: -Constants.transitionFade)
  }
}
