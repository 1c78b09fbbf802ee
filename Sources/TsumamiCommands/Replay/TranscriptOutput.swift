import Foundation
import JSONText
import Scenes

/// Writes a transcript to standard output, in blocks: a trace may be long.
final class TranscriptOutput {
  private let format: ReplayCommand.Format
  private let text: TranscriptText
  private let output = Output(path: "-")
  private var bytes: [UInt8] = []
  private var failure: Failure?

  /// Called before output appears, to remove a line of progress from the same terminal.
  var willWrite: (() -> Void)?

  private static let block = 1 << 16

  init(format: ReplayCommand.Format, isColored: Bool) {
    self.format = format
    text = TranscriptText(isColored: isColored)
    bytes.reserveCapacity(2 * Self.block)
  }

  func write(_ entry: SceneEntry) {
    switch format {
    case .json: entry.write(to: &bytes)
    case .text: text.write(entry, to: &bytes)
    }
    if bytes.count >= Self.block { flush() }
  }

  func write(_ step: GestureStep) {
    switch format {
    case .json: step.write(to: &bytes)
    case .text: text.write(step, to: &bytes)
    }
    if bytes.count >= Self.block { flush() }
  }

  /// Writes a line that names the trace whose transcript follows: `{"trace":"pinch.jsonl"}`, or in
  /// text `pinch.jsonl:`.
  func writeName(of path: String) {
    switch format {
    case .json:
      bytes.append(contentsOf: "{\"trace\":".utf8)
      JSONWriter.write(path, to: &bytes)
      bytes.append(contentsOf: "}\n".utf8)
    case .text:
      bytes.append(contentsOf: "\(path):\n".utf8)
    }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    willWrite?()
    // Actions cannot throw: the first failure is kept until `check()`.
    do throws(Failure) {
      if failure == nil { try output.write(bytes) }
    } catch {
      failure = error
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Throws the first failure.
  func check() throws(Failure) {
    if let failure { throw failure }
  }
}
