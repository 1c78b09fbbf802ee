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

/// A scroll view over 10 and over 1,000 views whose content moves by itself.
@MainActor
struct MotionCase {
  enum Motion: String, CaseIterable {
    case fling, zoom, offset
  }

  let name: String
  let views: Int
  let motion: Motion

  static var all: [MotionCase] {
    [10, 1_000].flatMap { views in
      Motion.allCases.map {
        MotionCase(name: "scroll/\($0.rawValue)/\(views)v", views: views, motion: $0)
      }
    }
  }
}

/// A scroll view over many views: what a frame costs while fingers drag or pinch it, or it moves by itself.
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

  /// Sets the content in motion and takes the hands off; answers for how long it moves at least, in seconds.
  func start(_ motion: MotionCase.Motion) -> Double {
    switch motion {
    case .fling:
      scrollView.contentSize.height = 100_000
      for step in 0...5 {
        let phase: UITouch.Phase = step == 0 ? .began : step == 5 ? .ended : .moved
        let place = CGPoint(x: 200, y: 700 - 100 * min(step, 4))
        let time = 0.01 * Double(step)
        window.send([TouchSample(id: 1, phase: phase, location: place, timestamp: time)])
      }
      return 2
    case .zoom:
      scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 100), animated: true)
      return 0.5
    case .offset:
      scrollView.setContentOffset(.zero, animated: true)
      return 0.5
    }
  }

  func play(_ motion: MotionCase.Motion, events: Int, name: String) -> Result {
    let seconds = start(motion)
    precondition(window.clock.isMoving, "Nothing moves.")
    let result = FramePlayer(window: window, seconds: seconds).measure(events, name: name)
    precondition(window.clock.isMoving, "It came to rest before the end.")
    return result
  }

  func play(_ stream: Stream, events: Int, name: String) -> Result {
    Player(window: window, stream: stream, drawsFrames: true).measure(events, name: name)
  }
}
