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
  /// A reading leads beyond doubt when it is worth this many lower limits more than every reading
  /// that may still become the wanted one. At one limit, one in six of the letters v and carets of
  /// the $1 logs would be given up too early; at two none is.
  static let beyondDoubt: CGFloat = 2

  /// The directions in the order in which they have to be drawn.
  public let wanted: StrokeSequence

  /// What reads the stroke.
  public private(set) var segmenter: StrokeSegmenter

  // The wanted sequence with its first direction once more, where that goes around an outline.
  private let closing: StrokeSequence?

  /// - Parameters:
  ///   - wanted: at most fifteen directions. An empty sequence is never complete, and neither is one with a
  ///     diagonal among ``StrokeDirections/four`` directions.
  ///   - lowerLimit: how far the finger must travel in a direction for it to count, in points.
  ///   - directions: four, or eight with the diagonals.
  public init(
    wanted: StrokeSequence, lowerLimit: CGFloat = 45, directions: StrokeDirections = .four
  ) {
    self.wanted = wanted
    let closing = wanted.first.map(wanted.appending)
    self.closing = closing?.goesAround == true ? closing : nil
    segmenter = StrokeSegmenter(lowerLimit: lowerLimit, directions: directions)
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
    wanted.count > 0 && wanted.count < StrokeSequence.capacity && segmenter.sequence == wanted
  }

  /// True where the stroke cannot become the wanted one any more.
  public var isRefuted: Bool {
    // The method itself would carry a copy of all this with it.
    segmenter.lead { mayBecomeWanted($0) } > Self.beyondDoubt * segmenter.lowerLimit
  }

  /// How much of the wanted sequence has been drawn, 0…1: the directions that count, and of the
  /// next one the share of the lower limit that the finger has travelled. 0 after a wrong
  /// direction, 1 exactly where ``isComplete``.
  public var progress: CGFloat {
    if isComplete { return 1 }
    let drawn = segmenter.sequence
    guard drawn.count < wanted.count, drawn.isPrefix(of: wanted) else { return 0 }
    let next = min(0.99, segmenter.run(wanted[drawn.count]) / segmenter.lowerLimit)
    return (CGFloat(drawn.count) + next) / CGFloat(wanted.count)
  }

  /// Takes the finger's next place, and says all that there is to say.
  ///
  /// A matcher is large, and to ask the one that an object holds would copy it each time; to change
  /// it does not.
  mutating func verdict(
    with point: CGPoint, isLast: Bool
  ) -> (isComplete: Bool, progress: CGFloat, isRefuted: Bool) {
    add(point, isLast: isLast)
    return (isComplete, progress, isRefuted)
  }

  private func mayBecomeWanted(_ sequence: StrokeSequence) -> Bool {
    if sequence.isPrefix(of: wanted) { return true }
    guard let closing, let last = closing.last, sequence == closing else { return false }
    return segmenter.mayClose(along: last)
  }
}
