/// Remembers the samples that a host has announced corrections for, and hands the corrections to
/// who saw them.
final class EstimatedTouches {
  // The oldest first. A host that never sends what it announced does not fill the memory.
  @exclusivity(unchecked) private var waiting: [(sample: TouchSample, touch: UITouch)] = []
  private static let capacity = 256

  /// A sample of a touch was delivered.
  func note(_ sample: TouchSample, of touch: UITouch) {
    if waiting.count == EstimatedTouches.capacity { waiting.removeFirst() }
    waiting.append((sample, touch))
  }

  /// Shows a corrected sample to the recognizers and the view of its touch: as a touch of its own,
  /// with the phase and the place of then.
  ///
  /// - Returns: false where nobody waits for it, or where a number in it is none.
  func correct(_ correction: TouchCorrection) -> Bool {
    guard
      let place = waiting.firstIndex(where: {
        $0.sample.estimationUpdateIndex == correction.index
      }), let sample = correction.corrected(waiting[place].sample)
    else { return false }
    let original = waiting[place].touch
    if correction.isLast {
      waiting.remove(at: place)
    } else {
      waiting[place].sample = sample
    }
    // Where nothing has come since, the touch itself is that sample.
    if original.estimationIndex == correction.index { original.correct(sample) }
    let touch = original.copy(sample)
    touch.phase = sample.phase
    // It keeps the number that its receivers know it by.
    touch.estimationIndex = correction.index
    touch.isSettled = correction.isLast
    for recognizer in original.gestureRecognizers ?? [] where recognizer.isEnabled {
      recognizer.touchesEstimatedPropertiesUpdated([touch])
    }
    if original.isHeard, !original.isTaken {
      original.view?.touchesEstimatedPropertiesUpdated([touch])
    }
    return true
  }
}
