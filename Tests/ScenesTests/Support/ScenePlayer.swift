import Scenes
import TouchKit
import TouchTraces

/// Plays traces into a scene as `tsumami replay` does, and keeps the transcript as JSON lines.
final class ScenePlayer {
  let scene: Scene
  private var bytes: [UInt8] = []
  private var frames: TimeInterval = 0

  init(_ kind: SceneKind, size: CGSize = SceneKind.standardSize) {
    scene = kind.make(size: size)
    scene.onEntry = { [unowned self] in $0.write(to: &bytes) }
  }

  /// What has been said since the last call.
  func lines() -> [String] {
    defer { bytes.removeAll() }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The line with which a transcript would end now.
  var last: String {
    var bytes: [UInt8] = []
    scene.lastEntry.write(to: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// Plays a trace, in lines without the header, and lets everything come to rest.
  ///
  /// - Returns: the transcript.
  func play(_ trace: String) throws -> [String] {
    let header = #"{"tsumami":"trace","version":1,"width":320,"height":480,"scale":2}"#
    let reader = try TraceReader(ByteSource(text: header + "\n" + trace))
    var event: [TouchSample] = []
    while try reader.next(into: &event) {
      advance(to: event[0].timestamp)
      scene.window.send(event)
    }
    settle()
    return lines()
  }

  /// Turns the clock frame by frame, and collects what changed.
  func advance(to time: TimeInterval) {
    while frames + 1.0 / 60 <= time { frame(to: frames + 1.0 / 60) }
  }

  /// Turns the clock until nothing moves and nothing is pending, for a minute at most.
  func settle() {
    let end = frames + 60
    while !scene.window.clock.isIdle, frames < end { frame(to: frames + 1.0 / 60) }
  }

  private(set) var changes: [LayerChange] = []

  private func frame(to time: TimeInterval) {
    frames = time
    scene.window.clock.advance(to: time)
    scene.window.collectChanges(into: &changes)
  }

  /// The texts that labels show, as a host would have them now.
  func texts() -> [String] {
    scene.window.collectChanges(into: &changes)
    var texts: [Int32: String] = [:]
    for case .text(let id, let text) in changes { texts[id] = text }
    return texts.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// A finger that goes along points, one sample every 8 ms, as lines of a trace.
func trace(_ points: [CGPoint], from start: TimeInterval = 0, id: Int = 1) -> String {
  var lines: [String] = []
  for (index, point) in points.enumerated() {
    let phase = index == 0 ? "began" : index == points.count - 1 ? "ended" : "moved"
    let time = start + 0.008 * Double(index)
    lines.append(
      #"{"t":\#(time),"id":\#(id),"phase":"\#(phase)","x":\#(point.x),"y":\#(point.y)}"#)
  }
  return lines.joined(separator: "\n")
}
