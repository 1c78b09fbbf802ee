import UIKit

/// One recognizer's part of a finger's stroke, shared with the recognizers that got the same
/// locations.
///
/// The locations themselves are compared, so the order in which recognizers get an event does not
/// matter: a recognizer that got fewer or other locations continues with a stroke of its own.
struct SharedStroke {
  private var stroke: DrawnStroke
  // How many of the stroke's locations this recognizer has got; at least one.
  private var count = 1
  private var hasLifted = false

  /// A stroke that begins at `location`, in points of the window.
  init(at location: CGPoint, lowerLimit: CGFloat, directions: StrokeDirections) {
    self.init(DrawnStroke(along: [location], lowerLimit: lowerLimit, directions: directions))
  }

  private init(_ stroke: DrawnStroke) {
    self.stroke = stroke
  }

  /// This stroke for another recognizer, for which one with these settings begins at `location`;
  /// `nil` where the stroke differs or has more locations already.
  func shared(
    at location: CGPoint, lowerLimit: CGFloat, directions: StrokeDirections
  ) -> SharedStroke? {
    let hasJustBegun = stroke.locations.count == 1 && stroke.lift == nil
    guard hasJustBegun, stroke.locations[0] == location, stroke.segmenter.lowerLimit == lowerLimit,
      stroke.segmenter.directions == directions
    else { return nil }
    return SharedStroke(stroke)
  }

  /// How far the finger has to travel in a direction, in points.
  var lowerLimit: CGFloat {
    stroke.segmenter.lowerLimit
  }

  /// The locations of the finger, in points of the window.
  var trail: [CGPoint] {
    let locations = Array(stroke.locations[..<count])
    guard hasLifted, let lift = stroke.lift, lift != locations[count - 1] else { return locations }
    return locations + [lift]
  }

  /// Adds the finger's next location.
  mutating func add(_ location: CGPoint) {
    if stroke.locations[count - 1] == location || hasLifted { return }
    if count == stroke.locations.count || stroke.locations[count] != location {
      if isBehind { goAlone() }
      stroke.add(location)
    }
    count += 1
  }

  /// Adds the location of the lift.
  mutating func end(at location: CGPoint) {
    if hasLifted { return }
    if count < stroke.locations.count || stroke.lift != location {
      if isBehind { goAlone() }
      stroke.end(at: location)
    }
    hasLifted = true
  }

  /// Compares the stroke with a wanted sequence.
  mutating func verdict(for wanted: WantedStroke) -> StrokeVerdict {
    if isBehind { goAlone() }
    return stroke.verdict(for: wanted)
  }

  // Other recognizers have added more to the stroke, and it has been read.
  private var isBehind: Bool {
    count < stroke.locations.count || stroke.lift != nil && !hasLifted
  }

  private mutating func goAlone() {
    stroke = DrawnStroke(
      along: stroke.locations[..<count], lowerLimit: stroke.segmenter.lowerLimit,
      directions: stroke.segmenter.directions)
  }
}
