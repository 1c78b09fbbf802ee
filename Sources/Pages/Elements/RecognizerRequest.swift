import Tsumami
import UIKit
import WebHost

/// A recognizer that the page asks for, in numbers; −1 stands for what is left out. The page's `start-numbers.js` writes them.
///
/// | | |
/// |---|---|
/// | type | of ``Kind`` |
/// | touches, taps | how many are required |
/// | duration | of a long press, in seconds |
/// | threshold | of a one-finger zoom the movement before it begins, of a stroke the least length, in points |
/// | direction | of a swipe, and of a one-finger zoom the one that enlarges: 0 right, 1 down, 2 left, 3 up |
/// | axis | that a pan has to set out along: 0 x, 1 y |
/// | count, indices | those that have to fail before |
/// | count, indices | those that may recognize at the same time |
/// | count, directions | of a stroke, in their order |
struct RecognizerRequest {
  enum Kind: Int {
    case tap, longPress, pan, pinch, rotation, swipe, oneFingerZoom, stroke
  }

  private let kind: Kind?
  private let touches: Int?
  private let taps: Int?
  private let duration: Double?
  private let threshold: Double?
  private let direction: StrokeDirection?
  private let axis: Int?
  /// Those that have to fail before.
  let waitsFor: [Int]
  /// Those that may recognize at the same time.
  let runsWith: [Int]
  private let strokes: [StrokeDirection]

  init(_ reader: inout NumberReader) {
    kind = reader.integer().flatMap { Kind(rawValue: $0) }
    touches = RecognizerRequest.count(&reader)
    taps = RecognizerRequest.count(&reader)
    duration = reader.given()
    threshold = reader.given()
    direction = reader.integer().flatMap { StrokeDirection(quarter: $0) }
    axis = reader.integer()
    waitsFor = reader.integers()
    runsWith = reader.integers()
    strokes = reader.integers().compactMap { StrokeDirection(quarter: $0) }
  }

  private static func count(_ reader: inout NumberReader) -> Int? {
    reader.integer().flatMap { $0 > 0 ? min($0, 10) : nil }
  }

  /// True where a movement with this velocity is along the axis that is asked for, or where none is.
  func isAlong(_ velocity: CGPoint) -> Bool {
    guard let axis else { return true }
    return (abs(velocity.x) > abs(velocity.y)) == (axis == 0)
  }

  /// For an unknown type, and a stroke without directions, one that never recognizes, so that the indices of the others stay valid.
  func makeRecognizer() -> UIGestureRecognizer {
    switch kind {
    case .tap: tap()
    case .longPress: longPress()
    case .pan: pan()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .swipe: swipe()
    case .oneFingerZoom: oneFingerZoom()
    case .stroke: stroke()
    case nil: UIGestureRecognizer()
    }
  }

  private func tap() -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps ?? 1
    tap.numberOfTouchesRequired = touches ?? 1
    return tap
  }

  private func longPress() -> UIGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    if let duration { press.minimumPressDuration = duration }
    press.numberOfTouchesRequired = touches ?? 1
    return press
  }

  private func pan() -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    if let touches {
      pan.minimumNumberOfTouches = touches
      pan.maximumNumberOfTouches = touches
    }
    return pan
  }

  private func swipe() -> UIGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = touches ?? 1
    swipe.direction =
      switch direction {
      case .left: .left
      case .up: .up
      case .down: .down
      default: .right
      }
    return swipe
  }

  private func oneFingerZoom() -> UIGestureRecognizer {
    let zoom = OneFingerZoomGestureRecognizer()
    zoom.movementThreshold = CGFloat(threshold ?? 10)
    zoom.direction = direction == .down ? .downEnlarges : .upEnlarges
    // For taps that wait for it.
    zoom.waitsForNextTap = true
    return zoom
  }

  private func stroke() -> UIGestureRecognizer {
    guard !strokes.isEmpty else { return UIGestureRecognizer() }
    let stroke = StrokeGestureRecognizer()
    for direction in strokes { stroke.addWantedStroke(direction) }
    if let threshold, threshold > 0 { stroke.lowerLimitOfStrokeLength = CGFloat(threshold) }
    return stroke
  }
}

extension StrokeDirection {
  // The page's four; these are eight.
  fileprivate init?(quarter: Int) {
    guard quarter < 4 else { return nil }
    self.init(rawValue: UInt8(2 * quarter))
  }
}
