extension UICollectionView {
  /// Anchors what is at a location on the screen; what is anchored already, or the middle,
  /// where none is given. Nothing moves by it.
  final func setAnchor(for transition: LayoutTransition, at location: CGPoint?) {
    transition.prepareLayouts()
    let given = location ?? transition.anchor?.location
    var location = given ?? restingLocation
    let key = item(under: bounds.origin + location, in: transition)
    // Over the first item there may be a header, which has its own height in every layout.
    if given == nil, let key, let frame = transition.element(key, on: stage)?.frame {
      location.x = min(max(location.x, frame.minX - bounds.minX), frame.maxX - bounds.minX)
      location.y = min(max(location.y, frame.minY - bounds.minY), frame.maxY - bounds.minY)
    }
    if let key { stopUpdate(of: key, at: location, in: transition) }
    transition.setAnchor(key, at: location, on: stage)
  }

  // Content that shows its beginning keeps showing it; otherwise the middle is what a person looks at.
  private final var restingLocation: CGPoint {
    let inset = adjustedContentInset
    let isAtStart = contentOffset.y <= -inset.top + 0.5 && contentOffset.x <= -inset.left + 0.5
    if isAtStart { return CGPoint(x: inset.left + 0.5, y: inset.top + 0.5) }
    return CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }

  // The anchor stays where a batch of updates has it at this moment, and with it the content: the
  // rest of the updates continues around it.
  private final func stopUpdate(
    of key: ElementKey, at location: CGPoint, in transition: LayoutTransition
  ) {
    guard let update, let element = transition.element(key, on: stage),
      let rest = shown.first(where: { $0.key == key })?.rest
    else { return }
    var (frame, alpha) = (element.frame, element.alpha)
    update.move(&frame, &alpha, by: rest)
    let unit = frame.unit(of: bounds.origin + location)
    guard let translation = update.translation(of: rest, at: unit) else { return }
    for index in shown.indices {
      var other = shown[index].rest ?? .none
      other.origin = other.origin - translation.whole
      shown[index].rest = other
    }
    moveContent(to: bounds.origin - translation.left)
    update.carry(by: .zero - translation.left)
  }

  // The item that is shown at a point of the content, or the nearest one.
  private final func item(under point: CGPoint, in transition: LayoutTransition) -> ElementKey? {
    var best: ElementKey?
    var bestDistance = CGFloat.infinity
    var bestHeight = Int.min
    let stage = stage
    // Layouts may run code that leads here again.
    var visible: [LayoutElement] = []
    swap(&visible, &candidates)
    // One layout alone is asked as quickly for each, and before its first frame has no offset to gather at.
    if !transition.blend.isPure { transition.gather(on: stage, into: &visible) }
    var next = 0
    for shown in shown where shown.key.isCell {
      while next < visible.count, visible[next].key < shown.key { next += 1 }
      // What has just left the window may still be shown.
      guard
        let element = next < visible.count && visible[next].key == shown.key
          ? visible[next] : transition.element(shown.key, on: stage)
      else { continue }
      var (frame, alpha) = (element.frame, element.alpha)
      if let rest = shown.rest { update?.move(&frame, &alpha, by: rest) }
      let x = max(0, max(frame.minX - point.x, point.x - frame.maxX))
      let y = max(0, max(frame.minY - point.y, point.y - frame.maxY))
      // The previous anchor comes first, so that a new grip does not change it.
      let distance = x + y - (shown.key == transition.anchor?.key ? 1e-3 : 0)
      // Of several at the point the one in front.
      if distance < bestDistance || (frame.encloses(point) && shown.zIndex >= bestHeight) {
        best = shown.key
        bestDistance = distance
        bestHeight = shown.zIndex
      }
    }
    visible.removeAll(keepingCapacity: true)
    swap(&visible, &candidates)
    return best
  }
}
