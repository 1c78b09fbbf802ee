extension UIEvent {
  /// Where the touch will probably be next: once half of ``Constants/predictionHorizon`` ahead and
  /// once all of it, the nearer first.
  ///
  /// What is drawn now is seen a frame later, when the finger has already moved on; drawing these
  /// touches too reduces that lag. They continue in a straight line with the touch's present
  /// velocity:
  ///
  ///     location(t + h) = location(t) + velocity · h
  ///
  /// A finger may stop or turn: discard them at the next event. Empty for
  /// a touch that rests or has ended; `nil` for one that is not of this event. Made anew at each
  /// call.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    let velocity = touch.velocityTracker.velocity(at: touch.timestamp)
    guard touch.isDown, velocity != .zero else { return [] }
    var predicted: [UITouch] = []
    var previous = touch.location
    for share in [0.5, 1] {
      let ahead = Constants.predictionHorizon * share
      var sample = touch.sample(.moved)
      sample.location = touch.location + velocity * CGFloat(ahead)
      sample.timestamp += ahead
      let copy = touch.copy(sample, after: previous)
      copy.phase = .moved
      previous = sample.location
      predicted.append(copy)
    }
    return predicted
  }
}
