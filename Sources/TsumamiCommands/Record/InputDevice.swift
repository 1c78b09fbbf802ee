import Foundation
import TouchTraces

/// Queries a Linux input device (`linux/input.h`).
enum InputDevice {
  /// The ranges of the axes that touches have; `nil` where this is not an input device.
  static func axes(of descriptor: Int32) -> EvdevAxes? {
    #if os(Linux)
      var axes = EvdevAxes()
      for code in touchAxes {
        // struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution
        var information = [Int32](repeating: 0, count: 6)
        guard ask(descriptor, 0x40 + UInt(code), &information) >= 0 else { continue }
        axes.ranges[code] = EvdevAxes.Range(
          minimum: information[1], maximum: information[2], resolution: information[5])
      }
      guard !axes.ranges.isEmpty else { return nil }
      var name = [UInt8](repeating: 0, count: 256)
      if ask(descriptor, 0x06, &name) > 0 {
        axes.name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      return axes
    #else
      return nil
    #endif
  }

  #if os(Linux)
    // ABS_X, ABS_Y, ABS_PRESSURE; ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE.
    private static let touchAxes: [UInt16] = [0x00, 0x01, 0x18, 0x35, 0x36, 0x3A]

    // EVIOCGABS(code) is _IOR('E', 0x40 + code, struct input_absinfo), EVIOCGNAME(size)
    // _IOC(_IOC_READ, 'E', 0x06, size). These are the bits of asm-generic/ioctl.h, which x86, ARM
    // and RISC-V have.
    private static func ask<Element>(
      _ descriptor: Int32, _ number: UInt, _ answer: inout [Element]
    ) -> Int32 {
      let size = UInt(answer.count * MemoryLayout<Element>.stride)
      let request = 2 << 30 | size << 16 | UInt(UInt8(ascii: "E")) << 8 | number
      return answer.withUnsafeMutableBytes { ioctl(descriptor, request, $0.baseAddress!) }
    }
  #endif
}
