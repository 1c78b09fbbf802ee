import Foundation

/// The public $1 stroke logs (Wobbrock et al. 2007), where they are at hand.
///
/// They are below the folder of `TestData`.
nonisolated struct RecordedStroke: Decodable {
  let writer: String
  let speed: String
  let name: String
  let number: Int
  let points: [[Double]]

  /// The points, `scale` times as large.
  func path(scale: CGFloat = 1) -> [CGPoint] {
    points.map { CGPoint(x: $0[0] * scale, y: $0[1] * scale) }
  }
}

nonisolated enum RecordedStrokes {
  static let file = TestData.folder.appendingPathComponent("strokes/onedollar.jsonl.gz")

  /// Tests that need the logs are skipped where this is false, and say so.
  static let areHere = FileManager.default.isReadableFile(atPath: file.path)

  static let all: [RecordedStroke] = {
    do {
      let gzip = Process()
      gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      gzip.arguments = ["gzip", "-dc", file.path]
      let pipe = Pipe()
      gzip.standardOutput = pipe
      try gzip.run()
      let text = pipe.fileHandleForReading.readDataToEndOfFile()
      gzip.waitUntilExit()
      let decoder = JSONDecoder()
      return try text.split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode(RecordedStroke.self, from: $0)
      }
    } catch {
      fatalError("cannot read \(file.path): \(error)")
    }
  }()
}
