/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}

/// Where an animator ended.
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where the animation leads to.
  case end
  /// Where the animation began.
  case start
  /// Where the views are drawn at the moment.
  case current
}
