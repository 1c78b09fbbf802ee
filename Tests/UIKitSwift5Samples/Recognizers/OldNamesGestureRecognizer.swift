import UIKit
import UIKit.UIGestureRecognizerSubclass

/// With the names that Swift 4 had: a touch-down that is recognized at once.
class OldNamesGestureRecognizer: UIGestureRecognizer {
  private(set) var history: [UIGestureRecognizerState] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: UIGestureRecognizerState.recognized)
  }

  private func move(to newState: UIGestureRecognizerState) {
    history.append(newState)
    state = newState
  }
}
