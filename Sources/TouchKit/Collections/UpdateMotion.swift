/// What a batch of updates has left of where an element was and how it looked: it dwindles, and
/// with it the way to the new place.
struct UpdateRest: Equatable {
  var origin: CGPoint
  var size: CGSize
  var alpha: CGFloat
}

/// A batch of updates that is being animated: what stays moves to its new place, what comes fades
/// in, what goes fades out.
///
/// Scrolling goes on meanwhile. Another batch begins from what is on the screen.
final class UpdateMotion: FrameMotion {
  private struct Departure {
    var element: ShownElement
    var start: UpdateRest
    var end: UpdateRest
  }

  // The view clears this where it goes away before the clock has let go of the motion.
  nonisolated(unsafe) unowned(unsafe) var view: UICollectionView?
  private var completion: ((Bool) -> Void)?
  private var departures: [Departure] = []
  private var start: TimeInterval = 0
  // How much of the way is left, from 1 to 0.
  private var left: CGFloat = 1
  // True until the views that come with the updates are there: those that come later were only scrolled to.
  private var isFirst = true
  private let spring = Spring(distance: 1, velocity: 0, frequency: Constants.updateFrequency)

  init(
    _ view: UICollectionView, taking old: UpdateMotion?, _ completion: ((Bool) -> Void)?
  ) {
    self.view = view
    self.completion = completion
    guard let old else { return }
    for departure in old.departures { depart(departure.element, to: departure.end) }
    old.departures.removeAll()
    old.end(finished: false)
  }

  /// A view goes: to where the layout sends it, or out where it is. Its rest says where that is,
  /// counted from the corner of the collection view.
  func depart(_ element: ShownElement) {
    guard let view else { return }
    if let place = element.rest {
      element.view.frame = CGRect(origin: view.bounds.origin + place.origin, size: place.size)
      element.view.alpha = place.alpha
    }
    let attributes =
      element.key.isCell
      ? view.restingLayout.finalLayoutAttributesForDisappearingItem(at: element.key.indexPath)
      : nil
    depart(
      element,
      to: attributes.map {
        UpdateRest(origin: $0.frame.origin, size: $0.frame.size, alpha: $0.alpha)
      })
  }

  private func depart(_ element: ShownElement, to end: UpdateRest?) {
    let view = element.view
    let start = UpdateRest(
      origin: view.frame.origin, size: view.frame.size, alpha: view.alpha)
    let out = UpdateRest(origin: start.origin, size: start.size, alpha: 0)
    departures.append(Departure(element: element, start: start, end: end ?? out))
  }

  /// The content goes on otherwise than by scrolling: what goes stays where it is on the screen.
  func carry(by way: CGPoint) {
    for index in departures.indices {
      departures[index].start.origin = departures[index].start.origin + way
      departures[index].end.origin = departures[index].end.origin + way
      let view = departures[index].element.view
      view.frame.origin = view.frame.origin + way
    }
  }

  func begin() {
    guard let view else { return }
    view.update = self
    guard let clock = view.window?.clock else {
      end(finished: true)
      return
    }
    start = clock.now
    clock.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    guard let view else {
      complete(finished: false)
      return false
    }
    left = spring.distance(at: max(0, time - start))
    guard left > Constants.transitionRest else {
      end(finished: true)
      return false
    }
    for departure in departures {
      let (from, to) = (departure.start, departure.end)
      departure.element.view.frame = CGRect(
        x: to.origin.x + (from.origin.x - to.origin.x) * left,
        y: to.origin.y + (from.origin.y - to.origin.y) * left,
        width: to.size.width + (from.size.width - to.size.width) * left,
        height: to.size.height + (from.size.height - to.size.height) * left)
      departure.element.view.alpha = to.alpha + (from.alpha - to.alpha) * left
    }
    view.setNeedsLayout()
    return true
  }

  /// Everything is where it is to be, from the next frame on.
  func end(finished: Bool) {
    guard let view else { return }
    view.window?.clock.stop(self)
    if view.update === self { view.update = nil }
    for index in view.shown.indices { view.shown[index].rest = nil }
    for departure in departures { view.recycle(departure.element) }
    departures.removeAll()
    view.hideSpares()
    view.setNeedsLayout()
    complete(finished: finished)
  }

  private func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  #if hasFeature(Embedded)
    deinit {
      complete(finished: false)
    }
  #else
    isolated deinit {
      complete(finished: false)
    }
  #endif

  // MARK: What is shown

  /// Adds what the layout has out of view, and that is still on its way there.
  func gather() {
    guard let view else { return }
    let count = view.wanted.count
    for shown in view.shown {
      guard let rest = shown.rest, !view.wanted[..<count].contains(where: { $0.key == shown.key }),
        let element = view.layoutElement(shown.key)
      else { continue }
      var (frame, alpha) = (element.frame, element.alpha)
      move(&frame, &alpha, by: rest)
      if frame.overlaps(view.bounds) { view.wanted.append(element) }
    }
    if view.wanted.count > count { view.wanted.sortByKey() }
  }

  func move(_ frame: inout CGRect, _ alpha: inout CGFloat, by rest: UpdateRest) {
    frame.origin = frame.origin + rest.origin * left
    frame.size.width += rest.size.width * left
    frame.size.height += rest.size.height * left
    alpha = min(max(alpha + rest.alpha * left, 0), 1)
  }

  /// How a view begins that was not shown before.
  func restOfNewcomer(_ element: LayoutElement) -> UpdateRest? {
    guard isFirst else { return nil }
    let start =
      element.key.isCell && view?.transition == nil
      ? view?.restingLayout.initialLayoutAttributesForAppearingItem(at: element.key.indexPath) : nil
    guard let start else { return UpdateRest(origin: .zero, size: .zero, alpha: -element.alpha) }
    return UpdateRest(
      origin: start.frame.origin - element.frame.origin,
      size: CGSize(
        width: start.frame.width - element.frame.width,
        height: start.frame.height - element.frame.height),
      alpha: start.alpha - element.alpha)
  }

  /// The views that come with the updates are there.
  func haveShown() {
    guard isFirst else { return }
    isFirst = false
    view?.restingLayout.finalizeCollectionViewUpdates()
  }

  /// An element is held at a point of it from now on, given in parts of its frame: that point has
  /// no way to go any more, and the others go theirs around it.
  ///
  /// - Returns: how far everything was from where the layout has it, seen from the point that is held.
  func hold(_ rest: UpdateRest, at unit: CGPoint) -> CGPoint {
    let way = CGPoint(
      x: rest.origin.x + unit.x * rest.size.width, y: rest.origin.y + unit.y * rest.size.height)
    guard let view, left > 0, way != .zero else { return .zero }
    for index in view.shown.indices {
      var other = view.shown[index].rest ?? UpdateRest(origin: .zero, size: .zero, alpha: 0)
      other.origin = other.origin - way
      view.shown[index].rest = other
    }
    return way * left
  }
}
