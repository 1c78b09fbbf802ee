extension GestureArbiter {
  /// Whether `a`, recognized, keeps `b` from being recognized.
  ///
  /// It does unless `a.canPrevent(b)` or `b.canBePrevented(by: a)` is false, or a delegate allows
  /// both at the same time.
  func excludes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a.canPrevent(b), b.canBePrevented(by: a) else { return false }
    if a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false {
      return false
    }
    return !(b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }

  /// The running gesture, if there is one, that keeps a recognizer from beginning: they share a
  /// touch that came later.
  func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    for other in live where other !== recognizer && other.phase.isActive {
      if other.attempt.shares(with: recognizer.attempt), excludes(other, recognizer) {
        return other
      }
    }
    return nil
  }

  /// Makes the others that share a touch with a recognizer fail, or cancels them, now that it has
  /// been recognized.
  func prevent(by recognizer: UIGestureRecognizer) {
    // All of them fail before a recognizer that waits for one of them may begin: otherwise one that
    // is about to fail could begin.
    var failed: [UIGestureRecognizer] = []
    for other in live where other !== recognizer && other.attempt.isOpen {
      guard recognizer.attempt.shares(with: other.attempt) else { continue }
      if let reason = loss(of: other, to: recognizer) {
        if markFailed(other, reason) { failed.append(other) }
        cancel(other, reason)
      }
    }
    for other in failed { releaseWaiting(for: other) }
  }

  private func loss(
    of other: UIGestureRecognizer, to recognizer: UIGestureRecognizer
  ) -> GestureDiagnostic.Reason? {
    if other.phase == .possible, waits(other, for: recognizer, asking: other.attempt.waiting != nil)
    {
      return .required(recognizer)
    }
    guard !other.phase.isFinal, excludes(recognizer, other) else { return nil }
    return .prevented(by: recognizer)
  }
}
