#if Desktop
  import DesktopHost
  import TouchKit

  /// Where a finger is at which time.
  struct FingerPath {
    /// Locations and their times, joined by straight lines; empty for no finger.
    var points: [(time: TimeInterval, location: CGPoint)]

    init(_ points: [(time: TimeInterval, location: CGPoint)] = []) {
      self.points = points
    }

    /// Moves it, and draws these moments, in seconds after the start.
    func play(on strip: FilmStrip, from start: TimeInterval, drawing moments: [TimeInterval]) {
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
      guard let first = points.first, let last = points.last else { return [] }
      var samples: [TouchSample] = []
      for step in 0...Int(((last.time - first.time) * 120).rounded()) {
        let time = first.time + TimeInterval(step) / 120
        let after = points.firstIndex { $0.time >= time - 0.0001 } ?? points.count - 1
        let (a, b) = (points[max(0, after - 1)], points[after])
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
