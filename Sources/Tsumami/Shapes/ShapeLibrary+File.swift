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
// lines are ignored.

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
      JSONLineReader.quote(shapes[shape], into: &text)
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
    var line = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      let isBlank = bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if line == 1 {
        try Self.readHeader(JSONLineReader(bytes, range: start..<end, line: line))
      } else if !isBlank {
        try readLine(JSONLineReader(bytes, range: start..<end, line: line))
      }
      start = end + 1
    }
    if line == 0 { throw ShapeFileError(.noHeader, line: 1) }
  }

  private static func readHeader(_ line: JSONLineReader) throws(ShapeFileError) {
    var reader = line
    var isOurs = false
    var version: CGFloat?
    do {
      try reader.object { (reader, key) throws(ShapeFileError) in
        if key.elementsEqual("tsumami".utf8) {
          isOurs = try reader.string().utf8.elementsEqual("shapes".utf8)
        } else if key.elementsEqual("version".utf8) {
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

  private mutating func readLine(_ line: JSONLineReader) throws(ShapeFileError) {
    var reader = line
    var name: String?
    var strokes: [[CGPoint]]?
    try reader.object { (reader, key) throws(ShapeFileError) in
      if key.elementsEqual("shape".utf8) {
        name = try reader.string()
      } else if key.elementsEqual("strokes".utf8) {
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
    _ reader: inout JSONLineReader
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

  /// A number with at most two decimals: printing floating-point numbers in full would add much code to a page.
  private static func write(_ number: CGFloat, into text: inout [UInt8]) {
    // Larger numbers would overflow the product.
    let hundredths = Int((max(-1e12, min(1e12, number)) * 100).rounded())
    if hundredths < 0 { text.append(UInt8(ascii: "-")) }
    let size = hundredths.magnitude
    var digits: [UInt8] = []
    var remaining = size / 100
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(remaining % 10))
      remaining /= 10
    } while remaining > 0
    text += digits.reversed()
    let rest = UInt8(size % 100)
    guard rest > 0 else { return }
    text += [UInt8(ascii: "."), UInt8(ascii: "0") + rest / 10]
    if rest % 10 > 0 { text.append(UInt8(ascii: "0") + rest % 10) }
  }
}
