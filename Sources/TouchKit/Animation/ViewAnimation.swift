/// An animation of properties of views from one value to another.
///
/// The views have the visible values: the animation sets them in each frame. Setting one of the
/// properties removes it from the animation; animating it does too, and the new animation continues
/// with its velocity. See ``Momentum``.
///
/// Its clock or its animator owns it. It owns neither of them, nor the views.
final class ViewAnimation: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  /// Maps elapsed time to progress.
  nonisolated enum Timing {
    case curve(TimingCurve)
    case spring(DampedSpring)

    /// The progress after some seconds of a duration.
    func progress(at time: TimeInterval, of duration: TimeInterval) -> CGFloat {
      switch self {
      case .curve(let curve): curve.progress(at: duration > 0 ? CGFloat(time / duration) : 1)
      case .spring(let spring): spring.progress(at: time)
      }
    }
  }

  private struct Track {
    let link: Backlink<UIView>
    let property: AnimatedProperty
    var start: AnimatedValue
    var end: AnimatedValue
    var momentum: Momentum?
    /// In the order of their starts; none where the whole time is for one change.
    let keyframes: [Keyframe]

    var view: UIView? {
      link.object
    }

    func value(_ progress: CGFloat, at elapsed: TimeInterval) -> AnimatedValue {
      guard keyframes.isEmpty else {
        return keyframes.last { $0.start <= progress }?.value(at: progress) ?? start
      }
      let value = progress == 1 ? end : start.mixed(progress, with: end)
      return momentum?.added(to: value, at: elapsed) ?? value
    }
  }

  @exclusivity(unchecked) private var tracks: [Track] = []
  private var wasInterrupted = false
  /// True where others lead its views from now on, also those that lead them to the same place.
  var isReplaced = false
  // True where the program has set a property meanwhile: its time passes nevertheless, as in UIKit.
  private var wasSet = false
  @Backlink private var clock: FrameClock?
  private let timing: Timing
  private let duration: TimeInterval
  private let repeats: Bool
  private let reverses: Bool
  private var start: TimeInterval
  // How fast the progress changes where fingers or an animator control it.
  private var pace: AnimationPace?
  private var completion: ((Bool) -> Void)?

  /// Animates the changes of a scope: the views get their old values back and move to the new ones
  /// from there.
  init(
    _ scope: AnimationScope, on clock: FrameClock, timing: Timing, duration: TimeInterval,
    delay: TimeInterval = 0, repeats: Bool = false, reverses: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    _clock = Backlink(to: clock)
    self.timing = timing
    self.duration = max(0, duration)
    self.repeats = repeats
    self.reverses = reverses
    self.completion = completion
    start = clock.now + max(0, delay)
    #if hasFeature(Embedded)
      super.init()
    #endif
    for recorded in scope.changes {
      var change = recorded
      #if !hasFeature(Embedded)
        // What is added to its layer changes what it makes of the property.
        if let base = change.view.running?.base(of: change.property) { change.old = base }
      #endif
      let keyframes = Keyframe.chained(change.keyframes, from: change.old)
      let end = keyframes.last?.value ?? change.view.value(of: change.property)
      // One that leads elsewhere is taken back.
      let isTakenBack = change.view.running?.animates(change.property) == true
      guard end != change.old || !keyframes.isEmpty || isTakenBack else { continue }
      if keyframes.isEmpty, let running = change.view.running,
        running.goesOn(change.property, of: change.view, to: end, from: change.old)
      {
        continue
      }
      let momentum =
        delay > 0 || !keyframes.isEmpty
        ? nil
        : Momentum(change.velocity, from: change.old, to: end, timing, duration)
      tracks.append(
        Track(
          link: Backlink(to: change.view), property: change.property, start: change.old, end: end,
          momentum: momentum, keyframes: keyframes))
      let running = change.view.running ?? RunningAnimations()
      change.view.animations = running
      running.assign(change.property, self)
    }
    show(0)
  }

  var isEmpty: Bool {
    tracks.isEmpty
  }

  func run() {
    if let player = clock?.transitionPlayer {
      player.add(self)
    } else {
      clock?.start(self)
    }
  }

  /// The progress at a time on the clock.
  func progress(at time: TimeInterval) -> CGFloat {
    let elapsed = time - start
    return elapsed > 0 ? progress(after: min(elapsed, duration)) : 0
  }

  /// The translation of a view's center from start to end; `nil` where it does not move.
  func translationOfCenter(of view: UIView) -> CGPoint? {
    for track in tracks where track.view === view {
      if case .point(let start) = track.start, case .point(let end) = track.end {
        return end - start
      }
    }
    return nil
  }

  func move(to time: TimeInterval) -> Bool {
    // Views that have been released need no animation, and those that have left their window lose theirs, as in UIKit.
    tracks.removeAll { $0.view == nil }
    for track in tracks {
      if let view = track.view, view.host == nil { cut(view) }
    }
    guard !tracks.isEmpty || (wasSet && !repeats) else {
      finish(false)
      return false
    }
    let elapsed = time - start
    guard elapsed >= 0 else { return true }
    let round = duration > 0 ? (elapsed / duration).rounded(.down) : 1
    let isOver = !repeats && round >= (reverses ? 2 : 1)
    guard !isOver else {
      show(reverses ? 0 : 1)
      if reverses { settleAtEnd() }
      finish(!wasInterrupted)
      return false
    }
    show(progress(after: elapsed), at: elapsed)
    return true
  }

  private func progress(after elapsed: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    let round = (elapsed / duration).rounded(.down)
    let within = elapsed - round * duration
    let isBackward = reverses && Int(round) % 2 == 1
    return timing.progress(at: isBackward ? duration - within : within, of: duration)
  }

  /// Shows a progress, without a momentum: 0 is exactly the start, 1 the end.
  ///
  /// - Parameter push: what an initial velocity adds to the progress, for each axis.
  func show(_ progress: CGFloat, pace: AnimationPace? = nil, push: CGVector = .zero) {
    self.pace = pace
    show(progress, at: .infinity, push: push)
  }

  /// It is paused.
  func rest() {
    pace = AnimationPace()
  }

  private func show(_ progress: CGFloat, at elapsed: TimeInterval, push: CGVector = .zero) {
    AnimationScope.within(nil) {
      for track in tracks {
        guard let view = track.view else { continue }
        var value = track.value(progress, at: elapsed)
        if push != .zero {
          value = value.adding(push, of: track.end.adding(-1, of: track.start))
        }
        view.running?.apply(value, to: track.property, of: view)
      }
    }
  }

  private func index(of property: AnimatedProperty, _ view: UIView) -> Int? {
    tracks.firstIndex { $0.property == property && $0.link.leads(to: view) }
  }

  private func track(of property: AnimatedProperty, _ view: UIView) -> Track? {
    index(of: property, view).map { tracks[$0] }
  }

  /// Where a property of a view came from.
  func start(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    track(of: property, view)?.start
  }

  /// Where a property of a view is led; `nil` where it never arrives.
  func end(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    guard !repeats else { return nil }
    return track(of: property, view)?.end
  }

  /// Where a property of a view is led from and to; `nil` for one that never arrives, or goes by several changes.
  func course(of property: AnimatedProperty, _ view: UIView) -> (
    start: AnimatedValue, end: AnimatedValue
  )? {
    guard !repeats, let track = track(of: property, view), track.keyframes.isEmpty else {
      return nil
    }
    return (track.start, track.end)
  }

  /// A property of a view is led from another place, or elsewhere, in the same time.
  ///
  /// - Parameter left: what its parts keep of the momentum, 0 or 1 each.
  func redirect(
    _ property: AnimatedProperty, of view: UIView, from start: AnimatedValue, to end: AnimatedValue,
    keeping left: CGRect
  ) {
    guard let index = index(of: property, view) else { return }
    (tracks[index].start, tracks[index].end) = (start, end)
    tracks[index].momentum?.keep(left)
    wasSet = true
  }

  /// How fast a property of a view changes at this moment, per second.
  func velocity(of property: AnimatedProperty, _ view: UIView) -> AnimatedValue? {
    guard let track = track(of: property, view)
    else {
      return nil
    }
    let delta = track.end.adding(-1, of: track.start)
    if let pace { return delta.adding(pace.progress - 1, of: delta).adding(pace.push, of: delta) }
    guard let elapsed = clock.map({ $0.now - start }), elapsed >= 0 else { return nil }
    // The slope over a millisecond.
    let before = max(0, elapsed - 0.0005)
    let a = track.value(progress(after: before), at: before)
    let b = track.value(progress(after: before + 0.001), at: before + 0.001)
    let slope = b.adding(-1, of: a)
    return slope.adding(999, of: slope)
  }

  // After an autoreverse the views have the values that were set, as in UIKit.
  private func settleAtEnd() {
    show(1)
  }

  /// Ends the animation with the present values.
  func finish(_ isFinished: Bool) {
    clock?.stop(self)
    let old = tracks
    tracks.removeAll()
    for track in old where track.view?.running?.forget(track.property, self) == true {
      track.view?.endAnimations()
    }
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// A view has its values at the end at once, and is not animated any more.
  func cut(_ view: UIView) {
    wasInterrupted = true
    let own = tracks.filter { $0.link.leads(to: view) }
    tracks.removeAll { $0.link.leads(to: view) }
    for track in own where view.running?.forget(track.property, self) == true {
      view.endAnimations()
    }
    AnimationScope.within(nil) {
      for track in own { view.setValue(track.end, of: track.property) }
    }
  }

  /// Removes a property that another animation takes over, or that the program sets.
  func drop(_ property: AnimatedProperty, of running: RunningAnimations, isSet: Bool) {
    if isSet { wasSet = true } else { wasInterrupted = true }
    tracks.removeAll { $0.property == property && $0.view?.animations === running }
  }
}
