/// What few views are given and the views below them take over: a tint, light or dark; and the direction that one reads them in.
final class ViewLook {
  var tint: UIColor?
  var mode = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  var content = UISemanticContentAttribute.unspecified

  #if !hasFeature(Embedded)
    // Made for the first one that registers.
    var traitRegistrations: TraitRegistrations?
  #endif

  deinit {}
}

extension UIView {
  final func makeLook() -> ViewLook {
    if let look { return look }
    let made = ViewLook()
    look = made
    return made
  }
}
