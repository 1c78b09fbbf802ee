import UIKit

// EXAMPLE: WritingARecognizer.md
/// A pan that begins sideways only.
final class SidewaysPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let way = translation(in: view)
    if abs(way.y) > abs(way.x) { state = .cancelled }
  }
}
// EXAMPLE: end

// EXAMPLE: WritingARecognizer.md
/// A pan that begins sideways only, and leaves the touches alone otherwise.
final class PoliteSidewaysPan: UIPanGestureRecognizer {
  override var state: State {
    get { super.state }
    set {
      let way = translation(in: view)
      let isUpright = newValue == .began && abs(way.y) > abs(way.x)
      super.state = isUpright ? .failed : newValue
    }
  }
}
// EXAMPLE: end
