import Testing
import TouchTesting
import Tsumami
import UIKit

/// What the segmenter reads in a drawing.
nonisolated func read(
  _ path: [CGPoint], limit: CGFloat = 45, directions: StrokeDirections = .four
) -> StrokeSequence {
  var segmenter = StrokeSegmenter(lowerLimit: limit, directions: directions)
  for (index, point) in path.enumerated() { segmenter.add(point, isLast: index == path.count - 1) }
  return segmenter.sequence
}

@Suite struct StrokeSegmenterTests {
  @Test func `A hundred points down and sixty to the right are an L`() {
    #expect(read(Drawing().line(0, 100).line(60, 0).path) == [.down, .right])
  }

  @Test(arguments: [20, 45, 90] as [CGFloat])
  func `A direction counts from the limit on, first, last or in between`(limit: CGFloat) {
    for step in [1, 7, 60] as [CGFloat] {
      func path(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) -> [CGPoint] {
        Drawing(step: step).line(first, 0).line(0, second).line(third, 0).path
      }
      let (short, long) = (limit - 1, limit)
      #expect(read(path(long, long, long), limit: limit) == [.right, .down, .right])
      #expect(read(path(5 * limit, long, 5 * limit), limit: limit) == [.right, .down, .right])
      #expect(read(path(short, long, long), limit: limit) == [.down, .right])
      #expect(read(path(long, 2 * long, short), limit: limit) == [.right, .down])
      #expect(read(path(long, short, long), limit: limit) == [.right])
      #expect(read(path(long, long, -long), limit: limit) == [.right, .down, .left])
    }
  }

  @Test func `A way back counts from the limit on`() {
    #expect(read(Drawing().line(0, 100).line(0, -45).path) == [.down, .up])
    #expect(read(Drawing().line(0, 100).line(0, -44).path) == [.down])
  }

  @Test func `A hook at the beginning and a tick at the end are no directions`() {
    let path = Drawing().line(-12, 8).line(0, 150).line(12, -10).path
    #expect(read(path) == [.down])
  }

  @Test func `A leaning line is one direction, on either side of the sector's border`() {
    for degrees in stride(from: CGFloat(-40), through: 40, by: 5) {
      #expect(read(Drawing().line(0, 200).rotated(by: degrees).path) == [.down], "\(degrees)°")
    }
    // Right at the border a line sways across it all the time, and still is one direction.
    var random = SplitMix64(seed: 4)
    for _ in 0..<20 {
      let path = Drawing(step: 3).line(150, 150).trembling(by: 2, &random).path
      #expect(read(path).count == 1)
    }
  }

  @Test func `With eight directions each eighth is read, leaning or not`() {
    for (index, direction) in StrokeDirection.allCases.enumerated() {
      for lean in [-15, 0, 15] as [CGFloat] {
        let path = Drawing().line(100, 0).rotated(by: CGFloat(index) * 45 + lean).path
        #expect(read(path, directions: .eight) == [direction], "\(direction) \(lean)")
      }
    }
    let roof = Drawing().line(0, -80).line(70, -70).line(70, 70).line(0, 80).path
    #expect(read(roof, directions: .eight) == [.up, .upRight, .downRight, .down])
  }

