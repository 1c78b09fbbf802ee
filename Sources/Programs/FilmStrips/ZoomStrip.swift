#if Desktop
  import DesktopHost
  import TouchKit
  import Tsumami

  /// A photo that opens out of its cell, perhaps with a finger that lands on it, at five moments.
  struct ZoomStrip {
    let name: String
    /// In seconds after the photo has begun to open.
    let moments: [TimeInterval]
    /// The finger's locations and their times, joined by straight lines; empty for no finger.
    var finger: [(time: TimeInterval, location: CGPoint)] = []

    private static let size = CGSize(width: 240, height: 480)

    static let all = [
      ZoomStrip(name: "zoom", moments: [0, 0.05, 0.1, 0.16, 0.6]),
      // Caught half-way, dragged aside and released: it continues to open from there.
      ZoomStrip(
        name: "zoom-caught", moments: [0.05, 0.1, 0.5, 0.76, 1.4],
        finger: [
          (0.1, CGPoint(x: 120, y: 220)), (0.3, CGPoint(x: 120, y: 220)),
          (0.5, CGPoint(x: 165, y: 160)), (0.7, CGPoint(x: 165, y: 160)),
        ]),
      // Caught, dragged down and released with that velocity: it reverses into its cell.
      ZoomStrip(
        name: "zoom-turned", moments: [0.1, 0.25, 0.35, 0.42, 1.2],
        finger: [
          (0.1, CGPoint(x: 120, y: 220)), (0.2, CGPoint(x: 120, y: 220)),
          (0.35, CGPoint(x: 140, y: 360)),
        ]),
    ]

    func draw(_ pictures: String, to path: String) throws(DesktopError) {
      var images: [UIImage] = []
      var missing = ""
      let strip = try FilmStrip(count: moments.count, size: ZoomStrip.size, scale: 1.5) { page in
        for number in 1...5 {
          let file = "\(pictures)/\(number).png"
          if let image = page.image(file) { images.append(image) } else { missing = file }
        }
        return UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
      }
      guard missing.isEmpty else {
        throw DesktopError("\(missing): no picture that can be read here")
      }
      let grid = PhotoGrid(images)
      strip.window.rootViewController = grid
      strip.advance(to: 0.1)
      let photo = PhotoPage(images[1])
      let zoom = ZoomTransition { [weak grid] _ in grid?.cells[1] }
      zoom.alignmentRectProvider = { ($0 as? PhotoPage)?.frame }
      photo.preferredTransition = UIViewController.Transition(zoom)
      grid.present(photo, animated: true)
      play(on: strip, from: 0.1)
      try strip.write(to: path)
    }

    private func play(on strip: FilmStrip, from start: TimeInterval) {
      var samples = touch(from: start)[...]
      var down: CGPoint?
      for moment in moments {
        while let sample = samples.first, sample.timestamp <= start + moment {
          samples.removeFirst()
          strip.advance(to: sample.timestamp)
          strip.window.send([sample])
          down = sample.phase == .ended ? nil : sample.location
        }
        strip.advance(to: start + moment)
        strip.draw(fingers: down.map { [$0] } ?? [])
      }
    }

    /// The finger's samples, a 120th of a second apart.
    private func touch(from start: TimeInterval) -> [TouchSample] {
      guard let first = finger.first, let last = finger.last else { return [] }
      var samples: [TouchSample] = []
      for step in 0...Int(((last.time - first.time) * 120).rounded()) {
        let time = first.time + TimeInterval(step) / 120
        let after = finger.firstIndex { $0.time >= time - 0.0001 } ?? finger.count - 1
        let (a, b) = (finger[max(0, after - 1)], finger[after])
        let part = b.time > a.time ? CGFloat(min(1, (time - a.time) / (b.time - a.time))) : 1
        samples.append(
          TouchSample(
            id: 1, phase: step == 0 ? .began : .moved,
            location: CGPoint(
              x: a.location.x + (b.location.x - a.location.x) * part,
              y: a.location.y + (b.location.y - a.location.y) * part),
            timestamp: start + time))
      }
      var end = samples[samples.count - 1]
      end.phase = .ended
      end.timestamp += 0.004
      samples.append(end)
      return samples
    }
  }
#endif
