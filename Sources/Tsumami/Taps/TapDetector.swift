import UIKit

/// Detects single, double and two-finger taps from the events of the fingers on one view.
///
/// | fingers since all were up | at a lift | |
/// |---|---|---|
/// | one | with a tap count of 1 | a single tap, if no touch-down follows in time |
/// | one | with a tap count of 2 | a double tap |
/// | two | both lift in one event, both with a tap count of 1 | a two-finger tap in their middle |
/// | two | one lifts with a tap count of 1 | its location is kept |
/// | two | the other lifts too, with a tap count of 1 | a two-finger tap in the middle of both locations |
/// | three or more, or a tap count other than 1 | | nothing, until all are up |
nonisolated struct TapDetector {
  /// One finger that lifts.
  struct Lift {
    var location: CGPoint
    /// 0 for a finger that moved too far.
    var tapCount: Int
  }

  /// What has been detected.
  enum Tap: Equatable {
    /// A single tap, unless another touch-down follows.
    case single(CGPoint)
    case double(CGPoint)
    case twoFinger(CGPoint)
  }

  /// What the fingers have done since all were up.
  private enum State {
    /// One finger at most has been down.
    case one
    /// Two have been down; with the location of the one that has lifted, if one has.
    case two(lifted: CGPoint?)
    /// This cannot become a tap any more.
    case failed
  }

  private var state = State.one

  /// Fingers came down.
  ///
  /// - Parameter down: how many are down now, the new ones included.
  mutating func began(down: Int) {
    switch state {
    case .one where down == 2: state = .two(lifted: nil)
    case .one where down > 2: state = .failed
    // A finger that comes down after one of two has lifted is a third one.
    case .two: state = .failed
    case .one, .failed: break
    }
  }

  /// Fingers lifted.
  ///
  /// - Parameter areAllUp: true where none is left.
  mutating func ended(_ lifts: [Lift], areAllUp: Bool) -> Tap? {
    defer { if areAllUp { state = .one } }
    switch state {
    case .one:
      guard let lift = lifts.first, areAllUp else { return nil }
      return lift.tapCount == 1
        ? .single(lift.location) : lift.tapCount == 2 ? .double(lift.location) : nil
    case .two(let lifted):
      return twoFingers(lifted, lifts, areAllUp: areAllUp)
    case .failed:
      return nil
    }
  }

  /// The system cancelled the touches.
  mutating func cancelled() {
    state = .one
  }

  private mutating func twoFingers(
    _ lifted: CGPoint?, _ lifts: [Lift], areAllUp: Bool
  ) -> Tap? {
    for lift in lifts where lift.tapCount != 1 {
      state = .failed
      return nil
    }
    if let lifted, lifts.count == 1, areAllUp {
      return .twoFinger(Self.middle(lifted, lifts[0].location))
    }
    if lifted == nil, lifts.count == 2, areAllUp {
      return .twoFinger(Self.middle(lifts[0].location, lifts[1].location))
    }
    state = lifts.count == 1 && !areAllUp ? .two(lifted: lifts[0].location) : .failed
    return nil
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
