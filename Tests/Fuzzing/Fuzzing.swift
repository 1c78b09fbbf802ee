// libFuzzer's targets: `make fuzz` builds and runs them. FUZZ names the one that runs.
import Foundation

/// What libFuzzer tries: bytes go in, and nothing may end the program.
enum Target: String, CaseIterable {
  case arbiter
  case protocolInput = "protocol"
  case shapes, traces

  static let chosen: Target = {
    let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
    guard let target = Target(rawValue: name) else {
      fatalError("FUZZ=\(name): one of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()

  @MainActor func run(_ bytes: [UInt8]) {
    switch self {
    case .arbiter: ArbiterFuzz(FuzzBytes(bytes)).run()
    case .protocolInput: ProtocolFuzz(FuzzBytes(bytes)).run()
    case .shapes: fuzzShapes(bytes)
    case .traces: fuzzTraces(bytes)
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // libFuzzer has one thread, the main one.
  return MainActor.assumeIsolated {
    Target.chosen.run(bytes)
    return 0
  }
}

/// The bytes of an input, taken one after the other; zeros after their end.
struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func next(below limit: Int) -> Int { Int(next()) % limit }

  mutating func flag() -> Bool { next() & 1 == 1 }

  /// Any double, also one that is not finite.
  mutating func double() -> Double {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(next()) }
    return Double(bitPattern: bits)
  }

  /// From 0 to 1020, or, seldom, any.
  mutating func coordinate() -> Double {
    let byte = next()
    return byte == 255 ? double() : Double(byte) * 4
  }

  mutating func integer() -> Int {
    var bits: UInt32 = 0
    for _ in 0..<4 { bits = bits << 8 | UInt32(next()) }
    return Int(Int32(bitPattern: bits))
  }
}
