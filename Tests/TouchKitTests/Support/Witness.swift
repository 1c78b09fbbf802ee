import TouchKit
import TouchTesting

/// A view that notes the touches that it is told of.
final class Witness: UIView {
  let name: String
  /// Called with each call that the view gets.
  var onTouch: (Witness, UITouch.Phase) -> Void = { _, _ in }
  /// True where the view hands its touches on to the next responder.
  var passesOn = false
  /// Which of its points are part of it; `nil` for its bounds.
  var shape: ((CGPoint) -> Bool)?
  /// What the view says when a recognizer asks to begin.
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  /// One of the touches of the last call.
  private(set) var lastTouch: UITouch?

  private let transcript: Transcript

  init(_ name: String, in tester: TouchTester, on parent: UIView? = nil, frame: CGRect? = nil) {
    self.name = name
    transcript = tester.transcript
    super.init(frame: frame ?? tester.view.bounds)
    isMultipleTouchEnabled = true
    (parent ?? tester.view).addSubview(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.began, touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.moved, touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.ended, touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape?(point) ?? super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    lastTouch = touches.first
    let isRight = touches.allSatisfy { $0.phase == phase }
    transcript.note("\(name) hears \(phase) \(ids(touches))" + (isRight ? "" : " in a wrong phase"))
    onTouch(self, phase)
  }
}
