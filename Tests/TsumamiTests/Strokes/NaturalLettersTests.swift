import Testing
import TouchTesting
import Tsumami
import UIKit

/// The letters of the strokes scene, drawn as hands draw them.
@Suite struct NaturalLetters {
  nonisolated static let registered: [(name: String, wanted: StrokeSequence)] = [
    ("I", [.down]), ("L", [.down, .right]), ("U", [.down, .right, .up]),
    ("C", [.left, .down, .right]), ("O", [.left, .down, .right, .up]),
  ]

  nonisolated static let hands: [(step: CGFloat, tremble: CGFloat, tilt: CGFloat)] = [
    (1, 0, 0), (4, 1, 5), (8, 1.5, -5), (15, 2, 10), (30, 2, -10), (6, 1, 0),
  ]

  /// Draws it by every hand and expects every one to be recognized as `name` and nothing else.
  func expect(
    _ name: String, _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ draw: (Drawing) -> Drawing
  ) {
    var random = SplitMix64(seed: 5)
    for hand in Self.hands {
      let drawing = draw(Drawing(step: hand.step)).rotated(by: hand.tilt)
        .trembling(by: hand.tremble, &random)
      let found = names(of: drawing.path, among: Self.registered)
      #expect(found == [name], "\(what) by \(hand)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [50, 100, 200, 400])
  func `An I is a line down, leaning to either side or bent`(height: CGFloat) {
    expect("I", "upright") { $0.line(0, height) }
    expect("I", "leaning") { $0.line(height * 0.4, height) }
    expect("I", "bent") { $0.arc(radius: 1.5 * height, from: 65, by: 50) }
  }

  @Test(arguments: [(60, 60), (100, 60), (200, 80), (300, 200)] as [(CGFloat, CGFloat)])
  func `An L has a sharp corner or a round one`(height: CGFloat, width: CGFloat) {
    expect("L", "sharp") { $0.line(0, height).line(width, 0) }
    for share in [0.2, 0.5, 0.9] as [CGFloat] {
      let radius = share * min(height, width)
      expect("L", "corner of \(radius)") {
        $0.line(0, height - radius).arc(radius: radius, from: 90, by: -90).line(width - radius, 0)
      }
    }
  }

  @Test(arguments: [80, 100, 140, 220])
  func `A U has round corners or is a half circle between two arms`(width: CGFloat) {
    for height in [60, 1.2 * width, 2 * width] as [CGFloat] {
      expect("U", "half circle, \(height) high") {
        $0.line(0, height).arc(radius: width / 2, from: 90, by: -180).line(0, -height)
      }
      expect("U", "round corners, \(height) high") {
        $0.line(0, height).arc(radius: width / 4, from: 90, by: -90).line(width / 2, 0)
          .arc(radius: width / 4, from: 0, by: -90).line(0, -height)
      }
    }
  }

  @Test(arguments: [45, 60, 80, 100, 140])
  func `A C is most of a circle, or has straight arms`(radius: CGFloat) {
    for opening in [80, 100, 120] as [CGFloat] {
      expect("C", "an arc with an opening of \(opening)°") {
        $0.arc(radius: radius, from: 180 + (90 - opening / 2), by: -(360 - opening))
      }
    }
    expect("C", "straight arms") {
      $0.line(-radius, 0).arc(radius: radius / 2, from: 180, by: -90).line(0, radius)
        .arc(radius: radius / 2, from: 90, by: -90).line(radius, 0)
    }
  }

  @Test(arguments: [70, 85, 100, 120, 145])
  func
    `An O is a circle from its top or a little right of it, closed or not quite, and never also a C`(
      radius: CGFloat
    )
  {
    for (right, sweep) in [(0, 360), (10, 345), (10, 375), (30, 340), (30, 360), (30, 385)]
      as [(CGFloat, CGFloat)]
    {
      expect("O", "a circle from \(right)° right of the top, over \(sweep)°") {
        $0.arc(radius: radius, from: 180 + right, by: -sweep)
      }
    }
  }

  @Test func `An oval and a box with round corners are an O too`() {
    expect("O", "box") {
      $0.line(-100, 0).arc(radius: 25, from: 180, by: -90).line(0, 120)
        .arc(radius: 25, from: 90, by: -90).line(100, 0).arc(radius: 25, from: 0, by: -90)
        .line(0, -120)
    }
    expect("O", "box from the middle of its top") {
      $0.line(-70, 0).line(0, 140).line(140, 0).line(0, -140).line(-60, 0)
    }
  }

  @Test func `What is not registered is not recognized`() {
    let others: [(String, (Drawing) -> Drawing)] = [
      ("a line to the right", { $0.line(150, 0) }),
      ("a line up", { $0.line(0, -150) }),
      ("a short line", { $0.line(0, 40) }),
      ("a clockwise circle", { $0.arc(radius: 80, from: 0, by: 360) }),
      ("a step", { $0.line(100, 0).line(0, 80).line(100, 0) }),
      (
        "an O with one direction more",
        {
          $0.line(-120, 0).line(0, 120).line(120, 0).line(0, -120).line(-120, 0)
        }
      ),
      (
        "a spiral",
        {
          $0.line(-150, 0).line(0, 150).line(150, 0).line(0, -80).line(-80, 0)
        }
      ),
      ("a U with a serif", { $0.line(0, 120).line(90, 0).line(0, -120).line(70, 0) }),
      ("an L backwards", { $0.line(0, 120).line(-90, 0) }),
    ]
    for (name, draw) in others {
      for step in [2, 8, 20] as [CGFloat] {
        #expect(names(of: draw(Drawing(step: step)).path, among: Self.registered) == [], "\(name)")
      }
    }
  }
}
