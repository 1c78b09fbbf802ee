import TouchKit
import TouchTesting

/// Keeps presses to itself, or hands them on, and notes them.
final class PressListener: UIView {
  var keeps = true
  var isWilling = true
  let transcript: Transcript
  let name: String

  init(_ name: String, in tester: TouchTester, on parent: UIView? = nil) {
    self.name = name
    transcript = tester.transcript
    super.init(frame: tester.view.bounds)
    (parent ?? tester.view).addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isWilling }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("began", presses, event)
    if !keeps { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("changed", presses, event)
    if !keeps { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("ended", presses, event)
    if !keeps { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear("cancelled", presses, event)
    if !keeps { super.pressesCancelled(presses, with: event) }
  }

  private func hear(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let types = presses.map { "\($0.type)" }.sorted().joined(separator: "+")
    let isRight = presses.allSatisfy { "\($0.phase)" == what } && event?.type == .presses
    transcript.note("\(name) hears \(what) \(types)" + (isRight ? "" : " in a wrong phase"))
  }
}
