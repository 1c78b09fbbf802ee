extension UIView {
  /// A color as the view shows it.
  final func shown(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolved(isDark: shownStyle == .dark) : color
  }

  /// Light has become dark, or dark light: what is drawn in two colors is drawn anew.
  final func markColors() {
    var aspects: LayerAspects = []
    if backgroundColor?.isDynamic == true { aspects.insert(.background) }
    aspects.formUnion(dynamicContents)
    if let layerObject { aspects.formUnion(layerObject.dynamicAspects) }
    if rareSettings?.canvas?.colorsChanged() == true { aspects.insert(.drawing) }
    if !aspects.isEmpty { mark(aspects) }
  }
}

extension UIWindow {
  /// The host hears of the color behind everything.
  final func tellColor() {
    layers.windowColor = shown(backgroundColor ?? .clear)
  }
}
