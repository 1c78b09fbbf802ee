@testable import TouchKit

/// A recognizer that does anything at any time.
final class Wild: UIGestureRecognizer {
  unowned let chaos: Chaos
  // True while it calls its own reset, or comes into a window in the middle of a life that it had outside.
  private var isOwnReset = false

  init(_ chaos: Chaos) {
    self.chaos = chaos
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, .began, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, .moved, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, .ended, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, .cancelled, event)
  }

  private func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    chaos.ledger.sees(self, touches, phase)
    guard chaos.isWild else { return }
    if chaos.dice.once(in: 6) { chaos.requestState(of: self) }
    if chaos.dice.once(in: 200) { chaos.disturb() }
    if chaos.dice.once(in: 40), let touch = touches.min(by: { $0.identifier < $1.identifier }) {
      ignore(touch, for: event)
      chaos.ledger.forgets(self, touch)
    }
    if chaos.dice.once(in: 60) { callReset() }
    if chaos.dice.once(in: 30) { setTimer() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(presses, .began)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(presses, .changed)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(presses, .ended)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(presses, .cancelled)
  }

  private func hear(_ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    chaos.ledger.sees(self, presses, phase)
    guard chaos.isWild else { return }
    if chaos.dice.once(in: 6) { chaos.requestState(of: self) }
    if chaos.dice.once(in: 200) { chaos.disturb() }
  }

  private func callReset() {
    isOwnReset = true
    reset()
    isOwnReset = false
  }

  private func setTimer() {
    clock?.after(Double(chaos.dice.roll(100)) / 100) { [weak self, weak chaos] in
      guard let self, let chaos, chaos.isWild else { return }
      chaos.log("timer of \(chaos.name(of: self))")
      if chaos.dice.once(in: 4) { chaos.disturb() } else { chaos.requestState(of: self) }
    }
  }

  override func reset() {
    chaos.ledger.resets(self, isForced: isOwnReset || chaos.isMoving || view?.window == nil)
    guard chaos.isWild else { return }
    if chaos.dice.once(in: 10) { chaos.requestState(of: self) }
    if chaos.dice.once(in: 100) { chaos.disturb() }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    chaos.answer(.prevents, self, other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    chaos.answer(.isPrevented, self, other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    chaos.answer(.requires, self, other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    chaos.answer(.isRequired, self, other)
  }
}

/// A view that may do anything when it is touched.
final class WildView: UIView {
  unowned let chaos: Chaos
  let name: String

  init(_ chaos: Chaos, name: String, frame: CGRect) {
    self.chaos = chaos
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .cancelled)
  }

  private func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    chaos.ledger.viewHears(name, touches, phase)
    if chaos.isWild, chaos.dice.once(in: 60) { chaos.disturb() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, .began)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, .changed)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, .ended)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(presses, .cancelled)
  }

  private func hear(_ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    chaos.ledger.viewHears(name, presses, phase)
    if chaos.isWild, chaos.dice.once(in: 60) { chaos.disturb() }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !chaos.isWild || !chaos.dice.once(in: 20)
  }
}

/// A delegate that may answer anything.
final class WildDelegate: UIGestureRecognizerDelegate {
  unowned let chaos: Chaos

  init(_ chaos: Chaos) {
    self.chaos = chaos
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    chaos.question()
    return !chaos.dice.once(in: 10)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    chaos.answer(.together, gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    chaos.answer(.delegateRequires, gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    chaos.answer(.delegateIsRequired, gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    chaos.question()
    return !chaos.dice.once(in: 8)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    chaos.question()
    return !chaos.dice.once(in: 8)
  }
}
