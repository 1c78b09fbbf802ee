import UIKit

// EXAMPLE: WritingARecognizer.md
/// A pan that begins sideways only.
final class SidewaysPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let translation = translation(in: view)
    if abs(translation.y) > abs(translation.x) { state = .cancelled }
  }
}
// EXAMPLE: end

// EXAMPLE: WritingARecognizer.md
/// A pan that begins sideways only, and leaves the touches alone otherwise.
final class PoliteSidewaysPan: UIPanGestureRecognizer {
  override var state: State {
    get { super.state }
    set {
      let translation = translation(in: view)
      let isUpright = newValue == .began && abs(translation.y) > abs(translation.x)
      super.state = isUpright ? .failed : newValue
    }
  }
}
// EXAMPLE: end
