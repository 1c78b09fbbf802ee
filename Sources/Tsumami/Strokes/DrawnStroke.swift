import UIKit

/// A finger's stroke, read once for all the recognizers that watch the finger.
///
/// How a stroke reads follows from its places, the lower limit and the directions; what is wanted
/// of it comes after that, and costs little. So recognizers with the same settings share it: each
/// tells of every place that it hears of, and the first one who does has it read (`HeardStroke`).
final class DrawnStroke {
  /// Where the finger has been before it lifted, in points of the window; the same place twice
  /// running, which changes nothing, counts once.
  private(set) var places: [CGPoint]

  /// Where the finger has lifted; `nil` while it is down.
  private(set) var lift: CGPoint?

  /// What reads the stroke: it has read all the places, and the lift.
  private(set) var segmenter: StrokeSegmenter

  /// A stroke that goes along `places` to begin with, at least one.
  init(along places: ArraySlice<CGPoint>, lowerLimit: CGFloat, directions: StrokeDirections) {
    self.places = Array(places)
    segmenter = StrokeSegmenter(lowerLimit: lowerLimit, directions: directions)
    for place in places { segmenter.add(place) }
  }

  /// Reads the finger's next place, which is another one than the last.
  func add(_ place: CGPoint) {
    places.append(place)
    segmenter.add(place)
  }

  /// Reads the place where the finger lifts.
  func end(at place: CGPoint) {
    lift = place
    segmenter.add(place, isLast: true)
  }

  /// What the stroke means to somebody who wants a sequence.
  func verdict(for wanted: WantedStroke) -> StrokeVerdict {
    wanted.verdict(on: &segmenter)
  }
}
