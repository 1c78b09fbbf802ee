/// The aspects of a view that have changed since its last layer change.
struct LayerState {
  /// The number of the view's layer; 0 while it has none. (The window is 0 too, and reports only its background.)
  var number: Int32 = 0
  var unsaid: LayerAspects = []
  var needsLayout = false
  /// True once a subview has had a ``CALayer/zPosition``: subviews are then sorted for drawing.
  var ordersByDepth = false
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

  /// What changes in each frame of something that moves.
  static let motion: LayerAspects = [.geometry, .scrolled, .opacity]
}

extension UIView {
  /// Marks aspects of the view as changed, to be reported before the next frame.
  ///
  /// - Complexity: O(1); does nothing for a view that is in no window.
  final func mark(_ aspects: LayerAspects) {
    guard layerState.number != 0 else { return }
    if layerState.unsaid.isEmpty {
      guard hostLink.borrow({ $0.layers.queue(self) }) != nil else { return }
    }
    if aspects.contains(.inserted) { host?.layers.reordered() }
    layerState.unsaid.formUnion(aspects)
  }

  /// Marks the geometry, and invalidates the layout: the size has changed. One call for both, as it happens to each cell
  /// in each frame of a pinch.
  final func markResized() {
    let state = layerState
    let isQueued = state.number == 0 || !state.unsaid.isEmpty
    layerState.needsLayout = true
    let isInWindow: Void? = hostLink.borrow {
      if !isQueued { $0.layers.queue(self) }
      if !state.needsLayout { $0.layers.queueLayout(self) }
    }
    if state.number != 0, isInWindow != nil { layerState.unsaid.insert(.geometry) }
  }
}
