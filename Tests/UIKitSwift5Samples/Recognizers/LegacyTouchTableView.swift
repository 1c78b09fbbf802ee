// As people write it, forEach and all.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKit

/// A view that keeps what belongs to each finger in a dictionary, and shows it a moment later.
class LegacyTouchTableView: UIView {
  var onLongTap: ((UITouch) -> Void)?
  private var handlers: [UITouch: DispatchWorkItem] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touches
      .filter { handlers[$0] == nil }
      .forEach { touch in
        let workItem = DispatchWorkItem { [weak self] in self?.onLongTap?(touch) }
        handlers[touch] = workItem
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: workItem)
      }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    cancel(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancel(touches)
  }

  private func cancel(_ touches: Set<UITouch>) {
    touches.forEach {
      handlers[$0]?.cancel()
      handlers[$0] = nil
    }
  }
}
