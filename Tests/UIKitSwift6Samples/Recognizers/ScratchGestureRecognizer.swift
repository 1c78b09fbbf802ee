// As people write it, forEach and all.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import CoreGraphics
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A finger that scratches a place: its way is much longer than the box that it stays in.
final class ScratchGestureRecognizer: UIGestureRecognizer {
  private var box = CGRect.null
  private var length = CGFloat(0)

  var scratchedRect: CGRect { box.integral }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.touches(for: self)?.count ?? 0 > 1 {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEach { touch in
      let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
      length += sqrt(pow(to.x - from.x, 2) + pow(to.y - from.y, 2))
      box = box.union(CGRect(origin: from, size: .zero)).union(CGRect(origin: to, size: .zero))
    }
    switch state {
    case .possible:
      if length > 150 && length > 3 * max(box.width, box.height) { state = .began }
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed:
      break
    @unknown default:
      break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = (state == .began || state == .changed) ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    box = .null
    length = 0
  }
}
