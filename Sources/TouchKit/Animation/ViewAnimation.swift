/// Properties of views on their way from one value to another.
///
/// The views have the values that are seen: an animation sets them in each frame. Whoever sets one of the properties meanwhile, or animates it anew, takes it
/// away from the animation, where it is.
final class ViewAnimation: FrameMotion {
  /// How the time that has passed becomes progress.
  enum Timing {
    case curve(TimingCurve)
    case spring(DampedSpring)
  }

  private struct Track {
    let view: UIView
    let property: AnimatedProperty
    let start: AnimatedValue
    let end: AnimatedValue
  }

  private var tracks: [Track] = []
  private var lostSome = false
  private let clock: FrameClock
  private let timing: Timing
  private let duration: TimeInterval
  private let repeats: Bool
  private let reverses: Bool
  private var start: TimeInterval
  private var completion: ((Bool) -> Void)?

  /// Takes over what a scope has recorded: the views get the values back that they had, and go to the new ones from there.
  init(
    _ scope: AnimationScope, on clock: FrameClock, timing: Timing, duration: TimeInterval,
    delay: TimeInterval = 0, repeats: Bool = false, reverses: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.clock = clock
    self.timing = timing
    self.duration = max(0, duration)
    self.repeats = repeats
    self.reverses = reverses
    self.completion = completion
    start = clock.now + max(0, delay)
    for change in scope.changes {
      let end = change.view.value(of: change.property)
      guard end != change.old else { continue }
      tracks.append(
        Track(view: change.view, property: change.property, start: change.old, end: end))
      let running = change.view.running ?? RunningAnimations()
      change.view.running = running
      running.take(change.property, self)
    }
    show(0)
  }

  var isEmpty: Bool {
    tracks.isEmpty
  }

  func run() {
    clock.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    guard !tracks.isEmpty else {
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
      finish(!lostSome)
      return false
    }
    let within = duration > 0 ? elapsed - round * duration : 0
    let isBackward = reverses && Int(round) % 2 == 1
    show(progress(at: isBackward ? duration - within : within))
    return true
  }

  private func progress(at time: TimeInterval) -> CGFloat {
    switch timing {
    case .curve(let curve): curve.progress(at: duration > 0 ? CGFloat(time / duration) : 1)
    case .spring(let spring): spring.progress(at: time)
    }
  }

  /// Shows a share of the way: 0 is the start, 1 the end, exactly.
  func show(_ progress: CGFloat) {
    AnimationScope.within(nil) {
      for track in tracks {
        track.view.running?.isApplying = true
        track.view.setValue(
          progress == 1 ? track.end : track.start.mixed(progress, with: track.end),
          of: track.property)
        track.view.running?.isApplying = false
      }
    }
  }

  // After the way back the views have the values that were set, as in UIKit.
  private func settleAtEnd() {
    show(1)
  }

  /// Lets go of everything, where it is.
  func finish(_ isFinished: Bool) {
    clock.stop(self)
    let old = tracks
    tracks.removeAll()
    for track in old where track.view.running?.forget(track.property, self) == true {
      track.view.running = nil
    }
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// A property goes its own way.
  func lose(_ running: RunningAnimations, _ property: AnimatedProperty) {
    lostSome = true
    tracks.removeAll { $0.property == property && $0.view.running === running }
  }
}
