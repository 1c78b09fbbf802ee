import Foundation

/// Requests made of those in the folder `Requests` by some changes. A number always makes the same request.
struct MutatedRequests {
  private let originals: [[UInt8]]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Requests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    originals = try names.filter { !$0.hasPrefix(".") }
      .map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// The first numbers are the requests in the folder as they are.
  func request(_ number: UInt64) -> [UInt8] {
    if number < originals.count { return originals[Int(number)] }
    var mutator = FuzzMutator(seed: number, tokens: Self.tokens)
    return mutator.mutate(originals)
  }

  /// What servers trip over: ends of lines, paths out of a folder, lengths that are none, two fields where one belongs.
  private static let tokens: [[UInt8]] =
    [
      "\r\n", "\r\n\r\n", "\n", "\r", "\t", " ", "  ", ":", ";", ",", "\"", "\0", "%00",
      "%2e%2e%2f",
      "../", "/..", "//", "%", "%zz", "%25", "?", "&", "=", "#", "*", "-", "0", "-1", "00", "+1",
      "1e9",
      "0x10", "65536", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
      "-9223372036854775809", "18446744073709551616", "HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/0.9",
      "GET", "HEAD", "POST", "PUT", "PRI", "bytes=", "bytes=0-0,5-9", "W/", "gzip;q=0", "br",
      "*;q=1e999",
      "Host: localhost\r\n", "Host: evil.example\r\n", "Content-Length: 1\r\n",
      "Content-Length: -1\r\n",
      "Transfer-Encoding: chunked\r\n", "Connection: close\r\n", "Connection: keep-alive\r\n",
      "ffffffffffffffff\r\n", "0\r\n\r\n",
      "If-Modified-Since: Sun, 06 Nov -2147483648 08:49:37 GMT\r\n",
      "Mon, 31 Feb 9999 24:60:60 GMT", "99999", "photos", "thumbnails/128", "tiles/0-0_0",
      "small.png", "a.jpg",
      "secret.jpg", "wait=0", "since=0", "limit=0", "order=date", "[::1]", "127.0.0.1:1", "http://",
      "https://",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3, 0x28], [0xC0, 0xAE], [0x80], [0xED, 0xA0, 0x80]]
}
