import Foundation

/// Cuts bytes into lines, in constant memory: a buffer of one chunk and one line is used again and again.
///
/// A line ends with a line feed or with the input. A carriage return before the line feed stays in the
/// line. A byte order mark at the start of the input is skipped.
final class ByteLines {
  let source: ByteSource

  /// The number of the line that ``next()`` returned last, counted from 1; 0 before the first.
  ///
  /// The readers of formats without lines count their records here.
  var number = 0

  private let buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var sourceHasEnded = false
  private var hasLookedForMark = false

  static let chunk = 1 << 18

  init(_ source: ByteSource) {
    self.source = source
    buffer = .allocate(byteCount: Self.chunk + TraceLimits.lineLength + 1, alignment: 16)
  }

  deinit {
    buffer.deallocate()
  }

  /// The next line without its line feed; nil at the end. The bytes are valid until the next call.
  ///
  /// - Throws: where a line is longer than ``TraceLimits/lineLength``, or the source cannot be read.
  func next() throws(TraceError) -> UnsafeBufferPointer<UInt8>? {
    var searched = start
    while true {
      if let feed = lineFeed(from: searched) {
        defer { start = feed + 1 }
        return try line(endingAt: feed)
      }
      if sourceHasEnded {
        guard start < end else { return nil }
        defer { start = end }
        return try line(endingAt: end)
      }
      guard end - start <= TraceLimits.lineLength else {
        number += 1
        throw tooLong
      }
      searched = end - start
      try refill()
    }
  }

  /// The first bytes of the input, without taking them; at most a chunk.
  func peek(_ count: Int) throws(TraceError) -> UnsafeBufferPointer<UInt8> {
    while end - start < min(count, Self.chunk), !sourceHasEnded {
      try refill()
    }
    return bytes(start, min(end, start + count))
  }

  /// Everything that is left, in pieces; nil at the end. For the formats without lines.
  func nextChunk() throws(TraceError) -> UnsafeBufferPointer<UInt8>? {
    if start == end, !sourceHasEnded { try refill() }
    guard start < end else { return nil }
    defer { start = end }
    return bytes(start, end)
  }

  /// An error at the current line, or in line 1 of an empty file.
  func error(_ message: String) -> TraceError {
    TraceError(file: source.name, line: max(1, number), message: message)
  }

  /// Runs the body; a ``Fault`` in it becomes an error at the current line.
  func located<Result>(_ body: () throws -> Result) throws(TraceError) -> Result {
    do {
      return try body()
    } catch let error as TraceError {
      throw error
    } catch let fault as Fault {
      throw error(fault.message)
    } catch {
      throw self.error("\(error)")
    }
  }

  private var tooLong: TraceError {
    error("the line is longer than \(TraceLimits.lineLength) bytes")
  }

  private func line(endingAt end: Int) throws(TraceError) -> UnsafeBufferPointer<UInt8> {
    number += 1
    guard end - start <= TraceLimits.lineLength else { throw tooLong }
    return bytes(start, end)
  }

  private func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(rebasing: buffer[start..<end]).assumingMemoryBound(to: UInt8.self)
  }

  private func lineFeed(from index: Int) -> Int? {
    guard index < end, let base = buffer.baseAddress else { return nil }
    guard let found = memchr(base + index, 0x0A, end - index) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func refill() throws(TraceError) {
    if start > 0 {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<rest.count]).copyMemory(from: rest)
      end -= start
      start = 0
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
    let count: Int
    do {
      count = try source.read(min(Self.chunk, room.count), room)
    } catch {
      throw TraceError(file: source.name, line: number, message: error.message)
    }
    sourceHasEnded = count == 0
    end += count
    // The first bytes may come one by one; a line that is complete before the third has no mark.
    if !hasLookedForMark, end >= 3 {
      hasLookedForMark = true
      if number == 0, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { start = 3 }
    }
  }
}
