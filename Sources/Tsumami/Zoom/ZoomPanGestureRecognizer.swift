#if !canImport(Darwin)
  import UIKit

  /// A pan that begins as soon as a finger lands where something moves that is to be caught.
  final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether what is under the finger moves by itself.
    var catches: () -> Bool = { false }

    /// True for the attempt that began by catching.
    private(set) var hasCaught = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == .possible, catches() else { return }
      hasCaught = true
      state = .began
    }

    override func reset() {
      super.reset()
      hasCaught = false
    }
  }
#endif
