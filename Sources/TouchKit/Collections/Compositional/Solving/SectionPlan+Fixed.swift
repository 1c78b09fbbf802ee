extension SectionPlan {
  /// A header, a footer or a ground.
  struct Fixed {
    var frame: CGRect
    let zIndex: Int
    let kind: Int32
    /// The edge of the window that it stays at.
    let pin: PinnedElement.Edge?
    /// Along which axes the size of a header or a footer was estimated.
    var axes: EstimatedAxes = []

    init(frame: CGRect, zIndex: Int, kind: Int32, pin: PinnedElement.Edge?) {
      (self.frame, self.zIndex, self.kind, self.pin) = (frame, zIndex, kind, pin)
    }
  }
}

extension SectionPlan.Fixed {
  init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ kinds: ElementKinds,
    isVertical: Bool, above height: Int = 0
  ) {
    let pin = item.pin(isVertical: isVertical)
    self.init(
      frame: frame,
      // What stays is over the cells and what is anchored to them, which pass below it.
      zIndex: pin == nil ? item.zIndex : max(item.zIndex, PinnedElement.height + 1 + height),
      kind: kinds.number(of: item.elementKind), pin: pin)
    axes = item.layoutSize.estimatedAxes
  }
}
