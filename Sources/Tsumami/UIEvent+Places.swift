import UIKit

// Ours has this itself, and needs neither an array nor a copy of the touch for it.
#if APPLE_UIKIT
  extension UIEvent {
    /// Calls `body` with each place of a touch of this event since the event before, in a view's
    /// coordinates; `nil` stands for the window.
    func forEachPlace(of touch: UITouch, in view: UIView?, _ body: (CGPoint) -> Void) {
      for measured in coalescedTouches(for: touch) ?? [touch] { body(measured.location(in: view)) }
    }
  }
#endif
