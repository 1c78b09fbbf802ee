import UIKit
import UIKit.UIGestureRecognizerSubclass

enum PanAxis {
  case vertical
  case horizontal
}

/// A pan that looks which way the finger goes before it lets its superclass see any of it.
class AxisLockedPanGestureRecognizer: UIPanGestureRecognizer {
  let axis: PanAxis
  private var isSure = false
  private var start: CGPoint?

  init(axis: PanAxis, target: AnyObject? = nil, action: Selector? = nil) {
    self.axis = axis
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isSure, state == .possible else {
      super.touchesMoved(touches, with: event)
      return
    }
    guard let start = start, let now = touches.first?.location(in: view) else { return }
    let way = CGVector(dx: abs(now.x - start.x), dy: abs(now.y - start.y))
    guard max(way.dx, way.dy) > 4 else { return }
    switch axis {
    case .horizontal where way.dy > way.dx:
      state = .failed
    case .vertical where way.dx > way.dy:
      state = .failed
    default:
      isSure = true
      super.touchesMoved(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    isSure = false
    start = nil
  }
}
