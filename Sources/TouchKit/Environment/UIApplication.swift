/// The windows that share a clock: all that touch needs of a program.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIApplication {
  private let clock: FrameClock?

  init(_ clock: FrameClock?) {
    self.clock = clock
  }

  /// The application whose window gets an event, lays out or draws a frame at this moment.
  ///
  /// There is no global state here: outside of these calls it is one without windows. A view asks its own
  /// ``UIView/window``, which is right at any time.
  public static var shared: UIApplication {
    UIApplication(FrameClock.current)
  }

  /// The windows on the clock, in the order in which they were made.
  public var windows: [UIWindow] {
    clock?.windows ?? []
  }

  /// The one that ``UIWindow/makeKey()`` was called of last, or else the one that was made first; `nil` where
  /// there is none.
  public var keyWindow: UIWindow? {
    clock?.keyWindow
  }
}
