import AllocationCounter
import TouchKit

/// A window with views in each other and recognizers on the innermost one.
@MainActor
final class Stage: UIGestureRecognizerDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var recognizers: [UIGestureRecognizer] = []
  private let actions = Counter()
  private let isSimultaneous: Bool

  init(views: Int, recognizers count: Int, isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
    var inner: UIView = window
    for _ in 0..<views {
      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      inner.addSubview(view)
      inner = view
    }
    for index in 0..<count {
      let recognizer = count == 1 ? UIPanGestureRecognizer() : Stage.recognizer(index)
      recognizer.addAction { [actions] _ in actions.count += 1 }
      recognizer.delegate = isSimultaneous ? self : nil
      inner.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  private static func recognizer(_ index: Int) -> UIGestureRecognizer {
    switch index % 8 {
    case 0: return UIPanGestureRecognizer()
    case 1: return UIPinchGestureRecognizer()
    case 2: return UIRotationGestureRecognizer()
    case 3: return UITapGestureRecognizer()
    case 4:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 5: return UILongPressGestureRecognizer()
    case 6: return UISwipeGestureRecognizer()
    default: return UIPanGestureRecognizer()
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous
  }

  func play(_ stream: Stream, events: Int, name: String) -> Result {
    for event in stream.start { window.send(event) }
    let player = Player(window: window, stream: stream)
    // A round or two beforehand: arrays find their size, caches fill.
    player.play(events: max(2 * stream.round.count, 1_000))
    let allocations = allocation_count()
    let clock = ContinuousClock()
    let time = clock.measure {
      player.events = events
      measured({ Stage.play($0) }, Unmanaged.passUnretained(player).toOpaque())
    }
    return Result(
      name: name, events: events,
      nanoseconds: Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds)
        / 1e9, allocations: allocation_count() - allocations,
      actions: actions.count)
  }

  nonisolated private static func play(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let player = Unmanaged<Player>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated {
      player.play(events: player.events)
    }
  }
}

/// What the actions do: as little as can be seen.
@MainActor
final class Counter {
  var count = 0
}

/// Plays a stream's rounds, each later than the one before.
@MainActor
final class Player {
  private let window: UIWindow
  private var round: [[TouchSample]]
  private let duration: Double
  private var next = 0
  var events = 0

  init(window: UIWindow, stream: Stream) {
    self.window = window
    round = stream.round
    duration = stream.duration
  }

  func play(events: Int) {
    for _ in 0..<events {
      window.send(round[next])
      // The samples' times are moved on in place: the stream itself allocates nothing.
      for index in round[next].indices { round[next][index].timestamp += duration }
      next = (next + 1) % round.count
    }
  }
}
