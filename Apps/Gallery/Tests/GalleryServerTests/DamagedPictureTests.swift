import Foundation
import Testing

@testable import PhotoFacts

@Suite("Damaged pictures")
struct DamagedPictureTests {
  static let fixtures = ["turned.jpg", "small.png", "small.webp", "small.gif", "small.avif"]

  /// The server must outlive any file: libvips runs inside it.
  @Test("no damaged file brings the server down", arguments: fixtures)
  func survives(fixture: String) async throws {
    let faults = try await RawClient.waiting { Result { try survive(fixture) } }.get()
    #expect(faults == [])
  }

  /// What is found in damaged files and cannot be so.
  private func survive(_ fixture: String) throws -> [String] {
    let whole = Array(try TestSite.fixture(fixture))
    var random = SplitMix64(seed: 1)
    var faults: [String] = []
    for round in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<min(bytes.count, 300), using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      if let facts = try header(of: bytes), facts.width < 1 || facts.height < 1 {
        faults.append("in round \(round) it has \(facts.width) × \(facts.height) pixels")
      }
    }
    for length in 0..<min(whole.count, 200) {
      let facts = try header(of: Array(whole[..<length]))
      // What says its kind is as long as that alone.
      if length < 12, facts != nil { faults.append("its first \(length) bytes are a picture") }
    }
    if try header(of: whole) == nil { faults.append("whole, it is not read after all these") }
    return faults
  }

  @Test("whole files of every kind are read", arguments: fixtures)
  func reads(fixture: String) throws {
    let header = try #require(try header(of: Array(try TestSite.fixture(fixture))))
    #expect(header.width > 0 && header.height > 0)
  }

  private func header(of bytes: [UInt8]) throws -> PhotoFacts? {
    let facts = PhotoReader.facts(
      of: try ThumbnailTests.opened(Data(bytes)), name: "a.jpg", sidecar: nil)
    return facts.problem == nil ? facts : nil
  }
}
