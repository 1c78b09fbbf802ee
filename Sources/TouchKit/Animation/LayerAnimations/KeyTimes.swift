#if !hasFeature(Embedded)
  /// When each of several steps begins and ends, from 0 to 1, and how time passes within it.
  ///
  ///     0      0.2          0.7        1        times
  ///     ├───────┼────────────┼─────────┤
  ///       step 0    step 1      step 2
  nonisolated struct KeyTimes: Equatable {
    let times: [CGFloat]
    let curves: [TimingCurve]

    /// - Parameters:
    ///   - times: one more than there are steps, none before the one before it. With another number of them all steps take as long.
    ///   - curves: of the steps in turn; a step without one is even.
    init(_ times: [CGFloat]?, steps: Int, _ curves: [TimingCurve]) {
      let steps = max(steps, 1)
      if let times, times.count == steps + 1, times.allSatisfy(\.isFinite),
        !zip(times, times.dropFirst()).contains(where: { $0 > $1 })
      {
        self.times = times
      } else {
        self.times = (0...steps).map { CGFloat($0) / CGFloat(steps) }
      }
      self.curves = curves
    }

    /// The step that a progress is in, and how much of it has passed: before the first nothing, after the last everything.
    func place(_ progress: CGFloat) -> (step: Int, share: CGFloat) {
      guard let step = times.dropLast().lastIndex(where: { $0 <= progress }) else { return (0, 0) }
      let length = times[step + 1] - times[step]
      let share = length > 0 ? min((progress - times[step]) / length, 1) : 1
      return (step, curves.indices.contains(step) ? curves[step].progress(at: share) : share)
    }

    /// The progress with which even steps are where these are.
    func evened(_ progress: CGFloat) -> CGFloat {
      let (step, share) = place(progress)
      return times[step] + (times[step + 1] - times[step]) * share
    }
  }
#endif
