import Scenes
import TouchKit
import TouchTraces

/// Plays a trace into a scene, with frames in between as a screen would have them.
@MainActor
struct Replay {
  let scene: Scene
  private let frameInterval = 1.0 / 60

  /// How long the clock runs on after the last touch at most, in seconds.
  private let patience = 60.0

  /// - Parameter header: of the trace: some scenes have a window of its size, all have its pixels.
  init(scene kind: SceneKind, header: TraceHeader, hear: @escaping (SceneEntry) -> Void) {
    scene = kind.make(size: kind.fitsTrace ? header.size : SceneKind.standardSize)
    scene.window.displayScale = header.scale
    scene.hear = hear
  }

  /// Plays the whole trace, lets everything come to rest, and tells the outcome.
  ///
  /// - Returns: how many fingers the trace left down.
  func play(_ reader: TraceReader) throws -> Int {
    var event: [TouchSample] = []
    var changes: [LayerChange] = []
    var frames = 0.0
    var isFirst = true
    while try reader.next(into: &event) {
      let time = event[0].timestamp
      if isFirst {
        // The scene's life starts with the trace: frames are counted from its first touch.
        scene.window.clock.advance(to: time)
        frames = time
        isFirst = false
      }
      advance(to: time, &frames, &changes)
      scene.window.send(event)
    }
    let left = reader.unended.count
    scene.window.cancelTouches()
    rest(&frames, &changes)
    scene.hear?(scene.lastEntry)
    return left
  }

  // While nothing moves, frames change nothing: a trace with an hour's pause is played in a moment.
  private func advance(
    to time: TimeInterval, _ frames: inout TimeInterval, _ changes: inout [LayerChange]
  ) {
    let window = scene.window
    while frames + frameInterval <= time {
      guard window.needsFrames || (window.clock.nextDue ?? .infinity) <= time else {
        frames += ((time - frames) / frameInterval).rounded(.down) * frameInterval
        return
      }
      frame(&frames, &changes)
    }
  }

  private func rest(_ frames: inout TimeInterval, _ changes: inout [LayerChange]) {
    let end = scene.window.clock.now + patience
    while !scene.window.clock.isIdle, frames < end { frame(&frames, &changes) }
  }

  private func frame(_ frames: inout TimeInterval, _ changes: inout [LayerChange]) {
    frames += frameInterval
    scene.window.clock.advance(to: frames)
    changes.removeAll(keepingCapacity: true)
    scene.window.collectChanges(into: &changes)
  }
}
