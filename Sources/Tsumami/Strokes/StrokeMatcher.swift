import UIKit

/// Compares one stroke with one wanted sequence, while it is drawn.
///
/// The stroke succeeds where its best reading *is* the wanted sequence. A wrong direction, a
/// missing one or one more than wanted is another reading, so of several sequences at most one succeeds: an O is not
/// also a C.
///
/// While the finger is down the reading may still change (an arm that starts out flat may turn out
/// steep), so the stroke only fails once another reading leads by a distance that no natural drawing makes up for.
nonisolated public struct StrokeMatcher {
  /// The segmenter that reads the stroke.
  public private(set) var segmenter: StrokeSegmenter

  private let target: WantedStroke

  /// - Parameters:
  ///   - wanted: at most fifteen directions. An empty sequence is never complete, and neither is one with a
  ///     diagonal among ``StrokeDirections/four`` directions.
  ///   - lowerLimit: how far the finger must travel in a direction for it to count, in points.
  ///   - directions: four, or eight with the diagonals.
  public init(
    wanted: StrokeSequence, lowerLimit: CGFloat = 45, directions: StrokeDirections = .four
  ) {
    target = WantedStroke(wanted)
    segmenter = StrokeSegmenter(lowerLimit: lowerLimit, directions: directions)
  }

  /// The wanted directions, in drawing order.
  public var wanted: StrokeSequence {
    target.sequence
  }

  /// Adds the finger's next location, in points; `isLast` is true for the lift.
  public mutating func add(_ point: CGPoint, isLast: Bool = false) {
    segmenter.add(point, isLast: isLast)
  }

  /// Clears the stroke, but not the wanted sequence.
  public mutating func reset() {
    segmenter.reset()
  }

  /// True where the stroke would succeed if the finger lifted now.
  public var isComplete: Bool {
    verdict.isComplete
  }

  /// True where the stroke cannot become the wanted one any more.
  public var isRefuted: Bool {
    verdict.isRefuted
  }

  /// How much of the wanted sequence has been drawn, 0…1: the directions that count, and of the next one the fraction
  /// of the lower limit that the finger has travelled. 0 after a wrong direction, 1 exactly where ``isComplete``.
  public var progress: CGFloat {
    verdict.progress
  }

  private var verdict: StrokeVerdict {
    var segmenter = segmenter
    return target.verdict(on: &segmenter)
  }
}
