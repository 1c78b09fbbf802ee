import UIKit

// TouchKit has this itself, without an array or a copy of the touch.
#if APPLE_UIKIT
  extension UIEvent {
    /// Calls `body` with each location of a touch of this event since the event before, in a view's
    /// coordinates; `nil` stands for the window.
    func forEachLocation(of touch: UITouch, in view: UIView?, _ body: (CGPoint) -> Void) {
      for measured in coalescedTouches(for: touch) ?? [touch] { body(measured.location(in: view)) }
    }
  }
#endif
