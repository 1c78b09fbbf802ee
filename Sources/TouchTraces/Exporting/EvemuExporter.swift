import TouchKit

extension TouchTrace {
  /// A touch screen of the window's size, and its events, in the format of evemu 1.3.
  ///
  /// A unit is 1/127 point, and with 815 units per millimetre a point is exactly 1/163 inch, so that
  /// importing the result gives the same points, rounded to that unit. Times are rounded to microseconds. A
  /// cancelled touch turns into a palm, the way the kernel reports it.
  var evemuRecording: String {
    var text = EvemuText(size: header.size, name: header.source)
    let samples = samplesLiftedInPlace
    for (sample, assignment) in zip(samples, Self.slots(of: samples)) {
      text.add(sample, slot: assignment.slot)
    }
    text.endFrame()
    return text.lines.joined(separator: "\n") + "\n"
  }
}

/// Writes evemu's lines, changes only, as the kernel does.
private struct EvemuText {
  static let unitsPerPoint = 127.0
  static let unitsPerMillimetre = 815

  private(set) var lines: [String] = []
  private var start: Double?
  private var time = 0.0
  /// The slots that have an event in this frame: one event each.
  private var inFrame: Set<Int> = []
  private var slot = -1
  /// The last value of each slot's axes: only changes are written.
  private var values: [Int: [UInt16: Int32]] = [:]
  private var down = 0
  private var lastTrackingID: Int32 = -1

  init(size: CGSize, name: String) {
    let width = Self.units(size.width) - 1
    let height = Self.units(size.height) - 1
    let name = name.unicodeScalars.filter { $0.value >= 0x20 }.map(String.init).joined()
    lines = [
      "# EVEMU 1.3", "N: \(name.isEmpty ? "Tsumami" : name)", "I: 0006 0000 0000 0000",
      "P: 02 00 00 00 00 00 00 00",
      "B: 00 0b 00 00 00 00 00 00 00",
    ]
    // BTN_TOUCH is bit 0x14a of the 0x300 keys: byte 41, bit 2.
    for row in 0..<12 {
      lines.append(row == 5 ? "B: 01 00 04 00 00 00 00 00 00" : "B: 01 00 00 00 00 00 00 00 00")
    }
    lines += [
      "B: 02 00 00 00 00 00 00 00 00",
      // SLOT, POSITION_X, POSITION_Y, TOOL_TYPE, TRACKING_ID: bits 0x2f, 0x35, 0x36, 0x37, 0x39.
      "B: 03 00 00 00 00 00 80 e0 02",
      "B: 04 00 00 00 00 00 00 00 00",
      "A: 2f 0 \(TraceLimits.fingers - 1) 0 0 0",
      "A: 35 0 \(width) 0 0 \(Self.unitsPerMillimetre)",
      "A: 36 0 \(height) 0 0 \(Self.unitsPerMillimetre)",
      "A: 37 0 2 0 0 0",
      "A: 39 0 65535 0 0 0",
    ]
  }

  mutating func add(_ sample: TouchSample, slot: Int) {
    let first = start ?? sample.timestamp
    start = first
    if sample.timestamp - first != time || inFrame.contains(slot) { endFrame() }
    time = sample.timestamp - first
    inFrame.insert(slot)
    if slot != self.slot {
      emit(EvdevCode.abs, EvdevCode.slot, Int32(slot))
      self.slot = slot
    }
    switch sample.phase {
    case .began:
      down += 1
      lastTrackingID = (lastTrackingID + 1) & 0xFFFF
      emit(EvdevCode.abs, EvdevCode.trackingID, lastTrackingID)
      change(EvdevCode.toolType, sample.kind == .pencil ? EvdevCode.penTool : 0)
      position(sample)
      if down == 1 { emit(EvdevCode.key, EvdevCode.touch, 1) }
    case .moved, .stationary:
      position(sample)
    case .ended, .cancelled:
      down -= 1
      if sample.phase == .cancelled { change(EvdevCode.toolType, EvdevCode.palmTool) }
      emit(EvdevCode.abs, EvdevCode.trackingID, -1)
      if down == 0 { emit(EvdevCode.key, EvdevCode.touch, 0) }
    }
  }

  mutating func endFrame() {
    guard !inFrame.isEmpty else { return }
    emit(EvdevCode.syn, EvdevCode.report, 0)
    inFrame.removeAll()
  }

  private mutating func position(_ sample: TouchSample) {
    change(EvdevCode.positionX, Self.units(sample.location.x))
    change(EvdevCode.positionY, Self.units(sample.location.y))
  }

  private mutating func change(_ code: UInt16, _ value: Int32) {
    guard values[slot, default: [:]].updateValue(value, forKey: code) != value else { return }
    emit(EvdevCode.abs, code, value)
  }

  private mutating func emit(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    let microseconds = Int64(min(time * 1_000_000, 1e15).rounded())
    let fraction = padded(String(microseconds % 1_000_000), 6)
    let type = padded(String(type, radix: 16), 4)
    let code = padded(String(code, radix: 16), 4)
    lines.append("E: \(microseconds / 1_000_000).\(fraction) \(type) \(code) \(value)")
  }

  private func padded(_ text: String, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Points as units, kept inside the kernel's 32 bits.
  private static func units(_ points: Double) -> Int32 {
    Int32(max(-2e9, min(2e9, (points * unitsPerPoint).rounded())))
  }
}
