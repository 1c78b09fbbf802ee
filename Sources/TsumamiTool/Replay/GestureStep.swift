import TouchKit

/// What a recognizer does between its actions, and why: the lines that `--steps` puts into a transcript.
///
///     {"t":0.000,"step":"tap","state":"possible"}
///     {"t":0.036,"step":"tap","waitsFor":"doubleTap"}
///     {"t":0.386,"step":"doubleTap","state":"failed","because":"no further tap in time"}
///     {"t":0.512,"step":"pan","state":"failed","preventedBy":"pinch"}
struct GestureStep {
  enum Kind {
    /// It has got the first touch of an attempt.
    case possible
    /// It wants to begin, and has to wait.
    case waits(for: String)
    /// Its state has changed.
    case moved(to: String, Reason?)
  }

  /// Why a state changed, where there is more to say than that the recognizer saw fit.
  enum Reason {
    case preventedBy(String)
    /// In words.
    case because(String)
  }

  /// In seconds.
  let time: Double
  let recognizer: String
  let kind: Kind

  /// Appends the step as a line of JSON, its line feed included.
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"t\":".utf8)
    // As the scenes' lines have it.
    bytes.append(number: (time * 1e6).rounded() / 1e6)
    for (key, value) in [("step", recognizer)] + fields {
      bytes.append(UInt8(ascii: ","))
      bytes.append(jsonString: key)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(jsonString: value)
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  private var fields: [(String, String)] {
    switch kind {
    case .possible: [("state", "possible")]
    case .waits(let other): [("waitsFor", other)]
    case .moved(let state, nil): [("state", state)]
    case .moved(let state, .preventedBy(let other)): [("state", state), ("preventedBy", other)]
    case .moved(let state, .because(let reason)): [("state", state), ("because", reason)]
    }
  }
}
