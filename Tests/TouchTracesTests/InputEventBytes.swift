/// Writes `struct input_event` for tests.
struct InputEventBytes {
  typealias Event = (microseconds: UInt64, type: UInt16, code: UInt16, value: Int32)

  /// 64-bit or 32-bit time stamps.
  var wide: Bool

  /// A finger at 10, 20 that moves to 30, 20 and lifts.
  static let tap: [Event] = [
    (1_700_000_000_000_000, 3, 0x39, 5), (1_700_000_000_000_000, 3, 0x35, 10),
    (1_700_000_000_000_000, 3, 0x36, 20), (1_700_000_000_000_000, 0, 0, 0),
    (1_700_000_000_008_000, 3, 0x35, 30), (1_700_000_000_008_000, 0, 0, 0),
    (1_700_000_000_016_500, 3, 0x39, -1), (1_700_000_000_016_500, 0, 0, 0),
  ]

  func bytes(_ events: [Event]) -> [UInt8] {
    events.flatMap { event in
      let time = wide ? 8 : 4
      return little(event.microseconds / 1_000_000, time)
        + little(event.microseconds % 1_000_000, time)
        + little(UInt64(event.type), 2) + little(UInt64(event.code), 2)
        + little(UInt64(UInt32(bitPattern: event.value)), 4)
    }
  }

  private func little(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}
