import UIKit

/// What a stroke means to somebody who wants a sequence of directions.
nonisolated struct StrokeVerdict {
  /// The directions that have been drawn.
  var drawn = StrokeSequence()

  /// True where the stroke would succeed if the finger were lifted now.
  var isComplete = false

  /// How much of the wanted sequence has been drawn, 0…1.
  var progress: CGFloat = 0

  /// True where the stroke cannot become the wanted one any more.
  var isRefuted = false
}

/// A sequence of directions that is wanted, and what a stroke means to it; see ``StrokeMatcher``.
nonisolated struct WantedStroke {
  /// A reading leads beyond doubt when it is worth this many lower limits more than every reading
  /// that may still become the wanted one. At one limit, one in six of the letters v and carets of
  /// the $1 logs would be given up too early; at two none is.
  static let beyondDoubt: CGFloat = 2

  /// The directions in the order in which they have to be drawn.
  let sequence: StrokeSequence

  // The wanted sequence with its first direction once more, where that goes around an outline.
  private let closing: StrokeSequence?

  init(_ sequence: StrokeSequence) {
    self.sequence = sequence
    let closing = sequence.first.map(sequence.appending)
    self.closing = closing?.goesAround == true ? closing : nil
  }

  /// All that there is to say of a stroke.
  ///
  /// A segmenter is large, and to hand over the one that an object holds would copy it each time.
  /// Handed over as if to be changed, it is looked at where it is.
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
