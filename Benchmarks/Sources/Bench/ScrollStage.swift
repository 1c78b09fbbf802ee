import AllocationCounter
import TouchKit

/// Fingers on a scroll view over 10 and over 1,000 views.
@MainActor
struct ScrollCase {
  let name: String
  let views: Int
  let makeStream: () -> Stream

  static var all: [ScrollCase] {
    var cases: [ScrollCase] = []
    for views in [10, 1_000] {
      cases.append(
        ScrollCase(name: "scroll/pan/\(views)v", views: views, makeStream: { Stream.pan() }))
      cases.append(
        ScrollCase(name: "scroll/pinch/\(views)v", views: views, makeStream: { Stream.pinch() }))
    }
    return cases
  }
}

/// A scroll view over many views, in the hand: what a frame costs while fingers drag or pinch it.
@MainActor
final class ScrollStage: UIScrollViewDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))

  init(views: Int) {
    for index in 0..<views {
      content.addSubview(
        UIView(
          frame: CGRect(x: index % 40 * 100, y: index / 40 % 40 * 100, width: 90, height: 90)))
    }
    scrollView.contentSize = content.bounds.size
    scrollView.minimumZoomScale = 0.1
    scrollView.maximumZoomScale = 10
    scrollView.delegate = self
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    scrollView.contentOffset = CGPoint(x: 1500, y: 1500)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    content
  }

  func play(_ stream: Stream, events: Int, name: String) -> Result {
    for event in stream.start { window.send(event) }
    let player = FramePlayer(window: window, stream: stream)
    player.play(events: max(2 * stream.round.count, 1_000))
    let allocations = allocation_count()
    let clock = ContinuousClock()
    let time = clock.measure {
      player.events = events
      measured({ ScrollStage.play($0) }, Unmanaged.passUnretained(player).toOpaque())
    }
    return Result(
      name: name, events: events,
      nanoseconds: Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds)
        / 1e9, allocations: allocation_count() - allocations, actions: 0)
  }

  nonisolated private static func play(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let player = Unmanaged<FramePlayer>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { player.play(events: player.events) }
  }
}

/// Plays a stream's rounds with a frame after each event: the clock is turned and the changes are collected.
@MainActor
final class FramePlayer {
  private let window: UIWindow
  private var round: [[TouchSample]]
  private let duration: Double
  private var next = 0
  private var changes: [LayerChange] = []
  var events = 0

  init(window: UIWindow, stream: Stream) {
    self.window = window
    round = stream.round
    duration = stream.duration
  }

  func play(events: Int) {
    for _ in 0..<events {
      window.send(round[next])
      window.clock.advance(to: round[next][0].timestamp)
      changes.removeAll(keepingCapacity: true)
      window.collectChanges(into: &changes)
      for index in round[next].indices { round[next][index].timestamp += duration }
      next = (next + 1) % round.count
    }
  }
}
