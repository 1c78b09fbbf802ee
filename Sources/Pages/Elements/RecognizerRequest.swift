import Tsumami
import UIKit
import WebHost

/// A recognizer that the page asks for:
/// `{ "type": …, "waitsFor": [index, …], "with": [index, …], "touches": …, "taps": …, "duration": …, "threshold": …, "direction": …, "axis": …, "strokes": […] }`.
/// All but the type may be left out.
struct RecognizerRequest {
  /// Those that have to fail before.
  let waitsFor: [Int]
  /// Those that may recognize at the same time.
  let runsWith: [Int]
  private let value: WebJSON

  init(_ value: WebJSON) {
    self.value = value
    waitsFor = value["waitsFor"]?.elements.compactMap { $0.integer } ?? []
    runsWith = value["with"]?.elements.compactMap { $0.integer } ?? []
  }

  /// True where a movement with this velocity is along the axis that is asked for, or where none is.
  func isAlong(_ velocity: CGPoint) -> Bool {
    guard let axis = value["axis"]?.text else { return true }
    let isAcross = abs(velocity.x) > abs(velocity.y)
    return ("x" as StaticString).isSame(as: axis) == isAcross
  }

  /// `nil` for an unknown type.
  func makeRecognizer() -> UIGestureRecognizer? {
    guard let type = value["type"]?.text else { return nil }
    func isType(_ name: StaticString) -> Bool {
      name.isSame(as: type)
    }
    if isType("tap") { return tap() }
    if isType("longPress") { return longPress() }
    if isType("pan") { return pan() }
    if isType("pinch") { return UIPinchGestureRecognizer() }
    if isType("rotation") { return UIRotationGestureRecognizer() }
    if isType("swipe") { return swipe() }
    if isType("oneFingerZoom") { return oneFingerZoom() }
    if isType("stroke") { return stroke() }
    return nil
  }

  private func integer(_ key: StaticString) -> Int? {
    value[key]?.integer.flatMap { $0 > 0 && $0 <= 10 ? $0 : nil }
  }

  private func tap() -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = integer("taps") ?? 1
    tap.numberOfTouchesRequired = integer("touches") ?? 1
    return tap
  }

  private func longPress() -> UIGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    if let duration = value.number("duration"), duration >= 0 {
      press.minimumPressDuration = TimeInterval(duration)
    }
    press.numberOfTouchesRequired = integer("touches") ?? 1
    return press
  }

  private func pan() -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    if let touches = integer("touches") {
      pan.minimumNumberOfTouches = touches
      pan.maximumNumberOfTouches = touches
    }
    return pan
  }

  private func swipe() -> UIGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = integer("touches") ?? 1
    switch value["direction"].flatMap(StrokeDirection.init(_:)) {
    case .left: swipe.direction = .left
    case .up: swipe.direction = .up
    case .down: swipe.direction = .down
    default: swipe.direction = .right
    }
    return swipe
  }

  private func oneFingerZoom() -> UIGestureRecognizer {
    let zoom = OneFingerZoomGestureRecognizer()
    zoom.movementThreshold = max(0, value.number("threshold") ?? 10)
    zoom.setDirection(value["direction"])
    return zoom
  }

  /// `nil` without strokes.
  private func stroke() -> UIGestureRecognizer? {
    let stroke = StrokeGestureRecognizer()
    let wanted = (value["strokes"]?.elements ?? []).compactMap { StrokeDirection($0) }
    guard !wanted.isEmpty else { return nil }
    for direction in wanted { stroke.addWantedStroke(direction) }
    if let length = value.number("threshold"), length > 0 {
      stroke.lowerLimitOfStrokeLength = length
    }
    return stroke
  }
}

extension StrokeDirection {
  /// `nil` for anything but `"right"`, `"down"`, `"left"` and `"up"`.
  fileprivate init?(_ value: WebJSON) {
    func isText(_ name: StaticString) -> Bool {
      guard let text = value.text else { return false }
      return name.isSame(as: text)
    }
    if isText("right") {
      self = .right
    } else if isText("down") {
      self = .down
    } else if isText("left") {
      self = .left
    } else if isText("up") {
      self = .up
    } else {
      return nil
    }
  }
}
