import UIKit

/// A tap whose place is on a grid.
class SnappingTapGestureRecognizer: UITapGestureRecognizer {
  var grid: CGFloat = 20

  override func location(in view: UIView?) -> CGPoint {
    let location = super.location(in: view)
    return CGPoint(x: (location.x / grid).rounded() * grid, y: (location.y / grid).rounded() * grid)
  }
}
