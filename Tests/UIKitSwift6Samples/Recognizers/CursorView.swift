import UIKit

/// A square that the arrow keys move, faster with the shift key; what it does not know goes up the
/// responder chain.
class CursorView: UIView {
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var isHandled = false
    for press in presses {
      guard let key = press.key else { continue }
      let step: CGFloat = key.modifierFlags.contains(.shift) ? 10 : 1
      switch key.keyCode {
      case .keyboardLeftArrow: center.x -= step
      case .keyboardRightArrow: center.x += step
      case .keyboardUpArrow: center.y -= step
      case .keyboardDownArrow: center.y += step
      default: continue
      }
      isHandled = true
    }
    if !isHandled { super.pressesBegan(presses, with: event) }
  }
}
