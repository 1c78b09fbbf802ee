import UIKit

/// What one recognizer has heard of a finger's stroke, which it shares with others that have heard
/// the same.
///
/// Whether it is the same is told by the places themselves, so it does not matter who hears of an
/// event first, or who does not hear of it at all: a recognizer that has heard of fewer places than
/// the others, or of other ones, goes on with a stroke of its own.
struct HeardStroke {
  private var stroke: DrawnStroke
  // Of the stroke's places, how many this recognizer has heard of: at least one.
  private var count = 1
  private var hasLifted = false

  /// A stroke that begins at `place`, in points of the window.
  init(at place: CGPoint, lowerLimit: CGFloat, directions: StrokeDirections) {
    self.init(DrawnStroke(along: [place], lowerLimit: lowerLimit, directions: directions))
  }

  private init(_ stroke: DrawnStroke) {
    self.stroke = stroke
  }

  /// This stroke for somebody else, who hears that one with these settings begins at `place`; `nil`
  /// where it is another stroke, or has gone on already.
  func shared(
    at place: CGPoint, lowerLimit: CGFloat, directions: StrokeDirections
  ) -> HeardStroke? {
    let hasJustBegun = stroke.places.count == 1 && stroke.lift == nil
    guard hasJustBegun, stroke.places[0] == place, stroke.segmenter.lowerLimit == lowerLimit,
      stroke.segmenter.directions == directions
    else { return nil }
    return HeardStroke(stroke)
  }

  /// How far the finger has to travel in a direction, in points.
  var lowerLimit: CGFloat {
    stroke.segmenter.lowerLimit
  }

  /// Where the finger has been, in points of the window.
  var trail: [CGPoint] {
    let places = Array(stroke.places[..<count])
    guard hasLifted, let lift = stroke.lift, lift != places[count - 1] else { return places }
    return places + [lift]
  }

  /// Hears of the finger's next place.
  mutating func add(_ place: CGPoint) {
    if stroke.places[count - 1] == place || hasLifted { return }
    if count == stroke.places.count || stroke.places[count] != place {
      if isBehind { goAlone() }
      stroke.add(place)
    }
    count += 1
  }

  /// Hears that the finger has lifted, and where.
  mutating func end(at place: CGPoint) {
    if hasLifted { return }
    if count < stroke.places.count || stroke.lift != place {
      if isBehind { goAlone() }
      stroke.end(at: place)
    }
    hasLifted = true
  }

  /// What the stroke means to somebody who wants a sequence.
  mutating func verdict(for wanted: WantedStroke) -> StrokeVerdict {
    if isBehind { goAlone() }
    return stroke.verdict(for: wanted)
  }

  // Others have heard more of the stroke, and it has been read for them.
  private var isBehind: Bool {
    count < stroke.places.count || stroke.lift != nil && !hasLifted
  }

  private mutating func goAlone() {
    stroke = DrawnStroke(
      along: stroke.places[..<count], lowerLimit: stroke.segmenter.lowerLimit,
      directions: stroke.segmenter.directions)
  }
}
