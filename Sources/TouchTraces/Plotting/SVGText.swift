/// Writes SVG: elements, one per line.
struct SVGText {
  private(set) var lines: [String] = []

  /// Adds an element; the values of the attributes are escaped.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String? = nil
  ) {
    let list = attributes.map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    lines.append(
      text.map { "<\(name)\(list)>\(Self.escaped($0))</\(name)>" } ?? "<\(name)\(list)/>")
  }

  /// Adds a line as it is.
  mutating func add(raw line: String) {
    lines.append(line)
  }

  /// Text for XML: markup escaped, characters that XML does not know replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A coordinate in the picture, to a hundredth of a pixel.
func svg(_ value: Double) -> String {
  numberText((value * 100).rounded() / 100 + 0)
}
