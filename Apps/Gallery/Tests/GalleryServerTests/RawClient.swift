import Foundation

/// A client that sends exactly the bytes it is given: no library tidies the path up on the way.
struct RawClient: Sendable {
  let port: UInt16

  /// What came back.
  struct Answer: Sendable {
    var status: Int
    var headers: [String: String]
    var body: Data

    subscript(header: String) -> String? { headers[header.lowercased()] }
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// One request on a connection of its own.
  func get(_ target: String, _ headers: [String: String] = [:], method: String = "GET") async
    -> Answer
  {
    let lines = headers.map { "\($0): \($1)\r\n" }.joined()
    let request =
      "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(lines)\r\n"
    return await Self.answers(in: send(Array(request.utf8)), toHead: method == "HEAD").first
      ?? Answer(status: 0, headers: [:], body: Data())
  }

  /// Sends the bytes, and reads until the server closes the connection.
  func send(_ bytes: [UInt8]) async -> Data { await Self.waiting { exchange(bytes) } }

  /// Does what blocks on a thread of its own: the few others have to serve the answer.
  static func waiting<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  private func exchange(_ bytes: [UInt8]) -> Data {
    let connection = connected()
    defer { close(connection) }
    guard connection >= 0,
      Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    else { return Data() }
    return Self.rest(of: connection)
  }

  /// All that comes until the other side closes, or says nothing for five minutes.
  static func rest(of connection: Int32) -> Data {
    var got = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = receive(connection, &buffer), count > 0 {
      got.append(contentsOf: buffer[..<count])
    }
    return got
  }

  /// How many bytes came next, at least one; 0 at the end, or where nothing comes. A signal interrupts `recv` on a connection that has a time limit.
  static func receive(_ connection: Int32, _ buffer: inout [UInt8]) -> Int {
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count >= 0 { return count }
      guard errno == EINTR else { return 0 }
    }
  }

  /// A connection on which nothing has been said, or −1; whoever asks for it closes it.
  ///
  /// - Parameter room: how much the system takes in before it is read, in bytes; by default as much as it likes.
  func connected(room: Int32? = nil) -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var timeout = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    if var room {
      setsockopt(connection, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(connection)
      return -1
    }
    return connection
  }

  /// The answers that follow one another in what one connection brought.
  static func answers(in data: Data, toHead: Bool = false) -> [Answer] {
    var (rest, answers) = (data[...], [Answer]())
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      var lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")[
        ...]
      let status =
        lines.popFirst()?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      let headers = lines.map { $0.split(separator: ":", maxSplits: 1) }
        .reduce(into: [String: String]()) {
          $0[$1[0].lowercased()] = String($1.last!).trimmingCharacters(in: .whitespaces)
        }
      let hasBody = !toHead && status != 304
      let length = hasBody ? Int(headers["content-length"] ?? "0") ?? 0 : 0
      answers.append(
        Answer(status: status, headers: headers, body: Data(rest[end.upperBound...].prefix(length)))
      )
      rest = rest[end.upperBound...].dropFirst(length)
    }
    return answers
  }
}
