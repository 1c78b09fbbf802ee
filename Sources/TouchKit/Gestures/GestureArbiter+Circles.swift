extension GestureArbiter {
  /// Recognizers that wait for each other in a circle would wait for ever: the one of them that
  /// asked first begins.
  ///
  /// One that waits for somebody outside the circle too is passed over; the circle is looked at
  /// again when that one has failed.
  func openCircle(through recognizer: UIGestureRecognizer) {
    let circle = circle(through: recognizer)
    for first in circle.sorted(by: asksBefore) {
      guard let held = first.attempt.held, !waitsOutside(first, circle) else { continue }
      report(.openedCircle(first))
      begin(first, held.state)
      return
    }
  }

  /// Everybody who waits for `recognizer`, over any number of others, and whom it waits for as
  /// well; itself is one of them. Empty where there is no circle.
  private func circle(through recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    awaited(by: recognizer).filter { other in
      awaited(by: other).contains { $0 === recognizer }
    }
  }

  /// The held recognizers that one waits for, directly or over others.
  private func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var here = recognizer
    var next = 0
    while true {
      for other in live where other.attempt.held != nil && other !== here {
        guard here.attempt.shares(with: other.attempt), waits(here, for: other),
          !found.contains(where: { $0 === other })
        else { continue }
        found.append(other)
      }
      guard next < found.count else { return found }
      here = found[next]
      next += 1
    }
  }

  private func waitsOutside(
    _ recognizer: UIGestureRecognizer, _ circle: [UIGestureRecognizer]
  ) -> Bool {
    live.contains { other in
      other !== recognizer && other.phase != .failed
        && !circle.contains { $0 === other }
        && other.attempt.shares(with: recognizer.attempt) && waits(recognizer, for: other)
    }
  }
}
