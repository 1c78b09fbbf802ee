#if !hasFeature(Embedded)
  /// How the time of an animation follows from the time of what it is in.
  ///
  ///     t = (T − begin) · speed + offset             its own time
  ///     period = duration, or twice as much where it reverses
  ///     whole = repeatDuration, or else period · count
  ///
  ///         before │◀── period ──▶│◀── period ──▶│ after
  ///     ───────────0──────────────┼──────────────whole────▶ t
  ///      progress  0 ╱ 1 ╲ 0        0 ╱ 1 ╲ 0
  ///
  /// A speed below 0 runs from the offset back to 0: what is after for the others is before for it.
  nonisolated struct MediaTime: Equatable {
    var begin: TimeInterval = 0
    var duration: TimeInterval = 0
    var speed: Double = 1
    var offset: TimeInterval = 0
    var count: Double = 1
    var repeatDuration: TimeInterval = 0
    var reverses = false
    var fill = CAMediaTimingFillMode.removed

    /// What is seen of it: how much of one way has been gone, from 0 to 1, and how often it has been gone before.
    struct Moment: Equatable {
      var progress: CGFloat
      var round: Double
    }

    private var period: TimeInterval { reverses ? 2 * duration : duration }
    private var whole: TimeInterval {
      if repeatDuration > 0 { return repeatDuration }
      // Nothing is over at once, however often.
      return period > 0 ? period * count : 0
    }

    private func own(_ time: TimeInterval) -> TimeInterval {
      (time - begin) * speed + offset
    }

    /// True from the moment on at which it runs.
    func hasBegun(at time: TimeInterval) -> Bool {
      speed < 0 ? own(time) <= whole : own(time) >= 0
    }

    /// True from the moment on at which it has ended.
    func isOver(at time: TimeInterval) -> Bool {
      speed < 0 ? own(time) <= 0 : speed > 0 && own(time) >= whole
    }

    /// What is seen of it at a time; `nil` where nothing is.
    func moment(at time: TimeInterval) -> Moment? {
      let (own, whole) = (own(time), whole)
      if own < 0 { return fill(speed < 0).map { _ in moment(0, within: whole) } }
      if own > whole || (own == whole && isOver(at: time)) {
        return fill(speed >= 0).map { _ in moment(whole, within: whole) }
      }
      return moment(own, within: whole)
    }

    private func fill(_ isAfter: Bool) -> Void? {
      (isAfter ? fill.fillsAfter : fill.fillsBefore) ? () : nil
    }

    private func moment(_ own: TimeInterval, within whole: TimeInterval) -> Moment {
      guard period > 0 else { return Moment(progress: own < whole || !reverses ? 1 : 0, round: 0) }
      var round = (own / period).rounded(.down)
      // At the end of the last time, not at the beginning of another one.
      if round > 0, own >= whole, own == round * period { round -= 1 }
      guard round.isFinite else { return Moment(progress: reverses ? 0 : 1, round: 0) }
      let share = (own - round * period) / duration
      return Moment(progress: CGFloat(share > 1 ? 2 - share : share), round: round)
    }
  }

  extension MediaTime {
    /// The timing of an animation.
    ///
    /// - Parameter inherited: its duration where it has none.
    @MainActor init(_ timing: any CAMediaTiming, inheriting inherited: TimeInterval) {
      func positive(_ number: Double) -> Double { number > 0 ? number : 0 }
      begin = timing.beginTime.isFinite ? timing.beginTime : 0
      duration = positive(timing.duration)
      if duration == 0 { duration = inherited }
      if !duration.isFinite { duration = Constants.latestTime }
      speed = timing.speed.isFinite ? Double(timing.speed) : 1
      offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
      count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
      repeatDuration = positive(timing.repeatDuration)
      reverses = timing.autoreverses
      fill = timing.fillMode
    }
  }
#endif
