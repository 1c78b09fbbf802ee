import Foundation
import Scenes

/// Writes a transcript to standard output, in blocks: a trace may be long.
final class TranscriptOutput {
  private let format: ReplayCommand.Format
  private var bytes: [UInt8] = []

  init(format: ReplayCommand.Format) {
    self.format = format
  }

  func write(_ entry: SceneEntry) {
    switch format {
    case .json: entry.write(to: &bytes)
    case .text: bytes.append(contentsOf: line(entry).utf8)
    }
    if bytes.count >= 1 << 16 { finish() }
  }

  func finish() {
    FileHandle.standardOutput.write(Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }

  // `   0.250  oneFingerZoom  began      scale 1  x 100  y 200`
  private func line(_ entry: SceneEntry) -> String {
    let (who, what) =
      switch entry.subject {
      case .recognizer(let name, let state): ("\(name.string)", "\(state.string)")
      case .event(let name): ("event", "\(name.string)")
      case .scene(let name): ("scene", "\(name.string)")
      }
    let fields = entry.fields.map { "\($0.key.string) \(text($0.value))" }
    let time = String(format: "%8.3f", entry.time)
    return "\(time)  \(padded(who, 14)) \(padded(what, 10)) \(fields.joined(separator: "  "))\n"
  }

  private func text(_ value: SceneEntry.Value) -> String {
    switch value {
    case .number(let number): text(number)
    case .numbers(let numbers): "(" + numbers.map(text).joined(separator: ", ") + ")"
    case .text(let text): "“\(text.string)”"
    case .texts(let texts): texts.map { "\($0.string)" }.joined(separator: ", ")
    }
  }

  private func text(_ number: CGFloat) -> String {
    let text = String(format: "%.3f", Double(number))
    let trimmed = text.replacing(/\.?0+$/, with: "")
    return trimmed == "-0" ? "0" : trimmed
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
  }
}
