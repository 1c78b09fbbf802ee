/// The layers of one window: assigns their numbers, and collects the changes since the last frame.
///
/// A frame costs as much as what changed, not as what exists: only changed views are in the queue. The queues do not
/// retain views. A collection view that moves its cells has one entry for itself and all of them: see
/// ``UIView/reportMove(of:)``.
final class LayerTree {
  /// The new color of the window, which has no layer of its own; `nil` where it has not changed.
  var windowColor: UIColor?

  // Whether a view has come, or has another index among its siblings, since the last frame: in most frames none has.
  @exclusivity(unchecked) private var hasNew = false
  @exclusivity(unchecked) private var hasMoved = false

  private var last: Int32 = 0
  @exclusivity(unchecked) private var changed: [Backlink<UIView>] = []
  @exclusivity(unchecked) private var removed: [Int32] = []
  @exclusivity(unchecked) private var toLayOut: [Backlink<UIView>] = []
  // The views of the present round. Both arrays keep their memory from frame to frame.
  private var layingOut: [Backlink<UIView>] = []

  /// Makes a layer for a view that came into the window.
  func adopt(_ view: UIView) {
    last += 1
    view.layerState.number = last
    hasNew = true
    view.layerState.unsaid = []
    queue(view)
    view.layerState.unsaid = LayerTree.differences(of: view)
    if view.layerState.needsLayout { queueLayout(view) }
  }

  /// Removes the layer of a view that leaves the window. `root` is true for the topmost view that leaves.
  func abandon(_ view: UIView, root: Bool) {
    let isKnown = !view.layerState.unsaid.contains(.created)
    if root, isKnown, view.layerState.number != 0 { removed.append(view.layerState.number) }
    view.layerState.number = 0
    let unsaid = view.layerState.unsaid
    if unsaid.contains(.subviews) { queueSubviews(of: view) }
    if !unsaid.isEmpty, !unsaid.contains(.bySuperview) { LayerTree.discard(view, in: &changed) }
    view.layerState.unsaid = []
    if view.layerState.needsLayout { LayerTree.discard(view, in: &toLayOut) }
  }

  // It does not report for its subviews any more: until they leave too they have entries of their own.
  private func queueSubviews(of view: UIView) {
    for subview in view.children where subview.layerState.unsaid.contains(.bySuperview) {
      subview.layerState.unsaid.remove(.bySuperview)
      queue(subview)
    }
  }

  // Removes its entry: if it comes back it gets a new layer.
  private static func discard(_ view: UIView, in queue: inout [Backlink<UIView>]) {
    if let index = queue.lastIndex(where: { $0.leads(to: view) }) { queue[index].object = nil }
    while let last = queue.last, last.object == nil { queue.removeLast() }
  }

  func queue(_ view: UIView) {
    changed.append(Backlink(to: view))
  }

  /// A view has another index among its siblings.
  func reordered() {
    hasMoved = true
  }

  func queueLayout(_ view: UIView) {
    toLayOut.append(Backlink(to: view))
  }

  var hasChanges: Bool {
    !changed.isEmpty || !removed.isEmpty || !toLayOut.isEmpty || windowColor != nil
  }

  /// Lays out the views that need it. Layout may invalidate other views; a view that invalidates itself each time is
  /// laid out again at the next frame.
  func layOut() {
    var rounds = 0
    while !toLayOut.isEmpty, rounds < 8 {
      // Layout may call this again.
      var round: [Backlink<UIView>] = []
      swap(&round, &layingOut)
      swap(&round, &toLayOut)
      for index in round.indices {
        guard let view = round[index].object, view.layerState.needsLayout else { continue }
        view.layerState.needsLayout = false
        view.layOut()
      }
      round.clear()
      swap(&round, &layingOut)
      rounds += 1
    }
  }

  /// Appends what changed since the last call.
  func collect(into changes: inout [LayerChange]) {
    if let color = windowColor { changes.append(.background(0, color)) }
    windowColor = nil
    for number in removed { changes.append(.removed(number)) }
    removed.clear()
    // What a subclass changes while it is asked is said in the next frame.
    var queue: [Backlink<UIView>] = []
    swap(&queue, &changed)
    if hasNew { LayerTree.collectCreations(of: queue, into: &changes) }
    if hasNew || hasMoved { LayerTree.collectInsertions(of: queue, into: &changes) }
    (hasNew, hasMoved) = (false, false)
    for index in queue.indices {
      let isDone = queue[index].borrow { $0.describeMotion(into: &changes) } ?? true
      guard !isDone, let view = queue[index].object else { continue }
      view.describeChanges(into: &changes)
    }
    queue.clear()
    if changed.isEmpty { swap(&queue, &changed) }
  }

