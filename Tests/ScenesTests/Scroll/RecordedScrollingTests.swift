import Foundation
import Testing
import TouchKit
import TouchTraces

/// Recordings of real fingers: `TestData`.
nonisolated private enum Recordings {
  static let folder = TestData.folder.appendingPathComponent("recordings")

  /// By the folder that they lie in: what they are of, or what they were recorded with.
  static let byFolder: [String: [String]] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let recordings = all.filter { path in
      [".csv", ".events", ".txt"].contains { path.hasSuffix($0) }
    }
    return Dictionary(grouping: recordings.sorted()) {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
  }()

  static let folders = byFolder.keys.sorted()
}

/// Real fingers on content that can be dragged and pinched.
@Suite(.enabled(if: !Recordings.folders.isEmpty, "the recordings are not in $TSUMAMI_DATA"))
struct RecordedScrollingTests {
  /// Where the fingers are.
  enum Stage: CaseIterable {
    /// On content three times as large as the window, which can be zoomed.
    case picture
    /// On the middle one of three pages; each can be zoomed.
    case pager
  }

  /// What was largest, in points.
  struct Largest {
    /// That content moved while fingers came or went, and what it may: to the pixel grid, from up
    /// to a quarter of a point away on each axis.
    var asFingersCome: CGFloat = 0
    /// That content moved from under a finger by more than the fingers moved: one finger, and
    /// several. What the hysteresis of a pinch held back is made up for by less than a third of the
    /// movement.
    var beyondOne: CGFloat = 0
    var beyondSeveral: CGFloat = 0
    /// The same as a share of the fingers' movement, where that was a point or more.
    var shareOfOne: CGFloat = 0
    var shareOfSeveral: CGFloat = 0
    /// How often content moved.
    var movements = 0

    static let pixel: CGFloat = 0.36

    mutating func add(_ other: Largest) {
      asFingersCome = max(asFingersCome, other.asFingersCome)
      beyondOne = max(beyondOne, other.beyondOne)
      beyondSeveral = max(beyondSeveral, other.beyondSeveral)
      shareOfOne = max(shareOfOne, other.shareOfOne)
      shareOfSeveral = max(shareOfSeveral, other.shareOfSeveral)
      movements += other.movements
    }

    func row(_ name: String) -> String {
      let numbers = [asFingersCome, shareOfOne, shareOfSeveral].map {
        String(format: "%9.3f", Double($0))
      }
      return name.padding(toLength: 34, withPad: " ", startingAt: 0)
        + String(format: "%7d", movements) + numbers.joined()
    }
  }

  private final class Player: UIScrollViewDelegate {
    let window: UIWindow
    let scrollView: UIScrollView
    let content: UIView
    var largest = Largest()
    var complaints: [String] = []
    private var down: [Int: CGPoint] = [:]

    init(size: CGSize, _ stage: Stage) {
      // Pages lie on the pixel grid.
      let size = CGSize(width: size.width.rounded(), height: size.height.rounded())
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      scrollView = UIScrollView(frame: window.bounds)
      content = UIView(
        frame: CGRect(x: 0, y: 0, width: 3 * size.width, height: 3 * size.height))
      scrollView.contentSize = content.frame.size
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
      scrollView.delegate = self
      scrollView.addSubview(content)
      switch stage {
      case .picture: window.addSubview(scrollView)
      case .pager: turn(size)
      }
      scrollView.contentOffset = CGPoint(x: size.width, y: size.height)
    }

    private func turn(_ size: CGSize) {
      let pager = UIScrollView(frame: window.bounds)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 3 * size.width, height: size.height)
      scrollView.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
      pager.addSubview(scrollView)
      window.addSubview(pager)
      pager.contentOffset.x = size.width
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
      if shift > 0 { largest.movements += 1 }
      if event.allSatisfy({ $0.phase != .moved }) {
        largest.asFingersCome = max(largest.asFingersCome, shift)
        if shift > Largest.pixel {
          complaints.append("\(event[0].timestamp): jumped by \(shift) as fingers came or went")
        }
        return
      }
      for each in held {
        let place = content.convert(each.point, to: nil)
        note(hypot(place.x - each.place.x, place.y - each.place.y), farthest, before.count, event)
      }
    }

    private func note(
      _ jump: CGFloat, _ farthest: CGFloat, _ fingers: Int, _ event: [TouchSample]
    ) {
      let share = farthest >= 1 ? jump / farthest : 0
      if fingers > 1 {
        largest.beyondSeveral = max(largest.beyondSeveral, jump - farthest)
        largest.shareOfSeveral = max(largest.shareOfSeveral, share)
      } else {
        largest.beyondOne = max(largest.beyondOne, jump - farthest)
        largest.shareOfOne = max(largest.shareOfOne, share)
      }
      let room = event.allSatisfy { $0.phase == .moved } ? 0.001 : Largest.pixel
      if jump > farthest * (fingers > 1 ? 1.41 : 1) + room {
        complaints.append("\(event[0].timestamp): moved by \(jump), the finger by \(farthest)")
      }
    }
  }

  @Test(arguments: Recordings.folders, Stage.allCases)
  func `Content never jumps by more than the fingers move`(folder: String, stage: Stage) throws {
    var largest = Largest()
    for path in Recordings.byFolder[folder] ?? [] {
      let source = try ByteSource(path: Recordings.folder.appendingPathComponent(path).path)
      let trace = try TouchTrace.importing(source).trace
      let player = Player(size: trace.header.size, stage)
      player.play(trace.samples)
      #expect(player.complaints == [], "\(path)")
      #expect(player.scrollView.zoomScale >= 0.5 && player.scrollView.zoomScale <= 4)
      largest.add(player.largest)
      if ["drag", "swipe", "zoom"].contains(where: { folder.hasSuffix("/" + $0) }) {
        #expect(player.largest.movements > 0, "\(path)")
      }
    }
    // For people: the folder, how often content moved, the largest move in points as fingers came
    // or went, and as a share of the movement of one finger and of several.
    print(largest.row("\(folder), \(stage)"))
  }
}
