import Foundation
import Synchronization
import Testing

@testable import GalleryServer

@Suite("Who is let in")
struct FrontDoorTests {
  @Test(
    "names that only lead here are allowed",
    arguments: [
      ("localhost", true), ("localhost:8080", true), ("LOCALHOST.", true), ("127.0.0.1:80", true),
      ("[::1]:8080", true), ("192.0.2.7", true), ("photos.localhost", true), ("den", true),
      ("den.local:1", true), ("den.example.org", true), ("mine.example", true),
      ("evil.example", false), ("evil.example:8080", false), ("localhost.evil.example", false),
      ("", false), (":80", false), ("[::1", false), ("127.0.0.1.evil.example", false),
      ("localhost:80@evil.example", false), ("a:b:c", false),
    ])
  func names(authority: String, isAllowed: Bool) {
    let hosts = HostNames(["mine.example"], machine: "den.example.org")
    #expect(hosts.allow(authority) == isAllowed)
  }

  @Test("a request for another name, in any form, gets no photo")
  func rebinding() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
    } _: { site in
      for head in [
        "GET /photos/a.png HTTP/1.1\r\nHost: evil.example",
        "GET http://localhost/photos/a.png HTTP/1.1\r\nHost: evil.example",
      ] {
        let got = await site.client.send(Array((head + "\r\nConnection: close\r\n\r\n").utf8))
        #expect(RawClient.answers(in: got).map(\.status) == [421], "\(head)")
      }
      for head in [
        "GET /photos/a.png HTTP/1.1", "GET /photos/a.png HTTP/1.0",
        "GET /photos/a.png HTTP/1.1\r\nHost: localhost\r\nHost: evil.example",
      ] {
        let got = await site.client.send(Array((head + "\r\nConnection: close\r\n\r\n").utf8))
        #expect(RawClient.answers(in: got).map(\.status) == [400], "\(head)")
      }
    }
  }

  @Test("whoever watches over the server hears whether the photos are there")
  func health() async throws {
    try await TestSite.serve { site in
      #expect(await site.client.get("/health").text == #"{"status":"ok"}"#)
      try FileManager.default.removeItem(at: site.photos)
      #expect(await site.client.get("/health").status == 503)
    }
  }

  static func locked(_ options: inout WebServer.Options) { options.password = "open sésame+%" }
  static let form = ["Content-Type": "application/x-www-form-urlencoded"]

  static func say(
    _ password: String, _ site: TestSite, _ headers: [String: String] = [:]
  ) async -> RawClient.Answer {
    let body = "password=\(password)"
    let lines = headers.map { "\($0): \($1)\r\n" }.joined()
    let request =
      "POST /login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(lines)"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let got = await site.client.send(Array(request.utf8))
    return RawClient.answers(in: got).first ?? .init(status: 0, headers: [:], body: Data())
  }

  @Test("without the password nothing is shown but the way to say it")
  func locked() async throws {
    try await TestSite.serve(FileAnswerTests.fill, with: Self.locked) { site in
      for target in [
        "/", "/photos.json", "/photos/a.jpg", "/thumbnails/128/a.jpg", "/gallery.wasm",
      ] {
        let answer = await site.client.get(target)
        #expect(answer.status == 401, "\(target)")
        let page = await site.client.get(target, ["Accept": "text/html,*/*"])
        #expect(page.status == 303 && page["Location"] == "/login", "\(target)")
      }
      #expect(await site.client.get("/health").status == 200)
      let page = await site.client.get("/login")
      #expect(page.text.contains("type=\"password\""))
      #expect(page["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    }
  }

  @Test("the page that asks for the password speaks the language that the browser wants most")
  func languages() async throws {
    for (wanted, language) in [
      (nil, "en"), ("", "en"), ("de", "de"), ("de-AT,de;q=0.9", "de"), ("ja", "ja"), ("fr", "en"),
      ("fr-CH, de;q=0.8, en;q=0.9", "en"), ("en;q=0.5, JA ; q=0.7", "ja"), ("de;q=0", "en"),
      ("de;q=nonsense, ,;;=", "en"),
    ] {
      #expect(LoginWords.inLanguage(wanted: wanted).language == language, "\(wanted ?? "-")")
    }
    try await TestSite.serve(FileAnswerTests.fill, with: Self.locked) { site in
      let page = await site.client.get("/login", ["Accept-Language": "de"])
      #expect(page.text.contains("<html lang=\"de\">") && page.text.contains("Passwort"))
      let wrong = await Self.say("nonsense", site, ["Accept-Language": "ja"])
      #expect(wrong.status == 401 && wrong.text.contains("パスワードが違います。"))
    }
  }

  @Test("the password opens the door, for the browser that said it")
  func password() async throws {
    try await TestSite.serve(FileAnswerTests.fill, with: Self.locked) { site in
      let answer = await Self.say("open+s%C3%A9same%2B%25", site)
      #expect(answer.status == 303 && answer["Location"] == "/")
      let cookie = try #require(answer["Set-Cookie"])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      let pair = String(cookie.prefix { $0 != ";" })
      let shown = await site.client.get("/photos/a.jpg", ["Cookie": "x=y; \(pair)"])
      #expect(shown.body == FileAnswerTests.bytes)
      // Another end of the session, another code, none.
      let parts = pair.split(separator: "=", maxSplits: 1)
      let (end, code) = (parts[1].prefix { $0 != "." }, parts[1].drop { $0 != "." })
      for forged in ["\(end)9\(code)", "\(end).AAAA", "\(end)", "", "9999999999.", ".", "a.b"] {
        let cookie = ["Cookie": "\(parts[0])=\(forged)"]
        #expect(await site.client.get("/photos/a.jpg", cookie).status == 401, "\(forged)")
      }
    }
  }

  @Test(
    "the page's service worker hears how long a session lasts, and a browser that signs out forgets"
  )
  func sessionEnd() async throws {
    let fill: (TestSite) throws -> Void = { site in
      try FileAnswerTests.fill(site)
      for (name, contents) in [("version.json", "{}"), ("manifest.webmanifest", "{}")] {
        try Data(contents.utf8).write(to: site.page.appending(path: name))
      }
    }
    try await TestSite.serve(fill, with: Self.locked) { site in
      #expect(await site.client.get("/version.json")["Session-Ends-In"] == nil)
      let said = await Self.say("open+s%C3%A9same%2B%25", site)
      #expect(said["Clear-Site-Data"] == nil)
      let cookie = ["Cookie": String(try #require(said["Set-Cookie"]).prefix { $0 != ";" })]
      let version = await site.client.get("/version.json", cookie)
      let seconds = try #require(version["Session-Ends-In"].flatMap { Int($0) })
      #expect((1...Session.length).contains(seconds))
      #expect(await site.client.get("/photos/a.jpg", cookie)["Session-Ends-In"] == nil)
      let manifest = await site.client.get("/manifest.webmanifest", cookie)
      #expect(manifest["Content-Type"] == "application/manifest+json")
      let out =
        "POST /logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
      let answer = RawClient.answers(in: await site.client.send(Array(out.utf8))).first
      #expect(answer?["Clear-Site-Data"] == "\"cache\"")
    }
    try await TestSite.serve(fill) { site in
      #expect(await site.client.get("/version.json")["Session-Ends-In"] == nil)
    }
  }

  @Test("a token is good for as long as it says")
  func secondsLeft() {
    let session = Session()
    let token = session.token(at: 1000)
    #expect(session.secondsLeft(of: token, at: 1000) == Session.length)
    #expect(session.secondsLeft(of: token, at: 999 + Session.length) == 1)
    #expect(session.secondsLeft(of: token, at: 1000 + Session.length) == nil)
    #expect(Session().secondsLeft(of: token, at: 1000) == nil)
  }

  @Test("guessing is slowed, and so is the right password then; other pages cannot guess")
  func guessing() async throws {
    let clock = Mutex(ContinuousClock.now)
    let right = "open+s%C3%A9same%2B%25"
    let change: (inout WebServer.Options) -> Void = {
      Self.locked(&$0)
      $0.now = { clock.withLock { $0 } }
    }
    try await TestSite.serve(with: change) { site in
      #expect(await Self.say("a", site, ["Sec-Fetch-Site": "cross-site"]).status == 403)
      #expect(await Self.say("a", site).status == 401)
      for wait in [1, 2, 4] {
        let early = await Self.say(right, site)
        #expect(early.status == 429)
        #expect(early["Retry-After"] == String(wait + 1))
        clock.withLock { $0 += .seconds(wait) }
        #expect(await Self.say("b", site).status == 401)
      }
      clock.withLock { $0 += .seconds(8) }
      #expect(await Self.say(right, site).status == 303)
    }
  }

  @Test("each wrong password doubles the wait, and many of them slow everybody down")
  func attempts() {
    var attempts = LoginAttempts()
    var now = ContinuousClock.now
    for wait in [1, 2, 4, 8, 16, 32, 60, 60] {
      #expect(attempts.wait("a", at: now) == .zero)
      attempts.began("a", at: now)
      #expect(attempts.wait("a", at: now) == .seconds(wait))
      #expect(attempts.wait("b", at: now) == .zero)
      now += .seconds(wait)
    }
    attempts.succeeded("a")
    attempts.began("a", at: now)
    #expect(attempts.wait("a", at: now) == .seconds(1))
    for client in 0..<20_000 { attempts.began("client \(client)", at: now) }
    #expect(attempts.wait("another", at: now) > .seconds(1000))
    now += .seconds(20_000)
    #expect(attempts.wait("another", at: now) == .zero)
  }

  @Test("a session ends")
  func session() {
    let session = Session()
    let token = session.token(at: 1000)
    #expect(session.allows(token, at: 1000 + Session.length - 1))
    #expect(!session.allows(token, at: 1000 + Session.length))
    #expect(!Session().allows(token, at: 1000))
  }

  @Test(
    "with a certificate it speaks HTTP/2 and HTTP/1.1 over TLS",
    .enabled(
      if: ["curl", "openssl"].allSatisfy { Tool.path($0) != nil }, "needs curl and openssl"),
    arguments: [("--http2", "2"), ("--http1.1", "1.1")])
  func tls(option: String, version: String) async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let (certificate, key, got) = (place + ".pem", place + "-key.pem", place + ".jpg")
    defer {
      for file in [certificate, key, got] { try? FileManager.default.removeItem(atPath: file) }
    }
    _ = try await Tool.run(
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
      "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
      "-addext", "subjectAltName=IP:127.0.0.1")
    func change(_ options: inout WebServer.Options) { options.tls = (certificate, key) }
    try await TestSite.serve(FileAnswerTests.fill, with: change) { site in
      let text = try await Tool.run(
        "curl", "--silent", "--cacert", certificate, option, "--output", got, "--write-out",
        "%{http_version}", "https://127.0.0.1:\(site.client.port)/photos/a.jpg")
      #expect(text == version)
      #expect(try Data(contentsOf: URL(fileURLWithPath: got)) == FileAnswerTests.bytes)
      // What is no TLS is let go.
      #expect(await site.client.get("/").status == 0)
    }
  }

  @Test("a file's compressed forms beside it are sent to those who take them")
  func compressed() async throws {
    try await TestSite.serve { site in
      try Data("brotli".utf8).write(to: site.page.appending(path: "index.html.br"))
      try Data("gzip".utf8).write(to: site.page.appending(path: "index.html.gz"))
    } _: { site in
      for (accepted, coding, text) in [
        ("gzip, deflate, br", "br", "brotli"), ("gzip", "gzip", "gzip"),
        ("br;q=0, gzip", "gzip", "gzip"), ("", nil, "<title>page</title>"),
      ] as [(String, String?, String)] {
        let answer = await site.client.get("/", ["Accept-Encoding": accepted])
        #expect(answer["Content-Encoding"] == coding)
        #expect(answer["Content-Type"] == "text/html; charset=utf-8")
        #expect(answer.text == text)
      }
    }
  }

  @Test("a folder of the page has a page of its own, with and without the slash")
  func folders() async throws {
    try await TestSite.serve { site in
      let folder = site.page.appending(path: "samples")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("list".utf8).write(to: folder.appending(path: "index.html"))
    } _: { site in
      #expect(await site.client.get("/samples/").text == "list")
      let answer = await site.client.get("/samples?from=here")
      #expect(answer.status == 308)
      #expect(answer["Location"] == "samples/")
      #expect(await site.client.get("/nothing").status == 404)
      #expect(await site.client.get("/nothing/").status == 404)
    }
  }
}
