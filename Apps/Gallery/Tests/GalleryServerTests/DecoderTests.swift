import Foundation
import PhotoFolder
import Testing

@testable import Decoding
@testable import PhotoFacts

@Suite("Decoders")
struct DecoderTests {
  static func decoders(_ limits: DecodingLimits = DecodingLimits()) -> Decoders {
    Decoders(program: GalleryProgram.path, count: 1, limits: limits)
  }

  /// A file of each kind, real ones.
  static let files = ["turned.jpg", "small.png", "small.webp", "small.gif", "small.avif"].map {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\($0)")
  }
  static let more = [
    "dated.jpg", "latin.jpg", "live.heic", "live.jpg", "motion.jpg", "preview.dng", "small.jxl",
    "small.tif", "wide.jpg", "clip.mp4", "clip.webm", "live.mov",
  ].map {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../PhotoIndexTests/Fixtures/\($0)").standardized
  }

  static func opened(_ file: URL) throws -> OpenFile {
    try #require(OpenFile(descriptor: Glibc.open(file.path, O_RDONLY | O_CLOEXEC)))
  }

  @Test("a decoder finds and makes the same as the libraries do in this process")
  func kinds() async throws {
    let decoders = Self.decoders()
    for url in Self.files + Self.more {
      let (file, name) = (try Self.opened(url), url.lastPathComponent)
      let direct = DirectDecoder()
      let facts = await RawClient.waiting { () -> [PhotoFacts] in
        [
          decoders.facts(of: file, name: name, sidecar: nil),
          direct.facts(of: file, name: name, sidecar: nil),
        ]
      }
      #expect(facts[0] == facts[1] && facts[0].problem == nil, "\(name)")
      let made = try await RawClient.waiting { [facts] () -> Result<[Rendition], any Error> in
        Result {
          [
            try decoders.rendition(of: file, facts: facts[0], size: .shorterEdge(16), quality: 82),
            try direct.rendition(of: file, facts: facts[0], size: .shorterEdge(16), quality: 82),
          ]
        }
      }.get()
      #expect(made[0] == made[1], "\(name)")
      let picture = made[0].bytes
      #expect(decoders.placeholder(of: picture) == direct.placeholder(of: picture))
    }
    let dated = try Data(contentsOf: Self.more[0])
    #expect(decoders.withoutPrivateData(dated) == DirectDecoder().withoutPrivateData(dated))
    #expect(decoders.started == 1)
  }

  @Test("a decoder can open nothing, start nothing and reach no network, and its memory is limited")
  func protection() throws {
    let decoders = Self.decoders()
    try decoders.check()
    let process = try #require(decoders.processes.first)
    let status = try Self.table("/proc/\(process)/status")
    // 2 is a filter of system calls.
    #expect(status["Seccomp"] == "2")
    #expect(status["NoNewPrivs"] == "1")
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    #expect(limits.contains(#/Max address space +\d+ +\d+ /#))
    #expect(limits.contains(#/Max file size +0 +0 /#))
    #expect(limits.contains(#/Max core file size +0 +0 /#))
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    #expect(Set(open) == ["0", "1", "2", "3"])
    #expect(decoders.protection == DecoderProtection())
  }

  @Test("other programs are started without a network, and can change no file")
  func confined() async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("kept".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let program = """
      import socket
      for attempt in (lambda: socket.socket(), lambda: open('\(place.path)', 'w'), lambda: open('\(place.path)', 'a').write('x'),
                      lambda: __import__('os').unlink('\(place.path)')):
          try:
              attempt()
              print('could', end=' ')
          except OSError:
              print('could not', end=' ')
      """
    let file = try Self.opened(Self.files[0])
    let said = await RawClient.waiting {
      OtherProgram.run(
        "python3", ["-I", "-c", program], input: file, seconds: 60, by: GalleryProgram.path)
    }
    // What was opened for appending may be written only on paper: it fails when it is closed.
    #expect(String(decoding: said ?? Data(), as: UTF8.self).hasPrefix("could not could not "))
    #expect(try Data(contentsOf: place) == Data("kept".utf8))
  }

