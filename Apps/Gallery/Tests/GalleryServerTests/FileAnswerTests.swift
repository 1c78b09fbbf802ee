import Foundation
import Testing

@testable import GalleryServer

@Suite("Files over HTTP")
struct FileAnswerTests {
  static let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })

  static func fill(_ site: TestSite) throws {
    try site.add("a.jpg", bytes)
    try site.add("empty.jpg", Data())
  }

  @Test(
    "a range brings exactly its bytes",
    arguments: [
      ("bytes=0-0", 0..<1), ("bytes=100-199", 100..<200), ("bytes=99990-", 99_990..<100_000),
      ("bytes=-10", 99_990..<100_000), ("bytes=-200000", 0..<100_000), ("Bytes=5-9", 5..<10),
      ("bytes=99999-99999999999999999999", 99_999..<100_000),
    ])
  func ranges(header: String, range: Range<Int>) async throws {
    try await TestSite.serve(Self.fill) { site in
      let answer = await site.client.get("/photos/a.jpg", ["Range": header])
      #expect(answer.status == 206)
      #expect(answer.body == Self.bytes[range])
      #expect(answer["Content-Range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/100000")
      #expect(answer["Content-Length"] == String(range.count))
    }
  }

  @Test(
    "a range outside is 416, and one in an unknown form is the whole",
    arguments: [
      ("bytes=100000-", 416), ("bytes=-0", 416), ("bytes=5-4", 200), ("bytes=0-1,5-6", 200),
      ("lines=1-2", 200),
      ("bytes=a-b", 200), ("bytes=", 200), ("bytes=-", 200), ("bytes=1--2", 200),
      ("bytes=+1-2", 200),
    ])
  func oddRanges(header: String, status: Int) async throws {
    try await TestSite.serve(Self.fill) { site in
      let answer = await site.client.get("/photos/a.jpg", ["Range": header])
      #expect(answer.status == status)
      #expect(answer["Content-Range"] == (status == 416 ? "bytes */100000" : nil))
      if status == 200 { #expect(answer.body == Self.bytes) }
    }
  }

  @Test("what the client has already is not sent again")
  func conditions() async throws {
    try await TestSite.serve(Self.fill) { site in
      let first = await site.client.get("/photos/a.jpg")
      let tag = try #require(first["ETag"])
      let date = try #require(first["Last-Modified"])
      #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        #expect(
          await site.client.get("/photos/a.jpg", ["If-None-Match": known]).status == 304, "\(known)"
        )
      }
      #expect(await site.client.get("/photos/a.jpg", ["If-None-Match": "\"other\""]).status == 200)
      #expect(await site.client.get("/photos/a.jpg", ["If-Modified-Since": date]).status == 304)
      let old = "Sun, 06 Nov 1994 08:49:37 GMT"
      #expect(await site.client.get("/photos/a.jpg", ["If-Modified-Since": old]).status == 200)
      // A tag outranks a date.
      let both = ["If-None-Match": "\"other\"", "If-Modified-Since": date]
      #expect(await site.client.get("/photos/a.jpg", both).status == 200)
    }
  }

  @Test("a range is cut only from the version that If-Range names")
  func ifRange() async throws {
    try await TestSite.serve(Self.fill) { site in
      let first = await site.client.get("/photos/a.jpg")
      let tag = try #require(first["ETag"])
      let date = try #require(first["Last-Modified"])
      for (condition, status) in [(tag, 206), (date, 206), ("\"other\"", 200), ("W/\(tag)", 200)] {
        let headers = ["Range": "bytes=0-4", "If-Range": condition]
        #expect(await site.client.get("/photos/a.jpg", headers).status == status, "\(condition)")
      }
    }
  }

  @Test("a changed file has another tag")
  func change() async throws {
    try await TestSite.serve(Self.fill) { site in
      let before = await site.client.get("/photos/a.jpg")["ETag"]
      try Self.bytes.write(to: site.photos.appending(path: "a.jpg"))
      #expect(await site.client.get("/photos/a.jpg")["ETag"] != before)
    }
  }

  @Test("HEAD says what GET would, without the body")
  func head() async throws {
    try await TestSite.serve(Self.fill) { site in
      for target in ["/photos/a.jpg", "/photos.json", "/", "/none", "/photos/empty.jpg"] {
        let get = await site.client.get(target)
        let head = await site.client.get(target, method: "HEAD")
        #expect(head.status == get.status)
        #expect(head["Content-Length"] == get["Content-Length"], "\(target)")
        #expect(head["Content-Type"] == get["Content-Type"])
        let raw = await site.client.send(
          Array("HEAD \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
        #expect(raw.suffix(4) == Data("\r\n\r\n".utf8), "\(target) sent a body")
      }
    }
  }

  @Test("several requests share a connection, whatever they ask for")
  func keepAlive() async throws {
    try await TestSite.serve(Self.fill) { site in
      let requests = [
        "GET /photos/a.jpg", "GET /none", "GET /photos/empty.jpg", "GET /photos.json",
      ]
      let text = requests.map { "\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined()
      let last = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let answers = RawClient.answers(in: await site.client.send(Array((text + last).utf8)))
      #expect(answers.map(\.status) == [200, 404, 200, 200, 200])
      #expect(answers.first?.body == Self.bytes)
      #expect(answers.last?.text == "<title>page</title>")
    }
  }

  @Test("the end of a file of five gigabytes is there at once")
  func large() async throws {
    let size = 5 << 30
    try await TestSite.serve { site in
      try site.add("large.jpg", Data())
      #expect(truncate(site.photos.appending(path: "large.jpg").path, size) == 0)
    } _: { site in
      let answer = await site.client.get("/photos/large.jpg", ["Range": "bytes=-3"])
      #expect(answer.status == 206)
      #expect(answer["Content-Range"] == "bytes \(size - 3)-\(size - 1)/\(size)")
      #expect(answer.body == Data(count: 3))
      #expect(
        await site.client.get("/photos/large.jpg", method: "HEAD")["Content-Length"] == String(size)
      )
    }
  }

  @Test("a file of the page comes compressed to those who take it, unless that form is older")
  func compressed() async throws {
    try await TestSite.serve { site in
      try Data("plain module".utf8).write(to: site.page.appending(path: "module.wasm"))
      try Data("gzipped module".utf8).write(to: site.page.appending(path: "module.wasm.gz"))
      try Data("brotli module".utf8).write(to: site.page.appending(path: "module.wasm.br"))
    } _: { site in
      for (accepted, coding, text) in [
        ("gzip, br", "br", "brotli module"), ("gzip", "gzip", "gzipped module"),
        ("br;q=0, gzip;q=0.2", "gzip", "gzipped module"), ("gzip;q=0", nil, "plain module"),
      ] {
        let answer = await site.client.get("/module.wasm", ["Accept-Encoding": accepted])
        #expect(answer["Content-Type"] == "application/wasm")
        #expect(answer["Vary"] == "Accept-Encoding")
        #expect(answer["Content-Encoding"] == coding, "\(accepted)")
        #expect(answer.text == text)
      }
      let tags = await [
        site.client.get("/module.wasm")["ETag"],
        site.client.get("/module.wasm", ["Accept-Encoding": "gzip"])["ETag"],
        site.client.get("/module.wasm", ["Accept-Encoding": "br"])["ETag"],
      ]
      #expect(Set(tags).count == 3)
      try Data("newer module".utf8).write(to: site.page.appending(path: "module.wasm"))
      #expect(
        await site.client.get("/module.wasm", ["Accept-Encoding": "gzip"]).text == "newer module")
    }
  }

  @Test("a text of the page comes compressed without a compressed form beside it, as it is now")
  func packedTexts() async throws {
    let script = String(repeating: "export const words = 'the same again'\n", count: 100)
    try await TestSite.serve { site in
      try Data(script.utf8).write(to: site.page.appending(path: "page.js"))
      try Data(script.utf8).write(to: site.page.appending(path: "picture.png"))
    } _: { site in
      let plain = await site.client.get("/page.js")
      #expect(plain["Content-Encoding"] == nil && plain.text == script)
      #expect(plain["Vary"] == "Accept-Encoding")
      for (accepted, coding) in [("gzip, br", "br"), ("gzip", "gzip")] {
        let answer = await site.client.get("/page.js", ["Accept-Encoding": accepted])
        #expect(answer["Content-Encoding"] == coding)
        #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(answer.body == Compression(rawValue: coding)?.packed(Data(script.utf8)))
        let tag = answer["ETag"] ?? ""
        #expect(tag != plain["ETag"])
        let again = ["Accept-Encoding": accepted, "If-None-Match": tag]
        #expect(await site.client.get("/page.js", again).status == 304)
        let head = await site.client.get(
          "/page.js", ["Accept-Encoding": accepted], method: "HEAD")
        #expect(head["Content-Length"] == String(answer.body.count) && head.body.isEmpty)
      }
      let part = await site.client.get(
        "/page.js", ["Accept-Encoding": "gzip", "Range": "bytes=0-5"])
      #expect(part.status == 206 && part.text == "export")
      #expect(
        await site.client.get("/picture.png", ["Accept-Encoding": "gzip"])["Content-Encoding"]
          == nil)
      let newer = script.uppercased()
      try Data(newer.utf8).write(to: site.page.appending(path: "page.js"))
      #expect(
        await site.client.get("/page.js", ["Accept-Encoding": "gzip"]).body
          == Compression.gzip.packed(Data(newer.utf8)))
    }
  }
}
