// A batch of updates computes how far every element is from its frame; here the views are moved.
extension UICollectionView {
  /// A batch that continues with the views that an earlier one removed, and replaces it.
  final func newUpdate(_ completion: ((Bool) -> Void)?) -> UpdateMotion {
    let new = UpdateMotion(completion)
    guard let old = update else { return new }
    for departure in old.takeDepartures() { new.depart(departure.element, to: departure.end) }
    update = nil
    for index in shown.indices { shown[index].rest = nil }
    // Its completion may do anything, and is called once everything is where it belongs.
    new.replaced = old
    return new
  }

  final func begin(_ new: UpdateMotion) {
    update = new
    defer { new.completeReplaced() }
    guard let clock = window?.clock else {
      endUpdate(finished: true)
      return
    }
    new.begin(at: clock.now)
    clock.start(driver)
  }

  /// A frame.
  final func advance(_ update: UpdateMotion, to time: TimeInterval) {
    guard update.advance(to: time) else {
      endUpdate(finished: true)
      return
    }
    for departure in update.departures {
      let place = update.place(of: departure)
      departure.element.view.frame = CGRect(origin: place.origin, size: place.size)
      departure.element.view.alpha = place.alpha
    }
    setNeedsLayout()
  }

  /// Everything is where it is to be, from the next frame on.
  final func endUpdate(finished: Bool) {
    leaveUpdate()?.complete(finished: finished)
  }

  /// The same, for whoever calls the completion later.
  final func leaveUpdate() -> UpdateMotion? {
    guard let old = update else { return nil }
    update = nil
    raised = nil
    stopFrames()
    for index in shown.indices { shown[index].rest = nil }
    for departure in old.takeDepartures() { recycle(departure.element) }
    hideSpares()
    setNeedsLayout()
    return old
  }

  /// A view goes: to where the layout sends it, or out where it is. Its rest says where that is,
  /// counted from the corner of the collection view.
  final func depart(_ element: ShownElement, with update: UpdateMotion) {
    if let place = element.rest {
      element.view.frame = CGRect(origin: bounds.origin + place.origin, size: place.size)
      element.view.alpha = place.alpha
    }
    var attributes =
      element.key.isCell
      ? restingLayout.finalLayoutAttributesForDisappearingItem(at: element.key.indexPath) : nil
    #if !hasFeature(Embedded)
      if element.key.kind > ElementKey.cell {
        attributes = restingLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kinds.name(of: element.key.kind), at: element.key.indexPath)
      }
    #endif
    update.depart(
      element,
      to: attributes.map {
        UpdateRest(origin: $0.frame.origin, size: $0.frame.size, alpha: $0.alpha)
      })
  }

  // MARK: What is shown

  /// Adds elements that the layout has out of view, and that are still moving there.
  final func gather(_ update: UpdateMotion) {
    let count = wanted.count
    for shown in shown {
      guard let rest = shown.rest, !wanted[..<count].contains(where: { $0.key == shown.key }),
        let element = layoutElement(shown.key)
      else { continue }
      var (frame, alpha) = (element.frame, element.alpha)
      update.move(&frame, &alpha, by: rest)
      if frame.overlaps(bounds) { wanted.append(element) }
    }
    if wanted.count > count { wanted.sortByKey() }
  }

  /// How a view begins that was not shown before; `nil` where it is only scrolled to.
  final func restOfNewcomer(_ element: LayoutElement) -> UpdateRest? {
    guard let update, update.isFirst else { return nil }
    var start =
      element.key.isCell && transition == nil
      ? restingLayout.initialLayoutAttributesForAppearingItem(at: element.key.indexPath) : nil
    #if !hasFeature(Embedded)
      if element.key.kind > ElementKey.cell, transition == nil {
        start = restingLayout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: kinds.name(of: element.key.kind), at: element.key.indexPath)
      }
    #endif
    return update.restOfNewcomer(element, from: start)
  }

  /// The views that come with the updates are there.
  final func updateHasShown() {
    guard let update, update.isFirst else { return }
    update.haveCome()
    restingLayout.finalizeCollectionViewUpdates()
  }
}
