extension UITouch {
  /// Where a touch is in its life.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// The finger came down in this event.
    case began
    /// The finger moved, or its force or angle changed, in this event.
    case moved
    /// The finger is down and did not change in this event.
    case stationary
    /// The finger was lifted in this event.
    case ended
    /// The system ended the touch: a lost pointer, a hidden page, or a host's reset.
    case cancelled
  }

  /// What touches the surface.
  nonisolated public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct
    /// A touch on a surface away from the screen, such as a remote control.
    case indirect
    /// A stylus.
    case pencil
    /// A mouse or a trackpad's pointer, with its button down.
    case indirectPointer

    /// The former name of ``pencil``.
    public static let stylus = TouchType.pencil

    static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  }

  /// The parts of a touch that a stylus may report first as an estimate and correct later.
  nonisolated public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// How hard the finger or the pen presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// The pen's direction on the surface.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The pen's angle to the surface.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// The pen's rotation about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}

/// A set of touch types, as bits.
nonisolated struct TouchTypeSet {
  private var bits: UInt8 = 0

  init(_ types: [UITouch.TouchType]) {
    for type in types { bits |= 1 << UInt8(type.rawValue) }
  }

  func contains(_ type: UITouch.TouchType) -> Bool {
    bits & (1 << UInt8(type.rawValue)) != 0
  }
}
