import Foundation
import Testing

/// `make fuzz-server` goes on for as long as one likes.
@Suite("Mutated requests")
struct MutatedRequestTests {
  /// Which numbers are tried: the same ones in each run, unless the environment says otherwise.
  ///
  /// - `FUZZ_CASE`: only this one.
  /// - `FUZZ_SECONDS`: others each time, for so long.
  private struct Numbers {
    var first: UInt64 = 0
    var end = UInt64.max
    var deadline: ContinuousClock.Instant?

    init(_ environment: [String: String]) {
      if let only = environment["FUZZ_CASE"].flatMap({ UInt64($0) }) {
        (first, end) = (only, only + 1)
      } else if let seconds = environment["FUZZ_SECONDS"].flatMap({ Double($0) }) {
        first = UInt64(Date.now.timeIntervalSince1970) << 24
        deadline = .now + .seconds(seconds)
      } else {
        end = 2000
      }
    }

    func contains(_ number: UInt64) -> Bool {
      number < end && deadline.map { ContinuousClock.now < $0 } ?? true
    }
  }

  /// The program runs by itself, so that its end is a request's fault and not the end of the tests.
  @Test("mutated requests get an answer that says what was wrong with them, or none")
  func mutated() async throws {
    let requests = try MutatedRequests()
    let numbers = Numbers(ProcessInfo.processInfo.environment)
    try await TestSite.serve(Self.fill) { site in
      let password = site.root.appending(path: "password")
      try Data("a\n".utf8).write(to: password)
      let open = try await GalleryProgram.start(site)
      let locked = try await GalleryProgram.start(site, ["--password", password.path])
      let (number, fault) = await RawClient.waiting { () -> (UInt64, String?) in
        var number = numbers.first
        while numbers.contains(number) {
          let client = number % 4 == 3 ? locked.client : open.client
          if let fault = Self.fault(of: requests.request(number), to: client) {
            return (number, fault)
          }
          number += 1
        }
        return (number, nil)
      }
      if let fault {
        Issue.record(
          """
          Request \(number) \(fault). `make fuzz-server CASE=\(number)` sends it again:
          \(Self.printable(requests.request(number)))
          """)
      }
      #expect(number > numbers.first || fault != nil)
      if numbers.deadline != nil { print("\(number - numbers.first) requests") }
      // A program that has ended is heard of at its last request, too.
      for program in [open, locked] {
        #expect(await program.client.get("/health").status == 200)
        #expect(await program.stop() == 0)
      }
    }
  }

  private static func fill(_ site: TestSite) throws {
    let photo = try TestSite.fixture("small.png")
    try FileAnswerTests.fill(site)
    try site.add("small.png", photo)
    try site.add("ä b/small.png", photo)
    try site.link("out.jpg", to: "../secret.jpg")
  }

  /// Sends a request on a connection of its own, and says what is wrong with what came back.
  private static func fault(of request: [UInt8], to client: RawClient) -> String? {
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
  private static func printable(_ bytes: [UInt8]) -> String {
    let shown = bytes.prefix(2000).map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
        ? String(UnicodeScalar(byte))
        : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return shown.joined() + (bytes.count > 2000 ? "… (\(bytes.count) bytes)" : "")
  }
}
