import UIKit

extension UIEvent {
  /// True where a pointer is down with other buttons than the primary one, which asks for a menu and is no tap. Never for fingers and pens.
  var isSecondary: Bool {
    !buttonMask.isEmpty && !buttonMask.contains(.primary)
  }
}
