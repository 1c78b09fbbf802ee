extension GestureArbiter {
  /// Recognizers that wait for each other in a circle would never begin: the one that asked first
  /// does.
  ///
  /// One that also waits for a recognizer outside the circle is skipped; the circle is checked
  /// again when that one has failed.
  func openCircle(through recognizer: UIGestureRecognizer) {
    var circle = circle(through: recognizer)
    circle.sortStably(by: asksBefore)
    for first in circle {
      guard let waiting = first.attempt.waiting, !waitsOutside(first, circle) else { continue }
      report(.openedCircle(first))
      begin(first, waiting.state)
      return
    }
  }

  /// All recognizers that wait for `recognizer`, directly or through others, and that it waits for
  /// as well; it is one of them. Empty where there is no circle.
  private func circle(through recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    awaited(by: recognizer).filter { other in
      awaited(by: other).contains(object: recognizer)
    }
  }

  /// The waiting recognizers that one waits for, directly or through others.
  private func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var here = recognizer
    var next = 0
    while true {
      for other in live where other.attempt.waiting != nil && other !== here {
        guard here.attempt.shares(with: other.attempt), waits(here, for: other),
          !found.contains(object: other)
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
        && !circle.contains(object: other)
        && other.attempt.shares(with: recognizer.attempt) && waits(recognizer, for: other)
    }
  }
}
