import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct ShapeFileTests {
  func load(_ lines: String...) throws(ShapeFileError) -> ShapeLibrary {
    try ShapeLibrary(fileContents: Array(lines.joined(separator: "\n").utf8))
  }

  func problem(_ lines: String...) -> String? {
    do throws(ShapeFileError) {
      _ = try ShapeLibrary(fileContents: Array(lines.joined(separator: "\n").utf8))
      return nil
    } catch {
      return error.description
    }
  }

  let header = #"{"tsumami":"shapes","version":1}"#

  @Test func `A library that is saved and loaded recognizes as before`() throws {
    let library = ShapeLibraryTests.library()
    let loaded = try ShapeLibrary(fileContents: library.fileContents())
    #expect(loaded.shapes == library.shapes)
    #expect(loaded.templates.count == library.templates.count)
    for template in library.templates {
      #expect(loaded.recognize(template.drawing)?.shape == template.shape)
    }
    #expect(loaded.fileContents() == library.fileContents())
  }

  @Test func `The file is JSON Lines that people can read`() {
    var library = ShapeLibrary()
    let shape = library.addShape("he\"art\n")
    library.addShape("empty")
    let strokes = [
      [CGPoint(x: 10, y: -0.5), CGPoint(x: 12.25, y: 24)], [CGPoint(x: 0.004, y: 1e20)],
    ]
    library.addTemplate(ShapeDrawing(strokes: strokes), to: shape)
    #expect(
      String(decoding: library.fileContents(), as: UTF8.self) == """
        {"tsumami":"shapes","version":1}
        {"shape":"he\\"art\\n"}
        {"strokes":[[[10,-0.5],[12.25,24]],[[0,1000000000000]]]}
        {"shape":"empty"}

        """)
  }

  @Test func `Spaces, escapes, exponents, unknown keys and empty lines are read`() throws {
    let library = try load(
      #" { "version" : 1.0 , "tsumami" : "shapes", "by": {"a": [true, null, -1e3, "x"]} } "#, "",
      #"{"shape":"\u00e9\ud83d\ude00\/\t","note":false}"#, "\r",
      #"{"strokes":[[[1e1,2.5],[0.3E+2,-4],[0e999,0.0e-999]],[]]}"#)
    #expect(library.shapes == ["é😀/\t"])
    #expect(
      library.templates.map(\.drawing.strokes) == [
        [[CGPoint(x: 10, y: 2.5), CGPoint(x: 30, y: -4), .zero]]
      ])
  }

  @Test func `Half a character is replaced, a key's escapes count, and of two equal keys the last`()
    throws
  {
    let library = try load(header, #"{"shape":"a","\u0073hape":"\ud83d"}"#)
    #expect(library.shapes == ["\u{FFFD}"])
  }

  @Test func `Two shapes may have the same name and stay two`() throws {
    let library = try load(header, #"{"shape":"a"}"#, #"{"shape":"a"}"#)
    #expect(library.shapes == ["a", "a"])
  }

  @Test func `Errors say in which line what would have been right`() {
    #expect(problem() == #"1: not a file of shapes: the first line has to be \#(header)"#)
    #expect(problem("[]") == #"1: not a file of shapes: the first line has to be \#(header)"#)
    #expect(
      problem(#"{"tsumami":"trace","version":1}"#)
        == #"1: not a file of shapes: the first line has to be \#(header)"#)
    #expect(
      problem(#"{"tsumami":"shapes","version":2}"#)
        == "1: a file of shapes of another version than 1")
    #expect(
      problem(header, #"{"strokes":[[[0,0],[1,1]]]}"#)
        == #"2: strokes before the first {"shape":"…"}"#)
    #expect(
      problem(header, #"{"shape":"a"}"#, "", #"{"strokes":[[[1,1],[1,1]]]}"#)
        == "4: strokes without any two different points")
  }

  @Test(arguments: [
    ("x", "expected an object in braces"), (#"{shape:"a"}"#, "expected a key in double quotes"),
    (#"{"shape" "a"}"#, "expected a colon after the key"),
    (#"{"shape":"a""#, "expected a comma or the closing bracket"),
    (#"{"shape":7}"#, "expected a string in double quotes"),
    (#"{"shape":"\x"}"#, "expected a string in double quotes"),
    (#"{"shape":"a"#, "expected a string in double quotes"),
    (#"{"strokes":7}"#, "expected an array in square brackets"),
    (#"{"strokes":[[7]]}"#, "expected a point as an array of two numbers"),
    (#"{"strokes":[[[1]]]}"#, "expected a point as an array of two numbers"),
    (#"{"strokes":[[[1,x]]]}"#, "expected a finite number"),
    (#"{"strokes":[[[1,1e999]]]}"#, "expected a finite number"),
    (#"{"strokes":[[[1,1.]]]}"#, "expected a finite number"),
    (#"{"strokes":[[[01,1]]]}"#, "expected a point as an array of two numbers"),
    (#"{"note":[01]}"#, "expected a comma or the closing bracket"),
    (#"{"note":"\x"}"#, "expected a string in double quotes"),
    (#"{"strokes":[[[1,2]]}"#, "expected a comma or the closing bracket"),
    (#"{"shape":"a"} {"#, "expected the end of the line"),
    (#"{"note":1}"#, #"expected an object with the key "shape" or "strokes""#),
    (#"{"note":nil}"#, "expected a finite number"),
  ])
  func `A malformed line is refused with its place`(line: String, sentence: String) {
    #expect(problem(header, #"{"shape":"a"}"#, line) == "3: \(sentence)")
  }

  @Test func `Whatever is cut off or garbled is refused or read, and never crashes`() {
    let whole = ShapeLibraryTests.library().fileContents().prefix(2000)
    var random = SplitMix64(seed: 3)
    for length in stride(from: 0, to: whole.count, by: 37) {
      _ = try? ShapeLibrary(fileContents: Array(whole.prefix(length)))
      var garbled = Array(whole)
      for _ in 0..<3 {
        let place = Int.random(in: garbled.indices, using: &random)
        garbled[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? ShapeLibrary(fileContents: garbled)
    }
    let deep = header + "\n" + #"{"note":"# + String(repeating: "[", count: 100_000)
    #expect(problem(deep) == "2: expected a comma or the closing bracket")
  }
}
