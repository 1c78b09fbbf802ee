import TouchKit

/// A finger that remembers where it is, and refuses what fingers cannot do.
///
/// A refused call ends the test's process with a message that names the caller's line: a finger that lifts without
/// being down is a mistake in the test.
public final class Finger {
  /// The finger's `TouchSample.id`.
  public let id: Int

  /// The finger's location, in the window's coordinates; `nil` while it is not down.
  public private(set) var location: CGPoint?

  /// Finger, stylus or mouse, from the next touch-down on.
  public var kind = UITouch.TouchType.direct

  /// How hard it presses, from the next sample on: 1 is an average touch, 0, the default, for
  /// hardware that cannot tell.
  public var force: CGFloat = 0

  /// Half the width of the contact, in points, from the next sample on; 0, the default, for
  /// hardware that cannot tell.
  public var radius: CGFloat = 0

  /// The rotation of a stylus about its own axis, in radians, from the next sample on; 0 by default.
  public var roll: CGFloat = 0

  /// The buttons with which a mouse is down, where ``kind`` is `indirectPointer`, from the next sample on; empty, the default, for the
  /// primary one.
  public var buttonMask: UIEvent.ButtonMask = []

  private let tester: TouchTester

  init(id: Int, tester: TouchTester) {
    self.id = id
    self.tester = tester
  }

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: One event each

  /// Comes down.
  public func down(at point: CGPoint, file: StaticString = #file, line: UInt = #line) {
    require(location == nil, "is down already: lift it first", file, line)
    require(point.isFinite, "cannot come down at \(point)", file, line)
    location = point
    send(.began, at: point)
  }

  /// Moves to a location, in the window's coordinates.
  public func move(to point: CGPoint, file: StaticString = #file, line: UInt = #line) {
    require(location != nil, "is not down: it cannot move", file, line)
    require(point.isFinite, "cannot move to \(point)", file, line)
    location = point
    send(.moved, at: point)
  }

  /// Moves by a translation, in points.
  public func move(
    by dx: CGFloat, _ dy: CGFloat, file: StaticString = #file, line: UInt = #line
  ) {
    let here = require(location, "is not down: it cannot move", file, line)
    move(to: CGPoint(x: here.x + dx, y: here.y + dy), file: file, line: line)
  }

  /// Changes its force, without moving.
  public func press(_ force: CGFloat, file: StaticString = #file, line: UInt = #line) {
    let here = require(location, "is not down: it cannot press", file, line)
    require(force >= 0 && force.isFinite, "cannot press with a force of \(force)", file, line)
    self.force = force
    send(.moved, at: here)
  }

  /// Lifts, where it is.
  public func up(file: StaticString = #file, line: UInt = #line) {
    let here = require(location, "is not down: it cannot lift", file, line)
    location = nil
    send(.ended, at: here)
  }

  /// The system cancels the touch.
  public func cancel(file: StaticString = #file, line: UInt = #line) {
    let here = require(location, "is not down: it cannot be cancelled", file, line)
    location = nil
    send(.cancelled, at: here)
  }

  // MARK: Over a time

  /// Moves at constant speed along a straight line, one event for each frame, while the clock advances.
  public func drag(
    to point: CGPoint, over seconds: TimeInterval, file: StaticString = #file,
    line: UInt = #line
  ) {
    drag(along: [point], over: seconds, file: file, line: line)
  }

  /// Moves at constant speed along a line through these points, one event for each frame, while the clock advances.
  public func drag(
    along points: [CGPoint], over seconds: TimeInterval, file: StaticString = #file,
    line: UInt = #line
  ) {
    let start = require(location, "is not down: it cannot drag", file, line)
    require(seconds >= 0, "cannot drag over \(seconds) s", file, line)
    let path = Polyline([start] + points)
    tester.inFrames(of: seconds) { self.move(to: path.point(at: $0), file: file, line: line) }
  }

  /// Comes down, lifts again after a time, and does so again a moment later if it is to tap more than once.
  ///
  /// - Parameters:
  ///   - seconds: how long it stays down.
  ///   - count: how many taps; 1 by default.
  ///   - pause: the time between one tap's lift and the next one's touch-down, in seconds.
  public func tap(
    at point: CGPoint, for seconds: TimeInterval = 0.05, count: Int = 1,
    pause: TimeInterval = 0.1, file: StaticString = #file, line: UInt = #line
  ) {
    require(count > 0, "cannot tap \(count) times", file, line)
    for tap in 0..<count {
      if tap > 0 { tester.advance(by: pause, file: file, line: line) }
      down(at: point, file: file, line: line)
      tester.advance(by: seconds, file: file, line: line)
      up(file: file, line: line)
    }
  }

  // MARK: Refusals

  private func require(
    _ condition: Bool, _ complaint: @autoclosure () -> String, _ file: StaticString, _ line: UInt
  ) {
    precondition(condition, "Finger \(id) \(complaint()).", file: file, line: line)
  }

  private func require(
    _ location: CGPoint?, _ complaint: String, _ file: StaticString, _ line: UInt
  ) -> CGPoint {
    guard let location else {
      preconditionFailure("Finger \(id) \(complaint).", file: file, line: line)
    }
    return location
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    var sample = TouchSample(
      id: id, phase: phase, location: point, timestamp: tester.now, force: force,
      radius: radius, kind: kind)
    sample.roll = roll
    sample.buttonMask = buttonMask
    tester.send(sample)
  }
}
