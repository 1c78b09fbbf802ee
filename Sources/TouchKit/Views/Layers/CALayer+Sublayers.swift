// Layers in layers. A view's subviews are in front of and behind each other in the same order as the layers that were added beside them.
extension CALayer {
  /// The layers in this one, from back to front, those of subviews included, but not its ``mask``; `nil` where there are none.
  ///
  /// Setting it takes out those that are not in the new ones, and puts the new ones in, in their order.
  public final var sublayers: [CALayer]? {
    get {
      let shown = view?.children.filter { $0.layerKind != .mask } ?? []
      return shown.isEmpty ? nil : shown.map { $0.layer }
    }
    set {
      let new = newValue ?? []
      for old in sublayers ?? [] where !new.contains(where: { $0 === old }) {
        old.removeFromSuperlayer()
      }
      for layer in new { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others in this one, after taking it out of the one that it is in; retains it. The layer of a view brings the view, as a subview.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: view?.children.count ?? 0)
  }

  /// Puts a layer into this one at an index counted from the back; an index beyond the end is the end.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: place(ofSublayer: Int(idx)))
  }

  /// Puts a layer directly behind another one in this.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling) ?? place(ofSublayer: 0))
  }

  /// Puts a layer directly in front of another one in this.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? view?.children.count ?? 0)
  }

  /// Puts a layer in the place of another one in this; does nothing where that is not in it.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is in. The layer of a view takes the view along.
  public final func removeFromSuperlayer() {
    guard let view, let superview = view.superview else { return }
    view.withdraw()
    guard isAlone, view.superview == nil else { return }
    superview.ownSublayers?.remove(view)
    keep(view)
  }

  private func index(of layer: CALayer?) -> Int? {
    guard let view = layer?.view else { return nil }
    return self.view?.children.index(ofObject: view)
  }

  // Where a sublayer is among everything that is in the view, the mask included.
  private func place(ofSublayer index: Int) -> Int {
    var left = index
    let children = view?.children ?? []
    for (at, child) in children.enumerated() where child.layerKind != .mask {
      if left == 0 { return at }
      left -= 1
    }
    return children.count
  }

  final func insert(_ layer: CALayer, at index: Int) {
    guard let view, let added = layer.view else { return }
    if added.superview !== view, layer.isAlone {
      layer.removeFromSuperlayer()
      precondition(!view.isDescendant(of: added), "A layer cannot be put into itself.")
      layer.giveAway()
      let sublayers = view.ownSublayers ?? SublayerViews(of: self)
      view.makeRareSettings().sublayers = sublayers
      sublayers.add(added)
    }
    view.insert(added, at: index)
  }
}
