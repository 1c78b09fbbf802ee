import JSONText
import Scenes
import TouchKit

extension GestureStep {
  /// Appends the step as a line of JSON, its line feed included: one of those that `--steps` puts into a
  /// transcript. Routine steps have no line.
  ///
  ///     {"t":0.000,"step":"tap","state":"possible"}
  ///     {"t":0.036,"step":"tap","waitsFor":"doubleTap"}
  ///     {"t":0.386,"step":"doubleTap","state":"failed","because":"no further tap in time"}
  ///     {"t":0.512,"step":"pan","state":"failed","preventedBy":"pinch"}
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"t\":".utf8)
    // Rounded as in the scenes' lines.
    JSONWriter.write((time * 1e6).rounded() / 1e6, to: &bytes)
    for (key, value) in [("step", recognizer)] + lineFields {
      bytes.append(UInt8(ascii: ","))
      JSONWriter.write(key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONWriter.write(value, to: &bytes)
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  private var lineFields: [(String, String)] {
    switch kind {
    case .possible: [("state", "possible")]
    case .waits(let other): [("waitsFor", other)]
    case .moved(let state, nil): [("state", "\(state.word)")]
    case .moved(let state, .preventedBy(let other)):
      [("state", "\(state.word)"), ("preventedBy", other)]
    case .moved(let state, .because(let reason)):
      [("state", "\(state.word)"), ("because", reason)]
    case .reset: []
    }
  }
}