  @Test("a picture over which a decoder ends costs that picture")
  func crash() async throws {
    let decoders = Self.decoders()
    let small = try Self.opened(Self.files[1])
    let facts = await RawClient.waiting {
      decoders.facts(of: small, name: "small.png", sidecar: nil)
    }
    var (made, attempts) = (Result<Rendition, PictureFault>.failure(.changed), 0)
    // One that is ended before it was asked is replaced without a word, so the question has to have been sent: where the pause was
    // too short for that, once more with a longer one.
    for pause in [0.2, 2, 20, 60] {
      attempts += 1
      // Stopped, it has not done its work before it is ended.
      let process = try #require(decoders.processes.first)
      kill(process, SIGSTOP)
      let making = Task {
        await RawClient.waiting {
          Result { () throws(PictureFault) in
            try decoders.rendition(of: small, facts: facts, size: .whole, quality: 82)
          }
        }
      }
      while !decoders.processes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      try await Task.sleep(for: .seconds(pause))
      kill(process, SIGKILL)
      made = await making.value
      if case .failure = made { break }
    }
    #expect(made == .failure(PictureFault("ended its decoder (Killed)")))
    #expect(
      await RawClient.waiting { decoders.facts(of: small, name: "small.png", sidecar: nil) }
        == facts)
    #expect(decoders.started == attempts + 1)
  }

  @Test(
    "a decoder that needs more memory than it may have costs that picture, and its file is tried again later"
  )
  func memory() async throws {
    var limits = DecodingLimits()
    limits.memory = 100 << 20
    let decoders = Self.decoders(limits)
    let greedy = TestPicture.gif(10_000, 10_000)
    let small = try Data(contentsOf: Self.files[1])
    let file = try ThumbnailTests.opened(greedy)
    var facts = PhotoFacts(
      family: .image, contentType: "image/gif", isShownByBrowsers: true, content: [])
    (facts.width, facts.height) = (10_000, 10_000)
    for _ in 0..<2 {
      let made = await RawClient.waiting { [facts] in
        try? decoders.rendition(of: file, facts: facts, size: .shorterEdge(128), quality: 82)
      }
      #expect(made == nil)
      #expect(await RawClient.waiting { decoders.placeholder(of: small) } != nil)
    }
  }

  @Test("a decoder that does not answer in time is ended")
  func late() async throws {
    var limits = DecodingLimits()
    limits.waiting = 5
    let decoders = Self.decoders(limits)
    let file = try Self.opened(Self.files[1])
    try decoders.check()
    kill(try #require(decoders.processes.first), SIGSTOP)
    let facts = await RawClient.waiting {
      decoders.facts(of: file, name: "a.png", sidecar: nil)
    }
    #expect(facts.problem == "takes longer than 5 seconds" && facts.isUncertain)
  }

  @Test("without a program that is a decoder it is said that there is none")
  func missing() throws {
    for program in ["/nowhere", "/bin/true"] {
      #expect(throws: PictureFault.noDecoder) { try Decoders(program: program).check() }
    }
  }

  @Test("decoders end with the server")
  func end() async throws {
    let photo = try TestSite.fixture("small.png")
    try await TestSite.serve { site in
      try site.add("a.png", photo)
    } _: { site in
      let program = try await GalleryProgram.start(site)
      #expect(await program.client.get("/thumbnails/128/a.png").status == 200)
      let children = try Self.children(of: program.pid)
      #expect(!children.isEmpty)
      #expect(await program.stop() == 0)
      for _ in 0..<300 where !children.allSatisfy(Self.isOver) {
        try await Task.sleep(for: .milliseconds(100))
      }
      #expect(children.allSatisfy(Self.isOver))
    }
  }

  @Test("originals that nobody may write are served, and nothing of them changes")
  func readOnly() async throws {
    let files = Self.files + Self.more
    try await TestSite.serve { site in
      for file in files { try site.add("album/\(file.lastPathComponent)", Data(contentsOf: file)) }
      for file in files {
        chmod(site.photos.appending(path: "album/\(file.lastPathComponent)").path, 0o444)
      }
      chmod(site.photos.appending(path: "album").path, 0o555)
    } _: { site in
      // Root may write all but what is immutable.
      if geteuid() == 0 { _ = try? await Tool.run("chattr", "-R", "+i", site.photos.path) }
      let before = try Self.state(of: site.photos)
      let program = try await GalleryProgram.start(site, ["--cache", site.root.path + "/other"])
      for file in files {
        let name = file.lastPathComponent
        #expect(
          await program.client.get("/photos/album/\(name)").body == (try Data(contentsOf: file)))
        #expect(await program.client.get("/thumbnails/128/album/\(name)").status == 200, "\(name)")
      }
      #expect(await program.stop() == 0)
      let after = try Self.state(of: site.photos)
      if geteuid() == 0 { _ = try? await Tool.run("chattr", "-R", "-i", site.photos.path) }
      chmod(site.photos.appending(path: "album").path, 0o755)
      #expect(after == before)
    }
  }

  /// What is in a folder: names, sizes, times of change.
  private static func state(of folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
      var status = stat()
      stat(folder.appending(path: path).path, &status)
      return
        "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ctim.tv_nsec)"
    }
  }

  private static func children(of process: pid_t) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").flatMap {
      try String(contentsOfFile: "/proc/\(process)/task/\($0)/children", encoding: .utf8)
        .split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Whether a process has ended, though maybe nobody has taken notice of it (state Z).
  private static func isOver(_ process: pid_t) -> Bool {
    (try? table("/proc/\(process)/status"))?["State"]?.hasPrefix("Z") ?? true
  }

  private static func table(_ path: String) throws -> [String: String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .reduce(into: [:]) { table, line in
        let parts = line.split(separator: ":", maxSplits: 1)
        table[String(parts[0])] = parts.last?.trimmingCharacters(in: .whitespaces)
      }
  }
}
