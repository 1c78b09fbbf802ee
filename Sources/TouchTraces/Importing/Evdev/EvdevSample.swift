import TouchKit

/// A finger's state in the device's own units: the axes' ranges may be known only at the end.
struct EvdevSample {
  var line: Int
  /// In microseconds since the first event.
  var time: Int64
  var id: Int
  var phase: UITouch.Phase
  var contact: EvdevContact
}

/// What a device reports of one finger.
struct EvdevContact: Equatable {
  /// -1 is no contact; nil was never reported.
  var trackingID: Int32?
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var major: Int32 = 0
  var tool: Int32 = 0
  var distance: Int32 = 0
  var kind: UITouch.TouchType = .direct

  var hasPosition: Bool { x != nil && y != nil }

  /// The square of the distance to another contact, in units.
  func squaredDistance(to other: EvdevContact) -> Double {
    let dx = Double(x ?? 0) - Double(other.x ?? 0)
    let dy = Double(y ?? 0) - Double(other.y ?? 0)
    return dx * dx + dy * dy
  }

  /// Takes an `ABS_MT_…` value over.
  ///
  /// - Returns: false where the code says nothing of a contact.
  mutating func set(_ code: UInt16, _ value: Int32) -> Bool {
    switch code {
    case EvdevCode.positionX: x = value
    case EvdevCode.positionY: y = value
    case EvdevCode.trackingID: trackingID = value
    case EvdevCode.mtPressure: pressure = value
    case EvdevCode.touchMajor: major = value
    case EvdevCode.distance: distance = value
    case EvdevCode.toolType:
      tool = value
      kind = value == EvdevCode.penTool ? .pencil : .direct
    default: return false
    }
    return true
  }
}
