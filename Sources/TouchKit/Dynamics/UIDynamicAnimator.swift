/// Moves items as bodies would move: thrown, pulled by springs, falling, bumping into each other.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// let snap = UISnapBehavior(item: card, snapTo: view.center)
/// animator.addBehavior(snap)
/// ```
///
/// It runs from the moment in which something is added or set that may make items move, and pauses when all of them are at rest: then no frames are wanted for
/// it. While it runs it sets the ``UIDynamicItem/center`` and the ``UIDynamicItem/transform`` of what moves in each frame: what is set beside it is lost, until
/// ``updateItem(usingCurrentState:)`` says that it counts. Somebody has to keep it: with its last reference it is gone, and the items stay where they are.
///
/// The reference view's ``UIWindow/clock`` moves it; where it is in no window, the current one, or natively the last one that was made. A step takes 1/240 s whatever a frame
/// takes, so that items take the same course at any frame rate.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIDynamicAnimator: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  @Backlink private final var space: UIView?

  /// The view whose coordinates items are in, and whose bounds may be a boundary. Not retained; `nil` for an animator of a layout.
  public final var referenceView: UIView? { space }

  #if hasFeature(Embedded)
    /// Hears when it pauses and when it runs again. `nil` by default.
    @WeakDelegate public var delegate: (any UIDynamicAnimatorDelegate)?
  #else
    /// Hears when it pauses and when it runs again. `nil` by default.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
  #endif

  /// What was added, in that order; without children.
  public private(set) final var behaviors: [UIDynamicBehavior] = []

  /// True from the moment in which something may move until all of it is at rest.
  public private(set) final var isRunning = false

  /// For how long it has moved items, in seconds, pauses left out; 0 in the beginning.
  public private(set) final var elapsedTime: TimeInterval = 0

  #if !hasFeature(Embedded)
    private final weak var layout: UICollectionViewLayout?
  #endif
  final let bodies = DynamicBodies()
  @Backlink private final var motion: DynamicMotion?
  @Backlink private final var clock: FrameClock?
  // What of the time that has passed is not a whole step yet.
  private final var rest: TimeInterval = 0
  private final var lastFrame: TimeInterval = 0
  private final var stillSince: TimeInterval?

  /// An animator of views in a view, which should not be in different superviews.
  public init(referenceView view: UIView) {
    _space = Backlink(to: view)
  }

  #if hasFeature(Embedded)
    /// An animator of items of your own. Without a reference view there are no bounds to be a boundary.
    public override init() {
      super.init()
    }
  #else
    /// An animator of the attributes of a layout, which is not retained: see ``layoutAttributesForCell(at:)``. Each frame in which something moves invalidates it.
    /// Natively only.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      self.layout = layout
    }

    /// An animator of items of your own. Without a reference view there are no bounds to be a boundary.
    public init() {}
  #endif

  // Spelled out: see UIResponder. Its motion finds it gone, and ends.
  deinit {}

  // MARK: Behaviors

  /// Adds a behavior with its children. One that is somewhere else leaves that; one that is here already stays as it is.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(object: behavior) else { return }
    behavior.leave()
    guard !behaviors.contains(object: behavior) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    wake()
  }

  /// Removes a behavior with its children. Items that no other one has stay where they are, and have no velocity any more. Does nothing for one that is not here.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.index(ofObject: behavior) else { return }
    behaviors.remove(at: place)
    behavior.part()
    // Somebody who heard of it may have added it again.
    if behaviors.contains(object: behavior), behavior.dynamicAnimator == nil { behavior.join(self) }
    wake()
  }

  /// Removes all behaviors, and with them all items.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of which some is in a rectangle, in points of the reference view; with none of its behaviors it has no items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.items.filter { item in
      guard let body = bodies.body(of: item) else { return false }
      let reach = body.reach
      return rect.intersects(
        CGRect(
          x: body.center.x - reach.width, y: body.center.y - reach.height,
          width: reach.width * 2, height: reach.height * 2))
    }
  }

  /// Takes the item's center, bounds and transform anew, after the program has set them; its velocity stays. Does nothing for an item that is not here.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.update(item)
    wake()
  }

  /// The bounds of the reference view, or of the content of the layout, as the frame began.
  private(set) final var referenceBounds: CGRect?

  private func findBounds() -> CGRect? {
    #if !hasFeature(Embedded)
      if let layout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
    #endif
    return space?.bounds
  }

  // MARK: Running

  final var family: [UIDynamicBehavior] {
    behaviors.flatMap { $0.family }
  }

  final func take(_ items: [any UIDynamicItem]) {
    bodies.take(items)
    wake()
  }

  final func membersChanged() {
    bodies.keep(family.flatMap { $0.affected })
    wake()
  }

  /// Something may move from now on.
  final func wake() {
    stillSince = nil
    guard !behaviors.isEmpty else { return }
    guard let wanted = wantedClock, !isRunning || wanted !== clock else { return }
    let isNew = !isRunning
    // The view has come into a window with another clock.
    if let motion { clock?.stop(motion) }
    isRunning = true
    (lastFrame, rest) = (wanted.now, 0)
    let new = DynamicMotion(self)
    (clock, motion) = (wanted, new)
    wanted.start(new)
    if isNew { delegate?.dynamicAnimatorWillResume(self) }
  }

  private var wantedClock: FrameClock? {
    #if hasFeature(Embedded)
      return space?.window?.clock ?? clock ?? FrameClock.current
    #else
      let view = space ?? layout?.collectionView
      return view?.window?.clock ?? clock ?? FrameClock.current ?? FrameClock.latest
    #endif
  }

  private func pause() {
    guard isRunning else { return }
    if let motion { clock?.stop(motion) }
    (motion, clock, isRunning, stillSince) = (nil, nil, false, nil)
    delegate?.dynamicAnimatorDidPause(self)
  }

  fileprivate func frame(at time: TimeInterval) {
    // After a rest of the host, or of its clock, it goes on from where it was.
    let passed = min(max(0, time - lastFrame), Constants.longestDisplayFrame)
    lastFrame = time
    let step = TimeInterval(RigidWorld.step)
    // A frame of a sixtieth is four steps, and not three by rounding.
    let steps = Int((rest + passed) / step + 1e-4)
    rest += passed - TimeInterval(steps) * step
    if steps > 0 { go(on: steps) }
    if behaviors.isEmpty { return pause() }
    guard let stillSince, bodies.isNearMarks else {
      bodies.mark()
      self.stillSince = time
      return
    }
    if time - stillSince >= Constants.dynamicRestTime { pause() }
  }

  private func go(on steps: Int) {
    referenceBounds = findBounds()
    let family = family
    // No code of the program runs before the items are shown.
    bodies.beginFrame()
    for behavior in family { behavior.describe(bodies) }
    bodies.weigh()
    for behavior in family { behavior.act(on: bodies, steps: steps) }
    let groups = bodies.world.groups
    bodies.world.touches.keep { pair in groups.contains { $0.id == pair.group } }
    for _ in 0..<steps { bodies.world.step() }
    for behavior in family { behavior.acted(on: bodies) }
    let changes = bodies.world.touches.takeChanges()
    bodies.endFrame()
    elapsedTime += TimeInterval(steps) * TimeInterval(RigidWorld.step)

    #if hasFeature(Embedded)
      bodies.show()
    #else
      if bodies.show() { layout?.invalidateLayout() }
    #endif
    for behavior in family { behavior.shown() }
    for change in changes {
      if let behavior = family.first(where: { $0.id == change.pair.group }),
        behavior.dynamicAnimator === self
      {
        behavior.tell(change, bodies)
      }
    }
    for behavior in family where behavior.dynamicAnimator === self { behavior.action?() }
  }
}

#if !hasFeature(Embedded)
  extension UIDynamicAnimator: nonisolated ComparedByIdentity {}
#endif

/// Hears when an animator pauses and when it runs again.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIDynamicAnimatorDelegate: WeaklyReferable {
  /// Something may move again, for the first time too. Does nothing by default.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Everything is at rest, or all behaviors were removed. Does nothing by default.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// What the clock owns while an animator runs.
private final class DynamicMotion: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  @Backlink private var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) {
    _animator = Backlink(to: animator)
  }

  deinit {}

  func move(to time: TimeInterval) -> Bool {
    guard let animator, animator.isMoved(by: self) else { return false }
    animator.frame(at: time)
    return animator.isMoved(by: self)
  }
}

extension UIDynamicAnimator {
  fileprivate func isMoved(by motion: DynamicMotion) -> Bool {
    self.motion === motion
  }
}
