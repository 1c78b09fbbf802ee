/// The velocity of a point from its recent samples, by the impulse method
/// (``ImpulseVelocity``), axis by axis.
///
/// The samples of the last ``Constants/velocityRest`` count. If that is only one sample, in a slow
/// stream or after a rest, the translation from the one before it counts too, with a duration of at
/// most ``Constants/velocityWindow``: a finger that has just moved always has a direction. A sample
/// at the same location as the one before is ignored: a lift repeats the last location, and resting
/// fingers are reported with moving ones.
nonisolated struct VelocityTracker {
  private struct Sample {
    var position = CGPoint.zero
    var time: TimeInterval = 0
  }

  private static let capacity = 20

  // A ring: nothing is allocated while a finger moves.
  private var ring = [Sample](repeating: Sample(), count: capacity)
  private var count = 0
  // The index of the newest sample in the ring, and a copy of it.
  private var last = 0
  private var newest = Sample()
  private var isSilent = false

  mutating func removeAll() {
    count = 0
    isSilent = false
  }

  /// The velocity is zero until the next sample or ``resume()``, which know the movement before.
  mutating func silence() {
    isSilent = true
  }

  mutating func resume() {
    isSilent = false
  }

  /// What is measured, a number along x, has been set to another value: it is counted in other units now, from another origin.
  mutating func rebase(times factor: CGFloat = 1, plus offset: CGFloat = 0) {
    for index in ring.indices {
      ring[index].position.x = ring[index].position.x * factor + offset
    }
    newest.position.x = newest.position.x * factor + offset
  }

  /// Adds a sample. Of several at one time the last counts.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    isSilent = false
    if count > 0 {
      if newest.position == position { return }
      if newest.time >= time {
        last = last == 0 ? Self.capacity - 1 : last - 1
        count -= 1
      }
    }
    last = last + 1 == Self.capacity ? 0 : last + 1
    newest = Sample(position: position, time: time)
    ring[last] = newest
    count = min(count + 1, Self.capacity)
  }

  /// The velocity at `time`, in points per second; zero for a point that rests, or with fewer than
  /// two samples.
  ///
  /// - Complexity: O(samples that count), which is 20 at most. Nothing is allocated.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard count >= 2, !isSilent, isWithin(Constants.velocityRest, from: newest.time, to: time)
    else {
      return .zero
    }
    // `age` counts back from the newest sample.
    func sample(_ age: Int) -> Sample {
      ring[last >= age ? last - age : last - age + Self.capacity]
    }
    var oldest = 0
    while oldest + 1 < count,
      isWithin(Constants.velocityRest, from: sample(oldest + 1).time, to: newest.time)
    {
      oldest += 1
    }
    if oldest == 0 { oldest = 1 }
    var x = ImpulseVelocity()
    var y = ImpulseVelocity()
    while oldest > 0 {
      let (from, to) = (sample(oldest), sample(oldest - 1))
      let time = min(to.time - from.time, Constants.velocityWindow)
      x.add(to.position.x - from.position.x, in: time)
      y.add(to.position.y - from.position.y, in: time)
      oldest -= 1
    }
    return CGPoint(x: x.value, y: y.value)
  }

  // Time stamps are whole milliseconds on many hosts, and their difference in seconds is not: 1.1 −
  // 1 is more than 0.1.
  private func isWithin(_ span: TimeInterval, from: TimeInterval, to: TimeInterval) -> Bool {
    to - from <= span + 1e-9
  }
}
