import TouchKit

/// One finger that pulls a photo down, or catches one that is on its way, as soon as it lands.
final class PullGestureRecognizer: UIPanGestureRecognizer {
  /// Whether what is under the finger moves by itself, and is to be caught.
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
