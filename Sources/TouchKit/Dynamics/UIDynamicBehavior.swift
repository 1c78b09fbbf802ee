/// What makes items move: a force, a spring, a boundary; or several of these as one, in a subclass of your own.
///
/// ```swift
/// final class FallingBehavior: UIDynamicBehavior {
///   init(items: [any UIDynamicItem]) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: items))
///     let floor = UICollisionBehavior(items: items)
///     floor.translatesReferenceBoundsIntoBoundary = true
///     addChildBehavior(floor)
///   }
/// }
/// ```
///
/// It retains its items and its children, and does nothing before it is added to a ``UIDynamicAnimator``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIDynamicBehavior: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  /// Called in each frame in which the animator runs, after the items have moved. It may add and remove behaviors and items. `nil` by default.
  open var action: (() -> Void)?

  /// The behaviors that come and go with this one, in the order in which they were added.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []

  /// The animator that it was added to, by itself or with its parent; `nil` for none. Not retained.
  public final var dynamicAnimator: UIDynamicAnimator? { animator }

  @Backlink private final var animator: UIDynamicAnimator?
  @Backlink private final var parent: UIDynamicBehavior?

  /// Its number among the behaviors of its animator, which it keeps when it leaves and comes back; 0 before it was in one.
  private(set) final var id = 0
  @Backlink private final var numberer: UIDynamicAnimator?

  #if hasFeature(Embedded)
    /// A behavior that does nothing by itself.
    public override init() {
      super.init()
    }
  #else
    /// A behavior that does nothing by itself.
    public init() {}
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// Adds a behavior that comes and goes with this one. One that is somewhere else leaves that; this one itself, and what it is a part of, is not taken.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self, !behavior.contains(self) else { return }
    behavior.leave()
    guard behavior.parent == nil, behavior.dynamicAnimator == nil else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Removes a child. Does nothing for one that is none.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    behavior.leave()
  }

  /// Called before the behavior comes to an animator, and with `nil` before it leaves one. To be overridden; does nothing by default.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Coming and going

  private func contains(_ other: UIDynamicBehavior) -> Bool {
    self === other || childBehaviors.contains { $0.contains(other) }
  }

  /// Takes it from its parent or its animator.
  final func leave() {
    if let parent {
      parent.childBehaviors.remove(object: self)
      self.parent = nil
      part()
    } else {
      dynamicAnimator?.removeBehavior(self)
    }
  }

  final func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    // That call may have taken it away again, or brought it here already.
    let isWanted =
      parent.map { $0.dynamicAnimator === animator } ?? animator.behaviors.contains(object: self)
    guard isWanted, dynamicAnimator == nil else { return }
    self.animator = animator
    if !_numberer.leads(to: animator) {
      numberer = animator
      id = animator.bodies.nextNumber()
    }
    for child in childBehaviors where child.dynamicAnimator == nil { child.join(animator) }
    // A call of the program may have taken it away again.
    guard dynamicAnimator === animator else { return }
    animator.take(affected)
    joined()
  }

  final func part() {
    guard let animator else { return }
    willMove(to: nil)
    self.animator = nil
    for child in childBehaviors { child.part() }
    animator.membersChanged()
  }

  /// Its items are others.
  final func itemsChanged() {
    guard let dynamicAnimator else { return }
    dynamicAnimator.take(affected)
    dynamicAnimator.membersChanged()
  }

  /// Itself, its children, theirs, in the order in which they act.
  final var family: [UIDynamicBehavior] {
    childBehaviors.isEmpty ? [self] : [self] + childBehaviors.flatMap { $0.family }
  }

  /// Something was set that may make items move.
  final func changed() {
    dynamicAnimator?.wake()
  }

  // MARK: For the kinds of behaviors

  /// The items that it acts on.
  var affected: [any UIDynamicItem] { [] }

  /// It has come to an animator, which knows its items.
  func joined() {}

  /// Says what its items are made of, before anything else acts in a frame.
  func describe(_ bodies: DynamicBodies) {}

  /// Says what acts on its items in the steps of a frame.
  func act(on bodies: DynamicBodies, steps: Int) {}

  /// The steps of the frame are over.
  func acted(on bodies: DynamicBodies) {}

  /// The items are where the frame shows them.
  func shown() {}

  /// Two of its items, or one and a boundary, began or stopped to touch.
  func tell(_ change: BodyTouches.Change, _ bodies: DynamicBodies) {}
}

#if !hasFeature(Embedded)
  extension UIDynamicBehavior: nonisolated ComparedByIdentity {}
#endif

/// What is known of some items of a behavior.
struct DynamicNotes<Note> {
  private var all: [(item: any UIDynamicItem, note: Note)] = []

  /// `nil` for an item that nothing is known of. O(those of which something is.)
  subscript(item: any UIDynamicItem) -> Note? {
    get {
      for entry in all where entry.item === item { return entry.note }
      return nil
    }
    set {
      all.removeAll { $0.item === item }
      if let newValue { all.append((item, newValue)) }
    }
  }
}

/// Items of a behavior, each once.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    all.removeAll { $0 === item }
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    all.contains { $0 === item }
  }
}
