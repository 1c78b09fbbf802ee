/// The middle of the fingers, without a jump where a finger comes down or lifts.
///
/// With one finger at 0 and one at 100 the middle is at 50; when the one at 100 lifts, it would
/// jump to 0. That jump is added from then on, until the gesture is over:
///
///     steady = middle of the fingers + offset          offset += middle before − middle after
nonisolated struct SteadyMiddle {
  private var offset = CGPoint.zero

  /// The location of the gesture when the middle of its fingers is at `middle`.
  func location(_ middle: CGPoint) -> CGPoint {
    middle + offset
  }

  /// The middle of the fingers jumps because a finger came down or lifted.
  mutating func jump(from old: CGPoint, to new: CGPoint) {
    offset = offset + (old - new)
  }

  mutating func reset() {
    offset = .zero
  }
}
