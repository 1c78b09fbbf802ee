import TouchKit

/// Lets a view fade away after a while, unless it is shown again before that.
final class Fade: DelegateObject, FrameMotion {
  private let view: UIView
  // The clock keeps the motion.
  @WeakReference private var clock: FrameClock?
  private var timer: FrameTimer?
  private var start: TimeInterval = 0
  private var duration: TimeInterval = 0

  init(_ view: UIView, clock: FrameClock) {
    self.view = view
    _clock = WeakReference(clock)
  }

  /// Shows the view, and calls off what was to become of it.
  func show() {
    stop()
    view.alpha = 1
  }

  /// Takes the view away at once.
  func hide() {
    stop()
    view.alpha = 0
  }

  /// Takes the view away little by little.
  func hide(after delay: TimeInterval, over duration: TimeInterval) {
    stop()
    timer = clock?.after(delay) { [here = WeakReference(self)] in
      here.object?.begin(over: duration)
    }
  }

  private func begin(over duration: TimeInterval) {
    timer = nil
    start = clock?.now ?? 0
    self.duration = duration
    clock?.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    let share = CGFloat(max(0, time - start) / duration)
    view.alpha = max(0, 1 - share)
    return share < 1
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    clock?.stop(self)
  }
}
