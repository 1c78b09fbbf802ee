import Foundation
import Scenes
import TouchKit
import TouchTraces

/// Which of the standard recognizers recognize labelled recordings, and why not where the label
/// differs.
struct RecognitionReport {
  /// One recording.
  struct Recording {
    let name: String
    /// The most fingers at a time.
    let fingers: Int
    /// From the first to the last sample.
    let seconds: Double
    /// The translation of the first finger from its touch-down to its end, in points.
    let translation: CGPoint
    /// The names of the recognizers that recognized something, in order, each once.
    let recognized: [String]
    let isRight: Bool
    /// Why the recognizers of the label failed.
    let reasons: [Reason]
  }

  /// A recognizer's reason for failing, with the recognizers that gave it, and the time.
  struct Reason: CustomStringConvertible {
    let words: String
    var who: [String]

    var description: String {
      "\(words) (\(who.joined(separator: ", ")))"
    }
  }

  private(set) var folders: [(label: GestureLabel, recordings: [Recording])] = []

  @MainActor
  mutating func add(_ label: GestureLabel, _ traces: [(name: String, trace: TouchTrace)]) {
    folders.append(
      (label, traces.map { RecognitionReport.play($0.trace, name: $0.name, as: label) }))
  }

  @MainActor
  private static func play(
    _ trace: TouchTrace, name: String, as label: GestureLabel
  ) -> Recording {
    let replay = Replay(PlayableScene(.all), of: trace.header)
    var reasons: [Reason] = []
    replay.onStep = { step in
      guard label.recognizers.contains(step.recognizer),
        case .moved(.failed, let reason) = step.kind
      else { return }
      let words = words(reason)
      let who = "\(step.recognizer) at \(text(step.time)) s"
      if let index = reasons.firstIndex(where: { $0.words == words }) {
        reasons[index].who.append(who)
      } else {
        reasons.append(Reason(words: words, who: [who]))
      }
    }
    for event in trace.events { _ = replay.play(Array(event)) }
    replay.finish(isCut: false)
    var recognized: [String] = []
    if case .texts(let names)? = replay.scene.outcome.first?.value {
      for name in names.map({ "\($0.string)" }) where !recognized.contains(name) {
        recognized.append(name)
      }
    }
    let isRight = !Set(label.recognizers).isDisjoint(with: recognized)
    return Recording(
      name: name, fingers: fingers(trace),
      seconds: (trace.samples.last?.timestamp ?? 0) - (trace.samples.first?.timestamp ?? 0),
      translation: translation(trace), recognized: recognized, isRight: isRight,
      reasons: isRight ? [] : reasons)
  }

  private static func words(_ reason: GestureStep.Reason?) -> String {
    switch reason {
    case .preventedBy(let other): "prevented by \(other)"
    case .because(let words): words
    case nil: "by itself"
    }
  }

  private static func fingers(_ trace: TouchTrace) -> Int {
    var (down, most) = (0, 0)
    for sample in trace.samples {
      switch sample.phase {
      case .began: down += 1
      case .ended, .cancelled: down -= 1
      case .moved, .stationary: break
      }
      most = max(most, down)
    }
    return most
  }

  private static func translation(_ trace: TouchTrace) -> CGPoint {
    guard let first = trace.samples.first,
      let last = trace.samples.last(where: { $0.id == first.id })
    else { return .zero }
    return CGPoint(
      x: last.location.x - first.location.x, y: last.location.y - first.location.y)
  }

  fileprivate static func text(_ seconds: Double) -> String {
    String(format: "%.3f", seconds)
  }
}

extension RecognitionReport {
  /// A line for each folder, and under it one for each recording that is not what its label says.
  var text: String {
    var lines: [String] = []
    for (label, recordings) in folders {
      lines.append("\(label.rawValue): \(count(recordings))")
      for recording in recordings where !recording.isRight {
        lines.append("  \(recording.name): \(recording.found); \(recording.facts)")
        lines += recording.reasons.map { "    \($0)" }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The same as tables for a page.
  var markdown: String {
    var lines = ["| folder | recognized as what it says |", "|---|---|"]
    for (label, recordings) in folders {
      lines.append("| \(label.rawValue) | \(count(recordings)) |")
    }
    let all = folders.flatMap(\.recordings)
    lines.append("| all | \(count(all)) |")
    lines += [
      "", "| recording | recognized | fingers, time, translation | why not what its folder says |",
      "|---|---|---|---|",
    ]
    for (label, recordings) in folders {
      for recording in recordings where !recording.isRight {
        lines.append(
          "| \(label.rawValue)/\(recording.name) | \(recording.found) | \(recording.facts) | "
            + recording.reasons.map(\.description).joined(separator: "; ") + " |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func count(_ recordings: [Recording]) -> String {
    "\(recordings.count { $0.isRight }) of \(recordings.count)"
  }
}

extension RecognitionReport.Recording {
  fileprivate var found: String {
    recognized.isEmpty ? "nothing" : recognized.joined(separator: ", ")
  }

  fileprivate var facts: String {
    "\(fingers) finger\(fingers == 1 ? "" : "s"), \(RecognitionReport.text(seconds)) s, "
      + "\(Int(translation.x.rounded())) × \(Int(translation.y.rounded())) pt"
  }
}
