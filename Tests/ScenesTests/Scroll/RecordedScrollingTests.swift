import Foundation
import Testing
import TouchKit
import TouchTraces

/// Recordings of real fingers, `$TSUMAMI_DATA` or `../shared/data` beside the package; other people own them.
nonisolated private enum Recordings {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TSUMAMI_DATA"] {
      return URL(fileURLWithPath: path).appendingPathComponent("recordings/labelled")
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent(
      "shared/data/recordings/labelled")
  }()

  static let paths: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".csv") }.sorted()
  }()
}

/// Real fingers on a picture that can be dragged and pinched.
@Suite(.enabled(if: !Recordings.paths.isEmpty, "the recordings are not here"))
struct RecordedScrollingTests {
  private final class Player: UIScrollViewDelegate {
    let window: UIWindow
    let scrollView: UIScrollView
    let content: UIView
    var down: [Int: CGPoint] = [:]
    var complaints: [String] = []
    var moved = 0

    init(size: CGSize) {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      scrollView = UIScrollView(frame: window.bounds)
      content = UIView(
        frame: CGRect(x: 0, y: 0, width: 3 * size.width, height: 3 * size.height))
      scrollView.contentSize = content.frame.size
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
      scrollView.delegate = self
      scrollView.addSubview(content)
      window.addSubview(scrollView)
      scrollView.contentOffset = CGPoint(x: size.width, y: size.height)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      content
    }

    func play(_ samples: [TouchSample]) {
      var frame = samples.first?.timestamp ?? 0
      window.clock.advance(to: frame)
      var rest = samples[...]
      while let first = rest.first {
        let event = rest.prefix { $0.timestamp == first.timestamp }
        rest = rest.dropFirst(event.count)
        while frame + 1.0 / 60 <= first.timestamp {
          frame += 1.0 / 60
          window.clock.advance(to: frame)
        }
        deliver(Array(event))
      }
      while window.clock.isMoving {
        frame += 1.0 / 60
        window.clock.advance(to: frame)
      }
    }

    private func deliver(_ event: [TouchSample]) {
      var farthest: CGFloat = 0
      let before = down
      for sample in event {
        if let last = down[sample.id] {
          farthest = max(
            farthest, hypot(sample.location.x - last.x, sample.location.y - last.y))
        }
        down[sample.id] = sample.phase == .moved || sample.phase == .began ? sample.location : nil
      }
      let held = before.values.map { (place: $0, point: content.convert($0, from: nil)) }
      let corner = content.convert(CGPoint.zero, to: nil)
      window.send(event)
      let now = content.convert(CGPoint.zero, to: nil)
      let shift = hypot(now.x - corner.x, now.y - corner.y)
      if shift > 0 { moved += 1 }
      // A drag that ends at rest ends on the pixel grid: up to a quarter of a point away on each axis.
      if event.allSatisfy({ $0.phase != .moved }), shift > 0.36 {
        complaints.append("\(event[0].timestamp): jumped by \(shift) as fingers came or went")
      }
      // What a pinch's hysteresis held back is made up for by less than a third of the movement.
      for each in held {
        let place = content.convert(each.point, to: nil)
        let jump = hypot(place.x - each.place.x, place.y - each.place.y)
        if jump > farthest * (before.count > 1 ? 1.4 : 1) + 0.36 {
          complaints.append("\(event[0].timestamp): moved by \(jump), the finger by \(farthest)")
        }
      }
    }
  }

  @Test(arguments: Recordings.paths)
  func `Content never jumps by more than the fingers move`(path: String) throws {
    let source = try ByteSource(path: Recordings.folder.appendingPathComponent(path).path)
    let trace = try TouchTrace.importing(source).trace
    let player = Player(size: trace.header.size)
    player.play(trace.samples)
    #expect(player.complaints == [])
    #expect(player.scrollView.zoomScale >= 0.5 && player.scrollView.zoomScale <= 4)
    if ["drag", "swipe", "zoom"].contains(where: { path.hasPrefix($0 + "/") }) {
      #expect(player.moved > 0)
    }
  }
}
