import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Several fingers that stay down together for a while.
public final class MultiFingerHoldGestureRecognizer: UIGestureRecognizer {
  public var numberOfFingers = 3
  public var minimumDuration: TimeInterval = 0.5

  private var down = Set<UITouch>()
  private var work: DispatchWorkItem?

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    down.formUnion(touches)
    if down.count > numberOfFingers {
      state = .failed
      return
    }
    guard down.count == numberOfFingers else { return }
    let work = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        self?.state = .began
      }
    }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + minimumDuration, execute: work)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, .ended)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, .cancelled)
  }

  public override func reset() {
    super.reset()
    work?.cancel()
    work = nil
    down.removeAll()
  }

  private func leave(_ touches: Set<UITouch>, _ end: UIGestureRecognizer.State) {
    down.subtract(touches)
    switch state {
    case .began, .changed:
      if down.count < numberOfFingers { state = end }
    case .possible:
      state = .failed
    case .ended, .cancelled, .failed:
      break
    @unknown default:
      break
    }
  }
}
