import Foundation

/// What an answer to any request has to hold to, for the mutated ones and for those that libFuzzer makes.
enum RequestCheck {
  /// The folder that requests are tried on.
  static func fill(_ site: TestSite) throws {
    let photo = try TestSite.fixture("small.png")
    // More than goes out in one piece.
    try site.add("a.jpg", Data(repeating: 7, count: 100_000))
    try site.add("empty.jpg", Data())
    try site.add("small.png", photo)
    try site.add("ä b/small.png", photo)
    try site.link("out.jpg", to: "../secret.jpg")
  }

  /// Sends a request on a connection of its own, and says what is wrong with what came back.
  static func fault(of request: [UInt8], to client: RawClient) -> String? {
    guard let got = answer(to: request, client) else {
      return "found the server ended by the one before, of those that it got"
    }
    if got.isEmpty {
      let health = Array("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      let isServed = answer(to: health, client).map { !$0.isEmpty } ?? false
      return isServed ? nil : "ended the server"
    }
    if got.firstRange(of: Data("HTTP/1.".utf8))?.lowerBound != 0 {
      return "got what is no answer: \(printable(Array(got)))"
    }
    // Of the requests on one connection any may fail.
    if let range = got.firstRange(of: Data("HTTP/1.1 5".utf8)) {
      return "got \(printable(Array(got[range.lowerBound...])))"
    }
    return got.firstRange(of: Data(TestSite.secret.utf8)) == nil
      ? nil : "got a file outside the folder"
  }

  /// Nil where the server cannot be reached.
  private static func answer(to request: [UInt8], _ client: RawClient) -> Data? {
    let connection = client.connected()
    guard connection >= 0 else { return nil }
    defer { close(connection) }
    send(connection, request, request.count, Int32(MSG_NOSIGNAL))
    shutdown(connection, Int32(SHUT_WR))
    return RawClient.rest(of: connection)
  }

  /// As text of ASCII with escapes, cut where it is long.
  static func printable(_ bytes: [UInt8]) -> String {
    let shown = bytes.prefix(2000).map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
        ? String(UnicodeScalar(byte))
        : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return shown.joined() + (bytes.count > 2000 ? "… (\(bytes.count) bytes)" : "")
  }
}
