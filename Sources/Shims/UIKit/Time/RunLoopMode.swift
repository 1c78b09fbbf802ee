#if !hasFeature(Embedded)
  import Foundation

  /// The name that Swift 4 gave to `RunLoop.Mode`.
  public typealias RunLoopMode = RunLoop.Mode

  extension RunLoop.Mode {
    /// The name that Swift 4 gave to `common`.
    public static var commonModes: RunLoop.Mode { .common }

    /// The name that Swift 4 gave to `default`.
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
  }
#endif
