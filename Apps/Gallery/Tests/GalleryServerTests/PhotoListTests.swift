import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFolder

@Suite("The list of photos")
struct PhotoListTests {
  static func list(_ site: TestSite) async throws -> [ListedPhoto] {
    let answer = await site.client.get("/photos.json")
    #expect(answer["Content-Type"] == "application/json")
    return try JSONDecoder().decode([ListedPhoto].self, from: answer.body)
  }

  @Test("photos come in the order in which people count")
  func order() async throws {
    let names = ["10.png", "2.PNG", "Äpfel.png", "b 1.png", "B 2.png", "a.png", "1.png"]
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      for name in names { try site.add(name, photo) }
    } _: { site in
      let listed = try await Self.list(site).map(\.name)
      #expect(
        listed.filter { $0 != "Äpfel.png" } == [
          "1.png", "2.PNG", "10.png", "a.png", "b 1.png", "B 2.png",
        ])
      #expect(listed.count == names.count)
    }
  }

  @Test("sizes are those of the picture as it is shown, and words come from people")
  func headers() async throws {
    let fixtures = try ["turned.jpg", "camera.jpg", "small.png"].map(TestSite.fixture)
    try await TestSite.serve { site in
      try site.add("1.jpg", fixtures[0])
      try site.add("2-old_camera@2x.jpg", fixtures[1])
      try site.add("3.png", fixtures[2])
      try site.add("4-not-a-picture.png", Data("no".utf8))
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.map(\.name) == ["1.jpg", "2-old_camera@2x.jpg", "3.png"])
      // The file holds 40 × 20 pixels and asks to be turned by a quarter.
      #expect(
        photos.map { [$0.width, $0.height, $0.scale] } == [[20, 40, 1], [16, 12, 2], [3, 2, 1]])
      #expect(photos.map(\.alt) == ["A door (red), ajar", "old camera", "3"])
    }
  }

  @Test("every listed address brings its photo, whatever the file is called")
  func addresses() async throws {
    let photo = try TestSite.fixture("small.png")
    let names = [
      "100 %.png", "a+b & c?.png", "#1.png", "日本.png", "a\\b.png", "\"x\".png", "e\u{301}.png",
    ]
    try await TestSite.serve { site in
      for name in names { try site.add(name, photo) }
      // A name that is no UTF-8.
      let odd = site.photos.path.utf8CString.dropLast() + [0x2f, -28, 0x2e, 0x70, 0x6e, 0x67, 0]
      let file = Array(odd).withUnsafeBufferPointer {
        open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
      }
      #expect(photo.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == photo.count)
      close(file)
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.count == names.count + 1)
      for entry in photos {
        let answer = await site.client.get(entry.url)
        #expect(answer.body == photo, "\(entry.url)")
        #expect(answer["Content-Type"] == "image/png")
      }
    }
  }

  @Test("a photo that is added or replaced shows at the next look")
  func changes() async throws {
    let small = try TestSite.fixture("small.png")
    let turned = try TestSite.fixture("turned.jpg")
    try await TestSite.serve { site in
      try site.add("a.jpg", small)
    } _: { site in
      #expect(try await Self.list(site).map(\.width) == [3])
      try site.add("a.jpg", turned)
      try site.add("b.png", small)
      #expect(try await Self.list(site).map(\.width) == [20, 3])
      try FileManager.default.removeItem(at: site.photos.appending(path: "a.jpg"))
      #expect(try await Self.list(site).map(\.name) == ["b.png"])
    }
  }

  @Test(
    "ten thousand photos are listed within seconds, at once the second time, and packed in little",
    arguments: [1, 100])
  func many(folders: Int) async throws {
    let photo = try TestSite.fixture("turned.jpg")
    try await TestSite.serve { site in
      for number in 0..<10_000 {
        let folder = folders == 1 ? "" : "\(number % folders)/"
        try site.add("\(folder)IMG_\(number).jpg", photo)
      }
    } _: { site in
      let clock = ContinuousClock()
      var count = 0
      let first = try await clock.measure { count = try await Self.list(site).count }
      let second = try await clock.measure { _ = try await Self.list(site) }
      #expect(count == 10_000)
      #expect(first < .seconds(60))
      #expect(second < first)
      let plain = await site.client.get("/photos.json")
      let packed = await site.client.get("/photos.json", ["Accept-Encoding": "br, gzip"])
      #expect(packed["Content-Encoding"] == "gzip")
      #expect(packed.body.count * 5 < plain.body.count)
      print(
        """
        10,000 photos in folders: \(folders); \(first), again \(second); \(plain.body.count) bytes, \
        packed \(packed.body.count)
        """)
    }
  }

  @Test("a list that has not changed is not sent again")
  func conditions() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
    } _: { site in
      for coding in ["identity", "gzip"] {
        let first = await site.client.get("/photos.json", ["Accept-Encoding": coding])
        let tag = try #require(first["ETag"])
        let known = ["Accept-Encoding": coding, "If-None-Match": tag]
        #expect(await site.client.get("/photos.json", known).status == 304)
        try site.add("\(coding).png", photo)
        #expect(await site.client.get("/photos.json", known).status == 200)
      }
    }
  }

  @Test("an empty folder has an empty list")
  func empty() async throws {
    try await TestSite.serve { _ in
    } _: { site in
      let photos = try await Self.list(site)
      #expect(photos.isEmpty)
    }
  }

  @Test(
    "a file's name becomes words",
    arguments: [
      ("01-harbour_at_dawn@2x.webp", "harbour at dawn", 2), ("IMG_1234.JPG", "IMG 1234", 1),
      ("2024-05-01 Lunch.jpg", "2024 05 01 Lunch", 1), ("cat@3x.png", "cat", 3), ("7.jpg", "7", 1),
      ("_.jpg", "_.jpg", 1), ("a.b.jpg", "a.b", 1),
    ])
  func title(file: String, text: String, scale: Int) {
    #expect(Title(fileName: file) == Title(text: text, scale: scale))
  }

  @Test("dates are read as they are written")
  func dates() {
    let date = HTTPDate(seconds: 784_111_777)
    #expect(date.description == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate("Sun, 06 Nov 1994 08:49:37 GMT") == date)
    for wrong in ["", "yesterday", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49 GMT", "784111777"] {
      #expect(HTTPDate(wrong) == nil)
    }
  }

  @Test(
    "what is no date is none, and no date is too far away to be written",
    arguments: [
      "Sun, 06 Nov -2147483648 08:49:37 GMT", "Sun, 06 Nov 99999999999 08:49:37 GMT",
      "Sun, 06 Nov 2147483647 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
      "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
      "Sun, 06 Nov 1994 08:-1:37 GMT", "Sun, 06 Nov 1994 08:49:37: GMT",
    ])
  func strangeDates(text: String) async throws {
    #expect(HTTPDate(text) == nil)
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
      var times = [timespec(tv_sec: 1 << 40, tv_nsec: 0), timespec(tv_sec: 1 << 40, tv_nsec: 0)]
      utimensat(AT_FDCWD, site.photos.appending(path: "a.png").path, &times, 0)
    } _: { site in
      for header in ["If-Modified-Since", "If-Range"] {
        #expect(await site.client.get("/photos/a.png", [header: text]).status == 200)
      }
    }
    for (seconds, text) in [
      (Int.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (Int.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ] {
      #expect(HTTPDate(seconds: seconds).description == text)
      #expect(HTTPDate(text) != nil)
    }
  }
}
