/// What setting a part of a view's geometry brings about: the layer change, the layout, the animation that takes it up, or the one that leads it elsewhere.
extension UIView {
  @inline(never)
  final func setAnyFrame(_ frame: CGRect) {
    guard !isAnimated(to: frame) else { return }
    switch animations?.set(frame, of: self) ?? .whole {
    case .whole: placeInFrame(frame)
    case .leads(let goal): placeInFrame(goal)
    case .goesOn: break
    }
  }

  final func placeInFrame(_ frame: CGRect) {
    let old = (bounds: geometry.bounds, center: geometry.position)
    geometry.setFrame(frame)
    partsSetUnchanged(old.bounds, old.center)
    frameChanged(from: old.bounds, old.center)
  }

  @inline(never)
  final func setCenter(_ center: CGPoint) {
    switch animations?.set(center, of: self) ?? .whole {
    case .whole: change { $0.position = center }
    case .leads(let goal): change { $0.position = goal.origin }
    case .goesOn: break
    }
  }

  @inline(__always)
  final func frameChanged(from old: CGRect, _ oldCenter: CGPoint) {
    let (size, center) = (geometry.bounds.size, geometry.position)
    // One by one: Foundation compares rectangles and points in a call.
    let isMoved = center.x != oldCenter.x || center.y != oldCenter.y
    guard size.width != old.size.width || size.height != old.size.height else {
      guard isMoved else { return }
      mark(.geometry)
      safeAreaMoved()
      tellArrangerOfMove()
      animatedPropertyChanged(.center, from: .point(oldCenter))
      return
    }
    markResized()
    tellArrangerOfMove()
    if AnimationScope.current != nil || animations != nil {
      if isMoved { animatedPropertyChanged(.center, from: .point(oldCenter)) }
      animatedPropertyChanged(.bounds, from: .rect(old))
    }
    sizeChanged(from: old)
    sizeChangedInSuperview()
    if !children.isEmpty { resizeSubviews(from: old.size) }
    safeAreaResized()
  }

  final func setBounds(_ new: CGRect) {
    let old = geometry.bounds
    guard new != old else { return setUnchanged(.bounds) }
    guard !isAnimated(.bounds, to: .rect(new)) else { return }
    geometry.setBounds(new)
    if new.origin != old.origin { mark(.scrolled) }
    if new.size != old.size { mark(layerState.resized) }
    animatedPropertyChanged(.bounds, from: .rect(old))
    requestLayout()
    guard new.size != old.size else { return scrolled(from: old) }
    tellArrangerOfMove()
    sizeChanged(from: old)
    sizeChangedInSuperview()
    resizeSubviews(from: old.size)
    safeAreaResized()
  }

  final func change(_ body: (inout ViewGeometry) -> Void) {
    let old = geometry
    body(&geometry)
    guard geometry != old else { return }
    mark(.geometry)
    safeAreaMoved()
    let center = old.position
    if geometry.position != center {
      tellArrangerOfMove()
      animatedPropertyChanged(.center, from: .point(center))
    }
    if geometry.transform != old.transform {
      rareSettings?.arranger?.transformed(self)
      animatedPropertyChanged(.transform, from: .transform(old.transform))
    }
  }
}
