// A scroll view in another one takes the movement that it can use. What a finger drags it beyond
// its edge moves the enclosing one, if that can go there, and comes back first when the finger
// comes back. A pinch is never handed on.
extension UIScrollView {
  /// The nearest scroll view around this one.
  final var enclosing: UIScrollView? {
    var view = parent
    while let here = view {
      if let scrollView = here as? UIScrollView { return scrollView }
      view = here.parent
    }
    return nil
  }

  /// Hands what is beyond the edge on to the enclosing scroll view.
  ///
  /// - Parameter wanted: the offset that the finger asks for, without resistance.
  /// - Returns: the part of it that an enclosing scroll view has used.
  final func handOn(_ wanted: CGPoint) -> CGPoint {
    let rest = beyondEdge(wanted)
    let handed = state.fingers.handedOn ?? .zero
    guard rest != .zero || handed != .zero, let outer = enclosing, outer.isScrollEnabled else {
      return .zero
    }
    let taken = CGPoint(
      x: takes(
        rest.x, handed.x, outer.scrollsHorizontally, outer.contentOffset.x, outer.offsetRange.x),
      y: takes(
        rest.y, handed.y, outer.scrollsVertically, outer.contentOffset.y, outer.offsetRange.y))
    guard taken != .zero || handed != .zero else { return .zero }
    if state.fingers.handedOn == nil { outer.beginHandedDrag() }
    state.fingers.handedOn = taken
    outer.dragHanded(by: asSeen(taken, in: outer))
    return taken
  }

  private func beyondEdge(_ wanted: CGPoint) -> CGPoint {
    var rest = wanted - clamped(wanted)
    // An enclosing one that opens first has all of the way up to there.
    let lead = state.fingers.lead
    if lead > 0 { rest.y = min(wanted.y - offsetRange.y.lowerBound, lead) }
    if !transfersHorizontalScrollingToParent { rest.x = 0 }
    if !transfersVerticalScrollingToParent { rest.y = 0 }
    rest.x = beyond(rest.x, &state.fingers.overhang.x)
    rest.y = beyond(rest.y, &state.fingers.overhang.y)
    return rest
  }

  // Content that was caught beyond its edge stays as far beyond it while the enclosing one goes on from there, which would jump by as much
  // otherwise, and is moved back before that one no longer is. So a picture that springs back is left by the next flick.
  private func beyond(_ rest: CGFloat, _ overhang: inout CGFloat) -> CGFloat {
    if rest * overhang <= 0 { overhang = 0 }
    return abs(rest) > abs(overhang) ? rest - overhang : 0
  }

  /// A finger begins to drag the content.
  final func noteOverhang() {
    guard (state.fingers.handedOn ?? .zero) == .zero else { return }
    state.fingers.overhang = unbanded(contentOffset) - clamped(contentOffset)
    state.fingers.lead = lead
  }

  // How far the enclosing one goes on before this one scrolls, in points.
  private var lead: CGFloat {
    guard let outer = enclosing, outer.opensBeforeContent,
      contentOffset.y <= offsetRange.y.lowerBound
    else { return 0 }
    return max(0, outer.offsetRange.y.upperBound - outer.contentOffset.y)
  }

  /// A translation of this scroll view's offset, as one of an enclosing scroll view's that shows
  /// this one larger or smaller, or turned.
  private func asSeen(_ translation: CGPoint, in outer: UIScrollView) -> CGPoint {
    convert(contentOffset + translation, to: outer) - convert(contentOffset, to: outer)
  }

  // A drag that it has begun it continues, also beyond its own edge; it does not begin there.
  private func takes(
    _ rest: CGFloat, _ handed: CGFloat, _ scrolls: Bool, _ offset: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard scrolls, rest != 0 else { return 0 }
    let hasRoom = rest > 0 ? offset < range.upperBound : offset > range.lowerBound
    return hasRoom || rest * handed > 0 ? rest : 0
  }

  private func beginHandedDrag() {
    stopMotion()
    state.begin(.dragging)
    indicators.show(self)
    delegate?.scrollViewWillBeginDragging(self)
    takeHandedGrip(from: .zero)
  }

  /// A scroll view within this one goes on to drag the content from where it is now.
  ///
  /// - Parameter translation: what it has handed on so far.
  final func takeHandedGrip(from translation: CGPoint) {
    state.advance(
      .gripped(
        .drag(
          DragGrip(
            offset: unbanded(contentOffset) + (state.fingers.handedOn ?? .zero),
            translation: translation, axes: CGPoint(x: 1, y: 1), handed: translation))))
  }

  private func dragHanded(by translation: CGPoint) {
    guard case .drag(var grip) = state.grip else { return }
    let wanted = grip.offset + translation - grip.translation
    grip.handed = translation
    state.advance(.gripped(.drag(grip)))
    moveContent(to: banded(wanted - handOn(wanted)))
  }

  /// The finger has lifted: the enclosing scroll view gets the velocity along the axes that it was
  /// dragged along.
  ///
  /// A finger that mostly dragged this one and only just ran over its edge does not turn the page
  /// around it: then that one gets none.
  ///
  /// - Returns: the velocity that is left.
  final func handOn(velocity: CGPoint, _ caught: ScrollCatch?) -> CGPoint {
    guard let handed = state.fingers.handedOn, let outer = enclosing else {
      return carriedOn(velocity, from: caught)
    }
    state.fingers.handedOn = nil
    let translation = pan.translation(in: self)
    let x = handed.x == 0 ? 0 : velocity.x
    // Where the enclosing one is open this one has scrolled on.
    let isOpen = state.fingers.lead > 0 && handed.y >= state.fingers.lead
    let y = handed.y == 0 || isOpen ? 0 : velocity.y
    let velocityOn = CGPoint(
      x: abs(handed.x) * 2 >= abs(translation.x) ? x : 0,
      y: abs(handed.y) * 2 >= abs(translation.y) ? y : 0)
    outer.letGo(velocity: asSeen(velocityOn, in: outer))
    return CGPoint(x: velocity.x - x, y: velocity.y - y)
  }

  /// A pinch begins, or this one leaves the window: what the enclosing scroll view was dragged by
  /// is not its business any more.
  final func takeBack() {
    guard state.fingers.handedOn != nil, let outer = enclosing else { return }
    state.fingers.handedOn = nil
    outer.letGo()
  }

  /// Adds what is left of the velocity of content that was caught and is flung on in the same direction.
  private func carriedOn(_ velocity: CGPoint, from caught: ScrollCatch?) -> CGPoint {
    guard let caught, now - caught.time <= Constants.momentumCarryTime, !isPagingEnabled else {
      return velocity
    }
    return CGPoint(
      x: velocity.x + carried(velocity.x, caught.velocity.x),
      y: velocity.y + carried(velocity.y, caught.velocity.y))
  }

  private func carried(_ new: CGFloat, _ old: CGFloat) -> CGFloat {
    guard new * old > 0, abs(new) * 2 >= abs(old) else { return 0 }
    let (factor, exponent, limit) = Constants.carriedMomentum
    let left = min(factor * pow(abs(old), exponent), limit)
    return new < 0 ? -left : left
  }
}
