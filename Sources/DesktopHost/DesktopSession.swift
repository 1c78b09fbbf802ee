#if Desktop
  import TouchKit

  /// Connects a program's window, which gets the input, with the drawn layers, which get the changes.
  final class DesktopSession {
    let page: DesktopPage
    let window: UIWindow
    let layers = DrawnLayers()
    private let root: UIView?
    private var changes: [LayerChange] = []
    private var needsDrawing = true

    init(_ page: DesktopPage, _ make: (DesktopPage) -> UIView) {
      self.page = page
      page.clock.measureText = { TextLayout($0).size }
      var made: UIView?
      page.clock.asCurrent { made = make(page) }
      let view = made ?? UIView(frame: .zero)
      if let window = view as? UIWindow {
        self.window = window
        root = nil
      } else {
        window = UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
        root = view
        view.frame = window.bounds
        window.addSubview(view)
      }
      fit()
    }

    /// Runs one frame. Returns when the next one is due: 0 for at once, a time, or `nil` for the next input.
    func frame(at time: TimeInterval) -> TimeInterval? {
      window.clock.advance(to: time)
      changes.removeAll(keepingCapacity: true)
      window.collectChanges(into: &changes)
      for change in changes { layers.apply(change) }
      if !changes.isEmpty { needsDrawing = true }
      window.clock.asCurrent { page.onFrame?() }
      return window.needsFrames ? 0 : window.clock.nextDue
    }

    /// True once after a change.
    func consumeNeedsDrawing() -> Bool {
      defer { needsDrawing = false }
      return needsDrawing
    }

    /// The screen's contents have been lost.
    func redraw() {
      needsDrawing = true
    }

    func resize(to size: CGSize, scale: CGFloat, at time: TimeInterval) {
      window.clock.fireTimers(until: time)
      page.size = size
      page.scale = scale
      fit()
      redraw()
      window.clock.asCurrent { page.onResize?() }
    }

    func wheel(by delta: CGPoint, at location: CGPoint, isPinch: Bool, time: TimeInterval) {
      guard isPinch else {
        window.scroll(by: delta, at: location, time: time)
        return
      }
      window.magnify(
        by: UIWindow.magnification(by: delta), at: location, time: time,
        animated: UIWindow.isNotch(delta))
    }

    func press(_ key: KeySample, _ phase: UIPress.Phase, at time: TimeInterval) {
      let isUsed = window.send(presses: [PressSample(key: key, phase: phase, timestamp: time)])
      if !isUsed, phase == .began { command(key, at: time) }
    }

    /// Carries out a key that was not used, or that repeats.
    func command(_ key: KeySample, at time: TimeInterval) {
      window.clock.fireTimers(until: time)
      var isUsed: Bool?
      window.clock.asCurrent { isUsed = page.onKey?(key) }
      if isUsed == true { return }
      if let command = ScrollCommand(key) { window.perform(command, time: time) }
    }

    private func fit() {
      window.displayScale = page.scale
      window.frame = CGRect(origin: .zero, size: page.size)
      root?.frame = window.bounds
    }
  }
#endif
