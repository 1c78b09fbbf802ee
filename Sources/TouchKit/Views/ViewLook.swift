/// What few views are given and the views below them take over, and the direction that one reads them in.
final class ViewLook {
  var tint: UIColor?
  var mode = UIView.TintAdjustmentMode.automatic
  var content = UISemanticContentAttribute.unspecified

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
