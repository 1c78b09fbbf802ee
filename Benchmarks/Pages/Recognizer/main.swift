// The smallest page with a recognizer of its own; Benchmarks/Pages/sizes.json says how large its module may be.
import TouchKit
import WebHost

/// Recognizes a finger that goes 100 points to the right.
final class SwipeAcross: UIGestureRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      state = .failed
    } else {
      start = location(in: view)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if location(in: view).x - start.x > 100 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }
}

WebHost.run { _ in
  let view = UIView(frame: .zero)
  let swipe = SwipeAcross()
  var isDark = false
  swipe.addAction { _ in
    isDark.toggle()
    view.backgroundColor = isDark ? .darkGray : .orange
  }
  view.backgroundColor = .orange
  view.addGestureRecognizer(swipe)
  return view
}
