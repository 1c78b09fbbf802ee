/// The middle of the fingers that does not jump where a finger comes or goes.
///
/// With one finger at 0 and one at 100 the middle is at 50; lifted, the one at 100 would throw it
/// to 0. What it would jump by is kept and added from then on, until the gesture is over:
///
///     steady = middle of the fingers + offset          offset += middle before − middle after
nonisolated struct SteadyMiddle {
  private var offset = CGPoint.zero

  /// Where the gesture is, when the middle of its fingers is at `middle`.
  func location(_ middle: CGPoint) -> CGPoint {
    middle + offset
  }

  /// The fingers' middle jumps from one place to another because a finger came or went.
  mutating func jump(from old: CGPoint, to new: CGPoint) {
    offset = offset + (old - new)
  }

  mutating func reset() {
    offset = .zero
  }
}
