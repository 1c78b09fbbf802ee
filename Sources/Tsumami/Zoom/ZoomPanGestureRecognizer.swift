#if !APPLE_UIKIT
  import UIKit

  /// A pan that begins as soon as a finger lands where something moves that is to be caught.
  package final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether what is under the finger moves by itself.
    package var catches: () -> Bool = { false }

    /// True for the attempt that began by catching.
    package private(set) var hasCaught = false

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == .possible, catches() else { return }
      hasCaught = true
      state = .began
    }

    package override func reset() {
      super.reset()
      hasCaught = false
    }
  }
#endif
