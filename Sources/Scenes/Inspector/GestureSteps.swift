import TouchKit

/// Listens to a window's recognizers, and reports each ``GestureStep`` as it happens.
///
/// It uses ``UIWindow/onDiagnostic``, for as long as the window lives or until ``stop()``.
package final class GestureSteps {
  @WeakReference private var window: UIWindow?
  private let name: (UIGestureRecognizer) -> String
  private let tell: (GestureStep) -> Void
  // Those in the middle of an attempt.
  private var open: [UIGestureRecognizer] = []

  /// Called for each touch of an event, after the recognizers have handled it; `nil` by default.
  package var delivered: (UITouch) -> Void = { _ in }

  /// - Parameter name: what a recognizer is called.
  package init(
    of window: UIWindow, name: @escaping (UIGestureRecognizer) -> String,
    tell: @escaping (GestureStep) -> Void
  ) {
    _window = WeakReference(window)
    self.name = name
    self.tell = tell
    window.onDiagnostic = { [self] in hear($0) }
  }

  package func stop() {
    window?.onDiagnostic = nil
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard !open.contains(where: { $0 === recognizer }) else { return }
    open.append(recognizer)
    step(recognizer, .possible)
  }

  private func step(_ recognizer: UIGestureRecognizer, _ kind: GestureStep.Kind) {
    guard let window else { return }
    tell(
      GestureStep(
        time: window.clock.now, source: recognizer, recognizer: name(recognizer), kind: kind))
  }

  private func hear(_ diagnostic: GestureDiagnostic) {
    switch diagnostic {
    case .delivered(let event):
      for touch in event.allTouches ?? [] {
        if touch.phase == .began { look(touch) }
        delivered(touch)
      }
    // A recognizer may say so for each touch event.
    case .moved(_, from: .changed, to: .changed, _): return
    case .moved(let recognizer, from: _, to: let state, let reason):
      begin(recognizer)
      step(recognizer, .moved(to: state, describe(reason)))
    case .waiting(let recognizer, for: let other):
      begin(recognizer)
      step(recognizer, .waits(for: name(other)))
    case .reset(let recognizer, from: _):
      guard let index = open.firstIndex(where: { $0 === recognizer }) else { return }
      open.remove(at: index)
      step(recognizer, .reset)
    case .denied, .openedCircle, .illegal, .sample, .press, .input, .correction: return
    }
  }

  // A touch has begun: those that have got it and done nothing about it yet have not been heard of.
  private func look(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.numberOfTouches > 0 {
      if recognizer.state == .possible { begin(recognizer) }
    }
  }

  private func describe(_ reason: GestureDiagnostic.Reason) -> GestureStep.Reason? {
    switch reason {
    case .itself(let excuse): excuse.map { .because("\($0)") }
    case .event: nil
    case .prevented(let other): .preventedBy(name(other))
    case .required(let other): .because(name(other) + " was recognized")
    case .refused: .because("the delegate or the view refused")
    case .removed: .because("disabled or removed")
    case .idle: .because("too long without a finger")
    }
  }
}
