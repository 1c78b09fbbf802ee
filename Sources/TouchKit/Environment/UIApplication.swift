/// The windows that share a clock.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIApplication {
  private let clock: FrameClock?

  init(_ clock: FrameClock?) {
    self.clock = clock
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The application whose window gets an event, lays out or draws a frame at this moment.
  ///
  /// It follows the thread's current clock: outside of these calls it has no windows. ``UIView/window`` is correct at
  /// any time.
  public static var shared: UIApplication {
    UIApplication(FrameClock.current)
  }

  #if !hasFeature(Embedded)
    var scene: UIWindowScene? {
      clock.map { UIWindowScene(of: $0) }
    }
  #endif

  /// The windows on the clock, in the order in which they were made.
  public var windows: [UIWindow] {
    clock?.windows ?? []
  }

  /// The window on which ``UIWindow/makeKey()`` was called last, or else the one that was made first; `nil` where
  /// there is none.
  public var keyWindow: UIWindow? {
    clock?.keyWindow
  }
}
