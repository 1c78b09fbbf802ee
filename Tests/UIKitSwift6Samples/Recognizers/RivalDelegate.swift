import Foundation
import UIKit

/// Settles who waits for whom, in the manner of a view controller.
final class RivalDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.isKind(of: UITapGestureRecognizer.self)
      && otherGestureRecognizer.isKind(of: TickleGestureRecognizer.self)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.isMember(of: UIPinchGestureRecognizer.self),
      otherGestureRecognizer is UIRotationGestureRecognizer
    {
      return true
    }
    return gestureRecognizer.isEqual(otherGestureRecognizer)
  }
}
