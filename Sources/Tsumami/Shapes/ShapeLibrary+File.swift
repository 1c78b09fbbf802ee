import JSONText
import UIKit

// A file of shapes, version 1: JSON Lines in UTF-8.
//
//     {"tsumami":"shapes","version":1}
//     {"shape":"heart"}
//     {"strokes":[[[10,20],[12.5,24],[15,30]]]}
//     {"strokes":[[[0,0],[3,4]],[[5,0],[5,9]]]}
//
// The first line names the format. Each line with `shape` begins a shape, each line with `strokes`
// is a template of the shape above it: strokes, in them points, x and y. Unknown keys and empty
// lines are ignored; of a key that stands in a line twice the last counts.

nonisolated extension ShapeLibrary {
  /// The version of the files that ``fileContents()`` makes.
  public static let fileVersion = 1

  /// The library as a file: shapes and templates, with coordinates rounded to 1/100. ``matching``
  /// and ``acceptance`` are not saved.
  public func fileContents() -> [UInt8] {
    var text = Array(#"{"tsumami":"shapes","version":1}"#.utf8)
    text.append(UInt8(ascii: "\n"))
    for shape in shapes.indices {
      text += #"{"shape":"#.utf8
      JSONWriter.write(shapes[shape], to: &text)
      text += "}\n".utf8
      for template in templates where template.shape == shape {
        text += #"{"strokes":"#.utf8
        Self.write(template.drawing, into: &text)
        text += "}\n".utf8
      }
    }
    return text
  }

  /// Reads what ``fileContents()`` made.
  ///
  /// - Throws: an error with the line and what is wrong there; nothing is read in part.
  public init(fileContents bytes: [UInt8]) throws(ShapeFileError) {
    self.init()
    try bytes.withUnsafeBufferPointer { (bytes) throws(ShapeFileError) in try read(bytes) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ShapeFileError) {
    var line = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if line == 1 {
        try Self.readHeader(ShapeLineReader(text, line: line))
      } else if !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        try readLine(ShapeLineReader(text, line: line))
      }
      start = end + 1
    }
    if line == 0 { throw ShapeFileError(.noHeader, line: 1) }
  }

  private static func readHeader(_ line: ShapeLineReader) throws(ShapeFileError) {
    var reader = line
    var isOurs = false
    var version: CGFloat?
    do {
      try reader.object { (reader, key) throws(ShapeFileError) in
        if key.equals("tsumami") {
          isOurs = try reader.string().equals("shapes")
        } else if key.equals("version") {
          version = try reader.number()
        } else {
          try reader.skipValue()
        }
      }
      try reader.finish()
    } catch {
      throw ShapeFileError(.noHeader, line: line.line)
    }
    guard isOurs, let version else { throw ShapeFileError(.noHeader, line: line.line) }
    guard version == CGFloat(fileVersion) else {
      throw ShapeFileError(.unknownVersion, line: line.line)
    }
  }

  private mutating func readLine(_ line: ShapeLineReader) throws(ShapeFileError) {
    var reader = line
    var name: String?
    var strokes: [[CGPoint]]?
    try reader.object { (reader, key) throws(ShapeFileError) in
      if key.equals("shape") {
        name = try reader.string().text
      } else if key.equals("strokes") {
        strokes = try Self.readStrokes(&reader)
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
    guard name != nil || strokes != nil else {
      throw ShapeFileError(.malformed(expected: .shapeOrStrokes), line: line.line)
    }
    if let name { addShape(name) }
    guard let strokes else { return }
    guard !shapes.isEmpty else { throw ShapeFileError(.templateWithoutShape, line: line.line) }
    guard addTemplate(ShapeDrawing(strokes: strokes), to: shapes.count - 1) else {
      throw ShapeFileError(.templateWithoutExtent, line: line.line)
    }
  }

  private static func readStrokes(
    _ reader: inout ShapeLineReader
  ) throws(ShapeFileError) -> [[CGPoint]] {
    var strokes: [[CGPoint]] = []
    try reader.array { (reader) throws(ShapeFileError) in
      var stroke: [CGPoint] = []
      try reader.array { (reader) throws(ShapeFileError) in stroke.append(try reader.point()) }
      strokes.append(stroke)
    }
    return strokes
  }

  private static func write(_ drawing: ShapeDrawing, into text: inout [UInt8]) {
    text.append(UInt8(ascii: "["))
    for (number, stroke) in drawing.strokes.enumerated() {
      if number > 0 { text.append(UInt8(ascii: ",")) }
      text.append(UInt8(ascii: "["))
      for (number, point) in stroke.enumerated() {
        if number > 0 { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: "["))
        write(point.x, into: &text)
        text.append(UInt8(ascii: ","))
        write(point.y, into: &text)
        text.append(UInt8(ascii: "]"))
      }
      text.append(UInt8(ascii: "]"))
    }
    text.append(UInt8(ascii: "]"))
  }

  private static func write(_ number: CGFloat, into text: inout [UInt8]) {
    // Larger numbers have no hundredths that could be rounded. Adding 0 makes 0 of minus zero.
    let hundredths = (Double(max(-1e12, min(1e12, number))) * 100).rounded() + 0
    JSONWriter.write(hundredths / 100, to: &text)
  }
}
