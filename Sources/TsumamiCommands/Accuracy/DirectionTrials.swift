import Tsumami

/// How often strokes are read as the directions that they are drawn in.
///
/// Strokes are read at twice their size, because they were drawn on a small canvas, with the
/// default limit of 45 points. All sequences are compared with each stroke, those of the strokes
/// scene too.
nonisolated struct DirectionTrials {
  /// A sequence that strokes of a shape are expected to be read as.
  static let sequences: [(name: String, wanted: StrokeSequence)] = [
    ("left_sq_bracket", [.left, .down, .right]), ("right_sq_bracket", [.right, .down, .left]),
    ("rectangle", [.down, .right, .up, .left]), ("caret", [.up, .down]), ("v", [.down, .up]),
  ]

  /// The letters of the strokes scene, which are no shapes of the log. Some are a shape with a flat
  /// or short arm: a v whose second arm leans by more than 45° is an L.
  static let letters: [(name: String, wanted: StrokeSequence)] = [
    ("I", [.down]), ("L", [.down, .right]), ("U", [.down, .right, .up]),
    ("O", [.left, .down, .right, .up]),
  ]

  /// One line of the table.
  struct Outcome: Encodable {
    let shape: String
    let strokes: Int
    let right: Int
    /// Strokes that another one of the shapes' sequences was recognized in.
    let wrong: Int
    /// Strokes that a letter was recognized in.
    let letters: Int
    /// The fraction read correctly among the writers whose strokes the constants were chosen with, and
    /// among the others.
    let shareSeen: Double
    let shareUnseen: Double

    var share: Double { Double(right) / Double(strokes) }
  }

  let log: StrokeLog

  var outcomes: [Outcome] {
    Self.sequences.filter { log.names.contains($0.name) }.map(outcome)
  }

  private func outcome(_ name: String, _ wanted: StrokeSequence) -> Outcome {
    // Seen, unseen.
    var strokes = [0, 0]
    var right = [0, 0]
    var wrong = 0
    var letters = 0
    for stroke in log.strokes where stroke.name == name {
      let half = log.writers.firstIndex(of: stroke.writer)! % 2
      strokes[half] += 1
      for sequence in Self.sequences where Self.isRecognized(sequence.wanted, in: stroke) {
        if sequence.name == name { right[half] += 1 } else { wrong += 1 }
      }
      for letter in Self.letters where Self.isRecognized(letter.wanted, in: stroke) { letters += 1 }
    }
    return Outcome(
      shape: name, strokes: strokes[0] + strokes[1], right: right[0] + right[1], wrong: wrong,
      letters: letters,
      shareSeen: Double(right[0]) / Double(max(1, strokes[0])),
      shareUnseen: Double(right[1]) / Double(max(1, strokes[1])))
  }

  private static func isRecognized(_ wanted: StrokeSequence, in stroke: StrokeLog.Stroke) -> Bool {
    var matcher = StrokeMatcher(wanted: wanted)
    let path = stroke.path(scale: 2)
    for (index, point) in path.enumerated() {
      matcher.add(point, isLast: index == path.count - 1)
      if matcher.isRefuted { return false }
    }
    return matcher.isComplete
  }
}
