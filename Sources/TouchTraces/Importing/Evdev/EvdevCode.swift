/// One event of the Linux input system.
struct EvdevEvent {
  /// In microseconds, on the recording's own clock.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
  /// Where it stands in the recording, counted from 1.
  var line: Int
}

/// The types and codes that touches are made of, with the numbers of `linux/input-event-codes.h`.
enum EvdevCode {
  static let syn: UInt16 = 0x00
  static let key: UInt16 = 0x01
  static let abs: UInt16 = 0x03

  static let report: UInt16 = 0
  static let mtReport: UInt16 = 2
  static let dropped: UInt16 = 3

  static let left: UInt16 = 0x110
  static let toolPen: UInt16 = 0x140
  static let touch: UInt16 = 0x14A

  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let touchMajor: UInt16 = 0x30
  static let positionX: UInt16 = 0x35
  static let positionY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let mtPressure: UInt16 = 0x3A
  static let distance: UInt16 = 0x3B

  /// The values of ABS_MT_TOOL_TYPE.
  static let penTool: Int32 = 1
  static let palmTool: Int32 = 2

  /// A code that nothing here looks at, for names that are not listed.
  static let other: UInt16 = 0xFFFF

  static let types: [String: UInt16] = ["EV_SYN": syn, "EV_KEY": key, "EV_ABS": abs]

  static let names: [String: UInt16] = [
    "SYN_REPORT": report, "SYN_MT_REPORT": mtReport, "SYN_DROPPED": dropped,
    "BTN_LEFT": left, "BTN_MOUSE": left, "BTN_TOOL_PEN": toolPen, "BTN_DIGI": toolPen,
    "BTN_TOUCH": touch, "ABS_X": x, "ABS_Y": y, "ABS_PRESSURE": pressure, "ABS_MT_SLOT": slot,
    "ABS_MT_TOUCH_MAJOR": touchMajor, "ABS_MT_POSITION_X": positionX,
    "ABS_MT_POSITION_Y": positionY, "ABS_MT_TOOL_TYPE": toolType,
    "ABS_MT_TRACKING_ID": trackingID, "ABS_MT_PRESSURE": mtPressure, "ABS_MT_DISTANCE": distance,
  ]
}
