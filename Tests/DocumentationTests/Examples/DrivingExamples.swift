import Testing
import TouchKit

// EXAMPLE: DrivingAWindow.md
/// Shows a window; `draw` is what the platform does with a change.
final class Host {
  let window: UIWindow
  private let draw: (LayerChange) -> Void
  private var changes: [LayerChange] = []

  init(_ window: UIWindow, draw: @escaping (LayerChange) -> Void) {
    self.window = window
    self.draw = draw
  }

  /// Fingers did something.
  func report(_ samples: [TouchSample]) {
    window.send(samples)
  }

  /// The screen is about to show a frame.
  ///
  /// - Returns: when the next one is needed, in seconds on the clock; `nil` for not before the next touch.
  func frame(at time: TimeInterval) -> TimeInterval? {
    window.clock.advance(to: time)
    changes.removeAll(keepingCapacity: true)
    window.collectChanges(into: &changes)
    for change in changes { draw(change) }
    return window.needsFrames ? time : window.clock.nextDue
  }
}
// EXAMPLE: end

@Suite struct DrivingExamples {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `A host rests until a touch or a timer`() {
    var drawn: [LayerChange] = []
    let host = Host(window) { drawn.append($0) }
    #expect(host.frame(at: 0) == nil)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let press = UILongPressGestureRecognizer()
    press.addAction { _ in view.isHidden = true }
    view.addGestureRecognizer(press)
    window.addSubview(view)
    _ = host.frame(at: 0.016)
    drawn.removeAll()
    host.report([
      TouchSample(id: 1, phase: .began, location: CGPoint(x: 20, y: 20), timestamp: 0.02)
    ])
    #expect(host.frame(at: 0.032) == 0.52)
    #expect(host.frame(at: 0.52) == nil)
    #expect(drawn == [.hidden(1, true)])
  }

  @Test func `Faulty samples are reported`() {
    var log: [String] = []
    // EXAMPLE: DrivingAWindow.md
    window.onDiagnostic = {
      if case .sample(let sample, let fault) = $0 { log.append("finger \(sample.id): \(fault)") }
    }
    window.send([
      TouchSample(id: 1, phase: .began, location: CGPoint(x: 10, y: 10), timestamp: 0),
      TouchSample(id: 1, phase: .moved, location: CGPoint(x: CGFloat.nan, y: 10), timestamp: 0.01),
      TouchSample(id: 2, phase: .ended, location: CGPoint(x: 50, y: 10), timestamp: 0.01),
    ])
    #expect(log == ["finger 1: notFinite", "finger 2: unknownTouch"])
    // EXAMPLE: end
  }

  @Test func `What a host reports says when it happened`() {
    // EXAMPLE: DrivingAWindow.md
    var fired: [String] = []
    window.clock.after(0.2) { fired.append("timer") }
    window.scroll(by: CGPoint(x: 0, y: 20), at: CGPoint(x: 50, y: 50), time: 0.3)
    window.perform(.down, time: 0.1)
    #expect(fired == ["timer"])
    #expect(window.clock.now == 0.3)
    // EXAMPLE: end
  }

  @Test func `Timers fire in the order in which they are due`() {
    var fired: [TimeInterval] = []
    // EXAMPLE: DrivingAWindow.md
    let clock = FrameClock()
    clock.after(0.2) { fired.append(clock.now) }
    clock.after(0.1) { fired.append(clock.now) }
    clock.advance(to: 1)
    #expect(fired == [0.1, 0.2])
    #expect(clock.isIdle)
    // EXAMPLE: end
  }

  @Test func `A frame says what changed in it`() {
    // EXAMPLE: DrivingAWindow.md
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = .red
    window.addSubview(view)
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)

    changes = []
    view.alpha = 0.5
    window.collectChanges(into: &changes)
    #expect(changes == [.opacity(1, 0.5)])
    // EXAMPLE: end
  }
}
