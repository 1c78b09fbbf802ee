import TouchKit

/// A scroll view over many views: what a frame costs while fingers drag or pinch it, or it moves by itself.
public final class ScrollStage: NSObject, UIScrollViewDelegate {
  public enum Motion: String, CaseIterable {
    case fling, zoom, offset
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))

  public init(views: Int) {
    super.init()
    for index in 0..<views {
      content.addSubview(
        UIView(
          frame: CGRect(
            x: CGFloat(index % 40 * 100), y: CGFloat(index / 40 % 40 * 100), width: 90, height: 90))
      )
    }
    scrollView.contentSize = content.bounds.size
    scrollView.minimumZoomScale = 0.1
    scrollView.maximumZoomScale = 10
    scrollView.delegate = self
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    scrollView.contentOffset = CGPoint(x: 1500, y: 1500)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    content
  }

  /// Sets the content in motion and takes the hands off; answers for how long it moves at least, in seconds.
  private func start(_ motion: Motion) -> Double {
    switch motion {
    case .fling:
      scrollView.contentSize.height = 100_000
      for step in 0...5 {
        let phase: UITouch.Phase = step == 0 ? .began : step == 5 ? .ended : .moved
        let place = CGPoint(x: 200, y: CGFloat(700 - 100 * min(step, 4)))
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

  // Spelled out: see UIResponder.
  deinit {}

  public var isMoving: Bool {
    window.clock.isMoving
  }

  public func player(_ motion: Motion) -> FramePlayer {
    FramePlayer(window: window, stage: self, seconds: start(motion))
  }

  public func player(_ stream: TouchStream) -> StreamPlayer {
    StreamPlayer(window: window, stage: self, stream: stream, drawsFrames: true)
  }
}
