#if !hasFeature(Embedded)
  // Files written for iOS count delays in these, which only Apple's Dispatch declares.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
#endif
