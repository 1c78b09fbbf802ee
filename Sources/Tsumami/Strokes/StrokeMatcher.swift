import UIKit

/// Holds one stroke against one wanted sequence, while it is drawn.
///
/// The stroke succeeds where its best reading *is* the wanted sequence. A wrong direction, a
/// missing one or one more than wanted makes it another reading, so of several sequences at most
/// one succeeds: an O is not also a C.
///
/// While the finger is down the reading may still change (an arm that starts out flat may turn out
/// steep), so the stroke is only given up once another reading leads by a distance that no later
/// turn of a natural drawing makes good.
nonisolated public struct StrokeMatcher {
  /// What reads the stroke.
  public private(set) var segmenter: StrokeSegmenter

  private let goal: WantedStroke

  /// - Parameters:
  ///   - wanted: at most fifteen directions. An empty sequence is never complete, and neither is one with a
  ///     diagonal among ``StrokeDirections/four`` directions.
  ///   - lowerLimit: how far the finger must travel in a direction for it to count, in points.
  ///   - directions: four, or eight with the diagonals.
  public init(
    wanted: StrokeSequence, lowerLimit: CGFloat = 45, directions: StrokeDirections = .four
  ) {
    goal = WantedStroke(wanted)
    segmenter = StrokeSegmenter(lowerLimit: lowerLimit, directions: directions)
  }

  /// The directions in the order in which they have to be drawn.
  public var wanted: StrokeSequence {
    goal.sequence
  }

  /// Takes the finger's next place, in points; `isLast` where it lifts.
  public mutating func add(_ point: CGPoint, isLast: Bool = false) {
    segmenter.add(point, isLast: isLast)
  }

  /// Forgets the stroke, but not what is wanted.
  public mutating func reset() {
    segmenter.reset()
  }

  /// True where the stroke would succeed if the finger were lifted now.
  public var isComplete: Bool {
    verdict.isComplete
  }

  /// True where the stroke cannot become the wanted one any more.
  public var isRefuted: Bool {
    verdict.isRefuted
  }

  /// How much of the wanted sequence has been drawn, 0…1: the directions that count, and of the
  /// next one the share of the lower limit that the finger has travelled. 0 after a wrong
  /// direction, 1 exactly where ``isComplete``.
  public var progress: CGFloat {
    verdict.progress
  }

  private var verdict: StrokeVerdict {
    var segmenter = segmenter
    return goal.verdict(on: &segmenter)
  }
}
