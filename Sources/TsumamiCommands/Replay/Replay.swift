import Scenes
import TouchKit
import TouchTraces

/// Plays touches into a scene, with frames at a screen's interval.
@MainActor
final class Replay {
  /// The options of a replay.
  struct Options {
    /// The window, in points; `nil` for the one that the scene's samples have.
    var window: CGSize?
    /// The size of the picture in scenes that show one, in points; `nil` for the scene's own.
    var picture: CGSize?
    /// In seconds, on the trace's clock: nothing is played after it.
    var end = Double.infinity
    var framesPerSecond = 60.0
  }

  let scene: Scene

  /// Called with each time before it is played, to wait until then.
  var pace: ((TimeInterval) -> Void)?

  /// Called with what recognizers do between their actions, and why; costs nothing while it is nil.
  var onStep: ((GestureStep) -> Void)? {
    didSet { steps = onStep.map(listen) }
  }
  private var steps: GestureSteps?

  private let window: UIWindow

  private let frameInterval: TimeInterval
  private let end: TimeInterval
  private var hasStarted = false
  private var start = 0.0
  private var count = 0.0

  /// Seconds by which an event is late when it is; a page keeps events apart by less.
  private static let lateness = 1e-6

  /// How long the clock advances after the last touch at most, in seconds.
  private let patience = 60.0

  /// - Parameter header: of the trace: some scenes have a window of its size, all have its pixels.
  init(_ playable: PlayableScene, of header: TraceHeader, options: Options = Options()) {
    let pictures = options.picture.map { [UIImage(source: 0, size: $0)] }
    scene = playable.make(
      .init(size: options.window ?? playable.size(of: header), pictures: pictures))
    window = scene.window
    window.displayScale = header.scale
    frameInterval = 1 / options.framesPerSecond
    end = options.end
  }

  /// Plays one event; events come in the order of time.
  ///
  /// - Parameter delivery: when it was delivered, where that was later than it was measured.
  /// - Returns: false where it lies after the end, and was not played.
  func play(_ event: [TouchSample], at delivery: TimeInterval = 0) -> Bool {
    var moment = -Double.infinity
    for index in event.indices { moment = max(moment, event[index].timestamp) }
    let isLate = delivery > moment + Self.lateness
    if isLate { moment = delivery }
    guard moment <= end else { return false }
    if !hasStarted {
      // Frames are counted from the first touch. As in a page there was a frame before it, so all views have been laid
      // out.
      hasStarted = true
      draw(at: moment)
      start = moment
    }
    advance(to: moment)
    pace?(moment)
    // A frame delayed it.
    if isLate { draw(at: moment) }
    window.send(event)
    return true
  }

  /// Ends the replay: plays until nothing moves, and reports the outcome.
  ///
  /// - Parameter isCut: there are events after the end, so that running gestures stay as they are, with the fingers
  ///   down.
  func finish(isCut: Bool) {
    if isCut {
      advance(to: end)
      window.clock.fireTimers(until: end)
    } else {
      window.cancelTouches()
      let last = min(end, window.clock.now + patience)
      while !window.clock.isIdle, time(ofFrame: count + 1) <= last { frame() }
    }
    scene.onEntry?(scene.lastEntry)
  }

  private func listen(_ report: @escaping (GestureStep) -> Void) -> GestureSteps {
    // It names recognizers that have no name.
    let names = GestureLog(listeningTo: window)
    return GestureSteps(of: window, name: names.name) { if !$0.isRoutine { report($0) } }
  }

  // The time of frame n: a multiple and not a sum, so that skipped frames do not change it.
  private func time(ofFrame n: Double) -> TimeInterval {
    start + n * frameInterval
  }

  // Frames in which nothing moves are skipped: an hour's pause takes no time.
  private func advance(to time: TimeInterval) {
    while self.time(ofFrame: count + 1) <= time {
      guard window.needsFrames || (window.clock.nextDue ?? .infinity) <= time else {
        count = max(count, ((time - start) / frameInterval).rounded(.down) - 1)
        while self.time(ofFrame: count + 1) <= time { count += 1 }
        return
      }
      frame()
    }
  }

  private func frame() {
    count += 1
    let time = time(ofFrame: count)
    pace?(time)
    draw(at: time)
  }

  private func draw(at time: TimeInterval) {
    window.clock.advance(to: time)
    window.discardChanges()
  }
}
