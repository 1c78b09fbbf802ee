import Foundation
import Tsumami

/// The public $1 stroke logs: eleven writers, three speeds, sixteen shapes, ten times each
/// (Wobbrock et al. 2007).
nonisolated struct StrokeLog: Sendable {
  /// One stroke of the log.
  struct Stroke: Decodable, Sendable {
    let writer: String
    let speed: String
    let name: String
    let number: Int
    /// x, y and milliseconds of each point.
    let points: [[Double]]

    /// The points, `scale` times as large.
    func path(scale: CGFloat = 1) -> [CGPoint] {
      points.map { CGPoint(x: $0[0] * scale, y: $0[1] * scale) }
    }
  }

  /// What is wrong with a log, and where.
  enum Failure: Error {
    /// A line is not what it should be.
    case malformed(String)
    /// There is nothing that can be read.
    case unreadable(String)
  }

  let strokes: [Stroke]
  let writers: [String]
  let names: [String]

  init(strokes: [Stroke]) {
    self.strokes = strokes
    writers = Set(strokes.map(\.writer)).sorted()
    names = Set(strokes.map(\.name)).sorted()
  }

  /// The strokes of one writer at one speed, by shape: those of ``names`` in their order.
  struct Person {
    let writer: String
    let speed: String
    let drawings: [[ShapeDrawing]]

    /// Some strokes of each shape drawn by lot as templates, and the rest.
    func split(
      templates count: Int, _ lottery: inout Lottery
    ) -> (templates: [[ShapeDrawing]], others: [[ShapeDrawing]]) {
      let shuffled = drawings.map { $0.shuffled(using: &lottery) }
      return (shuffled.map { Array($0.prefix(count)) }, shuffled.map { Array($0.dropFirst(count)) })
    }
  }

  /// Every writer at every speed, in a fixed order.
  var people: [Person] {
    var groups: [String: [String: [ShapeDrawing]]] = [:]
    for stroke in strokes {
      groups[stroke.writer + "\n" + stroke.speed, default: [:]][stroke.name, default: []]
        .append(ShapeDrawing(path: stroke.path()))
    }
    return groups.keys.sorted().map { key in
      let parts = key.split(separator: "\n")
      return Person(
        writer: String(parts[0]), speed: String(parts[1]),
        drawings: names.map { groups[key]?[$0] ?? [] })
    }
  }

  /// Reads JSON Lines; `source` is named in errors.
  init(jsonLines: Data, source: String) throws(Failure) {
    let decoder = JSONDecoder()
    var strokes: [Stroke] = []
    for (index, line) in jsonLines.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let stroke = try? decoder.decode(Stroke.self, from: line), !stroke.points.isEmpty,
        stroke.points.allSatisfy({ $0.count >= 2 })
      else {
        throw .malformed(
          "\(source):\(index + 1): not a stroke with writer, speed, name, number and points")
      }
      strokes.append(stroke)
    }
    guard !strokes.isEmpty else { throw .malformed("\(source):1: no strokes") }
    self.init(strokes: strokes)
  }

  /// Reads a file, unpacking it where its name ends in `.gz`, or standard input for `-`.
  ///
  /// Unpacked by `gzip`: zlib would be a system library, and the package builds with the toolchain
  /// alone.
  init(path: String) throws(Failure) {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else if !FileManager.default.isReadableFile(atPath: path) {
      throw .unreadable(
        FileManager.default.fileExists(atPath: path)
          ? "\(path): cannot be opened for reading" : "\(path): no such file")
    } else if path.hasSuffix(".gz") {
      data = try Self.unpack(path)
    } else {
      data = FileManager.default.contents(atPath: path) ?? Data()
    }
    try self.init(jsonLines: data, source: path)
  }

  /// The default path of the log: below `$TSUMAMI_DATA`. `nil` where that is not set.
  static var usualPath: String? {
    guard let folder = ProcessInfo.processInfo.environment["TSUMAMI_DATA"], !folder.isEmpty else {
      return nil
    }
    return folder + "/strokes/onedollar.jsonl.gz"
  }

  private static func unpack(_ path: String) throws(Failure) -> Data {
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    gzip.standardOutput = pipe
    do { try gzip.run() } catch {
      throw .unreadable("\(path): cannot run gzip to unpack it")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else {
      throw .malformed("\(path): gzip cannot unpack it")
    }
    return data
  }
}
