import Scenes
import Testing
import TouchKit

@Suite struct StrokesSceneTests {
  let player = ScenePlayer(.strokes)

  /// The events among the lines, and how each recognizer ended.
  private func outcomes(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("\"event\"") || $0.contains("ended") || $0.contains("cancelled") }
      .map { $0.replacing(/"t":[^,]*,|,"x".*(?=})/, with: "") }
  }

  private func events(_ lines: [String]) -> [String] {
    outcomes(lines).filter { $0.contains("event") }
  }

  private func corners(_ corners: (Double, Double)...) -> [CGPoint] {
    var points = [CGPoint(x: corners[0].0, y: corners[0].1)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      for step in 1...15 {
        let share = Double(step) / 15
        points.append(
          CGPoint(
            x: start.0 + (end.0 - start.0) * share, y: start.1 + (end.1 - start.1) * share))
      }
    }
    return points
  }

  /// Part of a circle, in degrees clockwise from the right.
  private func arc(_ radius: Double, from start: Double, by turn: Double) -> [CGPoint] {
    (0...40).map {
      let angle = (start + turn * Double($0) / 40) * .pi / 180
      return CGPoint(x: 160 + radius * cos(angle), y: 260 + radius * sin(angle))
    }
  }

  @Test func `A line down is an I: began once it is long enough, recognized on the lift`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":100,"y":100}
      {"t":0.1,"id":1,"phase":"moved","x":100,"y":130}
      {"t":0.2,"id":1,"phase":"moved","x":100,"y":160}
      {"t":0.3,"id":1,"phase":"moved","x":100,"y":180}
      {"t":0.4,"id":1,"phase":"ended","x":100,"y":180}
      """)
    #expect(
      lines == [
        #"{"t":0.2,"recognizer":"I","state":"began","x":100,"y":160}"#,
        #"{"t":0.3,"recognizer":"I","state":"changed","x":100,"y":180}"#,
        #"{"t":0.4,"recognizer":"I","state":"ended","x":100,"y":180}"#,
        #"{"t":0.4,"event":"recognized","name":"I"}"#,
      ])
  }

  @Test func `L, with its corner, is not also an I`() throws {
    let lines = try player.play(trace(corners((100, 100), (100, 200), (190, 200))))
    #expect(
      outcomes(lines) == [
        #"{"recognizer":"I","state":"cancelled"}"#, #"{"recognizer":"L","state":"ended"}"#,
        #"{"event":"recognized","name":"L"}"#,
      ])
  }

  @Test(arguments: ["L", "U", "O", "C"])
  func `A letter drawn with corners is that letter and no other`(name: String) throws {
    let points =
      switch name {
      case "L": corners((100, 100), (100, 200), (190, 200))
      case "U": corners((100, 100), (100, 200), (190, 200), (190, 100))
      case "O": corners((200, 100), (100, 100), (100, 200), (200, 200), (200, 110))
      default: corners((200, 100), (100, 100), (100, 200), (200, 200))
      }
    let lines = try player.play(trace(points))
    #expect(events(lines) == [#"{"event":"recognized","name":"\#(name)"}"#])
  }

  @Test(arguments: ["U", "O", "C"], [60.0, 90, 120])
  func `A letter drawn round is that letter and no other`(name: String, radius: Double) throws {
    let points =
      switch name {
      case "U":
        corners((160 - radius, 140), (160 - radius, 260)) + arc(radius, from: 180, by: -180)
          + corners((160 + radius, 260), (160 + radius, 140))
      case "O": arc(radius, from: -50, by: -350)
      default: arc(radius, from: -40, by: -280)
      }
    let lines = try player.play(trace(points))
    #expect(events(lines) == [#"{"event":"recognized","name":"\#(name)"}"#])
  }

  @Test func `What is none of the letters is not recognized, and is said to be none`() throws {
    let lines = try player.play(trace(corners((100, 200), (200, 200), (200, 100))))
    #expect(outcomes(lines) == [])
    #expect(player.texts().contains("None of these"))
    #expect(player.last.hasSuffix(#""scene":"strokes","recognized":[]}"#))
  }

  @Test func `A tap is no drawing, and worth no word`() throws {
    let lines = try player.play(trace(corners((100, 200), (103, 201))))
    #expect(lines == [])
    #expect(!player.texts().contains("None of these"))
  }

  @Test func `A second finger makes it no letter`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":100,"y":100}
      {"t":0.2,"id":1,"phase":"moved","x":100,"y":200}
      {"t":0.3,"id":2,"phase":"began","x":200,"y":200}
      {"t":0.4,"id":2,"phase":"ended","x":200,"y":200}
      {"t":0.5,"id":1,"phase":"ended","x":100,"y":200}
      """)
    #expect(
      outcomes(lines) == [#"{"recognizer":"I","state":"cancelled"}"#])
  }

  @Test func `The last line has all that was recognized, in order`() throws {
    for letter in [
      corners((100, 100), (100, 200), (190, 200)), corners((100, 100), (100, 200)),
      corners((100, 100), (100, 200), (190, 200)),
    ] {
      _ = try player.play(trace(letter, from: player.scene.window.clock.now + 1))
    }
    #expect(player.last.hasSuffix(#""scene":"strokes","recognized":["L","I","L"]}"#))
  }

  @Test func `While the finger draws, it is said what lifting now would make`() {
    var time = 0.0
    func go(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
      time += 0.05
      player.scene.window.send([
        TouchSample(id: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
      ])
    }
    go(.began, 100, 100)
    for y in stride(from: 110, through: 200, by: 10) { go(.moved, 100, Double(y)) }
    #expect(player.texts().contains("Lift now for I"))
    for x in stride(from: 110, through: 200, by: 10) { go(.moved, Double(x), 200) }
    #expect(player.texts().contains("Lift now for L"))
    go(.ended, 200, 200)
    #expect(!player.texts().contains { $0.hasPrefix("Lift now") })
  }

  @Test(arguments: [
    (SceneKey.letterI, "I"), (.letterL, "L"), (.letterU, "U"), (.letterO, "O"), (.letterC, "C"),
  ])
  func `A key draws its letter, as it would be drawn by a finger`(key: SceneKey, name: String)
    throws
  {
    #expect(player.scene.press(key))
    #expect(player.lines() == [#"{"t":0,"event":"recognized","name":"\#(name)"}"#])
    #expect(player.texts().contains(name))
    // The line that it shows is one that a finger may follow.
    let lines = player.changes.compactMap {
      if case .path(_, let points, 6, _) = $0 { points } else { nil }
    }
    player.settle()
    let drawn = try player.play(
      trace(try #require(lines.last { $0.count > 1 }), from: player.scene.window.clock.now + 1))
    #expect(events(drawn) == [#"{"event":"recognized","name":"\#(name)"}"#])
    #expect(!player.scene.press(.plus))
  }

  @Test func `The trail fades away, and then nothing is going on`() throws {
    _ = try player.play(trace(corners((100, 100), (100, 200))))
    let faded = player.changes.compactMap {
      if case .opacity(_, let alpha) = $0 { alpha } else { nil }
    }
    #expect(faded.last == 0)
    #expect(faded.contains { $0 > 0.2 && $0 < 0.8 })
    #expect(player.scene.window.clock.isIdle)
  }
}
