// A page with one recognizer of its own and nothing else, for what such a page weighs, and a test of browsers. It says each state as the message `check`.
import UIKit
import WebHost

/// Recognizes a check mark: a finger that goes down and then up to the right.
final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var lowest = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    lowest = start
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let here = touch.location(in: view)
    if here.x < start.x - 10 { state = .failed } else if here.y > lowest.y { lowest = here }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let end = touches.first?.location(in: view) else { return }
    let isCheck = lowest.y - start.y > 20 && lowest.y - end.y > 40 && end.x - lowest.x > 20
    state = isCheck ? .ended : .failed
  }
}

WebHost.runWithTouchesAlone { page in
  let view = UIView(frame: .zero)
  let check = CheckmarkGestureRecognizer()
  check.addAction { page.send("check", numbers: [Double($0.state.rawValue)]) }
  view.addGestureRecognizer(check)
  return view
}
