import TouchKit

/// What a letter does that is drawn on a photo; each is the first of its word, or looks like it:
/// *i*nformation, the *l*ast photo, *u*p to the first one, the wh*o*le photo, *c*lose.
nonisolated enum PhotoCommand: Int, CaseIterable {
  case information, last, first, whole, close

  /// The letter: I, L, U, O and C, in this order.
  var shape: StrokeShape {
    StrokeShape.allCases[rawValue]
  }

  /// In transcripts.
  var name: Name {
    switch self {
    case .information: "information"
    case .last: "last"
    case .first: "first"
    case .whole: "whole"
    case .close: "close"
    }
  }
}
