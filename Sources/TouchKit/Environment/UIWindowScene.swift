#if !hasFeature(Embedded)
  /// What is on the screen at once of a program: its windows.
  ///
  /// There is one kind, ``UIWindowScene``, and one scene for each ``FrameClock``. Natively only.
  @preconcurrency @MainActor
  open class UIScene {
    /// Whether a scene can be seen and touched.
    nonisolated public enum ActivationState: Int, Sendable {
      /// No scene of the program; never so here.
      case unattached = -1
      /// It is seen and can be touched.
      case foregroundActive
      /// It is seen, and something else has the fingers; never so here.
      case foregroundInactive
      /// It is not seen; never so here.
      case background
    }

    nonisolated fileprivate let clock: FrameClock

    fileprivate init(_ clock: FrameClock) {
      self.clock = clock
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// Foreground and active. ``UIApplication/connectedScenes`` has a scene only while a window of it gets an event, lays out or draws a
    /// frame, which nothing does that is not seen: a host that hides it stops its frames.
    public final var activationState: ActivationState {
      .foregroundActive
    }
  }

  /// The windows that share a clock, as a scene: ``UIApplication/connectedScenes`` and ``UIWindow/windowScene``.
  ///
  /// It is made where it is asked for; two of the same clock are equal. It retains the clock, and no window.
  public final class UIWindowScene: UIScene {
    init(of clock: FrameClock) {
      super.init(clock)
    }

    deinit {}

    /// The windows, in the order in which they were made.
    public var windows: [UIWindow] {
      clock.windows
    }

    /// The window that gets keys; see ``UIApplication/keyWindow``.
    public var keyWindow: UIWindow? {
      clock.keyWindow
    }

    /// The screen of the key window.
    public var screen: UIScreen {
      UIScreen(of: clock.keyWindow)
    }

    /// What the key window has been told of its surroundings.
    public var traitCollection: UITraitCollection {
      UITraitCollection(of: clock.keyWindow)
    }
  }

  extension UIScene: nonisolated Hashable {
    /// True for two scenes of the same clock.
    nonisolated public static func == (a: UIScene, b: UIScene) -> Bool {
      a.identity == b.identity
    }

    /// Equal scenes give the same.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(identity)
    }

    nonisolated private var identity: ObjectIdentifier {
      ObjectIdentifier(clock)
    }
  }

  extension UIApplication {
    /// The scene of the window that gets an event, lays out or draws a frame at this moment; empty outside of these calls, as
    /// ``windows`` is.
    public var connectedScenes: Set<UIScene> {
      scene.map { [$0] } ?? []
    }
  }

  extension UIWindow {
    /// The scene of the windows that share this one's clock.
    public var windowScene: UIWindowScene? {
      UIWindowScene(of: clock)
    }
  }
#endif
