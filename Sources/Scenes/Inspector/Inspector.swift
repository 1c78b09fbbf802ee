import TouchKit

/// Shows, over everything in a window, what its recognizers do: each finger where it is, with its
/// number and a short trail, and a list of the recognizers that take part, with their states and
/// what they wait for or why they failed.
///
/// It takes no touches and answers no recognizer: gestures are recognized as they would be without it.
final class Inspector: UIView {
  private let list: RecognizerList
  private var marks: [FingerMark] = []
  private let clock: FrameClock
  private var steps: GestureSteps?

  /// More are not shown with a mark of their own.
  private static let most = 12

  // The height in points that the list takes in any window, even where it hides something at the top.
  private static let least: CGFloat = 91

  /// Puts itself over what is in the window, and listens.
  init(over window: UIWindow) {
    clock = window.clock
    list = RecognizerList(clock: window.clock)
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    addSubview(list.view)
    window.addSubview(self)
    let steps = GestureSteps(
      of: window, name: { $0.shownName },
      tell: { [here = WeakReference(self)] in here.object?.list.hear($0) })
    steps.delivered = { [here = WeakReference(self)] in here.object?.follow($0) }
    self.steps = steps
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// Takes the size of the window.
  ///
  /// - Parameter top: above it the list hides nothing, in points.
  func fit(_ bounds: CGRect, top: CGFloat) {
    frame = bounds
    let bottom = bounds.height - Toolbar.height
    let top = max(0, min(top, bottom - Inspector.least))
    list.fit(
      CGRect(
        x: 8, y: top, width: bounds.width - 16, height: bottom - top))
  }

  /// Ends it.
  func leave() {
    steps?.stop()
    steps = nil
    list.stop()
    for mark in marks { mark.stop() }
    removeFromSuperview()
  }

  // MARK: Fingers

  private func follow(_ touch: UITouch) {
    guard touch.phase != .stationary, let mark = mark(of: touch) else { return }
    let location = touch.location(in: self)
    switch touch.phase {
    case .began: mark.land(touch.identifier, at: location)
    case .moved, .stationary: mark.move(to: location)
    case .ended: mark.lift(isCancelled: false)
    case .cancelled: mark.lift(isCancelled: true)
    }
    list.isTouched = marks.contains { $0.isDown }
  }

  // The one that shows the finger; or, for a finger that has just come, one that is free.
  private func mark(of touch: UITouch) -> FingerMark? {
    let known = marks.first { $0.isDown && $0.identifier == touch.identifier }
    if let known { return known }
    guard touch.phase == .began else { return nil }
    if let free = marks.first(where: { $0.isFree }) { return free }
    guard marks.count < Inspector.most else { return marks.first { !$0.isDown } }
    let mark = FingerMark(clock: clock)
    marks.append(mark)
    addSubview(mark.view)
    return mark
  }
}

extension Scene {
  /// Shows over the scene what the recognizers do, or no longer; see ``isInspected``.
  final func inspect(_ isInspected: Bool) {
    guard isInspected != self.isInspected else { return }
    if isInspected {
      inspector = Inspector(over: window)
      fitInspector()
    } else {
      inspector?.leave()
      inspector = nil
    }
  }

  /// The window, or what is at its top, has another size.
  final func fitInspector() {
    inspector?.fit(window.bounds, top: inspectorTop)
  }
}
