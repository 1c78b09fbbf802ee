import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a sequence of directions drawn in one go with one finger, such as down and right for
/// an L. Continuous.
///
/// ```swift
/// let recognizer = StrokeGestureRecognizer()
/// recognizer.addWantedStroke(.down)
/// recognizer.addWantedStroke(.right)
/// ```
///
/// The gesture is compared while the finger draws, and decided when it lifts:
///
/// | | |
/// |---|---|
/// | possible → began | the whole sequence has been drawn |
/// | began → changed | with every movement after that |
/// | changed → ended | the finger lifts, and the sequence is still what has been drawn |
/// | possible → failed, changed → cancelled | it lifts with another sequence drawn: a wrong direction, one missing or one more than wanted; or another finger comes down; or what is drawn cannot become the sequence any more |
///
/// The stroke is read as ``StrokeSegmenter`` describes, so round corners and slanted lines are recognized. Several
/// recognizers with different sequences can be attached to one view: let their delegate allow simultaneous recognition,
/// and set `cancelsTouchesInView` to false if the view draws the trail. Of several different sequences at most one
/// ends. Those with the same limit and directions share the reading, so a further one costs little.
open class StrokeGestureRecognizer: UIGestureRecognizer {
  /// How far the finger must travel in a direction for it to count, in points of the window; 45 by
  /// default. Values below 1 act as 1. A change during a stroke takes effect with the next one.
  open var lowerLimitOfStrokeLength: CGFloat = 45

  /// Whether diagonals are directions of their own; only right, down, left and up by default. A change during a stroke
  /// takes effect with the next one.
  open var directions = StrokeDirections.four

  /// How long the finger may rest before the stroke fails, in seconds; nil, by default, for any time.
  ///
  /// It lets a person abandon a wrong stroke: after resting, lifting does nothing.
  open var holdDuration: TimeInterval?

  /// The directions that make the gesture, in order. Up to fifteen; with none the recognizer always fails.
  open private(set) var wantedStrokes = StrokeSequence()

  /// True where the gesture would be recognized if the finger lifted now.
  open var isComplete: Bool {
    verdict.isComplete
  }

  /// How much of the wanted sequence has been drawn, 0…1; 0 after a wrong direction, 1 exactly
  /// where ``isComplete``.
  open var progress: CGFloat {
    verdict.progress
  }

  /// The directions that have been drawn so far.
  open var drawnStrokes: StrokeSequence {
    verdict.drawn
  }

  private final var finger: UITouch?
  // The stroke, the wanted sequence at its beginning, and their comparison.
  private final var stroke: SharedStroke?
  private final var wanted = WantedStroke([])
  private final var verdict = StrokeVerdict()
  private let hold = DelayedCall()
  private final var restingLocation = CGPoint.zero
  // A resting finger trembles by less than this, in points.
  private final var tremble: CGFloat = 0

  /// Adds a direction at the end of the sequence. A direction equal to the last one is ignored.
  open func addWantedStroke(_ direction: StrokeDirection) {
    wantedStrokes.append(direction)
  }

  /// Removes all directions from the sequence.
  open func removeAllWantedStrokes() {
    wantedStrokes = StrokeSequence()
  }

  /// The locations of the finger since its touch-down, in a view's coordinates; `nil` stands for the window.
  ///
  /// Available until the reset, also after the gesture has failed.
  ///
  /// - Complexity: O(number of locations).
  open func trail(in view: UIView?) -> [CGPoint] {
    let trail = stroke?.trail ?? []
    guard let view else { return trail }
    return trail.map { view.convert($0, from: nil) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      giveUp()
      return
    }
    finger = touch
    wanted = WantedStroke(wantedStrokes)
    // In the window's coordinates: the distance that a finger travels does not depend on a zoomed view.
    let location = touch.location(in: nil)
    let stroke = stroke(of: touch, from: location)
    tremble = StrokeSegmenter.hopShare * stroke.lowerLimit
    self.stroke = stroke
    rest(at: location)
  }

  // The stroke of another recognizer that got the same locations of this finger.
  private func stroke(of touch: UITouch, from location: CGPoint) -> SharedStroke {
    for case let other as StrokeGestureRecognizer in touch.gestureRecognizers ?? [] {
      if let shared = other.stroke?.shared(
        at: location, lowerLimit: lowerLimitOfStrokeLength, directions: directions)
      {
        return shared
      }
    }
    return SharedStroke(at: location, lowerLimit: lowerLimitOfStrokeLength, directions: directions)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger = touches.first(where: { $0 === finger }) else { return }
    event.forEachLocation(of: finger, in: nil) { stroke?.add($0) }
    judge()
    if verdict.isRefuted {
      giveUp()
      return
    }
    if state != .possible {
      state = .changed
    } else if verdict.isComplete {
      state = .began
    }
    let location = finger.location(in: nil)
    if span(location, restingLocation) >= tremble { rest(at: location) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    stroke?.end(at: finger.location(in: nil))
    judge()
    hold.cancel()
    if verdict.isComplete {
      state = .ended
    } else {
      giveUp()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveUp()
  }

  open override func reset() {
    super.reset()
    hold.cancel()
    stroke = nil
    verdict = StrokeVerdict()
    finger = nil
  }

  private func judge() {
    if let verdict = stroke?.verdict(for: wanted) { self.verdict = verdict }
  }

  private func rest(at location: CGPoint) {
    restingLocation = location
    guard let holdDuration else { return }
    hold.schedule(after: holdDuration, in: view) { [here = WeakReference(self)] in
      here.object?.giveUp()
    }
  }

  private func giveUp() {
    hold.cancel()
    state = state == .possible ? .failed : .cancelled
  }

  // Spelled out: see UIResponder.
  deinit {}
}
