import Scenes
import TouchKit

/// Listens to a window's recognizers, and tells each ``GestureStep`` as it happens.
@MainActor
final class GestureSteps {
  private let window: UIWindow
  // It is what gives a name to recognizers that have none.
  private let names: GestureLog
  private let tell: (GestureStep) -> Void
  private var open: [ObjectIdentifier: UIGestureRecognizer] = [:]

  init(of window: UIWindow, tell: @escaping (GestureStep) -> Void) {
    self.window = window
    self.tell = tell
    names = GestureLog(listeningTo: window)
    window.diagnostics = { [unowned self] in hear($0) }
  }

  /// Touches have begun: looks who has got them.
  func look() {
    look(in: window)
  }

  private func look(in view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer.numberOfTouches > 0 {
      if recognizer.state == .possible { begin(recognizer) }
    }
    for child in view.subviews { look(in: child) }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard open.updateValue(recognizer, forKey: ObjectIdentifier(recognizer)) == nil else { return }
    step(recognizer, .possible)
  }

  private func step(_ recognizer: UIGestureRecognizer, _ kind: GestureStep.Kind) {
    tell(GestureStep(time: window.clock.now, recognizer: names.name(recognizer), kind: kind))
  }

  private func hear(_ diagnostic: GestureDiagnostic) {
    switch diagnostic {
    // Each touch event makes it so; the transcript has the actions.
    case .moved(_, from: _, to: .changed, _): return
    case .moved(let recognizer, from: _, to: let state, let reason):
      begin(recognizer)
      step(recognizer, .moved(to: "\(state.name.string)", describe(reason)))
    case .held(let recognizer, for: let other):
      begin(recognizer)
      step(recognizer, .waits(for: names.name(other)))
    case .reset(let recognizer, from: _):
      open[ObjectIdentifier(recognizer)] = nil
    case .denied, .openedCircle, .illegal, .sample, .press, .correction: return
    }
  }

  private func describe(_ reason: GestureDiagnostic.Reason) -> GestureStep.Reason? {
    switch reason {
    case .itself(let excuse): excuse.map { .because("\($0)") }
    case .event: nil
    case .prevented(let other): .preventedBy(names.name(other))
    case .required(let other): .because("\(names.name(other)) was recognized")
    case .refused: .because("the delegate or the view refused")
    case .withdrawn: .because("switched off or taken away")
    case .idle: .because("too long without a finger")
    }
  }
}
