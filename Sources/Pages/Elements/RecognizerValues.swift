import Tsumami
import UIKit

/// The values of a recognizer of any type.
struct RecognizerValues {
  /// Scale, rotation, velocity of either, translation, its velocity.
  let numbers: [Double]

  init(_ recognizer: UIGestureRecognizer, in view: UIView) {
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    var velocity: CGFloat = 0
    var translation = CGPoint.zero
    var speed = CGPoint.zero
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      scale = pinch.scale
      velocity = pinch.velocity
    } else if let zoom = recognizer as? OneFingerZoomGestureRecognizer {
      scale = zoom.scale
      velocity = zoom.velocity
    } else if let turn = recognizer as? UIRotationGestureRecognizer {
      rotation = turn.rotation
      velocity = turn.velocity
    } else if let pan = recognizer as? UIPanGestureRecognizer {
      translation = pan.translation(in: view)
      speed = pan.velocity(in: view)
    }
    numbers = [scale, rotation, velocity, translation.x, translation.y, speed.x, speed.y].map {
      $0.isFinite ? Double($0) : 0
    }
  }
}
