extension LayoutTransition {
  /// Takes hold of what is at a place on the screen; of what is there already, or of the middle,
  /// where none is given. Nothing moves by it.
  func takeAnchor(at place: CGPoint?) {
    prepareLayouts()
    let place = place ?? anchor?.place ?? restingPlace
    guard let key = item(under: view.bounds.origin + place) else {
      anchor = nil
      placeShares()
      return
    }
    stopUpdate(of: key, at: place)
    let origin = view.bounds.origin
    let point = origin + place
    guard let frame = element(key)?.frame else { return }
    let unit = CGPoint(
      x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
      y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
    anchor = TransitionAnchor(
      key: key, unit: unit, place: place, keepsX: scrolls { $0.width },
      keepsY: scrolls { $0.height })
    anchor?.wish = origin
    bias(to: origin)
  }

  /// The fingers have moved to another place, and take along what they hold.
  func moveAnchor(to place: CGPoint) {
    guard anchor != nil, place.isFinite else { return }
    anchor?.place = place
    moved()
  }

  /// Chooses the anchor's wish and bias so that the content offset is what it is.
  func bias(to origin: CGPoint) {
    anchor?.bias = .zero
    anchor?.wish = origin
    placeShares()
    findWish(origin)
    let off = origin - sum
    guard anchor != nil else {
      for index in blend.shares.indices {
        blend.shares[index].offset = blend.shares[index].offset + off
      }
      return
    }
    anchor?.bias = off
    placeShares()
  }

  // Offsets follow the wish as far as their items let them, so their sum grows with it, and halving
  // finds the wish that gives the offset there is. At rest in one layout the offset itself is right at once.
  private func findWish(_ origin: CGPoint) {
    guard let anchor, !(anchor.keepsX && anchor.keepsY) else { return }
    guard (sum - origin).length > 1e-9 else { return }
    let reach = view.bounds.width + view.bounds.height
    var low = origin - CGPoint(x: reach, y: reach)
    var high = origin + CGPoint(x: reach, y: reach)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      self.anchor?.wish = middle
      placeShares()
      let now = sum
      if now.x < origin.x { low.x = middle.x } else { high.x = middle.x }
      if now.y < origin.y { low.y = middle.y } else { high.y = middle.y }
    }
  }

  /// The window of each layout goes to where it has the anchor in its place.
  func placeShares() {
    for index in blend.shares.indices {
      let layout = blend.shares[index].layout
      if let anchor, let element = layout.element(anchor.key) {
        blend.shares[index].offset = anchor.offset(for: element.frame)
      } else if anchor != nil || blend.shares[index].weight == 0 {
        blend.shares[index].offset = allowed(view.bounds.origin, in: layout)
      }
    }
  }

  /// Where the content rests in one of the layouts, nearest to where the anchor wants it.
  func restOffset(in end: Int) -> CGPoint {
    let share = blend.shares[end]
    let wished = share.layout.targetContentOffset(
      forProposedContentOffset: allowed(share.offset, in: share.layout))
    let scale = view.window?.displayScale ?? 1
    let pixel = CGPoint(
      x: (wished.x * scale).rounded() / scale, y: (wished.y * scale).rounded() / scale)
    return allowed(pixel, in: share.layout)
  }

  private func allowed(_ offset: CGPoint, in layout: UICollectionViewLayout) -> CGPoint {
    let size = layout.collectionViewContentSize
    let inset = view.contentInset
    let window = view.bounds.size
    let right = max(-inset.left, size.width + inset.right - window.width)
    let bottom = max(-inset.top, size.height + inset.bottom - window.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }

  // Content that shows its beginning goes on to show it; otherwise the middle is what one looks at.
  private var restingPlace: CGPoint {
    let inset = view.contentInset
    let isAtStart =
      view.contentOffset.y <= -inset.top + 0.5 && view.contentOffset.x <= -inset.left + 0.5
    if isAtStart { return CGPoint(x: inset.left + 0.5, y: inset.top + 0.5) }
    return CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
  }

  private func scrolls(_ length: (CGSize) -> CGFloat) -> Bool {
    for share in blend.shares
    where length(share.layout.collectionViewContentSize) > length(view.bounds.size) {
      return true
    }
    return false
  }

  // What is held stays where a batch of updates has it just now, and with it the content: what is
  // left of the updates goes on around it.
  private func stopUpdate(of key: ElementKey, at place: CGPoint) {
    guard let update = view.update, let element = element(key),
      let rest = view.shown.first(where: { $0.key == key })?.rest
    else { return }
    var (frame, alpha) = (element.frame, element.alpha)
    update.move(&frame, &alpha, by: rest)
    let point = view.bounds.origin + place
    let unit = CGPoint(
      x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
      y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
    let way = update.hold(rest, at: unit)
    view.moveContent(to: view.bounds.origin - way)
    update.carry(by: .zero - way)
  }

  /// The item that is seen at a point of the content, or the nearest one.
  private func item(under point: CGPoint) -> ElementKey? {
    var best: ElementKey?
    var bestDistance = CGFloat.infinity
    var bestHeight = Int.min
    for shown in view.shown where shown.key.isCell {
      guard let element = element(shown.key) else { continue }
      var (frame, alpha) = (element.frame, element.alpha)
      if let rest = shown.rest { view.update?.move(&frame, &alpha, by: rest) }
      let x = max(0, max(frame.minX - point.x, point.x - frame.maxX))
      let y = max(0, max(frame.minY - point.y, point.y - frame.maxY))
      // The one that was held before comes first, so that a new grip does not change it.
      let distance = x + y - (shown.key == anchor?.key ? 1e-3 : 0)
      // Of several at the point the one that is seen.
      if distance < bestDistance || (frame.contains(point) && shown.zIndex >= bestHeight) {
        best = shown.key
        bestDistance = distance
        bestHeight = shown.zIndex
      }
    }
    return best
  }
}
