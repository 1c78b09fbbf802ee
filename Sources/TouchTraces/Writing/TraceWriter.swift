import Foundation
import JSONText
import TouchKit

/// Writes a trace, line by line, in constant memory.
///
/// What is written can be read again by ``TraceReader`` and gives the same samples bit for bit: a writer
/// checks what the reader checks, so no broken trace comes out of it. `force`, `radius`, `kind`,
/// `altitude`, `azimuth`, `roll` and `buttons` are written only where they differ from their defaults.
public struct TraceWriter {
  /// Why a sample cannot stand in a trace.
  public struct Refusal: Error, CustomStringConvertible {
    public let description: String
  }

  private var buffer: [UInt8] = []
  private var life = TouchLife()
  private var time = 0.0
  private let emit: ([UInt8]) throws -> Void

  private static let bufferSize = 1 << 16

  /// Starts a trace with its header.
  ///
  /// - Parameter emit: gets the text in pieces of about 64 KiB, whole lines each.
  /// - Throws: ``Refusal`` where the size or the scale is not finite and above 0.
  public init(header: TraceHeader, emit: @escaping ([UInt8]) throws -> Void) throws {
    let numbers = [header.size.width, header.size.height, header.scale]
    guard numbers.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      throw Refusal(description: "width, height and scale must be finite and above 0: \(numbers)")
    }
    self.emit = emit
    buffer.append(contentsOf: #"{"tsumami":"trace","version":"#.utf8)
    JSONWriter.write(Double(TraceHeader.version), to: &buffer)
    append(",\"width\":", header.size.width)
    append(",\"height\":", header.size.height)
    append(",\"scale\":", header.scale)
    buffer.append(contentsOf: ",\"source\":".utf8)
    JSONWriter.write(header.source, to: &buffer)
    buffer.append(contentsOf: "}\n".utf8)
  }

  /// Writes to an open file. Call ``finish()`` at the end.
  public init(header: TraceHeader, to handle: FileHandle) throws {
    try self.init(header: header) { try handle.write(contentsOf: Data($0)) }
  }

  /// Writes one sample.
  ///
  /// - Throws: ``Refusal`` where the sample is not finite, `stationary` or `indirect` (which the format has
  ///   not), earlier than the one before, negative in time, force or radius, has an id or a button beyond 32 bits, or
  ///   does not fit into its finger's life; or what `emit` throws.
  public mutating func write(_ sample: TouchSample) throws {
    guard sample.isFinite, sample.force >= 0, sample.radius >= 0, sample.timestamp >= time,
      Int32(exactly: sample.id) != nil, let phase = Self.name(of: sample.phase),
      UInt32(exactly: sample.buttonMask.rawValue) != nil, let kind = Self.name(of: sample.kind)
    else { throw Refusal(description: "a trace cannot hold \(sample) after \(time) s") }
    if let fault = life.accept(sample) { throw Refusal(description: fault) }
    time = sample.timestamp
    append("{\"t\":", sample.timestamp)
    append(",\"id\":", Double(sample.id))
    buffer.append(contentsOf: phase.utf8)
    append(",\"x\":", sample.location.x)
    append(",\"y\":", sample.location.y)
    if sample.force != 0 { append(",\"force\":", sample.force) }
    if sample.radius != 0 { append(",\"radius\":", sample.radius) }
    buffer.append(contentsOf: kind.utf8)
    if sample.altitude != .pi / 2 { append(",\"altitude\":", sample.altitude) }
    if sample.azimuth != 0 { append(",\"azimuth\":", sample.azimuth) }
    if sample.roll != 0 { append(",\"roll\":", sample.roll) }
    if !sample.buttonMask.isEmpty {
      append(",\"buttons\":", Double(sample.buttonMask.rawValue))
    }
    buffer.append(contentsOf: "}\n".utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes one event.
  public mutating func write(_ event: some Sequence<TouchSample>) throws {
    for sample in event { try write(sample) }
  }

  /// Hands out what is left. The writer must not be used afterwards.
  public mutating func finish() throws {
    try flush()
  }

  /// Hands out what has been written so far: what is recorded live can be read live.
  public mutating func flush() throws {
    guard !buffer.isEmpty else { return }
    try emit(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ key: StaticString, _ value: Double) {
    key.withUTF8Buffer { buffer.append(contentsOf: $0) }
    JSONWriter.write(value, to: &buffer)
  }

  private static func name(of phase: UITouch.Phase) -> String? {
    switch phase {
    case .began: #","phase":"began""#
    case .moved: #","phase":"moved""#
    case .ended: #","phase":"ended""#
    case .cancelled: #","phase":"cancelled""#
    case .stationary: nil
    }
  }

  private static func name(of kind: UITouch.TouchType) -> String? {
    switch kind {
    case .direct: ""
    case .pencil: #","kind":"pencil""#
    case .indirectPointer: #","kind":"indirectPointer""#
    case .indirect: nil
    }
  }
}

extension TouchTrace {
  /// The trace as text.
  ///
  /// - Throws: ``TraceWriter/Refusal``.
  public func text() throws -> String {
    let collected = Collected()
    var writer = try TraceWriter(header: header) { collected.bytes += $0 }
    try writer.write(samples)
    try writer.finish()
    return String(decoding: collected.bytes, as: UTF8.self)
  }
}

/// Bytes that a closure can append to.
private final class Collected {
  var bytes: [UInt8] = []
}
