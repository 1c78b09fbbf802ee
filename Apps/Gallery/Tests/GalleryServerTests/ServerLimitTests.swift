import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import GalleryServer

/// What strangers try, in a shorter form: each of it once ended the server, or kept it from others.
@Suite("The server's limits")
struct ServerLimitTests {
  /// Limits that a test can wait for, and that a client on a busy machine still keeps.
  static func hasty(_ options: inout WebServer.Options) {
    options.limits.requestTime = .seconds(20)
    options.limits.idleTime = .seconds(20)
    options.limits.stalledTime = .seconds(15)
  }

  /// Without the limit a connection stays until the client gives up, which is after 300 seconds.
  static let patience = Duration.seconds(200)

  @Test("a head that is too long is refused at once, and others are served meanwhile")
  func longHeads() async throws {
    try await TestSite.serve { site in
      let heads = [
        "GET /?" + String(repeating: "a", count: 1 << 20),
        "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 4 << 20),
        "GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 100_000),
        "GET / HTTP/1.1\r\n" + String(repeating: "X-\(UUID().uuidString): a\r\n", count: 101),
      ]
      let start = ContinuousClock.now
      for head in heads {
        let got = await RawClient.waiting {
          let connection = site.client.connected()
          defer { close(connection) }
          let bytes = Array(head.utf8)
          // The server does not wait for all of it.
          _ = send(connection, bytes, min(bytes.count, 1 << 17), Int32(MSG_NOSIGNAL))
          return RawClient.rest(of: connection)
        }
        #expect(RawClient.answers(in: got).first?.status == 431, "\(head.prefix(20))")
        #expect(await site.client.get("/").status == 200)
      }
      #expect(ContinuousClock.now - start < Self.patience)
    }
  }

