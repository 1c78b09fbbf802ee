/// How fast a progress changes, per second: along its timing, and for each axis by what an initial velocity adds.
nonisolated struct AnimationPace: Equatable {
  var progress: CGFloat = 0
  var push = CGVector.zero
}
