import UIKit

/// The comparison of a stroke with a wanted sequence.
nonisolated struct StrokeVerdict {
  /// The directions that have been drawn.
  var drawn = StrokeSequence()

  /// True where the stroke would succeed if the finger lifted now.
  var isComplete = false

  /// How much of the wanted sequence has been drawn, 0…1.
  var progress: CGFloat = 0

  /// True where the stroke cannot become the wanted one any more.
  var isRefuted = false
}

/// A wanted sequence of directions, which strokes are compared with; see ``StrokeMatcher``.
nonisolated struct WantedStroke {
  /// A reading leads beyond doubt when it is worth this many lower limits more than every reading
  /// that may still become the wanted one. At one limit, one in six of the letters v and carets of
  /// the $1 logs would fail too early; at two none does.
  static let beyondDoubt: CGFloat = 2

  /// The directions, in drawing order.
  let sequence: StrokeSequence

  // The wanted sequence with its first direction repeated at the end, where it goes around an outline.
  private let closing: StrokeSequence?

  init(_ sequence: StrokeSequence) {
    self.sequence = sequence
    let closing = sequence.first.map(sequence.appending)
    self.closing = closing?.goesAround == true ? closing : nil
  }

  /// Compares a stroke with the wanted sequence.
  ///
  /// The segmenter is `inout` only to avoid a copy: it is large, and is not changed.
  func verdict(on stroke: inout StrokeSegmenter) -> StrokeVerdict {
    let drawn = stroke.sequence
    let isComplete =
      sequence.count > 0 && sequence.count < StrokeSequence.capacity && drawn == sequence
    var progress: CGFloat = isComplete ? 1 : 0
    if drawn.count < sequence.count, drawn.isPrefix(of: sequence) {
      let next = min(0.99, stroke.run(sequence[drawn.count]) / stroke.lowerLimit)
      progress = (CGFloat(drawn.count) + next) / CGFloat(sequence.count)
    }
    // No reading leads by more than it is worth.
    let doubt = Self.beyondDoubt * stroke.lowerLimit
    let isRefuted = stroke.worth > doubt && lead(in: &stroke) > doubt
    return StrokeVerdict(
      drawn: drawn, isComplete: isComplete, progress: progress, isRefuted: isRefuted)
  }

  // How far the best reading leads over those that may still become the wanted one, in points.
  private func lead(in stroke: inout StrokeSegmenter) -> CGFloat {
    stroke.lead { mayBecomeWanted($0, in: stroke) }
  }

  private func mayBecomeWanted(_ reading: StrokeSequence, in stroke: StrokeSegmenter) -> Bool {
    if reading.isPrefix(of: sequence) { return true }
    guard let closing, let last = closing.last, reading == closing else { return false }
    return stroke.mayClose(along: last)
  }
}
