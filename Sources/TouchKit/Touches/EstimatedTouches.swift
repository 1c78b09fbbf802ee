/// Remembers the samples that a host has announced corrections for, and delivers the corrections to
/// those who saw the samples.
final class EstimatedTouches {
  // The oldest first. A host that never sends what it announced does not fill the memory.
  @exclusivity(unchecked) private var waiting: [(sample: TouchSample, touch: UITouch)] = []
  private static let capacity = 256

  /// A sample of a touch was delivered.
  func note(_ sample: TouchSample, of touch: UITouch) {
    if waiting.count == EstimatedTouches.capacity { waiting.removeFirst() }
    waiting.append((sample, touch))
  }

  /// Shows a corrected sample to the recognizers and the view of its touch: as a separate touch
  /// object with the phase and location that the sample had.
  ///
  /// - Returns: false for an unknown index, or a value that is not finite.
  func correct(_ correction: TouchCorrection) -> Bool {
    guard
      let position = waiting.firstIndex(where: {
        $0.sample.estimationUpdateIndex == correction.index
      }), let sample = correction.corrected(waiting[position].sample)
    else { return false }
    let original = waiting[position].touch
    if correction.isLast {
      waiting.remove(at: position)
    } else {
      waiting[position].sample = sample
    }
    // Without a later sample the touch itself has the estimated values.
    if original.estimationIndex == correction.index { original.correct(sample) }
    let touch = original.copy(sample)
    touch.phase = sample.phase
    // The copy has the index that its receivers know it by.
    touch.estimationIndex = correction.index
    touch.isSettled = correction.isLast
    for recognizer in original.gestureRecognizers ?? [] where recognizer.isEnabled {
      recognizer.touchesEstimatedPropertiesUpdated([touch])
    }
    if original.hasReachedView, !original.isCancelledForView {
      original.view?.touchesEstimatedPropertiesUpdated([touch])
    }
    return true
  }
}
