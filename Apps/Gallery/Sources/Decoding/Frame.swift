import CSandbox
import Foundation

/// A message between the server and a decoder: two lengths of four bytes each, then a text in JSON, then bytes.
///
///     ┌────────┬─────────┬──────┬───────┐
///     │ length │ length  │ JSON │ bytes │     lengths: the lowest byte first
///     │ of JSON│ of bytes│      │       │
///     └────────┴─────────┴──────┴───────┘
struct Frame {
  var text: Data
  var bytes = Data()

  /// The open file that comes with it, or −1. Whoever receives it closes it.
  var file: Int32 = -1

  /// What is longer is no message of ours, in bytes.
  static let longestText = 1 << 20
  static let longestBytes = 1 << 29

  enum Broken: Error {
    /// The other side has closed its end, or sends what is no frame.
    case ended
    /// Nothing came until the deadline.
    case late
  }

  /// Sends it as a whole.
  func send(over socket: Int32) throws(Broken) {
    let lengths = [UInt32(text.count), UInt32(bytes.count)].map(\.littleEndian)
    let head = lengths.withUnsafeBytes { Data($0) } + text
    try Self.send(head, file, over: socket)
    if !bytes.isEmpty { try Self.send(bytes, -1, over: socket) }
  }

  private static func send(_ data: Data, _ file: Int32, over socket: Int32) throws(Broken) {
    var (rest, file) = (data[...], file)
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { sandbox_send(socket, $0.baseAddress, $0.count, file) }
      guard sent > 0 else { throw .ended }
      rest = rest.dropFirst(sent)
      file = -1
    }
  }

  /// Waits for one; nil where the other side has closed its end between two.
  ///
  /// - Parameter deadline: nil waits for ever.
  init?(from socket: Int32, until deadline: ContinuousClock.Instant? = nil) throws(Broken) {
    var reader = Reader(socket: socket, deadline: deadline)
    guard let head = try reader.read(8, mayEnd: true) else { return nil }
    file = reader.file
    let lengths = head.withUnsafeBytes { bytes in
      [0, 4].map {
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
      }
    }
    guard lengths[0] <= Self.longestText, lengths[1] <= Self.longestBytes,
      let text = try reader.read(lengths[0]), let bytes = try reader.read(lengths[1])
    else {
      if file >= 0 { close(file) }
      throw .ended
    }
    (self.text, self.bytes) = (text, bytes)
  }

  init(_ value: some Encodable, bytes: Data = Data(), file: Int32 = -1) {
    // The types of this module can always be encoded.
    text = (try? JSONEncoder().encode(value)) ?? Data()
    (self.bytes, self.file) = (bytes, file)
  }

  private struct Reader {
    let socket: Int32
    let deadline: ContinuousClock.Instant?
    var file: Int32 = -1

    /// - Parameter mayEnd: answers nil where the end comes before the first byte.
    mutating func read(_ count: Int, mayEnd: Bool = false) throws(Broken) -> Data? {
      var (data, got) = (Data(count: count), 0)
      while got < count {
        try wait()
        var came: Int32 = -1
        let more = data.withUnsafeMutableBytes {
          sandbox_receive(socket, $0.baseAddress! + got, count - got, &came)
        }
        if came >= 0 {
          if file >= 0 { close(file) }
          file = came
        }
        if more == 0, got == 0, mayEnd { return nil }
        guard more > 0 else { throw .ended }
        got += more
      }
      return data
    }

    private func wait() throws(Broken) {
      guard let deadline else { return }
      while true {
        let left = (deadline - .now) / .milliseconds(1)
        guard left > 0 else { throw .late }
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        let count = poll(&ready, 1, Int32(min(left.rounded(.up), 60_000)))
        if count > 0 { return }
        guard count == 0 || errno == EINTR else { throw .ended }
      }
    }
  }
}
