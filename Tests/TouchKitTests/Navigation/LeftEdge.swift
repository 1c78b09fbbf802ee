import TouchKit

/// How far a controller's view is from the left edge of its window, in points.
func left(_ controller: UIViewController) -> CGFloat {
  controller.view.convert(controller.view.bounds, to: nil).minX
}
