import TouchKit

/// Notes what it is given, and is recognized when told to.
final class Presser: UIGestureRecognizer {
  var onBegan: (Presser) -> Void = { _ in }
  private(set) var heard: [String] = []
  private(set) var event: UIPressesEvent?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("began", presses, event)
    onBegan(self)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("changed", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("ended", presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("cancelled", presses, event)
  }
  private func hear(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    self.event = event
    for press in presses { heard.append("\(phase) \(press.type) \(press.force)") }
  }
}