  /// Discards the changes since the last call.
  func discard() {
    windowColor = nil
    for link in changed {
      guard let view = link.object else { continue }
      if view.layerState.unsaid.contains(.subviews) { queueSubviews(of: view) }
    }
    for link in changed { link.object?.layerState.unsaid = [] }
    changed.clear()
    removed.clear()
    (hasNew, hasMoved) = (false, false)
  }

  private static func collectCreations(
    of queue: [Backlink<UIView>], into changes: inout [LayerChange]
  ) {
    for link in queue {
      guard let view = link.object, view.layerState.unsaid.contains(.created) else { continue }
      changes.append(.created(view.layerState.number, kind: view.layerKind))
    }
  }

  // Siblings are inserted from back to front, so that each index is valid when it is applied.
  private static func collectInsertions(
    of queue: [Backlink<UIView>], into changes: inout [LayerChange]
  ) {
    var inserted: [(depth: Int, index: Int, view: UIView)] = []
    var isAnyMoved = false
    for link in queue {
      guard let view = link.object, view.layerState.unsaid.contains(.inserted),
        let parent = view.parent
      else { continue }
      inserted.append((view.depth, parent.drawingIndex(of: view), view))
      if !view.layerState.unsaid.contains(.created) { isAnyMoved = true }
    }
    if isAnyMoved { setAside(inserted.map { $0.view }, into: &changes) }
    inserted.sortStably { ($0.depth, $0.index) < ($1.depth, $1.index) }
    for (_, index, view) in inserted {
      changes.append(
        .inserted(
          view.layerState.number, parent: view.parent?.layerState.number ?? 0, index: index))
    }
  }

  // A layer that moves leaves a gap where it was: where other siblings move too, or come, indices are valid only once all that move are out
  // of the way, in front of the others. Those that stay are in order then, and each index is valid from back to front.
  private static func setAside(_ inserted: [UIView], into changes: inout [LayerChange]) {
    var families: [(parent: UIView, moved: [UIView], new: Int)] = []
    for view in inserted {
      guard let parent = view.parent else { continue }
      let isNew = view.layerState.unsaid.contains(.created)
      let at = families.firstIndex { $0.parent === parent } ?? families.count
      if at == families.count { families.append((parent, [], 0)) }
      if isNew { families[at].new += 1 } else { families[at].moved.append(view) }
    }
    for (parent, moved, new) in families where moved.count + new > 1 {
      let last = parent.children.count - new - 1
      for view in moved {
        changes.append(
          .inserted(view.layerState.number, parent: parent.layerState.number, index: last))
      }
    }
  }

  /// The aspects in which a view differs from a host's new element.
  private static func differences(of view: UIView) -> LayerAspects {
    var aspects: LayerAspects = [.created, .inserted, .geometry]
    if view.ownAlpha != 1 || view.isConcealed || view.shownShare != 1 { aspects.insert(.opacity) }
    if view.ownHidden { aspects.insert(.hidden) }
    if view.backgroundColor != nil { aspects.insert(.background) }
    if view.clipsToBounds { aspects.insert(.clips) }
    if view.layerCornerRadius != 0 { aspects.insert(.corners) }
    if view.contentMode != .scaleToFill { aspects.insert(.contentMode) }
    if view.bounds.origin != .zero { aspects.insert(.scrolled) }
    if view.accessibilityLabel != nil || view.accessibilityTraits != .none
      || view.accessibilityElementsHidden || view.isLeftUnread || view.isBehindModal
      || view.rareSettings?.identifier != nil
    {
      aspects.insert(.accessibility)
    }
    if let layer = view.layerObject { aspects.formUnion(layer.differences) }
    aspects.formUnion(view.layerContents)
    #if hasFeature(Embedded)
      if view.rareSettings?.canvas != nil { aspects.insert(.drawing) }
    #else
      // Whether it draws is known once it is asked to.
      aspects.insert(.drawing)
    #endif
    return aspects
  }
}

extension UIView {
  /// How many subviews are drawn before this one: those with a smaller z position, and of the same those
  /// that come first.
  fileprivate func drawingIndex(of child: UIView) -> Int {
    let own = children.index(ofObject: child) ?? 0
    guard layerState.ordersByDepth else { return own }
    let z = child.zPosition
    var index = 0
    for (other, view) in children.enumerated()
    where view.zPosition < z || (view.zPosition == z && other < own) {
      index += 1
    }
    return index
  }

  fileprivate var zPosition: CGFloat {
    layerObject?.zPosition ?? 0
  }

  fileprivate var depth: Int {
    var depth = 0
    var here = parent
    while let view = here {
      depth += 1
      here = view.parent
    }
    return depth
  }
}