  @Test(
    "a client that does not go on is let go",
    arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\nX", "\r\n"])
  func halfHeads(text: String) async throws {
    try await TestSite.serve(with: Self.hasty) { site in
      let start = ContinuousClock.now
      let got = await site.client.send(Array(text.utf8))
      #expect(ContinuousClock.now - start < Self.patience)
      #expect(got.isEmpty)
    }
  }

  @Test("a connection on which nothing more is asked is closed")
  func idle() async throws {
    try await TestSite.serve(with: Self.hasty) { site in
      let start = ContinuousClock.now
      let got = await site.client.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
      #expect(RawClient.answers(in: got).map(\.status) == [200])
      #expect(ContinuousClock.now - start < Self.patience)
    }
  }

  @Test("a body that is too long, or does not come, ends the connection")
  func bodies() async throws {
    try await TestSite.serve(with: Self.hasty) { site in
      let start = ContinuousClock.now
      let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
      for body in ["", String(repeating: "a", count: 100_000)] {
        let got = await site.client.send(Array((head + body).utf8))
        let status = RawClient.answers(in: got).first?.status
        #expect(status == nil || [405, 408, 413].contains(status), "\(body.count)")
      }
      #expect(ContinuousClock.now - start < Self.patience)
      #expect(await site.client.get("/").status == 200)
    }
  }

  @Test("a client that asks and does not read is let go, and one that reads slowly is served")
  func slowReaders() async throws {
    let size = 24 << 20
    func fill(_ site: TestSite) throws { try site.add("a.jpg", Data(count: size)) }
    try await TestSite.serve(fill, with: Self.hasty) { site in
      let request = Array("GET /photos/a.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      let (slow, stalled) = await RawClient.waiting {
        let (stalled, slow) = (
          site.client.connected(room: 4096), site.client.connected(room: 65536)
        )
        defer { for connection in [stalled, slow] { close(connection) } }
        for connection in [stalled, slow] { send(connection, request, request.count, 0) }
        var (got, buffer) = (0, [UInt8](repeating: 0, count: 1 << 20))
        for _ in 0..<20 {
          usleep(100_000)
          got += RawClient.receive(slow, &buffer)
        }
        got += RawClient.rest(of: slow).count
        // Longer than the server waits for a client that reads nothing.
        sleep(20)
        return (got, RawClient.rest(of: stalled).count)
      }
      #expect(slow > size)
      #expect(stalled < size)
    }
  }

  @Test("several hundred half heads at once keep nobody out")
  func many() async throws {
    try await TestSite.serve(with: Self.hasty) { site in
      let half = Array("GET / HTTP/1.1\r\nHost".utf8)
      let connections = await RawClient.waiting {
        (0..<300).map { _ in
          let connection = site.client.connected()
          send(connection, half, half.count, Int32(MSG_NOSIGNAL))
          return connection
        }
      }
      #expect(await site.client.get("/").status == 200)
      for connection in connections { close(connection) }
    }
  }

  @Test("connections of one client are counted, but for this machine's own")
  func perClient() {
    let clients = Clients(most: 2)
    #expect(clients.enter("a") && clients.enter("a") && !clients.enter("a") && clients.enter("b"))
    clients.leave("a")
    #expect(clients.enter("a") && !clients.enter("a"))
    for _ in 0..<9 { #expect(clients.enter(Clients.thisMachine)) }
  }

  @Test(
    "a client is an address, or the half of one that a household has",
    arguments: [
      ("127.0.0.1", Clients.thisMachine), ("::1", Clients.thisMachine),
      ("::ffff:127.0.0.1", Clients.thisMachine), ("192.0.2.7", "192.0.2.7"),
      ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2"), ("2001:db8:1:2::9", "20:1:d:b8:0:1:0:2"),
    ])
  func names(address: String, name: String) throws {
    #expect(Clients.name(of: try SocketAddress(ipAddress: address, port: 1)) == name)
  }

  /// The server is cancelled between accepting it and handling it, which NIO answers by ending the program.
  @Test("a connection that nobody handles any more is closed")
  func unhandled() async throws {
    let connection = NIOAsyncTestingChannel()
    try await connection.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1)).get()
    let clients = Clients(most: 1)
    let channel = WatchedChannel(
      base: HTTP1Channel(responder: { _, _, _ in }), clients: clients, limits: Limits())
    _ = try await connection.eventLoop.flatSubmit {
      channel.setup(channel: connection, logger: Logger(label: "test"))
    }.get()
    try await connection.closeFuture.get()
    #expect(!connection.isActive)
  }

  @Test("with more connections than the system allows files it goes on, and ends when it is asked")
  func descriptors() async throws {
    try await TestSite.serve { site in
      try site.add("a.png", TestSite.fixture("small.png"))
    } _: { site in
      let program = try await GalleryProgram.start(site, before: "ulimit -n 128;")
      let connections = await RawClient.waiting {
        (0..<200).map { _ in program.client.connected() }
      }
      try await Task.sleep(for: .milliseconds(300))
      for connection in connections { close(connection) }
      let answer = await program.client.get("/photos/a.png")
      #expect(answer.status == 200)
      #expect(await program.stop() == 0)
    }
  }

  /// A body that is sent after its head waits for the client's acknowledgement, 40 ms later. How long an answer takes depends on what else the machine does; in how
  /// many pieces it comes does not.
  @Test("answers on a kept connection come in one piece")
  func pieces() async throws {
    try await TestSite.serve { site in
      let request = Array("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      let answers = await RawClient.waiting {
        let connection = site.client.connected()
        defer { close(connection) }
        var buffer = [UInt8](repeating: 0, count: 4096)
        return (0..<40).map { _ in
          send(connection, request, request.count, 0)
          let count = RawClient.receive(connection, &buffer)
          return String(decoding: buffer[..<count], as: UTF8.self)
        }
      }
      #expect(answers.allSatisfy { $0.hasSuffix(#"{"status":"ok"}"#) })
    }
  }
}
