#if Desktop
  import TouchKit

  /// A program's window and the layers that show it: what comes in goes to the one, what changes goes to the other.
  final class DesktopSession {
    let page: DesktopPage
    let window: UIWindow
    let layers = DrawnLayers()
    private let root: UIView?
    private var changes: [LayerChange] = []
    private var needsDrawing = true

    init(_ page: DesktopPage, _ make: (DesktopPage) -> UIView) {
      self.page = page
      page.clock.measureText = { TextLayout($0, size: $1, weight: $2).size.width }
      let view = make(page)
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

    /// One frame; answers when the next one is wanted: 0 at once, a time, or `nil` for when something comes in.
    func frame(at time: TimeInterval) -> TimeInterval? {
      window.clock.advance(to: time)
      changes.removeAll(keepingCapacity: true)
      window.collectChanges(into: &changes)
      for change in changes { layers.apply(change) }
      if !changes.isEmpty { needsDrawing = true }
      page.onFrame?()
      return window.needsFrames ? 0 : window.clock.nextDue
    }

    /// True once after something has changed.
    func takeNeedsDrawing() -> Bool {
      defer { needsDrawing = false }
      return needsDrawing
    }

    /// What is on the screen has been lost.
    func redraw() {
      needsDrawing = true
    }

    func resize(to size: CGSize, scale: CGFloat, at time: TimeInterval) {
      window.clock.fireTimers(until: time)
      page.size = size
      page.scale = scale
      fit()
      redraw()
      page.onResize?()
    }

    func wheel(by delta: CGPoint, at location: CGPoint, isPinch: Bool, time: TimeInterval) {
      guard isPinch else {
        window.scroll(by: delta, at: location, time: time)
        return
      }
      // A hundred points of a wheel are a factor of e, as in browsers.
      window.magnify(
        by: exp(-delta.y * 0.01), at: location, time: time, animated: UIWindow.isNotch(delta))
    }

    func press(_ key: KeySample, _ phase: UIPress.Phase, at time: TimeInterval) {
      let isUsed = window.send(presses: [PressSample(key: key, phase: phase, timestamp: time)])
      if !isUsed, phase == .began { command(key, at: time) }
    }

    /// A key that nobody used, or that is held on.
    func command(_ key: KeySample, at time: TimeInterval) {
      window.clock.fireTimers(until: time)
      if page.onKey?(key) == true { return }
      if let command = ScrollCommand(key) { window.perform(command, time: time) }
    }

    private func fit() {
      window.displayScale = page.scale
      window.frame = CGRect(origin: .zero, size: page.size)
      root?.frame = window.bounds
    }
  }
#endif
