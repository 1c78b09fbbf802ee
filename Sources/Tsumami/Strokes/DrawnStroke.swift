import UIKit

/// A finger's stroke, read once for all recognizers that follow the finger.
///
/// The reading depends on the locations, the lower limit and the directions; comparing it with a
/// wanted sequence is cheap. So recognizers with the same settings share it: each reports every
/// location it gets, and the first report is read (`SharedStroke`).
final class DrawnStroke {
  /// The locations of the finger before it lifted, in points of the window; equal consecutive ones
  /// count once.
  private(set) var locations: [CGPoint]

  /// The location of the lift; `nil` while the finger is down.
  private(set) var lift: CGPoint?

  /// The segmenter that has read all locations and the lift.
  private(set) var segmenter: StrokeSegmenter

  /// A stroke with its first locations, at least one.
  init(along locations: ArraySlice<CGPoint>, lowerLimit: CGFloat, directions: StrokeDirections) {
    self.locations = Array(locations)
    segmenter = StrokeSegmenter(lowerLimit: lowerLimit, directions: directions)
    for location in locations { segmenter.add(location) }
  }

  /// Reads the finger's next location, which differs from the last.
  func add(_ location: CGPoint) {
    locations.append(location)
    segmenter.add(location)
  }

  /// Reads the location of the lift.
  func end(at location: CGPoint) {
    lift = location
    segmenter.add(location, isLast: true)
  }

  /// Compares the stroke with a wanted sequence.
  func verdict(for wanted: WantedStroke) -> StrokeVerdict {
    wanted.verdict(on: &segmenter)
  }
}
