#if !hasFeature(Embedded)
  /// When something happens on the time of what it is in, and how often: of ``CAAnimation``. Natively only.
  ///
  /// With the time T of what it is in, the time of its own is
  ///
  ///     t = (T − beginTime) · speed + timeOffset
  ///
  /// and it runs from 0 to its ``duration``, there and back with ``autoreverses``, as often as ``repeatCount`` or for as long as ``repeatDuration`` says.
  @preconcurrency @MainActor
  public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds on the time of what it is in: for an animation that is added to a layer `CACurrentMediaTime()` and a delay, within a group 0 and a delay. 0,
    /// the default, is at once.
    var beginTime: CFTimeInterval { get set }
    /// How long it runs once in one direction, in seconds. 0, the default, is the duration of the group that it is in, or else of the ``CATransaction``.
    var duration: CFTimeInterval { get set }
    /// How fast its time passes; 1 by default. Below 0 it runs back from ``timeOffset``; 0 rests there.
    var speed: Float { get set }
    /// The time of its own at which it begins, in seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0, the default, is once. `.infinity` for ever.
    var repeatCount: Float { get set }
    /// For how long it runs again and again, in seconds; 0, the default, is as ``repeatCount`` says.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs back after each time; false by default.
    var autoreverses: Bool { get set }
    /// What it shows before it begins and after it has ended; nothing by default.
    var fillMode: CAMediaTimingFillMode { get set }
  }

  /// What an animation shows before it begins and after it has ended.
  nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, once it has ended; an animation of a layer also has ``CAAnimation/isRemovedOnCompletion`` false for it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
  }
#endif
