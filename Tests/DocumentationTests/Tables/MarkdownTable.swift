/// The tables of a text that begin with a certain cell, as one.
struct MarkdownTable {
  /// The cells of the head, and those of each row below it.
  let head: [String]
  let rows: [[String]]

  /// - Parameter first: the first cell of the head.
  init(in text: String, from first: String) {
    var head: [String] = []
    var rows: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = MarkdownTable.cells(line)
      if cells.first == first {
        (head, isInside) = (cells, true)
      } else if cells.isEmpty {
        isInside = false
      } else if isInside, !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) {
        rows.append(cells)
      }
    }
    self.head = head
    self.rows = rows
  }

  private static func cells(_ line: Substring) -> [String] {
    // A table in a doc comment is one too.
    let line = line.drop { $0 == " " || $0 == "/" }
    guard line.hasPrefix("|") else { return [] }
    return line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }
}

extension String {
  /// A symbol or a value as it stands in a cell, without the marks that make it a link or code.
  var plain: String {
    filter { $0 != "`" }.split(separator: "/").last.map(String.init) ?? ""
  }
}
