/// What few views are given: a tint, light or dark, which the views below them take over; the direction that one reads them in; a hint; an identifier; modality.
final class RareSettings {
  var tint: UIColor?
  var mode = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  var content = UISemanticContentAttribute.unspecified
  var hint: String?
  var identifier: String?
  // Whether assistive technology reads nothing beside it; and how many subviews are so.
  var isModal = false
  var modals = 0
  // Whether what is in it is covered where it is, wherever it lies in it.
  var sharesSafeArea = false
  // What constraints place; nil for a view that has nothing to do with any.
  var arranger: Arranger?
  // What is drawn behind the subviews; nil where nothing is.
  var canvas: Canvas?
  // The layers in the view's that are no views', once there was one.
  var sublayers: Sublayers?

  #if !hasFeature(Embedded)
    // Made for the first one that registers.
    var traitRegistrations: TraitRegistrations?
  #endif

  deinit {}
}

extension UIView {
  final func makeRareSettings() -> RareSettings {
    if let rareSettings { return rareSettings }
    let made = RareSettings()
    rareSettings = made
    return made
  }
}
