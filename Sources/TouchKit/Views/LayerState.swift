/// The aspects of a view that have changed since its last layer change.
struct LayerState {
  /// The number of the view's layer; 0 while it has none. (The window is 0 too, and reports only its background.)
  var number: Int32 = 0
  var unsaid: LayerAspects = []
  var needsLayout = false
  var isLayingOut = false
  /// True once a subview has had a ``CALayer/zPosition``: subviews are then sorted for drawing.
  var ordersByDepth = false
  /// True for one that only shows a layer without a view of the program's.
  var isSublayer = false
  /// True for one that has been hidden and is seen until its animations are over.
  var hidesLater = false
  /// True where the view is drawn anew in another size.
  var redraws = false

  /// What is to be reported of another size.
  var resized: LayerAspects {
    redraws ? [.geometry, .drawing] : .geometry
  }
}

struct LayerAspects: OptionSet {
  let rawValue: UInt32

  static let created = LayerAspects(rawValue: 1 << 0)
  static let inserted = LayerAspects(rawValue: 1 << 1)
  static let geometry = LayerAspects(rawValue: 1 << 2)
  static let opacity = LayerAspects(rawValue: 1 << 3)
  static let hidden = LayerAspects(rawValue: 1 << 4)
  static let background = LayerAspects(rawValue: 1 << 5)
  static let clips = LayerAspects(rawValue: 1 << 6)
  static let corners = LayerAspects(rawValue: 1 << 7)
  static let image = LayerAspects(rawValue: 1 << 8)
  static let contentMode = LayerAspects(rawValue: 1 << 9)
  static let text = LayerAspects(rawValue: 1 << 10)
  static let textStyle = LayerAspects(rawValue: 1 << 11)
  static let scrolled = LayerAspects(rawValue: 1 << 12)
  static let accessibility = LayerAspects(rawValue: 1 << 13)
  static let path = LayerAspects(rawValue: 1 << 14)
  static let border = LayerAspects(rawValue: 1 << 15)
  static let shadow = LayerAspects(rawValue: 1 << 16)
  /// Not a change of the view's own: it reports the changes of those subviews that have ``bySuperview``.
  static let subviews = LayerAspects(rawValue: 1 << 17)
  /// The superview reports the changes, and the view is not in the queue itself. The superview has ``subviews`` then.
  static let bySuperview = LayerAspects(rawValue: 1 << 18)

  static let maskedCorners = LayerAspects(rawValue: 1 << 19)
  static let drawing = LayerAspects(rawValue: 1 << 20)

  /// What changes in each frame of something that moves.
  static let motion: LayerAspects = [.geometry, .scrolled, .opacity, .bySuperview]
}

extension UIView {
  /// Marks aspects of the view as changed, to be reported before the next frame.
  ///
  /// - Complexity: O(1); does nothing for a view that is in no window.
  final func mark(_ aspects: LayerAspects) {
    let unsaid = layerState.unsaid
    guard layerState.number != 0 else { return }
    // The tree looks for views that have another index among its own entries only.
    if unsaid.isEmpty || (aspects.contains(.inserted) && unsaid.contains(.bySuperview)) {
      guard hostLink.borrow({ $0.layers.queue(self) }) != nil else { return }
      layerState.unsaid.remove(.bySuperview)
    }
    if aspects.contains(.inserted) { host?.layers.reordered() }
    layerState.unsaid.formUnion(aspects)
  }

  /// This view is about to move a subview, and reports that: where it moves many in each frame, the queue has one entry for all
  /// of them. A subview that is in the queue already stays there.
  ///
  /// - Complexity: O(1); the report costs all subviews.
  @inline(__always)
  final func reportMove(of subview: UIView) {
    if !layerState.unsaid.contains(.subviews) { mark(.subviews) }
    // It is in no window where it has no mark now.
    if layerState.unsaid.contains(.subviews), subview.layerState.number != 0,
      subview.layerState.unsaid.isEmpty
    {
      subview.layerState.unsaid = .bySuperview
    }
  }

  /// Marks the geometry, and invalidates the layout: the size has changed. One call for both, as it happens to each cell
  /// in each frame of a pinch.
  final func markResized() {
    let state = layerState
    let isQueued = state.number == 0 || !state.unsaid.isEmpty
    if isQueued, state.needsLayout {
      if state.number != 0 { layerState.unsaid.formUnion(state.resized) }
      return
    }
    layerState.needsLayout = true
    let isInWindow: Void? = hostLink.borrow {
      if !isQueued { $0.layers.queue(self) }
      if !state.needsLayout { $0.layers.queueLayout(self) }
    }
    if state.number != 0, isInWindow != nil { layerState.unsaid.formUnion(state.resized) }
  }
}
