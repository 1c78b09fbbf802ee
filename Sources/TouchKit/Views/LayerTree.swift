/// Keeps the layers of one window: gives out their numbers, and collects what changed since the last frame.
///
/// The cost of a frame follows what changed, not what exists: a view stands in the queue only while
/// it has something to say.
final class LayerTree {
  /// The new color of the window, which has no layer of its own; `nil` where it has not changed.
  var windowColor: UIColor?

  private var last: Int32 = 0
  private var changed: [UIView] = []
  private var removed: [Int32] = []
  private var toLayOut: [UIView] = []
  // Those of the round that is under way. Both keep their memory from frame to frame.
  private var layingOut: [UIView] = []

  /// Gives a view that came into the window its layer.
  func adopt(_ view: UIView) {
    last += 1
    view.layer.number = last
    view.layer.unsaid = []
    queue(view)
    view.layer.unsaid = LayerTree.differences(of: view)
    if view.layer.needsLayout { toLayOut.append(view) }
  }

  /// Takes the layer of a view that leaves the window. `root` is true for the topmost one that does.
  func abandon(_ view: UIView, root: Bool) {
    let isKnown = !view.layer.unsaid.contains(.created)
    if root, isKnown, view.layer.number != 0 { removed.append(view.layer.number) }
    view.layer.number = 0
    view.layer.unsaid = []
  }

  func queue(_ view: UIView) {
    changed.append(view)
  }

  func queueLayout(_ view: UIView) {
    toLayOut.append(view)
  }

  var hasChanges: Bool {
    !changed.isEmpty || !removed.isEmpty || !toLayOut.isEmpty || windowColor != nil
  }

  /// Lays out what asked for it. Layout may ask for more layout; a view that asks for its own each
  /// time is heard again at the next frame.
  func layOut() {
    var rounds = 0
    while !toLayOut.isEmpty, rounds < 8 {
      swap(&toLayOut, &layingOut)
      layingOut.forEachBorrowed { view in
        guard view.layer.needsLayout else { return }
        view.layer.needsLayout = false
        view.layoutSubviews()
        view.layoutDone()
      }
      layingOut.clear()
      rounds += 1
    }
  }

  /// Appends what changed since the last call.
  func collect(into changes: inout [LayerChange]) {
    if let color = windowColor { changes.append(.background(0, color)) }
    windowColor = nil
    for number in removed { changes.append(.removed(number)) }
    removed.clear()
    for view in changed where view.layer.unsaid.contains(.created) {
      changes.append(.created(view.layer.number, kind: view.layerKind))
    }
    collectInsertions(into: &changes)
    for view in changed {
      let unsaid = view.layer.unsaid
      view.layer.unsaid = []
      view.describe(unsaid, into: &changes)
    }
    changed.clear()
  }

  /// Says nothing of what changed since the last call.
  func forget() {
    windowColor = nil
    changed.forEachBorrowed { $0.layer.unsaid = [] }
    changed.clear()
    removed.clear()
  }

  // Siblings are inserted from back to front, so that each finds those before it in place.
  private func collectInsertions(into changes: inout [LayerChange]) {
    var inserted: [(depth: Int, index: Int, view: UIView)] = []
    for view in changed where view.layer.unsaid.contains(.inserted) {
      guard let parent = view.parent else { continue }
      inserted.append(
        (view.depth, parent.children.firstIndex { $0 === view } ?? 0, view))
    }
    inserted.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
    for (_, index, view) in inserted {
      changes.append(
        .inserted(view.layer.number, parent: view.parent?.layer.number ?? 0, index: index))
    }
  }

  /// What a new layer has to be told because it differs from a host's fresh element.
  private static func differences(of view: UIView) -> LayerAspects {
    var aspects: LayerAspects = [.created, .inserted, .geometry]
    if view.alpha != 1 { aspects.insert(.opacity) }
    if view.isHidden { aspects.insert(.hidden) }
    if view.backgroundColor != nil { aspects.insert(.background) }
    if view.clipsToBounds { aspects.insert(.clips) }
    if view.cornerRadius != 0 { aspects.insert(.corners) }
    if view.contentMode != .scaleToFill { aspects.insert(.contentMode) }
    if view.bounds.origin != .zero { aspects.insert(.scrolled) }
    if view.accessibilityLabel != nil || view.accessibilityTraits != .none {
      aspects.insert(.accessibility)
    }
    aspects.formUnion(view.layerContents)
    return aspects
  }
}

extension UIView {
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
