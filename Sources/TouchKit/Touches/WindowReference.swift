/// Leads from a touch to its window, and to nothing once that is gone: people keep touches for
/// longer than they should.
nonisolated final class WindowReference {
  // Cleared by the window when it goes.
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
  }
}
