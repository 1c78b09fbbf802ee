import TouchKit

// Whole gestures as single calls. Each advances the clock, and leaves no finger down.
extension TouchTester {
  /// A finger that taps.
  ///
  /// - Parameter count: how many times; the taps follow each other within 0.1 s.
  public func tap(
    at point: CGPoint, count: Int = 1, file: StaticString = #file, line: UInt = #line
  ) {
    finger().tap(at: point, count: count, file: file, line: line)
  }

  /// A finger that taps twice.
  public func doubleTap(
    at point: CGPoint, file: StaticString = #file, line: UInt = #line
  ) {
    tap(at: point, count: 2, file: file, line: line)
  }

  /// Several fingers that tap together, one at each of these points.
  public func tap(
    at points: [CGPoint], for seconds: TimeInterval = 0.05, file: StaticString = #file,
    line: UInt = #line
  ) {
    let fingers = points.map { _ in finger() }
    together {
      for (finger, point) in zip(fingers, points) {
        finger.down(at: point, file: file, line: line)
      }
    }
    advance(by: seconds)
    together { for finger in fingers { finger.up(file: file, line: line) } }
  }

  /// A finger that comes down, stays where it is for a time, and lifts.
  public func hold(
    at point: CGPoint, for seconds: TimeInterval, file: StaticString = #file, line: UInt = #line
  ) {
    finger().tap(at: point, for: seconds, file: file, line: line)
  }

  /// A finger that comes down, moves along a line at constant speed, and lifts at its end without a rest: at a high
  /// speed, a fling.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, file: StaticString = #file,
    line: UInt = #line
  ) {
    draw([start, end], over: seconds, file: file, line: line)
  }

  /// A finger that draws a line through these points at constant speed, and lifts.
  public func draw(
    _ points: [CGPoint], over seconds: TimeInterval, file: StaticString = #file,
    line: UInt = #line
  ) {
    precondition(!points.isEmpty, "A line needs a point.", file: file, line: line)
    let finger = finger(downAt: points[0], file: file, line: line)
    finger.drag(along: Array(points.dropFirst()), over: seconds, file: file, line: line)
    finger.up(file: file, line: line)
  }

  /// Fingers that are down move together, at constant speed along straight lines, one event for each frame, while the
  /// clock advances.
  ///
  /// - Parameters:
  ///   - locations: the end of each finger's line, in the window's coordinates.
  ///   - look: called after each event.
  public func drag(
    _ fingers: [Finger], to locations: [CGPoint], over seconds: TimeInterval,
    file: StaticString = #file,
    line: UInt = #line, look: () -> Void = {}
  ) {
    precondition(
      fingers.count == locations.count, "Each finger needs a location to move to.", file: file,
      line: line)
    let starts = fingers.map { $0.location ?? .zero }
    inFrames(of: seconds) { share in
      together {
        for (finger, (start, end)) in zip(fingers, zip(starts, locations)) {
          let translation = CGPoint(x: (end.x - start.x) * share, y: (end.y - start.y) * share)
          finger.move(
            to: CGPoint(x: start.x + translation.x, y: start.y + translation.y), file: file,
            line: line)
        }
      }
      look()
    }
  }

  /// Two fingers that come down together, move apart or together and turn about each other, and lift together.
  ///
  /// - Parameters:
  ///   - center: the middle between them, in the window's coordinates.
  ///   - from: their distance at first, in points.
  ///   - to: their distance at last.
  ///   - angle: the direction from the one to the other at first, in radians, clockwise from the
  ///     positive x axis.
  ///   - turn: the rotation during the movement, in radians, clockwise.
  ///   - seconds: how long they move.
  ///   - rest: how long they rest before they lift, in seconds; 0 by default.
  public func pinch(
    at center: CGPoint, from: CGFloat, to: CGFloat, angle: CGFloat = 0, turningBy turn: CGFloat = 0,
    over seconds: TimeInterval = 0.3, resting rest: TimeInterval = 0, file: StaticString = #file,
    line: UInt = #line
  ) {
    let fingers = [finger(), finger()]
    func locations(_ share: CGFloat) -> [CGPoint] {
      let half = (from + (to - from) * share) / 2
      let direction = angle + turn * share
      let (dx, dy) = (half * cos(direction), half * sin(direction))
      return [
        CGPoint(x: center.x - dx, y: center.y - dy), CGPoint(x: center.x + dx, y: center.y + dy),
      ]
    }
    together {
      for (finger, location) in zip(fingers, locations(0)) {
        finger.down(at: location, file: file, line: line)
      }
    }
    inFrames(of: seconds) { share in
      together {
        for (finger, location) in zip(fingers, locations(share)) {
          finger.move(to: location, file: file, line: line)
        }
      }
    }
    if rest > 0 { advance(by: rest) }
    together { for finger in fingers { finger.up(file: file, line: line) } }
  }
}
