/// Counts how many times in a row a finger came down at about the same location.
///
/// A touch-down continues the count of a lift that lies at most ``Constants/multiTapInterval`` and
/// ``Constants/multiTapDistance`` back. A touch that moved far or stayed long is no tap, and the next touch-down starts
/// at 1. The second button of a mouse does not continue the count of the first one, nor the first one that of the second.
struct TapCounter {
  private var lifts: [(location: CGPoint, time: TimeInterval, count: Int, isSecondary: Bool)] = []

  /// The tap count of a finger that has just come down; removes the lift whose count it continues.
  mutating func count(of touch: UITouch) -> Int {
    for index in lifts.indices.reversed()
    where touch.timestamp - lifts[index].time > Constants.multiTapInterval {
      lifts.remove(at: index)
    }
    guard let nearest = nearestLift(to: touch),
      abs(lifts[nearest].location.x - touch.location.x) <= Constants.multiTapDistance,
      abs(lifts[nearest].location.y - touch.location.y) <= Constants.multiTapDistance
    else { return 1 }
    return lifts.remove(at: nearest).count + 1
  }

  mutating func lifted(_ touch: UITouch) {
    guard touch.phase == .ended, touch.tapCount > 0,
      touch.timestamp - touch.beganAt <= Constants.tapDuration
    else { return }
    lifts.append((touch.location, touch.timestamp, touch.tapCount, touch.isSecondary))
  }

  private func nearestLift(to touch: UITouch) -> Int? {
    var nearest: Int?
    var shortest = CGFloat.infinity
    for index in lifts.indices where lifts[index].isSecondary == touch.isSecondary {
      let distance = lifts[index].location.distance(to: touch.location)
      if distance < shortest { (nearest, shortest) = (index, distance) }
    }
    return nearest
  }
}
