import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct ShapeLibraryTests {
  nonisolated static let shapes: [(name: String, drawing: Drawing)] = [
    ("circle", Drawing().arc(radius: 80, from: 180, by: -360)),
    ("triangle", Drawing().line(80, 120).line(-160, 0).line(80, -120)),
    ("zigzag", Drawing().line(60, 80).line(20, -80).line(60, 80).line(20, -80)),
    ("corner", Drawing().line(0, 150).line(100, 0)),
    ("arrow", Drawing().line(-150, 0).line(40, -40).line(-40, 40).line(40, 40)),
    ("wave", Drawing().arc(radius: 40, from: 270, by: 180).arc(radius: 40, from: 90, by: -180)),
    ("bar", Drawing().line(150, 0)),
  ]

  /// Each shape, drawn three times by an unsteady hand.
  static func library(seed: UInt64 = 7) -> ShapeLibrary {
    var random = SplitMix64(seed: seed)
    var library = ShapeLibrary()
    for (name, drawing) in shapes {
      let shape = library.addShape(name)
      for _ in 0..<3 {
        let path = drawing.trembling(by: 5, &random).path
        library.addTemplate(ShapeDrawing(path: path), to: shape)
      }
    }
    return library
  }

  /// What the shapes look like when somebody else draws them elsewhere, larger and a little turned.
  static func path(
    _ shape: Int, _ random: inout SplitMix64, tilt: CGFloat = 6
  ) -> [CGPoint] {
    shapes[shape].drawing.rotated(by: random.next(-tilt, tilt)).trembling(by: 6, &random).path
      .map { CGPoint(x: 400 + 1.7 * $0.x, y: 900 + 1.7 * $0.y) }
  }

  @Test func `Recognizes each shape wherever and however large it is drawn`() {
    let library = Self.library()
    var random = SplitMix64(seed: 8)
    for shape in Self.shapes.indices {
      for _ in 0..<5 {
        let match = library.recognize(ShapeDrawing(path: Self.path(shape, &random)))
        #expect(match?.shape == shape, "\(Self.shapes[shape].name)")
      }
    }
  }

  @Test func `A template itself has distance 0, score 1 and margin 1`() throws {
    let library = Self.library()
    for (index, template) in library.templates.enumerated() {
      let match = try #require(library.recognize(template.drawing))
      #expect(match.template == index)
      #expect(match.shape == template.shape)
      #expect(match.distance < 1e-3)
      #expect(match.score > 0.99)
      #expect(match.margin == 1)
    }
  }

  @Test func `Pruning changes nothing: the nearest is that of the exhaustive comparison`() throws {
    var random = SplitMix64(seed: 9)
    for seed in 0..<4 as Range<UInt64> {
      let library = Self.library(seed: seed)
      let templates = library.templates.map(\.points)
      for shape in Self.shapes.indices {
        let drawing = ShapeDrawing(path: Self.path(shape, &random, tilt: 30))
        let points = try #require(Self.template(drawing)).points
        let all = templates.map { ExhaustiveCloudMatching.distance(points, $0) }
        let match = try #require(library.nearest(to: drawing))
        let best = try #require(all.min())
        #expect(abs(match.distance - best) < 1e-4)
        let others = all.indices.filter { library.templates[$0].shape != match.shape }
        let runnerUp = try #require(others.map { all[$0] }.min())
        // Another shape's distance is exact where it is near, and otherwise not understated.
        if runnerUp < ShapeMatch.clear * best - 1e-4 {
          #expect(abs(match.runnerUp - runnerUp) < 1e-4)
        } else {
          #expect(match.margin > 0.99)
        }
      }
    }
  }

  static func template(_ drawing: ShapeDrawing) -> ShapeTemplate? {
    var library = ShapeLibrary()
    library.addTemplate(drawing, to: library.addShape(""))
    return library.templates.first
  }

  @Test func `A drawing that is none of the shapes is rejected, and accepted if everything is`() {
    var library = Self.library()
    let scribble = ShapeDrawing(
      path: Drawing().line(90, 10).line(-90, 50).line(90, 40).line(-90, 30).line(50, -150).path)
    #expect(library.recognize(scribble) == nil)
    library.acceptance = .everything
    #expect(library.recognize(scribble) != nil)
    library.acceptance = ShapeAcceptance(maximumDistance: .infinity, minimumMargin: 1)
    #expect(library.recognize(scribble) == nil)
  }

  @Test func `Clouds ignore the order, direction and number of strokes, but not the orientation`()
    throws
  {
    let library = Self.library()
    let triangle = ShapeDrawing(strokes: [
      [CGPoint(x: 0, y: 120), CGPoint(x: 160, y: 120)],
      [CGPoint(x: 160, y: 120), CGPoint(x: 80, y: 0)],
      [CGPoint(x: 0, y: 120), CGPoint(x: 80, y: 0)],
    ])
    #expect(library.recognize(triangle)?.shape == 1)
    let circle = Drawing().arc(radius: 50, from: 0, by: 360).path
    #expect(library.recognize(ShapeDrawing(path: circle))?.shape == 0)
    let turned = Self.shapes[4].drawing.rotated(by: 180).path
    #expect(library.recognize(ShapeDrawing(path: turned))?.shape != 4)
  }

  @Test
  func `In drawing order the direction counts, and shapes may be rotated up to the given angle`() {
    var library = ShapeLibrary()
    library.matching = .ordered(rotation: 0.4)
    let anticlockwise = library.addShape("anticlockwise")
    let clockwise = library.addShape("clockwise")
    for (shape, sense) in [(anticlockwise, -1), (clockwise, 1)] as [(Int, CGFloat)] {
      let drawing = Drawing().arc(radius: 60, from: sense < 0 ? 180 : 0, by: sense * 350)
      library.addTemplate(ShapeDrawing(path: drawing.path), to: shape)
    }
    let clock = Drawing().arc(radius: 30, from: 10, by: 345)
    #expect(library.recognize(ShapeDrawing(path: clock.path))?.shape == clockwise)
    let counter = Drawing().arc(radius: 90, from: 170, by: -345)
    #expect(library.recognize(ShapeDrawing(path: counter.path))?.shape == anticlockwise)

    var corners = ShapeLibrary()
    corners.addTemplate(
      ShapeDrawing(path: Self.shapes[3].drawing.path), to: corners.addShape("corner"))
    let turned = ShapeDrawing(path: Self.shapes[3].drawing.rotated(by: 90).path)
    for (rotation, isFound) in [(0, false), (0.4, false), (.pi, true)] as [(CGFloat, Bool)] {
      corners.matching = .ordered(rotation: rotation)
      #expect((corners.recognize(turned) != nil) == isFound, "\(rotation)")
    }
  }

  @Test func `Points with equal distances along a line of 31 points lie one point apart`() throws {
    let path = [CGPoint(x: 10, y: 10), CGPoint(x: 41, y: 10)]
    let points = try #require(Self.template(ShapeDrawing(path: path))).points
    #expect(points.count == 32)
    #expect(abs(points[0].x + 0.5) < 1e-6)
    #expect(abs(points[31].x - 0.5) < 1e-6)
    for index in 1..<32 { #expect(abs(points[index].x - points[index - 1].x - 1 / 31) < 1e-6) }
  }

  @Test func `Without extent, or without templates, there is nothing to recognize`() {
    var library = ShapeLibrary()
    let shape = library.addShape("dot")
    let dot = ShapeDrawing(path: [CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 3)])
    for drawing in [dot, ShapeDrawing()] {
      let isAdded = library.addTemplate(drawing, to: shape)
      #expect(!isAdded)
    }
    #expect(library.templates.isEmpty)
    #expect(library.nearest(to: ShapeDrawing(path: Self.shapes[0].drawing.path)) == nil)
    let full = Self.library()
    #expect(full.nearest(to: dot) == nil)
    #expect(full.nearest(to: ShapeDrawing()) == nil)
  }

  @Test func `Values that are not finite or out of range do no harm`() {
    let library = Self.library()
    var path = Self.shapes[0].drawing.path
    path.insert(CGPoint(x: CGFloat.nan, y: 0), at: 3)
    path.insert(CGPoint(x: 0, y: CGFloat.infinity), at: 9)
    #expect(library.recognize(ShapeDrawing(path: path))?.shape == 0)
    let huge = [CGPoint(x: -1e200, y: 0), CGPoint(x: 1e200, y: 1e200), CGPoint(x: 0, y: 5)]
    let match = library.nearest(to: ShapeDrawing(path: huge))
    #expect(match.map { $0.distance.isFinite } ?? true)
  }

  @Test func `A removed template is forgotten, and the others stay as they were`() {
    var library = Self.library()
    let first = library.templates[0].drawing
    library.removeTemplate(at: 0)
    #expect(library.templates.count == 3 * Self.shapes.count - 1)
    #expect((library.nearest(to: first)?.distance ?? 0) > 1e-3)
    #expect(library.nearest(to: library.templates[5].drawing)?.template == 5)
  }

  @Test func `A library holds more templates than lie side by side`() {
    var library = ShapeLibrary()
    var random = SplitMix64(seed: 11)
    for number in 0..<40 {
      var drawing = Drawing()
      for _ in 0..<4 { drawing = drawing.line(random.next(-90, 90), random.next(-90, 90)) }
      library.addTemplate(ShapeDrawing(path: drawing.path), to: library.addShape("\(number)"))
    }
    for (index, template) in library.templates.enumerated() {
      #expect(library.nearest(to: template.drawing)?.template == index)
    }
  }
}
