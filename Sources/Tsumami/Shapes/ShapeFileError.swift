/// What is wrong with a file of shapes, and in which line.
nonisolated public struct ShapeFileError: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The first line is not `{"tsumami":"shapes","version":1}`.
    case noHeader
    /// The file is of a version that this program does not know.
    case unknownVersion
    /// The line is not the JSON that is expected there.
    case malformed(expected: Expected)
    /// A template stands before the first shape.
    case templateWithoutShape
    /// A template without points, or with only one location.
    case templateWithoutExtent
  }

  /// What was expected instead.
  public enum Expected: Hashable, Sendable {
    /// An object: `{`.
    case object
    /// A key of an object, in quotes.
    case key
    /// A colon after a key.
    case colon
    /// A comma, or the end of the list or the object.
    case commaOrEnd
    /// A text in quotes.
    case string
    /// A number.
    case number
    /// A list: `[`.
    case array
    /// A point: a list of two numbers.
    case pair
    /// An object with the key `shape` or `strokes`.
    case shapeOrStrokes
    /// The end of the line, after one object.
    case endOfLine
  }

  /// The line of the file, counted from 1.
  public let line: Int
  /// What is wrong there.
  public let problem: Problem

  init(_ problem: Problem, line: Int) {
    self.line = line
    self.problem = problem
  }

  /// A sentence without the line.
  public var sentence: String {
    switch problem {
    case .noHeader:
      #"not a file of shapes: the first line has to be {"tsumami":"shapes","version":1}"#
    case .unknownVersion: "a file of shapes of another version than 1"
    case .templateWithoutShape: #"strokes before the first {"shape":"…"}"#
    case .templateWithoutExtent: "strokes without any two different points"
    case .malformed(let expected): expected.sentence
    }
  }
}

nonisolated extension ShapeFileError: CustomStringConvertible {
  /// Line and sentence, to follow the file's name and a colon: `12: expected a number`.
  public var description: String {
    "\(line): \(sentence)"
  }
}

nonisolated extension ShapeFileError.Expected {
  fileprivate var sentence: String {
    switch self {
    case .object: "expected an object in braces"
    case .key: "expected a key in double quotes"
    case .colon: "expected a colon after the key"
    case .commaOrEnd: "expected a comma or the closing bracket"
    case .string: "expected a string in double quotes"
    case .number: "expected a finite number"
    case .array: "expected an array in square brackets"
    case .pair: "expected a point as an array of two numbers"
    case .shapeOrStrokes: #"expected an object with the key "shape" or "strokes""#
    case .endOfLine: "expected the end of the line"
    }
  }
}
