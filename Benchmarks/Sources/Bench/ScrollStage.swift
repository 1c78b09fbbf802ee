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
    Player(window: window, stream: stream, drawsFrames: true).measure(events, name: name)
  }
}
