/// What a view has in it beside its subviews.
///
/// A class of its own, so that a program without layers of its own links nothing of them: the methods of a class are linked where it is made.
class Sublayers {
  init() {}

  deinit {}

  /// The subviews among everything that is drawn.
  func subviews(among children: [UIView]) -> [UIView] {
    children
  }

  /// Where a subview is among everything that is drawn; an index beyond the last one is the end.
  func place(ofSubview index: Int, among children: [UIView]) -> Int {
    index
  }
}

/// The views of the layers in a layer that are no views' themselves.
///
/// While a layer is in another one, the view that shows it is in that one's view and keeps the layer. Where all of that goes away, a layer that somebody else still has keeps its
/// own view again, so that it can be put elsewhere.
final class SublayerViews: Sublayers {
  private var views: [UIView] = []
  #if hasFeature(Embedded)
    init(of layer: CALayer) {
      super.init()
    }
  #else
    /// The layer that they are in. A view that only shows a layer knows it itself only while that is in another one.
    private(set) weak var layer: CALayer?

    init(of layer: CALayer) {
      self.layer = layer
      super.init()
    }
  #endif

  func add(_ view: UIView) {
    views.append(view)
  }

  func remove(_ view: UIView) {
    views.remove(object: view)
  }

  override func subviews(among children: [UIView]) -> [UIView] {
    children.filter { !$0.layerState.isSublayer }
  }

  override func place(ofSubview index: Int, among children: [UIView]) -> Int {
    var left = index
    for (at, child) in children.enumerated() where !child.layerState.isSublayer {
      if left <= 0 { return left < 0 ? left : at }
      left -= 1
    }
    return children.count
  }

  #if hasFeature(Embedded)
    deinit {
      letGo()
    }
  #else
    // On the main thread, wherever the last reference is released.
    isolated deinit {
      letGo()
    }
  #endif

  private func letGo() {
    for view in views { view.layerObject?.keep(view) }
  }
}

extension UIView {
  final var ownSublayers: SublayerViews? {
    rareSettings?.sublayers as? SublayerViews
  }

  /// A view that only shows a layer.
  static func forLayer() -> UIView {
    let view = UIView(frame: .zero)
    view.becomeSublayer()
    return view
  }

  final func becomeSublayer() {
    layerState.isSublayer = true
    isUserInteractionEnabled = false
  }
}
