/// The velocity of a point, measured over its last moments.
///
/// A straight line is fitted to the samples of the last ``Constants/velocityWindow`` by least squares: with the times tᵢ and the
/// positions xᵢ, both counted from their means,
///
///     v = Σ tᵢ·xᵢ / Σ tᵢ²
///
/// Samples further back, and those from before a rest of ``Constants/velocityRest``, do not count. Two samples are enough.
nonisolated struct VelocityTracker {
  private struct Sample {
    var position = CGPoint.zero
    var time: TimeInterval = 0
  }

  private static let capacity = 20

  // A ring: the memory is that of the tracker, and nothing is allocated while a finger moves.
  private var ring = [20 of Sample](repeating: Sample())
  private var count = 0
  private var next = 0

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// Takes note of where the point is. Several positions at one time count as the last of them.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if count > 0, sample(0).time >= time {
      next = (next + Self.capacity - 1) % Self.capacity
      count -= 1
    }
    ring[next] = Sample(position: position, time: time)
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  /// Counting back from the newest sample, 0.
  private func sample(_ age: Int) -> Sample {
    ring[(next + 2 * Self.capacity - 1 - age) % Self.capacity]
  }

  /// The velocity at `time`, in points per second; zero for a point that has rested, or of which too little is known.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard count >= 2, time - sample(0).time <= Constants.velocityRest else { return .zero }
    var used = 1
    while used < count, sample(0).time - sample(used).time <= Constants.velocityWindow,
      sample(used - 1).time - sample(used).time <= Constants.velocityRest
    {
      used += 1
    }
    guard used >= 2 else { return .zero }
    return slope(of: used)
  }

  private func slope(of used: Int) -> CGPoint {
    var meanTime = 0.0
    var meanPosition = CGPoint.zero
    for age in 0..<used {
      meanTime += sample(age).time / Double(used)
      meanPosition = meanPosition + sample(age).position / CGFloat(used)
    }
    var product = CGPoint.zero
    var square: CGFloat = 0
    for age in 0..<used {
      let time = CGFloat(sample(age).time - meanTime)
      product = product + (sample(age).position - meanPosition) * time
      square += time * time
    }
    return square > 0 ? product / square : .zero
  }
}
