extension UIView {
  /// The number of the view's layer in every ``LayerChange``; 0 for a window, and for a view that is in none.
  ///
  /// For a host that puts something of its own into a layer, such as a video. (Not in UIKit, where that is a sublayer.)
  public final var layerNumber: Int32 {
    layerState.number
  }

  /// Appends the layer changes for some aspects of the view.
  final func describe(_ aspects: LayerAspects, into changes: inout [LayerChange]) {
    let number = layerState.number
    guard number != 0 else { return }
    describeMotion(aspects, number, into: &changes)
    if aspects.contains(.hidden) {
      if !isLed { layerState.hidesLater = false }
      changes.append(.hidden(number, ownHidden && !layerState.hidesLater))
    }
    if aspects.contains(.background) {
      changes.append(.background(number, shown(backgroundColor ?? .clear)))
    }
    if aspects.contains(.clips) { changes.append(.clips(number, clipsToBounds)) }
    if aspects.contains(.corners) { changes.append(.corners(number, radius: layerCornerRadius)) }
    if let layerObject { layerObject.describe(aspects, number, into: &changes) }
    if aspects.contains(.contentMode) { changes.append(.contentMode(number, contentMode)) }
    if aspects.contains(.accessibility) {
      let identifier = rareSettings?.identifier ?? ""
      changes.append(
        accessibilityElementsHidden || isBehindModal || (isLeftUnread && layerKind == .label)
          ? .accessibility(number, traits: .elementsHidden, label: "", identifier: identifier)
          : isLeftUnread
            ? .accessibility(number, traits: .none, label: "", identifier: identifier)
            : .accessibility(
              number, traits: accessibilityTraits, label: accessibilityLabel ?? "",
              value: accessibilityValue ?? "", hint: rareSettings?.hint ?? "",
              identifier: identifier))
    }
    if aspects.contains(.image), let view = self as? UIImageView {
      changes.append(.image(number, source: view.image?.source))
    }
    describeContents(aspects, number, into: &changes)
    if aspects.contains(.drawing) { describeDrawing(number, into: &changes) }
  }

  /// Says what is to be said of a view that has only moved or faded, and that it has been said. Runs no code of
  /// subclasses.
  ///
  /// - Returns: false, and nothing happens, where there is more to say.
  @inline(__always)
  final func describeMotion(into changes: inout [LayerChange]) -> Bool {
    let aspects = layerState.unsaid
    guard aspects.isSubset(of: .motion) else { return false }
    layerState.unsaid = []
    if layerState.number != 0 { describeMotion(aspects, layerState.number, into: &changes) }
    return true
  }

  /// Says everything that is to be said of a view, and that it has been said.
  final func describeChanges(into changes: inout [LayerChange]) {
    let unsaid = layerState.unsaid
    layerState.unsaid = []
    describe(unsaid, into: &changes)
    guard unsaid.contains(.subviews) else { return }
    children.forEachBorrowed { subview in
      guard subview.layerState.unsaid.contains(.bySuperview) else { return }
      if !subview.describeMotion(into: &changes) { subview.describeChanges(into: &changes) }
    }
  }

  @inline(__always)
  private final func describeMotion(
    _ aspects: LayerAspects, _ number: Int32, into changes: inout [LayerChange]
  ) {
    if aspects.contains(.geometry) {
      let (size, middle) = (geometry.bounds.size, geometry.middle)
      let rect = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
      changes.append(.geometry(number, rect: rect, transform: geometry.transform))
    }
    if aspects.contains(.scrolled) { changes.append(.scrolled(number, geometry.bounds.origin)) }
    if aspects.contains(.opacity) {
      changes.append(.opacity(number, isConcealed ? 0 : ownAlpha * shownShare))
    }
  }

  /// The aspects that a new layer of this kind starts with.
  var layerContents: LayerAspects {
    switch layerKind {
    case .image: .image
    case .label: [.text, .textStyle]
    case .path: .path
    case .view, .scroll, .backdrop, .mask: []
    }
  }
}
