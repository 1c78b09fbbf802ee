/// Measured values for a sample that the host first had to estimate in part; see ``UIWindow/update(_:)``.
nonisolated public struct TouchCorrection: Hashable, Sendable {
  /// The ``TouchSample/estimationUpdateIndex`` of the sample.
  public var index: Int

  /// The measured values; `nil` leaves the estimate.
  public var force: CGFloat?
  /// The pen's angle to the surface, in radians, where it was estimated; `nil` leaves it as it is.
  public var altitude: CGFloat?
  /// The pen's direction on the surface, in radians, where it was estimated; `nil` leaves it as it is.
  public var azimuth: CGFloat?
  /// The pen's rotation about itself, in radians, where it was estimated; `nil` leaves it as it is.
  public var roll: CGFloat?
  /// In points, in the window's coordinates.
  public var location: CGPoint?

  /// False where a further correction of the same sample will come. True by default.
  public var isLast: Bool

  /// A correction of the sample with an index; `isLast` says that no other one follows for it.
  public init(
    index: Int, force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    roll: CGFloat? = nil, location: CGPoint? = nil, isLast: Bool = true
  ) {
    self.index = index
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.location = location
    self.isLast = isLast
  }

  /// The sample with the measured values; `nil` where a value is not finite or out of range.
  func corrected(_ old: TouchSample) -> TouchSample? {
    var sample = old
    if let force {
      sample.force = force
      sample.estimatedProperties.remove(.force)
    }
    if let altitude {
      sample.altitude = altitude
      sample.estimatedProperties.remove(.altitude)
    }
    if let azimuth {
      sample.azimuth = azimuth
      sample.estimatedProperties.remove(.azimuth)
    }
    if let roll {
      sample.roll = roll
      sample.estimatedProperties.remove(.roll)
    }
    if let location {
      sample.location = location
      sample.estimatedProperties.remove(.location)
    }
    if isLast { sample.estimationUpdateIndex = nil }
    return sample.isInRange ? sample : nil
  }
}
