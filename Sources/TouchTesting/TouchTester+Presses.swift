import TouchKit

extension TouchTester {
  /// Presses a button and releases it after a time, 0.1 s by default.
  public func press(_ type: UIPress.PressType, for seconds: TimeInterval = 0.1) {
    press(PressSample(type: type, phase: .began, timestamp: now), for: seconds)
  }

  /// Presses a key and releases it after a time, 0.1 s by default.
  public func press(_ key: KeySample, for seconds: TimeInterval = 0.1) {
    press(PressSample(key: key, phase: .began, timestamp: now), for: seconds)
  }

  private func press(_ sample: PressSample, for seconds: TimeInterval) {
    var sample = sample
    window.send(presses: [sample])
    advance(by: seconds)
    sample.phase = .ended
    sample.timestamp = now
    window.send(presses: [sample])
  }
}