  @Test func `Turning the drawing by a right angle turns what is read, and a mirror mirrors it`() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<60 {
      let path = Self.doodle(&random)
      let sequence = read(path)
      let turned = read(path.map { CGPoint(x: -$0.y, y: $0.x) })
      #expect(turned == StrokeSequence(sequence.map(Self.clockwise)))
      let mirrored = read(path.map { CGPoint(x: -$0.x, y: $0.y) })
      #expect(
        mirrored
          == StrokeSequence(sequence.map { $0 == .left || $0 == .right ? $0.opposite : $0 }))
    }
  }

  @Test func `Where it is drawn does not matter, and size counts against the limit only`() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<60 {
      let path = Self.doodle(&random)
      let sequence = read(path)
      #expect(read(path.map { CGPoint(x: $0.x + 256, y: $0.y - 512) }) == sequence)
      #expect(read(path.map { CGPoint(x: $0.x * 2, y: $0.y * 2) }, limit: 90) == sequence)
    }
  }

  @Test func `Points in between, and resting, change nothing`() {
    for (name, wanted) in NaturalLetters.registered {
      var drawing = Drawing(step: 200)
      for direction in wanted {
        drawing = drawing.line(100 * direction.unit.dx, 100 * direction.unit.dy)
      }
      var dense = Drawing(step: 0.5)
      for direction in wanted {
        dense = dense.line(100 * direction.unit.dx, 100 * direction.unit.dy)
      }
      #expect(read(drawing.path) == wanted, "\(name)")
      #expect(read(dense.path) == wanted, "\(name)")
      #expect(read(drawing.path.flatMap { [$0, $0, $0] }) == wanted, "\(name)")
    }
  }

  @Test func `Points that are not finite are left out`() {
    var path = Drawing().line(0, 100).line(60, 0).path
    path.insert(CGPoint(x: CGFloat.nan, y: 0), at: 0)
    path.insert(CGPoint(x: 0, y: CGFloat.infinity), at: 9)
    #expect(read(path) == [.down, .right])
  }

  @Test func `A limit that makes no sense acts as one point`() {
    for limit in [0, -3, .nan] as [CGFloat] {
      #expect(read([.zero, CGPoint(x: 0, y: 2)], limit: limit) == [.down])
      #expect(read([.zero, CGPoint(x: 0, y: 0.5)], limit: limit) == [])
    }
  }

  @Test func `A scribble of many directions is read to the sixteenth and is no wanted sequence`() {
    var drawing = Drawing()
    var wanted = StrokeSequence()
    for index in 0..<30 {
      drawing = index % 2 == 0 ? drawing.line(80, 0) : drawing.line(0, 80)
      if index < 15 { wanted.append(index % 2 == 0 ? .right : .down) }
    }
    #expect(read(drawing.path).count == StrokeSequence.capacity)
    #expect(names(of: drawing.path, among: [("stairs", wanted)]) == [])
  }

  @Test func `After a reset it reads the next stroke as if it were the first`() {
    var segmenter = StrokeSegmenter()
    for path in [Drawing().line(0, 100).path, Drawing().line(100, 0).line(0, 90).path] {
      segmenter.reset()
      for point in path { segmenter.add(point) }
      #expect(segmenter.sequence == read(path))
    }
  }

  @Test func `A closed outline begins anywhere on its first side`() {
    for share in [0.35, 0.5, 0.75] as [CGFloat] {
      let path = Drawing().line(-150 * share, 0).line(0, 150).line(150, 0).line(0, -150)
        .line(-150 * (1 - share), 0).path
      #expect(read(path) == [.left, .down, .right, .up], "\(share)")
    }
    // Left open, the last side is a direction of its own.
    let spiral = Drawing().line(-75, 0).line(0, 200).line(200, 0).line(0, -120).line(-100, 0).path
    #expect(read(spiral) == [.left, .down, .right, .up, .left])
  }

  /// Some lines and arcs one after the other.
  nonisolated static func doodle(_ random: inout SplitMix64) -> [CGPoint] {
    var drawing = Drawing(step: 5)
    for _ in 0..<4 {
      drawing =
        Bool.random(using: &random)
        ? drawing.line(random.next(-120, 120), random.next(-120, 120))
        : drawing.arc(
          radius: random.next(20, 90), from: random.next(0, 360), by: random.next(-270, 270))
    }
    // In steps of 1/4096, so that moving and doubling it rounds nothing.
    return drawing.path.map {
      CGPoint(x: ($0.x * 4096).rounded() / 4096, y: ($0.y * 4096).rounded() / 4096)
    }
  }

  nonisolated static func clockwise(_ direction: StrokeDirection) -> StrokeDirection {
    StrokeDirection(rawValue: (direction.rawValue + 2) % 8)!
  }
}

@Suite struct StrokeSequenceTests {
  @Test func `Keeps directions in order, and the same one twice running once`() {
    let sequence: StrokeSequence = [.down, .down, .right, .upLeft, .down]
    #expect(Array(sequence) == [.down, .right, .upLeft, .down])
    #expect(sequence.first == .down)
    #expect(sequence[2] == .upLeft)
    #expect(StrokeSequence().last == nil)
  }

  @Test func `Holds sixteen directions, and leaves out further ones`() {
    var sequence = StrokeSequence()
    for index in 0..<20 { sequence.append(index % 2 == 0 ? .left : .upRight) }
    #expect(sequence.count == 16)
    #expect(sequence.last == .upRight)
    #expect(sequence.first == .left)
  }

  @Test func `Knows what it begins`() {
    let sequence: StrokeSequence = [.left, .down, .right]
    #expect(StrokeSequence().isPrefix(of: sequence))
    #expect(sequence.isPrefix(of: sequence))
    #expect(sequence.isPrefix(of: sequence.appending(.up)))
    #expect(!sequence.appending(.up).isPrefix(of: sequence))
    #expect(!StrokeSequence([.left, .up]).isPrefix(of: sequence))
    #expect(!StrokeSequence([.right]).isPrefix(of: StrokeSequence([.left, .right])))
  }

  @Test func `Directions turn by eighths, clockwise positive`() {
    #expect(StrokeDirection.right.turn(to: .down) == 2)
    #expect(StrokeDirection.down.turn(to: .right) == -2)
    #expect(StrokeDirection.up.turn(to: .down) == 4)
    #expect(StrokeDirection.upLeft.opposite == .downRight)
    for direction in StrokeDirection.allCases {
      let unit = direction.unit
      #expect(abs(unit.dx * unit.dx + unit.dy * unit.dy - 1) < 1e-12)
      #expect(direction.opposite.opposite == direction)
    }
  }
}
