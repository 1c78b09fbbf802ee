import Foundation
import Scenes
import TouchKit
import TouchTraces

/// Recordings of real fingers, labelled by hand with what they are meant to be: `TestData`.
enum LabelledRecordings {
  nonisolated static let root = TestData.folder.appendingPathComponent("recordings/labelled")
  nonisolated static let isThere = FileManager.default.fileExists(atPath: root.path)

  /// The recordings with a label, in the order of their numbers.
  static func files(_ label: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent(label), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "csv" }
    .sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }
  }

  /// What the scene with all recognizers makes of a recording: the names of those that recognized
  /// their gesture, in order, each once.
  static func recognized(_ file: URL) throws -> [String] {
    let trace = try TouchTrace.importing(ByteSource(path: file.path)).trace
    let scene = SceneKind.all.make(size: trace.header.size)
    play(trace, into: scene.window)
    guard case .texts(let names)? = scene.outcome.first?.value else { return [] }
    var once: [String] = []
    for name in names.map({ "\($0.string)" }) where !once.contains(name) { once.append(name) }
    return once
  }

  /// Plays the touches with frames in between, and lets everything come to rest.
  static func play(_ trace: TouchTrace, into window: UIWindow) {
    var events: [[TouchSample]] = []
    for sample in trace.samples {
      if let last = events.last?.last, last.timestamp == sample.timestamp {
        events[events.count - 1].append(sample)
      } else {
        events.append([sample])
      }
    }
    for event in events {
      while window.clock.now + 1.0 / 60 < event[0].timestamp {
        window.clock.advance(to: window.clock.now + 1.0 / 60)
      }
      window.send(event)
    }
    window.cancelTouches()
    while !window.clock.isIdle {
      window.clock.advance(to: window.clock.now + 1.0 / 60)
    }
  }
}
